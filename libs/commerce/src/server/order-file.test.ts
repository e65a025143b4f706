import { beforeEach, expect, it, vi } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { orderFile, type OrderFileRequest } from './order-file.ts';

const [ID, DOCUMENT, HIDDEN, READY, LATER] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
  string,
];
const ORDER = {
  id: ID,
  orderNumber: '10001',
  documents: [
    { id: DOCUMENT, deepLinkCode: 'secret-code' },
    { id: HIDDEN, deepLinkCode: 'other-code', config: { displayInCustomerAccount: false } },
  ],
  lineItems: [
    {
      id: 'l',
      downloads: [
        { id: READY, accessGranted: true },
        { id: LATER, accessGranted: false },
      ],
    },
  ],
};
const failing = (statusCode: number) => async () => {
  throw new StoreApiError('no', { code: 'REFUSED', statusCode, messages: [] });
};
const found = (disposition?: string) => async (): Promise<{ blob: Blob; headers: Headers } | null> => ({
  blob: new Blob(['%PDF']),
  headers: new Headers({
    'content-type': 'application/pdf',
    'sw-context-token': 'token-of-the-session',
    ...(disposition ? { 'content-disposition': disposition } : {}),
  }),
});

async function fetchFile(wanted: Partial<OrderFileRequest>, requestFile: () => Promise<unknown> = found(), order: object | null = ORDER) {
  const asked: string[] = [];
  const client = {
    request: async () => ({ orders: { elements: order === null ? [] : [order] } }),
    requestFile: ({ path }: { path: string }) => {
      asked.push(path);
      return requestFile();
    },
  };
  const scope = createRequestScope({ client, hasSession: true, locale: 'de-DE' } as unknown as RequestSession);
  return { asked, response: await orderFile(scope, { kind: 'document', orderId: ID, fileId: DOCUMENT, ...wanted }) };
}
const PAGE = `/de-DE/account/order/details/${ID}`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

it('a document is saved under the store’s name for it, kept by no cache, without anything of the session', async () => {
  const { asked, response } = await fetchFile({}, found('inline; filename=invoice_1000.pdf'));
  expect(asked).toEqual([`/document/download/${DOCUMENT}/secret-code`]);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-length': '4',
    'content-disposition': `attachment; filename="invoice_1000.pdf"; filename*=UTF-8''invoice_1000.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(await response.text()).toBe('%PDF');
});

it('a name that no header may hold is written so that it may', async () => {
  const { response } = await fetchFile({}, found(`attachment; filename*=UTF-8''B%C3%BCro%22%0Ax%2Fy('1).pdf`));
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="B_ro__x_y__1_.pdf"; filename*=UTF-8''B%C3%BCro%22_x_y%28%271%29.pdf`,
  );
  expect((await fetchFile({})).response.headers.get('content-disposition')).toContain('document-10001');
});

it.each<[string, Partial<OrderFileRequest>]>([
  ['a document that the merchant keeps to themselves', { fileId: HIDDEN }],
  ['a document of another order', { fileId: 'f'.repeat(32) }],
  ['a download before it is paid', { kind: 'download', fileId: LATER }],
  ['a download by the id of a document', { kind: 'download' }],
])('%s is not asked for: the order’s page says so', async (_what, wanted) => {
  const { asked, response } = await fetchFile(wanted);
  expect(asked).toEqual([]);
  expect([response.status, response.headers.get('location')]).toEqual([303, `${PAGE}?file=gone`]);
});

it('a download that is ready comes from the store', async () => {
  const { asked, response } = await fetchFile({ kind: 'download', fileId: READY });
  expect(asked).toEqual([`/order/download/${ID}/${READY}`]);
  expect(response.status).toBe(200);
});

it('the order of somebody else leads to its page, which says that it is not there', async () => {
  const { asked, response } = await fetchFile({}, found(), null);
  expect([asked, response.headers.get('location')]).toEqual([[], PAGE]);
});

it.each([
  [404, 'gone'],
  [403, 'gone'],
  [500, 'failed'],
])('a store that answers %i is told on the order’s page as %s', async (status, told) => {
  expect((await fetchFile({}, failing(status))).response.headers.get('location')).toBe(`${PAGE}?file=${told}`);
  expect((await fetchFile({}, async () => null)).response.headers.get('location')).toBe(`${PAGE}?file=gone`);
});
