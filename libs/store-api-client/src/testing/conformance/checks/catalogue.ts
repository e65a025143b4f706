import { at, type Json, listAt, textAt } from '../../../json-path.ts';
import { type ConformanceCheck, ensure, given, same } from '../conformance-check.ts';
import { UNKNOWN_ID } from '../conformance-server.ts';

/** Products, categories, navigation, pages and SEO URLs. */
export const catalogueChecks: readonly ConformanceCheck[] = [
  {
    id: 'product/order-of-ids',
    rule: '/product keeps the order of ids and skips unknown ones',
    run: async (server) => {
      const [first, second] = (await server.products()).map(({ id }) => id);
      const { body } = await server.visitor().post('/product', { ids: [second, UNKNOWN_ID, first] });
      same(
        listAt(body, 'elements').map(({ id }) => id),
        [second, first],
        'ids',
      );
    },
  },
  {
    id: 'product/query-of-post',
    rule: 'the query of a POST is not read as criteria',
    run: async (server) => {
      await server.products();
      ensure(listAt((await server.visitor().post('/product?limit=1')).body, 'elements').length > 1, 'the limit of the query was taken');
    },
  },
  {
    id: 'product/detail',
    rule: 'a product page answers product with layout and SEO category, and a configurator',
    run: async (server) => {
      const product = await server.product();
      const { body } = await server.visitor().post(`/product/${textAt(product, 'id')}`);
      same(at(body, 'product.id'), product['id'], 'product.id');
      ensure(Array.isArray(at(body, 'configurator')), 'configurator is no list');
      ensure(listAt(body, 'product.cmsPage.sections').length > 0, 'product.cmsPage has no section');
      ensure(textAt(body, 'product.seoCategory.id') !== '', 'product.seoCategory is absent');
    },
  },
  {
    id: 'product/media',
    rule: 'a product’s pictures come by association alone',
    run: async (server) => {
      const path = `/product/${textAt(await server.product(), 'id')}`;
      same(at((await server.visitor().post(path)).body, 'product.media'), null, 'product.media unasked');
      ensure(
        Array.isArray(at((await server.visitor().post(path, { associations: { media: {} } })).body, 'product.media')),
        'product.media is no list',
      );
    },
  },
  {
    id: 'product/seo-urls',
    rule: 'a product page’s SEO URLs come by association, not by the header',
    run: async (server) => {
      const path = `/product/${textAt(await server.product(), 'id')}`;
      same(
        at((await server.visitor().post(path, {}, { 'sw-include-seo-urls': 'true' })).body, 'product.seoUrls'),
        null,
        'seoUrls by header',
      );
      ensure(
        Array.isArray(at((await server.visitor().post(path, { associations: { seoUrls: {} } })).body, 'product.seoUrls')),
        'seoUrls by association',
      );
    },
  },
  {
    id: 'product/seo-header',
    rule: 'the header for SEO URLs fills them on lists, whatever its value',
    run: async (server) => {
      const body = { ids: [(await server.product())['id']] };
      same(at((await server.visitor().post('/product', body)).body, 'elements.0.seoUrls'), null, 'seoUrls without header');
      ensure(
        Array.isArray(at((await server.visitor().post('/product', body, { 'sw-include-seo-urls': 'false' })).body, 'elements.0.seoUrls')),
        'seoUrls with the header "false"',
      );
    },
  },
  {
    id: 'product/unknown',
    rule: 'an unknown product is 404 CONTENT__PRODUCT_NOT_FOUND',
    run: async (server) =>
      same((await server.visitor().post(`/product/${UNKNOWN_ID}`)).outcome, '404 CONTENT__PRODUCT_NOT_FOUND', 'POST /product/{id}'),
  },
  {
    id: 'product/parent',
    rule: 'the page of a parent shows one of its variants',
    run: async (server) => {
      const parent = await server.parent();
      const { body } = await server.visitor().post(`/product/${textAt(parent, 'id')}`);
      ensure(at(body, 'product.id') !== parent['id'], 'the parent itself was answered');
      same(at(body, 'product.parentId'), parent['id'], 'product.parentId');
      ensure(listAt(body, 'configurator').length > 0, 'the configurator is empty');
    },
  },
  {
    id: 'product/inherited',
    rule: 'a variant’s own name is null and its translated one filled',
    run: async (server) => {
      const { body } = await server.visitor().post(`/product/${textAt(await server.parent(), 'id')}`);
      same(at(body, 'product.name'), null, 'product.name');
      ensure(textAt(body, 'product.translated.name') !== '', 'product.translated.name is empty');
    },
  },
  {
    id: 'product/find-variant',
    rule: 'find-variant on the parent answers a variant of the chosen option; on a variant it is 404',
    run: async (server) => {
      const parent = textAt(await server.parent(), 'id');
      const visitor = server.visitor();
      const { body } = await visitor.post(`/product/${parent}`);
      const group = listAt(body, 'configurator')[0];
      const option = listAt(group, 'options').at(-1);
      const options = { [textAt(group, 'id')]: textAt(option, 'id') };
      const found = (await visitor.post(`/product/${parent}/find-variant`, { options, switchedGroup: textAt(group, 'id') })).body;
      const variantId = at(found, 'variantId') ?? at(found, 'foundCombination.variantId');
      const variant = (await visitor.post('/product', { ids: [variantId] })).body;
      ensure(
        (at(variant, 'elements.0.optionIds') as unknown[] | null)?.includes(textAt(option, 'id')) === true,
        'the variant found lacks the option',
      );
      same(
        (await visitor.post(`/product/${String(variantId)}/find-variant`, { options })).outcome,
        '404 CONTENT__PRODUCT_VARIANT_NOT_FOUND',
        'find-variant of a variant',
      );
    },
  },
  {
    id: 'product/cross-selling',
    rule: 'cross-selling is an array, of an unknown product an empty one',
    run: async (server) => {
      same((await server.visitor().post(`/product/${UNKNOWN_ID}/cross-selling`)).body, [], 'of an unknown product');
      ensure(
        Array.isArray((await server.visitor().post(`/product/${textAt(await server.product(), 'id')}/cross-selling`)).body),
        'is no array',
      );
    },
  },
  {
    id: 'product/reviews',
    rule: 'reviews are a list; writing one needs a customer',
    run: async (server) => {
      const path = `/product/${textAt(await server.product(), 'id')}`;
      ensure(Array.isArray(at((await server.visitor().post(`${path}/reviews`)).body, 'elements')), 'elements is no list');
      same(
        (await server.visitor().post(`${path}/review`, { title: 'A title', content: 'x'.repeat(40), points: 5 })).outcome,
        '403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
        'POST review',
      );
    },
  },
  {
    id: 'category/home',
    rule: 'home stands for the channel’s navigation category, with its layout',
    run: async (server) => {
      const { body } = await server.visitor().post('/category/home');
      same(at(body, 'id'), at(await server.context(), 'salesChannel.navigationCategoryId'), 'id');
      ensure(listAt(body, 'cmsPage.sections').length > 0, 'cmsPage has no section');
    },
  },
  {
    id: 'category/unknown',
    rule: 'an unknown category is 404 CONTENT__CATEGORY_NOT_FOUND',
    run: async (server) =>
      same((await server.visitor().post(`/category/${UNKNOWN_ID}`)).outcome, '404 CONTENT__CATEGORY_NOT_FOUND', 'POST /category/{id}'),
  },
  {
    id: 'category/get',
    rule: 'GET works on a category',
    run: async (server) => {
      const id = textAt(await server.category(), 'id');
      same(at((await server.visitor().get(`/category/${id}`)).body, 'id'), id, 'id');
    },
  },
  {
    id: 'category/folder',
    rule: 'folders and links stand in the navigation, their pages are 404',
    run: async (server) => {
      const folder = given(
        (await server.menu()).find(({ type }) => type === 'folder' || type === 'link'),
        'the navigation has neither folder nor link',
      );
      same(
        (await server.visitor().post(`/category/${textAt(folder, 'id')}`)).outcome,
        '404 CONTENT__CATEGORY_NOT_FOUND',
        'POST /category/{id}',
      );
      same((await server.visitor().post(`/product-listing/${textAt(folder, 'id')}`)).outcome, '200', 'POST /product-listing/{id}');
    },
  },
  {
    id: 'navigation/active',
    rule: 'the way to the active category is open at any depth',
    run: async (server) => {
      const deep = given(
        (await server.menu()).find(({ level }) => Number(level) >= 3),
        'the navigation has one level alone',
      );
      const body: Json[] = listAt(
        (await server.visitor().post(`/navigation/${textAt(deep, 'id')}/main-navigation`, { depth: 0 })).body,
        '',
      );
      const parent = body.find(({ id }) => id === deep['parentId']);
      ensure(
        listAt(parent ?? {}, 'children').some(({ id }) => id === deep['id']),
        'the active category is not there',
      );
    },
  },
  {
    id: 'breadcrumb/product',
    rule: 'a product’s breadcrumb lists categories with names',
    run: async (server) => {
      const { body, outcome } = await server.visitor().get(`/breadcrumb/${textAt(await server.product(), 'id')}?type=product`);
      if (outcome === '404 0') given(undefined, 'the server has no breadcrumbs');
      const entries = Array.isArray(body) ? listAt(body, '') : listAt(body, 'breadcrumbs');
      ensure(
        entries.length > 0 && entries.every((entry) => textAt(entry, 'name') !== '' && textAt(entry, 'categoryId') !== ''),
        'an entry lacks name or categoryId',
        entries[0],
      );
    },
  },
  {
    id: 'page/unknown',
    rule: 'unknown landing pages and layouts are 404 with codes of their own',
    run: async (server) => {
      same((await server.visitor().post(`/landing-page/${UNKNOWN_ID}`)).outcome, '404 CONTENT__LANDING_PAGE_NOT_FOUND', 'landing page');
      same((await server.visitor().post(`/cms/${UNKNOWN_ID}`)).outcome, '404 CONTENT__CMS_PAGE_NOT_FOUND', 'layout');
    },
  },
  {
    id: 'navigation/tree',
    rule: 'the main navigation is a bare array of categories with children',
    run: async (server) => {
      const { body } = await server.visitor().post('/navigation/main-navigation/main-navigation');
      ensure(Array.isArray(body) && body.length > 0, 'is no filled array');
      ensure(
        listAt(body, '').every(({ children, type }) => Array.isArray(children) && typeof type === 'string'),
        'an entry lacks children or type',
      );
    },
  },
  {
    id: 'navigation/depth',
    rule: 'depth 0 opens the first level alone',
    run: async (server) => {
      const { body } = await server.visitor().post('/navigation/main-navigation/main-navigation', { depth: 0 });
      ensure(
        listAt(body, '').length > 0 && listAt(body, '').every(({ children }) => Array.isArray(children) && children.length === 0),
        'an entry is open, or there is none',
      );
    },
  },
  {
    id: 'navigation/flat',
    rule: 'without a tree the entries stand side by side, children null',
    run: async (server) => {
      const { body } = await server.visitor().post('/navigation/main-navigation/main-navigation', { buildTree: false });
      ensure(Array.isArray(body) && listAt(body, '').every(({ children }) => children === null), 'an entry has children');
    },
  },
  {
    id: 'navigation/unknown',
    rule: 'an unknown root is 404, another alias 400',
    run: async (server) => {
      same((await server.visitor().post(`/navigation/${UNKNOWN_ID}/${UNKNOWN_ID}`)).status, 404, 'unknown id');
      same((await server.visitor().post('/navigation/xyz/xyz')).outcome, '400 FRAMEWORK__INVALID_UUID', 'another alias');
    },
  },
  {
    id: 'seo-url/fields',
    rule: 'a SEO URL names route, path, technical path and what it stands for',
    run: async (server) => {
      const { body, outcome } = await server.visitor().post('/seo-url', { limit: 5 });
      same(outcome, '200', 'POST /seo-url');
      const first = given(listAt(body, 'elements')[0], 'the channel has no SEO URL');
      ensure(
        ['routeName', 'pathInfo', 'seoPathInfo', 'foreignKey', 'languageId'].every((key) => textAt(first, key) !== ''),
        'a field is absent',
        Object.keys(first),
      );
      ensure(/^\/(detail|navigation|landingPage)\/[0-9a-f]{32}$/.test(textAt(first, 'pathInfo')), 'pathInfo', first['pathInfo']);
    },
  },
  {
    id: 'seo-url/matching',
    rule: 'a path is found without regard to case, never with a leading slash',
    run: async (server) => {
      const visitor = server.visitor();
      const known = given(listAt((await visitor.post('/seo-url', { limit: 1 })).body, 'elements')[0], 'the channel has no SEO URL');
      const find = async (value: string): Promise<unknown[]> =>
        listAt((await visitor.post('/seo-url', { filter: [{ type: 'equals', field: 'seoPathInfo', value }] })).body, 'elements').map(
          ({ id }) => id,
        );
      const path = textAt(known, 'seoPathInfo');
      ensure((await find(path.toUpperCase())).includes(known['id']), 'upper case finds nothing');
      same(await find(`/${path}`), [], 'with a leading slash');
    },
  },
  {
    id: 'seo-url/language',
    rule: 'SEO URLs are those of the call’s language',
    run: async (server) => {
      given((await server.languages())[0], 'there is no language');
      for (const language of await server.languages()) {
        const { body, outcome } = await server.visitor().post('/seo-url', { limit: 10 }, { 'sw-language-id': textAt(language, 'id') });
        same(outcome, '200', 'POST /seo-url');
        ensure(
          listAt(body, 'elements').every(({ languageId }) => languageId === language['id']),
          'a SEO URL of another language',
        );
      }
    },
  },
];
