import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Json, listAt, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Every slot of a layout by its element type. */
function slots(page: unknown): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const section of listAt(page, 'sections')) {
    for (const block of listAt(section, 'blocks'))
      for (const slot of listAt(block, 'slots')) found[String(at(slot, 'type'))] = slot as Json;
  }
  return found;
}

describe('category', () => {
  it('`home` is the navigation category with the layout of the home page', async () => {
    const { body } = await shop.visitor().get('/category/home');
    expect(body).toMatchObject({ id: ID.root, cmsPageIdSwitched: true, cmsPage: { id: ID.homePage } });
  });

  it('what a body says of the page’s associations is not read, but for its SEO URLs', async () => {
    const visitor = shop.visitor();
    const associations = { media: { associations: { media: {} } }, manufacturer: {}, sections: {} };
    expect((await visitor.post(`/category/${ID.chairs}`, { associations })).status).toBe(200);
    expect((await visitor.post(`/landing-page/${ID.landing}`, { associations })).status).toBe(200);
    const { body } = await visitor.post(`/category/${ID.chairs}`, { associations: { ...associations, seoUrls: {} } });
    expect(listAt(body, 'seoUrls').length).toBeGreaterThan(0);
  });

  it('the list takes criteria, and holds folders and hidden ones, too', async () => {
    const visitor = shop.visitor();
    const { body } = await visitor.post('/category', { limit: 2, 'total-count-mode': 1, sort: 'name' });
    expect(body).toMatchObject({ entity: 'category', limit: 2, apiAlias: 'dal_entity_search_result' });
    expect(listAt(body, 'elements')).toHaveLength(2);
    expect(Number(body['total'])).toBeGreaterThan(2);
    const all = pluck((await visitor.get('/category?limit=100')).body, 'elements', 'id');
    expect(all).toEqual(expect.arrayContaining([ID.folder, ID.hidden, ID.inactive]));
    const filter = [{ type: 'equals', field: 'parentId', value: ID.root }];
    const below = (await visitor.post('/category', { filter, associations: { media: {} } })).body;
    expect([...new Set(pluck(below, 'elements', 'parentId'))]).toEqual([ID.root]);
    expect(await visitor.post('/category', { filter: [{ type: 'equals', field: 'nope', value: 1 }] })).toMatchObject({
      status: 400,
      code: 'FRAMEWORK__UNMAPPED_FIELD',
    });
    expect(await visitor.post('/category', { associations: { nope: {} } })).toMatchObject({ status: 500 });
  });

  it('folders and links are 404, hidden and inactive ones 200', async () => {
    const visitor = shop.visitor();
    for (const id of [ID.folder, ID.blog, 'f'.repeat(32)])
      expect(await visitor.get(`/category/${id}`)).toMatchObject({ status: 404, code: 'CONTENT__CATEGORY_NOT_FOUND' });
    for (const id of [ID.hidden, ID.inactive]) expect((await visitor.get(`/category/${id}`)).status).toBe(200);
  });

  it('the embedded listing has the page size of the shop and follows listing parameters', async () => {
    const plain = slots((await shop.visitor().post(`/category/${ID.chairs}`)).body['cmsPage'])['product-listing'];
    expect(plain).toMatchObject({
      config: null,
      data: { listing: { limit: 24, total: 5, sorting: 'name-asc', currentFilters: { navigationId: ID.chairs } } },
    });
    const ordered = slots((await shop.visitor().post(`/category/${ID.chairs}?order=price-desc&limit=2`)).body['cmsPage'])[
      'product-listing'
    ];
    expect(pluck(ordered, 'data.listing.elements', 'translated.name')).toEqual(['Lounge Chair', 'Oak Stool']);
  });

  it('a mapped value is resolved from the category; filter and navigation slots stay empty', async () => {
    const page = slots((await shop.visitor().post(`/category/${ID.furniture}`)).body['cmsPage']);
    expect(at(page['text'], 'data.content')).toBe('For every room.');
    expect([page['sidebar-filter'], page['category-navigation']]).toMatchObject([
      { config: null, data: null },
      { config: null, data: null },
    ]);
  });
});

