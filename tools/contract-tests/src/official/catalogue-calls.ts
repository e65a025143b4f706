import fc from 'fast-check';
import * as api from '@vitrine/store-api-client';
import { criteria, email, id, listing, words } from './arbitraries.ts';
import { calls, type OperationCalls } from './operation-calls.ts';

const alias = fc.constantFrom('main-navigation', 'footer-navigation', 'service-navigation');
const navigation = fc.record({ depth: fc.integer({ min: 1, max: 5 }), buildTree: fc.boolean() }, { requiredKeys: [] });
const search = fc.tuple(words, listing).map(([text, params]) => ({ ...params, search: text }));

export const CATALOGUE_CALLS: Record<string, OperationCalls> = {
  listProducts: calls(api.listProducts, fc.tuple(criteria), async ({ visitor, roles }) => {
    await api.listProducts(visitor(), {
      limit: 20,
      associations: { media: {}, manufacturer: {}, categories: {}, properties: { associations: { group: {} } } },
    });
    await api.listProducts(visitor(), { ids: [roles.plain.id, roles.withVariants.variants[0]?.id ?? ''] });
    await api.listProducts(visitor(), {
      limit: 1,
      filter: [{ type: 'equals', field: 'productNumber', value: 'none' }],
      'total-count-mode': 'exact',
    });
  }),
  getProduct: calls(api.getProduct, fc.tuple(id, criteria), async ({ visitor, roles }) => {
    for (const product of [roles.plain, roles.withVariants, roles.tiered, roles.unitPriced, roles.digital, roles.closeout])
      await api.getProduct(visitor(), product.id);
    await api.getProduct(visitor(), roles.plain.id, { associations: { cmsPage: {}, crossSellings: {} } });
    for (const languageId of roles.languages) await api.getProduct(visitor().withLanguage(languageId), roles.withVariants.id);
  }),
  findVariant: calls(
    api.findVariant,
    fc.tuple(
      id,
      fc.record(
        {
          options: fc.oneof(fc.dictionary(id, id, { minKeys: 1, maxKeys: 3 }), fc.array(id, { minLength: 1, maxLength: 3 })),
          switchedGroup: id,
        },
        { requiredKeys: ['options'] },
      ),
    ),
    ({ visitor, roles }) => api.findVariant(visitor(), roles.withVariants.id, { options: roles.withVariants.variants[0]?.optionIds ?? [] }),
  ),
  getCrossSellings: calls(api.getCrossSellings, fc.tuple(id, criteria), ({ visitor, roles }) =>
    api.getCrossSellings(visitor(), roles.plain.id),
  ),
  listReviews: calls(api.listReviews, fc.tuple(id, criteria), async ({ visitor, roles }) => {
    await api.listReviews(visitor(), roles.plain.id);
    await api.listReviews(visitor(), roles.plain.id, {
      aggregations: [{ name: 'ratingMatrix', type: 'terms', field: 'points' }],
      'total-count-mode': 'exact',
    });
  }),
  addReview: calls(
    api.addReview,
    fc.tuple(
      id,
      fc.record(
        { title: words, content: words, points: fc.integer({ min: 1, max: 5 }), name: words, email },
        { requiredKeys: ['title', 'content'] },
      ),
    ),
    async ({ customer, roles }) =>
      api.addReview((await customer()).client, roles.plain.id, {
        title: 'Quite right',
        content: 'It does what was promised, and looks the part in the hall.',
        points: 4,
      }),
  ),
  getProductListing: calls(api.getProductListing, fc.tuple(id, listing), async ({ visitor, roles }) => {
    for (const params of [
      {},
      { limit: 3, p: 2 },
      { 'no-aggregations': true, limit: 1 },
      { 'only-aggregations': true },
      { properties: [roles.option], manufacturer: [roles.manufacturer] },
      { 'min-price': 1_000_000 },
      { order: 'price-desc', limit: 2 },
    ]) {
      await api.getProductListing(visitor(), roles.category, params);
    }
    await api.getProductListing(visitor(), roles.rootId);
  }),
  searchProducts: calls(api.searchProducts, fc.tuple(search), async ({ visitor, roles }) => {
    await api.searchProducts(visitor(), { search: roles.plain.name['en-US'] });
    await api.searchProducts(visitor(), { search: 'zzzzqqq' });
  }),
  suggestProducts: calls(api.suggestProducts, fc.tuple(search), async ({ visitor, roles }) => {
    await api.suggestProducts(visitor(), { search: roles.plain.name['en-US'].slice(0, 4) });
    await api.suggestProducts(visitor(), { search: 'zzzzqqq' });
  }),
  getCategory: calls(api.getCategory, fc.tuple(fc.oneof(id, fc.constant('home')), listing), async ({ visitor, roles }) => {
    await api.getCategory(visitor(), 'home');
    for (const category of roles.categories) await api.getCategory(visitor(), category, { limit: 2 });
  }),
  listCategories: calls(api.listCategories, fc.tuple(criteria), async ({ visitor, roles }) => {
    await api.listCategories(visitor(), { limit: 100, associations: { media: {} } });
    await api.listCategories(visitor(), { filter: [{ type: 'equals', field: 'parentId', value: roles.rootId }] });
  }),
  getGaranLabel: calls(api.getGaranLabel, fc.tuple(id), ({ visitor, roles }) => api.getGaranLabel(visitor(), roles.plain.id)),
  downloadProductExport: calls(
    api.downloadProductExport,
    fc.tuple(fc.record({ accessKey: fc.constantFrom('SWPEONE', 'SWPETWO'), fileName: fc.constant('products.csv') })),
    async ({ visitor, roles: { productExport } }) => {
      await api.downloadProductExport(visitor(), productExport);
      await api.downloadProductExport(visitor(), { ...productExport, fileName: 'none.csv' }).catch(() => undefined);
    },
  ),
  getPurchaseLimits: calls(api.getPurchaseLimits, fc.tuple(fc.array(id, { minLength: 1, maxLength: 3 })), ({ visitor, roles }) =>
    api.getPurchaseLimits(visitor(), [roles.plain.id, roles.closeout.id]),
  ),
  getLandingPage: calls(api.getLandingPage, fc.tuple(id, listing), async ({ visitor, roles }) => {
    for (const page of roles.landingPages) await api.getLandingPage(visitor(), page);
  }),
  getCmsPage: calls(api.getCmsPage, fc.tuple(id, listing), async ({ visitor, roles }) => {
    for (const page of roles.cmsPages) await api.getCmsPage(visitor(), page);
  }),
  getNavigation: calls(api.getNavigation, fc.tuple(fc.oneof(alias, id), fc.oneof(alias, id), navigation), async ({ visitor, roles }) => {
    for (const menu of ['main-navigation', 'footer-navigation', 'service-navigation'])
      await api.getNavigation(visitor(), menu, menu, { depth: 3 });
    await api.getNavigation(visitor(), 'main-navigation', 'main-navigation', { buildTree: false });
    await api.getNavigation(visitor(), roles.category, roles.rootId, { depth: 1 });
  }),
  findSeoUrls: calls(api.findSeoUrls, fc.tuple(criteria), async ({ visitor, roles }) => {
    await api.findSeoUrls(visitor(), { filter: [{ type: 'equals', field: 'foreignKey', value: roles.plain.id }] });
    await api.findSeoUrls(visitor(), { filter: [{ type: 'equals', field: 'seoPathInfo', value: 'no/such' }] });
    await api.findSeoUrls(visitor(), { limit: 100 });
  }),
  getBreadcrumb: calls(api.getBreadcrumb, fc.tuple(id, fc.constantFrom('category', 'product')), async ({ visitor, roles }) => {
    await api.getBreadcrumb(visitor(), roles.plain.id, 'product');
    await api.getBreadcrumb(visitor(), roles.category, 'category');
  }),
};
