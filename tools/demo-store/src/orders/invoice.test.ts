import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '../testing/customers.ts';
import { pageCount, pdfText } from '../testing/pdf-text.ts';
import { at, type Json, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts';
import { ACCESS_KEY, ID } from '../testing/small-catalogue.ts';
import { printable } from './invoice.ts';

let shop: TestShop;
let counter = 0;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Orders with these names and items, and fetches the invoice. */
async function invoice(names: Json, items: Json[], languageId: string = ID.english): Promise<Uint8Array> {
  const visitor: Visitor = shop.visitor();
  await visitor.patch('/context', { languageId });
  await visitor.post('/account/register', registration(`invoice-${++counter}@example.com`, names));
  await visitor.post('/checkout/cart/line-item', { items });
  const { id } = (await visitor.post('/checkout/order')).body;
  const listed = await visitor.post('/order', { filter: [{ type: 'equals', field: 'id', value: id }], associations: { documents: {} } });
  const document = at(listed.body, 'orders.elements.0.documents.0');
  const response = await fetch(
    `${shop.url}/store-api/document/download/${String(at(document, 'id'))}/${String(at(document, 'deepLinkCode'))}`,
    {
      headers: { 'sw-access-key': ACCESS_KEY, 'sw-context-token': visitor.token ?? '' },
    },
  );
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return new Uint8Array(await response.arrayBuffer());
}

describe('an invoice', () => {
  it('names address, items, prices, tax and total, in the order’s language', async () => {
    const english = pdfText(
      await invoice({}, [
        { type: 'product', id: ID.stool, quantity: 2 },
        { type: 'promotion', referencedId: 'SAVE10' },
      ]),
    );
    for (const text of [
      'Invoice',
      'Max Muster',
      'Seestr. 2',
      '54321 Hamburg',
      'Germany',
      'Oak Stool',
      '€49.90',
      '€99.80',
      'Save 10 percent',
      '-€9.98',
      'Total',
      '€89.82',
      'Including VAT 19%',
    ])
      expect(english).toContain(text);
    const german = pdfText(await invoice({}, [{ type: 'product', id: ID.stool }], ID.german));
    for (const text of ['Rechnung', 'Eichenhocker', '49,90 €', 'Gesamtsumme']) expect(german).toContain(text);
  });

  it('takes names of any script, and never loses the page to them', async () => {
    const text = pdfText(await invoice({ firstName: 'Łukasz (\\) Đỗ', lastName: '北京 <b>' }, [{ type: 'product', id: ID.stool }]));
    expect(text).toContain('Hamburg');
    expect(text).not.toContain('Łukasz');
  });

  it('of many lines goes on to further pages', async () => {
    const items = Array.from({ length: 80 }, (_, index) => ({ type: 'product', id: `line-${index}`, referencedId: ID.stool }));
    const file = await invoice({}, items);
    expect(pageCount(file)).toBeGreaterThan(1);
    expect(pdfText(file).match(/Oak Stool/g)).toHaveLength(80);
  });
});

it.each([
  ['Dvořák', 'Dvorák'],
  ['10 €', '10 €'],
  ['北京', '??'],
  ['a\nb', 'a b'],
])('%s is printed as %s', (text, expected) => {
  expect(printable(text)).toBe(expected);
});
