import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { changeCart } from './change-cart.ts';

const ID = 'a'.repeat(32);
const CODE = { id: 'c', type: 'promotion', quantity: 1, payload: { code: 'spring' } };
const PROBLEM = { key: 'stock', messageKey: 'product-stock-reached', level: 10, message: '' };

interface Said {
  status?: number;
  body: object;
}

/** Sends a form to the cart. `said` is the store's answer to a change. */
async function send(fields: Record<string, string>, { status = 200, body }: Said = { body: { lineItems: [] } }, query = '') {
  const asked: { method: string; body: unknown }[] = [];
  const client = createStoreApiClient({
    endpoint: 'https://store.example',
    accessKey: 'key',
    fetch: async (_input, init) => {
      const method = init?.method ?? 'GET';
      if (method === 'GET') return Response.json({ lineItems: [] });
      asked.push({ method, body: init?.body ? JSON.parse(String(init.body)) : undefined });
      return Response.json(body, { status });
    },
  });
  const scope = createRequestScope({ client, locale: 'de-DE', clientForWrite: async () => client } as unknown as RequestSession);
  const request = new Request(`https://shop.example/de-DE/checkout/cart${query}`, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await changeCart(scope, request).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get('location')}`;
  });
  return { asked, answer };
}
const REDIRECT = '303 /de-DE/checkout/cart';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a form of the cart without scripts', () => {
  it.each([
    [
      'adds a product, one of it by default',
      { intent: 'add', id: ID },
      'POST',
      [{ type: 'product', id: ID, referencedId: ID, quantity: 1 }],
    ],
    ['adds several', { intent: 'add', id: ID, quantity: '3' }, 'POST', [{ type: 'product', id: ID, referencedId: ID, quantity: 3 }]],
    ['changes a quantity', { intent: 'change', line: 'mug', quantity: '4' }, 'PATCH', [{ id: 'mug', quantity: 4 }]],
    ['redeems a code', { intent: 'redeem', promotion: ' Spring ' }, 'POST', [{ type: 'promotion', referencedId: 'Spring' }]],
  ])('%s', async (_what, fields, method, items) => {
    const { asked, answer } = await send(fields as unknown as Record<string, string>, { body: { lineItems: [CODE] } });
    expect(asked).toEqual([{ method, body: { items } }]);
    expect(answer).toBe(REDIRECT);
  });
  it('takes a line away by the address of its button', async () => {
    const { asked, answer } = await send({}, undefined, '?intent=remove&line=mug');
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked)).toContain('mug');
    expect(answer).toBe(REDIRECT);
  });
  it.each<Record<string, string>>([
    { intent: 'add', id: '../x' },
    { intent: 'add', id: ID, quantity: '0' },
    { intent: 'change', line: 'mug', quantity: '0' },
    { intent: 'change', line: 'mug', quantity: '1.5' },
    { intent: 'change', line: 'mug', quantity: '1000001' },
    { intent: 'remove', line: '' },
    { intent: 'remove', line: 'x'.repeat(65) },
    { intent: 'redeem', promotion: ' ' },
    { intent: 'redeem', promotion: 'x'.repeat(256) },
    { intent: 'steal' },
  ])('that makes no sense changes nothing: %o', async (fields) => {
    expect(await send(fields)).toEqual({ asked: [], answer: REDIRECT });
  });
  it('accepts quantities, lines and codes up to their limits', async () => {
    for (const fields of [
      { intent: 'change', line: 'x'.repeat(64), quantity: '1000000' },
      { intent: 'change', line: 'x', quantity: '1' },
      { intent: 'redeem', promotion: 'x'.repeat(255) },
      { intent: 'redeem', promotion: 'x' },
    ])
      expect((await send(fields)).asked).toHaveLength(1);
  });
});

describe('the answer to a form of the cart', () => {
  it('says what the store objects to', async () => {
    expect((await send({ intent: 'change', line: 'mug', quantity: '4' }, { body: { lineItems: [], errors: [PROBLEM] } })).answer).toEqual({
      errors: [PROBLEM],
      refusedCode: undefined,
    });
  });
  it('keeps a code that is not in the cart now, although the store says nothing', async () => {
    expect((await send({ intent: 'redeem', promotion: 'spring' })).answer).toEqual({ errors: [], refusedCode: 'spring' });
  });
  it('is the cart for a code that was redeemed before', async () => {
    const body = { errors: [{ code: 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE', status: '400', title: '', detail: '' }] };
    expect((await send({ intent: 'redeem', promotion: 'spring' }, { status: 400, body })).answer).toBe(REDIRECT);
  });
  it('says that the store has refused, with the code that was typed, and tells the log', async () => {
    const body = { errors: [{ code: 'OTHER', status: '400', title: '', detail: '' }] };
    expect((await send({ intent: 'redeem', promotion: 'spring' }, { status: 400, body })).answer).toEqual({
      errors: [],
      hasFailed: true,
      refusedCode: 'spring',
    });
    expect(console.error).toHaveBeenCalledWith('Changing the cart failed: 400 REFUSED');
    expect((await send({ intent: 'add', id: ID }, { status: 400, body })).answer).toMatchObject({
      hasFailed: true,
      refusedCode: undefined,
    });
  });
});
