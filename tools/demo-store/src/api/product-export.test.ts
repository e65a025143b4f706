import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../catalogue/id.ts';
import { DEFAULT_SETTINGS } from '../server/settings.ts';
import { PUBLIC_ORIGIN, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID, smallCatalogue } from '../testing/small-catalogue.ts';

const EXPORT = { id: idOf('product-export:all'), accessKey: 'SWPETESTKEYOFTHEEXPORT0000', fileName: 'all.csv' };
const PATH = `/store-api/product-export/${EXPORT.accessKey}/${EXPORT.fileName}`;

let shops: TestShop[];
beforeAll(async () => {
  const catalogue = { ...smallCatalogue(), productExports: [EXPORT] };
  shops = await Promise.all([startTestShop({ catalogue }), startTestShop({ catalogue, shopware: '6.7' })]);
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

describe('a product export', () => {
  it('is read with its own key alone, and begins no session', async () => {
    for (const { url } of shops) {
      const response = await fetch(`${url}${PATH}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv;charset=UTF-8']);
      expect(response.headers.has('sw-context-token')).toBe(false);
    }
  });

  it('has a row for each thing on sale, and none for what is not', async () => {
    const [header, ...rows] = (await (await fetch(`${shops[0]?.url}${PATH}`)).text()).trimEnd().split('\n');
    expect(header).toBe('id,number,name,price,currency,stock,url');
    const ids = rows.map((row) => row.split(',')[0]);
    expect(ids).toContain(ID.stool);
    expect(ids).not.toContain(ID.withdrawn);
    const stool = rows.find((row) => row.startsWith(ID.stool));
    expect(stool).toMatch(new RegExp(`^${ID.stool},[^,]+,[^,]+,\\d+\\.\\d\\d,EUR,\\d+,${PUBLIC_ORIGIN}/\\S+$`));
  });

  it('is not there under another key or name, nor in a shop that is switched off', async () => {
    const [shop] = shops;
    const codeOf = async (path: string): Promise<unknown> => {
      const { status, code } = await (shop as TestShop).visitor().get(path);
      return [status, code];
    };
    const missing = [404, 'CONTENT__PRODUCT_EXPORT_NOT_FOUND'];
    expect(await codeOf(`/product-export/${EXPORT.accessKey}/other.csv`)).toEqual(missing);
    expect(await codeOf(`/product-export/SWPEANOTHERKEY/${EXPORT.fileName}`)).toEqual(missing);
    Object.assign((shop as TestShop).settings, { active: false });
    expect(await codeOf(PATH.slice('/store-api'.length))).toEqual(missing);
    Object.assign((shop as TestShop).settings, DEFAULT_SETTINGS);
  });
});
