import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Json, pluck, type Reply, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const products = (body: Json): Promise<Reply> => shop.visitor().post('/product', body);
const own = { type: 'equals', field: 'parentId', value: null };
const names = async (body: Json): Promise<unknown[]> => pluck((await products({ limit: 3, ...body })).body, 'elements', 'translated.name');

describe('the price in criteria', () => {
  it('sorts products by their price', async () => {
    const cheapest = await names({ filter: [own], sort: [{ field: 'price' }], limit: 1 });
    const dearest = await names({ filter: [own], sort: [{ field: 'price', order: 'DESC' }], limit: 1 });
    expect([cheapest, dearest]).toEqual([['Lamp Handbook'], ['Lounge Chair']]);
  });

  it('narrows products to a span, and is what figures are worked out from', async () => {
    const filter = [own, { type: 'range', field: 'price', parameters: { lte: 10 } }];
    const { body } = await products({ filter, aggregations: [{ name: 'price', type: 'stats', field: 'price' }] });
    const prices = pluck(body, 'elements', 'calculatedPrice.unitPrice').map(Number);
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(10);
    expect(body['aggregations']).toMatchObject({ price: { max: String(Math.max(...prices)), min: String(Math.min(...prices)) } });
  });
});

describe('fields of what belongs to a product', () => {
  it.each([
    ['manufacturer.name', 'Other', ['Highland Coffee']],
    ['options.group.name', 'Size', ['Lounge Chair']],
    ['categories.id', ID.chairs, ['Oak Stool']],
    ['productReviews.points', 5, ['Oak Stool']],
    ['children.productNumber', 'T-CHAIR.1', ['Lounge Chair']],
  ])('%s narrows the products', async (field, value, expected) => {
    const found = await names({ filter: [{ type: 'equals', field, value }], limit: 100 });
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found.length).toBeLessThan((await names({ limit: 100 })).length);
  });

  it.each([
    ...['tags.name', 'tax.taxRate', 'unit.name', 'deliveryTime.name', 'properties.group.name', 'coverId', 'media.id', 'cover.mediaId'],
    ...['cmsPageId', 'restockTime', 'purchaseUnit', 'states', 'parent.name', 'crossSellings.id', 'customFields.anything', 'streams.id'],
    ...['seoUrls.seoPathInfo', 'versionId', 'prices.quantityStart', '_score'],
  ])('%s may be sorted by', async (field) => {
    expect((await products({ limit: 1, sort: [{ field }] })).status).toBe(200);
  });

  it.each(['searchKeywords.keyword', 'wishlists.id', 'visibilities.visibility'])('%s is known, and not to be looked at', async (field) => {
    expect(await products({ sort: [{ field }] })).toMatchObject({ status: 500, code: 'FRAMEWORK__ACCESSOR_NOT_ALLOWED' });
  });

  it.each(['tags.nope', 'parent.nope', 'children.parent.nope', 'nope.name'])('%s is a field that nobody has', async (field) => {
    expect(await products({ sort: [{ field }] })).toMatchObject({ status: 400, code: 'FRAMEWORK__UNMAPPED_FIELD' });
  });
});
