import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, listAt, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('POST /product', () => {
  const ids = async (criteria: unknown): Promise<unknown[]> =>
    pluck((await shop.visitor().post('/product', criteria)).body, 'elements', 'id');

  it('keeps the order of ids, skips unknown and inactive ones, and has no limit then', async () => {
    const { body } = await shop.visitor().post('/product', { ids: [ID.few, 'f'.repeat(32), ID.withdrawn, ID.stool] });
    expect([pluck(body, 'elements', 'id'), body['limit'], body['total']]).toEqual([[ID.few, ID.stool], null, 2]);
  });

  it('filters by equals, equalsAny, contains, range, multi and not', async () => {
    expect(await ids({ filter: [{ type: 'equals', field: 'productNumber', value: 't-stool' }] })).toEqual([ID.stool]);
    expect(await ids({ filter: [{ type: 'equalsAny', field: 'id', value: [ID.stool] }] })).toEqual([ID.stool]);
    expect(await ids({ filter: [{ type: 'contains', field: 'name', value: 'HANDBOOK' }] })).toEqual([ID.book]);
    expect(await ids({ filter: [{ type: 'range', field: 'stock', parameters: { gte: 1, lt: 4 } }] })).toEqual([ID.few]);
    expect(
      await ids({
        filter: [
          {
            type: 'multi',
            operator: 'and',
            queries: [
              { type: 'equals', field: 'parentId', value: ID.chair },
              { type: 'equals', field: 'optionIds', value: ID.small },
            ],
          },
        ],
      }),
    ).toEqual([ID.chairRedSmall]);
    expect(
      await ids({
        filter: [
          { type: 'equals', field: 'isCloseout', value: true },
          { type: 'not', operator: 'or', queries: [{ type: 'equals', field: 'stock', value: 0 }] },
        ],
      }),
    ).toEqual([ID.few]);
    // Text is cast to 0.
    expect(await ids({ filter: [{ type: 'equals', field: 'shippingFree', value: 'true' }] })).toEqual(
      await ids({ filter: [{ type: 'equals', field: 'shippingFree', value: false }] }),
    );
    expect(await ids({ filter: [{ type: 'equals', field: 'shippingFree', value: true }] })).toEqual([ID.gift]);
  });

  it('sorts by a list of fields or by the short text form', async () => {
    const filter = [{ type: 'equalsAny', field: 'id', value: [ID.stool, ID.book, ID.few] }];
    expect(await ids({ filter, sort: [{ field: 'name', order: 'DESC' }] })).toEqual([ID.stool, ID.few, ID.book]);
    expect(await ids({ filter, sort: 'name' })).toEqual([ID.book, ID.few, ID.stool]);
  });

  it.each([
    [{ ids: [] }, 400, 'FRAMEWORK__INVALID_API_CRITERIA_IDS'],
    [{ page: 0 }, 400, 'FRAMEWORK__INVALID_PAGE_QUERY'],
    [{ limit: 101 }, 400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'],
    [{ sort: 'nope' }, 400, 'FRAMEWORK__UNMAPPED_FIELD'],
    [{ filter: [{ type: 'equals', field: 'nope', value: 1 }] }, 400, 'FRAMEWORK__UNMAPPED_FIELD'],
    [{ filter: [{ type: 'equals', value: 1 }] }, 400, 'FRAMEWORK__INVALID_FILTER_QUERY'],
    [{ filter: [{ type: 'equals', field: 'purchasePrices', value: 1 }] }, 500, 'FRAMEWORK__ACCESSOR_NOT_ALLOWED'],
    [{ associations: { nope: {} } }, 500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND'],
    [{ associations: { manufacturer: { associations: { nope: {} } } } }, 500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND'],
  ])('refuses %j with %i %s', async (criteria, status, code) => {
    expect(await shop.visitor().post('/product', criteria)).toMatchObject({ status, code });
  });

  it('associations are null unless asked for', async () => {
    const plain = at((await shop.visitor().post('/product', { ids: [ID.stool] })).body, 'elements.0');
    expect(plain).toMatchObject({
      manufacturer: null,
      media: null,
      properties: null,
      options: null,
      seoUrls: null,
      cover: { media: { id: expect.any(String) } },
    });
    const loaded = at(
      (
        await shop.visitor().post('/product', {
          ids: [ID.chairRedSmall],
          associations: { manufacturer: {}, media: {}, options: { associations: { group: {} } }, seoUrls: {} },
        })
      ).body,
      'elements.0',
    );
    expect(loaded).toMatchObject({
      manufacturer: { name: 'Maker' },
      options: [{ name: 'Red', group: { name: 'Colour' } }, { name: 'Small' }],
      seoUrls: [{ seoPathInfo: 'lounge-chair/T-CHAIR.1' }],
    });
    expect(listAt(loaded, 'media')).toHaveLength(2);
  });

  it('includes keep wanted fields, and of `translated` what is wanted by its own name', async () => {
    const wanted = { ids: [ID.stool], includes: { product: ['id', 'translated', 'cover'], product_media: ['media'], media: ['url'] } };
    const product = at((await shop.visitor().post('/product', wanted)).body, 'elements.0');
    expect(product).toEqual({
      id: ID.stool,
      translated: [],
      cover: { media: { url: expect.any(String), apiAlias: 'media' }, apiAlias: 'product_media' },
      apiAlias: 'product',
    });
    const named = at(
      (await shop.visitor().post('/product', { ids: [ID.stool], includes: { product: ['name', 'translated'] } })).body,
      'elements.0.translated',
    );
    expect(named).toEqual({ name: 'Oak Stool' });
  });
});

describe('POST /product/{id}', () => {
  it('a parent resolves to a variant, with the configurator of all options and the seo category', async () => {
    const { body } = await shop.visitor().post(`/product/${ID.chair}`);
    expect(body).toMatchObject({
      product: {
        id: ID.chairRedSmall,
        parentId: ID.chair,
        name: null,
        translated: { name: 'Lounge Chair' },
        seoCategory: { id: ID.chairs },
        cmsPage: { type: 'product_detail' },
      },
    });
    expect(pluck(body, 'configurator', 'name')).toEqual(['Colour', 'Size']);
    expect(pluck(body, 'configurator.0.options', 'colorHexCode')).toEqual(['#c83c3c', '#3c5ac8']);
  });

  it('sw-include-seo-urls does nothing here: ask for the association', async () => {
    expect(at((await shop.visitor().post(`/product/${ID.stool}`, {}, { 'sw-include-seo-urls': '1' })).body, 'product.seoUrls')).toBeNull();
    expect(
      at((await shop.visitor().post(`/product/${ID.stool}`, { associations: { seoUrls: {} } })).body, 'product.seoUrls.0.seoPathInfo'),
    ).toBe('oak-stool');
  });

  it('unknown and inactive ones are 404, malformed ids 400, GET is 405', async () => {
    for (const id of ['f'.repeat(32), ID.withdrawn])
      expect(await shop.visitor().post(`/product/${id}`)).toMatchObject({ status: 404, code: 'CONTENT__PRODUCT_NOT_FOUND' });
    expect(await shop.visitor().post('/product/xyz')).toMatchObject({ status: 400, code: 'FRAMEWORK__INVALID_UUID' });
    expect((await shop.visitor().get(`/product/${ID.stool}`)).status).toBe(405);
  });

  it('tier prices: each quantity is the upper end of its step, the last one its start', async () => {
    const product = at((await shop.visitor().post(`/product/${ID.stool}`)).body, 'product');
    expect([pluck(product, 'calculatedPrices', 'quantity'), pluck(product, 'calculatedPrices', 'unitPrice')]).toEqual([
      [4, 9, 10],
      [49.9, 45, 40],
    ]);
    expect(product).toMatchObject({
      calculatedCheapestPrice: { unitPrice: 40, hasRange: true },
      calculatedPrice: { unitPrice: 49.9, listPrice: { price: 59.9, discount: -10, percentage: 16.69 } },
    });
  });

  it('prices follow the currency of the context', async () => {
    const visitor = shop.visitor();
    await visitor.patch('/context', { currencyId: ID.usd });
    expect(at((await visitor.post(`/product/${ID.stool}`)).body, 'product.calculatedPrice.unitPrice')).toBe(54);
  });

  it('a base price is worked out from the units', async () => {
    const product = at((await shop.visitor().post(`/product/${ID.coffee}`)).body, 'product');
    expect(product).toMatchObject({
      calculatedPrice: { referencePrice: { purchaseUnit: 0.5, referenceUnit: 1, unitName: 'Kilogram', price: 25 } },
      calculatedMaxPurchase: 10,
    });
  });

  it('maximum purchase: stock only for what is sold while stocks last, else the shop’s 100', async () => {
    const max = async (id: string): Promise<unknown> =>
      at((await shop.visitor().post(`/product/${id}`)).body, 'product.calculatedMaxPurchase');
    expect([await max(ID.few), await max(ID.stool), await max(ID.soldOut)]).toEqual([3, 100, 0]);
    expect(at((await shop.visitor().post(`/product/${ID.soldOut}`)).body, 'product.available')).toBe(false);
  });
});

describe('variants and cross-selling', () => {
  const find = (id: string, body: unknown) => shop.visitor().post(`/product/${id}/find-variant`, body);

  it('finds by groups or by ids, on the parent only', async () => {
    expect((await find(ID.chair, { options: { [ID.color]: ID.red, [ID.size]: ID.large } })).body).toMatchObject({
      variantId: ID.chairRedLarge,
      options: { [ID.color]: ID.red, [ID.size]: ID.large },
    });
    expect((await find(ID.chair, { options: [ID.blue, ID.large] })).body).toMatchObject({ variantId: ID.chairBlueLarge });
    expect(await find(ID.chairRedLarge, { options: [ID.red] })).toMatchObject({ status: 404, code: 'CONTENT__PRODUCT_VARIANT_NOT_FOUND' });
  });

  it('falls back to the switched group where the combination does not exist', async () => {
    const impossible = { options: { [ID.color]: ID.blue, [ID.size]: ID.small }, switchedGroup: ID.color };
    expect((await find(ID.chair, impossible)).body).toMatchObject({ variantId: ID.chairBlueLarge, options: { [ID.color]: ID.blue } });
    expect((await find(ID.chair, { options: impossible.options })).status).toBe(404);
  });

  it('cross-selling is a bare array; of an unknown product it is empty', async () => {
    const { body } = await shop.visitor().post(`/product/${ID.stool}/cross-selling`);
    expect(at(body, '0')).toMatchObject({ crossSelling: { name: 'Goes well with' }, total: 2, streamId: null });
    expect((await shop.visitor().post(`/product/${'f'.repeat(32)}/cross-selling`)).body).toEqual([]);
  });
});
