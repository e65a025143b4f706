import { describe, expect, it } from 'vitest';
import type { Order, OrderLineItem } from '@vitrine/store-api-client';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { LineDownloads, OrderDocuments } from './order-files.tsx';

const file = (over: object = {}) => ({ id: 'f', accessGranted: true, media: { fileName: 'plan', fileExtension: 'pdf' }, ...over });
const line = (...downloads: object[]) => (
  <LineDownloads order={{ id: 'o' } as Order} line={{ label: 'Building plan', downloads } as unknown as OrderLineItem} />
);
const document = (over: object = {}) => ({ id: 'd', deepLinkCode: 'code', config: {}, documentType: { name: 'Invoice' }, ...over });
const documents = (...all: object[]) => <OrderDocuments order={{ id: 'o', documents: all } as unknown as Order} />;

describe('a download that was bought', () => {
  it('is a link to its file, by the name of the file or else of the product', () => {
    expect(shopMarkup(line(file()))).toContain('href="/account/order/download/o/f"');
    expect(shopWords(line(file()))).toContain('plan.pdf');
    expect(shopWords(line(file({ media: { fileName: 'plan' } })))).toMatch(/plan(?!\.)/);
    expect(shopWords(line(file({ media: null })))).toContain('Building plan');
  });
  it('is promised for later while the store grants no access, and is a link as soon as one file is ready', () => {
    expect(shopMarkup(line(file({ accessGranted: false })))).not.toContain('<a ');
    expect(shopWords(line(file({ accessGranted: false }))).trim()).not.toBe('');
    expect(shopMarkup(line(file({ accessGranted: false }), file({ id: 'g' }))).match(/<a /g)).toHaveLength(1);
  });
  it('is not spoken of where nothing is to be downloaded', () => {
    expect(shopWords(line()).trim()).toBe('');
  });
});

it('files are not offered to who has only proved to know the order', () => {
  const order = { id: 'o', documents: [document()] } as unknown as Order;
  const shown = [
    <LineDownloads key="a" order={order} line={{ label: 'Plan', downloads: [file()] } as unknown as OrderLineItem} isOwn={false} />,
    <OrderDocuments key="b" order={order} isOwn={false} />,
  ].map((part) => shopMarkup(part));
  for (const part of shown) {
    expect(part).not.toContain('<a ');
    expect(part).toContain(t('account.order.filesForOwner'));
  }
});

describe('the documents of an order', () => {
  it('are links by kind and number', () => {
    expect(shopWords(documents(document({ config: { documentNumber: '1001' } })))).toContain('Invoice 1001');
    expect(shopMarkup(documents(document()))).toContain('href="/account/order/document/o/d"');
    expect(shopMarkup(documents(document())), 'the code that opens it is in no address').not.toContain('code"');
    expect(shopWords(documents(document({ documentType: null, config: { name: 'credit_note' } })))).toContain('Credit note');
    expect(shopWords(documents(document({ documentType: null, config: { name: 'our_own' } })))).toContain('our_own');
  });
  it.each([
    ['that the merchant keeps to themselves', { config: { displayInCustomerAccount: false } }],
    ['that the merchant keeps to themselves, as text', { config: { displayInCustomerAccount: 'false' } }],
    ['without a link of its own', { deepLinkCode: '' }],
  ])('leave out one %s', (_what, over) => {
    expect(shopWords(documents(document(over))).trim()).toBe('');
    expect(shopMarkup(documents(document(over), document())).match(/<a /g)).toHaveLength(1);
  });
});