describe('layouts', () => {
  it('every slot comes resolved', async () => {
    const page = slots((await shop.visitor().post(`/landing-page/${ID.landing}`)).body['cmsPage']);
    expect(at(page['image'], 'data')).toMatchObject({ url: '', newTab: false, media: { apiAlias: 'media' }, apiAlias: 'cms_image' });
    expect(at(page['image-slider'], 'data.sliderItems.0.media.mimeType')).toBe('image/webp');
    expect(at(page['product-box'], 'data.product.manufacturer.name')).toBe('Maker');
    expect(pluck(page['product-slider'], 'data.products', 'id')).toEqual([ID.stool]);
    expect(at(page['youtube-video'], 'data')).toMatchObject({ url: null, newTab: null, apiAlias: 'cms_image' });
    expect(at(page['html'], 'data.content')).toBe('<div>Raw</div>');
    expect(pluck(page['form'], 'data', 'salutationKey')).toEqual(['mr', 'mrs']);
    expect(page['like']).toMatchObject({ data: null, translated: { config: { product: { value: ID.stool } } } });
  });

  it('pictures come in four widths below the public origin', async () => {
    const page = slots((await shop.visitor().post(`/landing-page/${ID.landing}`)).body['cmsPage']);
    expect(at(page['image'], 'data.media.url')).toBe('http://shop.example:3000/demo-store/media/room-1600.webp');
    expect(pluck(page['image'], 'data.media.thumbnails', 'width')).toEqual([200, 400, 800, 1600]);
  });

  it("another language's configuration is in translated.config, the raw one null where there is no own", async () => {
    const german = slots((await shop.visitor().post(`/cms/${ID.homePage}`, {}, { 'sw-language-id': ID.german })).body);
    expect(at(german['text'], 'translated.config.content.value')).toBe('<h1>Willkommen</h1>');
    expect(at(german['text'], 'data.content')).toBe('<h1>Willkommen</h1>');
    expect([at(german['html'], 'config'), at(german['html'], 'translated.config.content.value')]).toEqual([null, '<div>Raw</div>']);
  });

  it('the product page maps name, gallery and logo; gallery and logo need their associations', async () => {
    const bare = slots(at((await shop.visitor().post(`/product/${ID.stool}`)).body, 'product.cmsPage'));
    expect(at(bare['product-name'], 'data.content')).toBe('Oak Stool');
    expect([at(bare['image-gallery'], 'data.sliderItems'), at(bare['manufacturer-logo'], 'data.media')]).toEqual([[], null]);
    const full = slots(
      at(
        (await shop.visitor().post(`/product/${ID.stool}`, { associations: { media: {}, manufacturer: { associations: { media: {} } } } }))
          .body,
        'product.cmsPage',
      ),
    );
    expect(listAt(full['image-gallery'], 'data.sliderItems')).toHaveLength(2);
    expect(at(full['manufacturer-logo'], 'data.media.fileName')).toBe('logo');
    expect(at(full['buy-box'], 'data')).toMatchObject({ productId: ID.stool, totalReviews: 2, configuratorSettings: [] });
    expect(at(full['product-description-reviews'], 'data')).toMatchObject({
      productId: null,
      reviews: { totalReviews: 2, matrix: { pointSum: 9, matrix: { 5: { count: 1 }, 1: [] } } },
    });
    expect(at(full['cross-selling'], 'data.crossSellings.0.total')).toBe(2);
  });

  it('unknown ones are 404', async () => {
    expect(await shop.visitor().post(`/cms/${'f'.repeat(32)}`)).toMatchObject({ status: 404, code: 'CONTENT__CMS_PAGE_NOT_FOUND' });
    expect(await shop.visitor().post(`/landing-page/${'f'.repeat(32)}`)).toMatchObject({
      status: 404,
      code: 'CONTENT__LANDING_PAGE_NOT_FOUND',
    });
  });
});

describe('seo-url', () => {
  const find = async (value: string, language: string = ID.english, field = 'seoPathInfo'): Promise<unknown[]> =>
    pluck(
      (await shop.visitor().post('/seo-url', { filter: [{ type: 'equals', field, value }] }, { 'sw-language-id': language })).body,
      'elements',
      'foreignKey',
    );

  it('category paths are found with the slash at their end only, in any case, never with a leading one', async () => {
    expect(await find('Furniture/Chairs/')).toEqual([ID.chairs]);
    expect(await find('furniture/chairs/')).toEqual([ID.chairs]);
    expect(await find('Furniture/Chairs')).toEqual([]);
    expect(await find('/Furniture/Chairs/')).toEqual([]);
  });

  it('products and landing pages have no slash; variants append their number', async () => {
    expect(await find('oak-stool')).toEqual([ID.stool]);
    expect(await find('lounge-chair/T-CHAIR.2')).toEqual([ID.chairRedLarge]);
    expect(await find('spring')).toEqual([ID.landing]);
  });

  it('paths belong to one language', async () => {
    expect(await find('eichenhocker', ID.german)).toEqual([ID.stool]);
    expect(await find('eichenhocker')).toEqual([]);
    expect(await find('oak-stool', ID.british)).toEqual([ID.stool]);
  });

  it('technical paths and foreign keys are found, too; multi, or and equalsAny work', async () => {
    expect(await find(`/detail/${ID.stool}`, ID.english, 'pathInfo')).toEqual([ID.stool]);
    expect(await find(`/navigation/${ID.chairs}`, ID.english, 'pathInfo')).toEqual([ID.chairs]);
    expect(await find(`/landingPage/${ID.landing}`, ID.english, 'pathInfo')).toEqual([ID.landing]);
    const either = {
      type: 'multi',
      operator: 'or',
      queries: [
        { type: 'equals', field: 'seoPathInfo', value: 'Empty' },
        { type: 'equals', field: 'seoPathInfo', value: 'Empty/' },
      ],
    };
    expect(pluck((await shop.visitor().post('/seo-url', { filter: [either] })).body, 'elements', 'foreignKey')).toEqual([ID.empty]);
    const any = { type: 'equalsAny', field: 'foreignKey', value: `${ID.stool}|${ID.coffee}` };
    expect(listAt((await shop.visitor().post('/seo-url', { filter: [any] })).body, 'elements')).toHaveLength(2);
  });
});
