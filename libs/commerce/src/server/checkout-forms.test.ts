import type { RequestSession } from '@vitrine/session/server';
import { createOrder, createStoreApiClient, getCart, getContext, listOrders, listPaymentMethods, type Order, register } from '@vitrine/store-api-client';
import { createInMemoryStore, defaultStoreData, storeId, type StoreProduct } from '@vitrine/store-api-client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutAnswer } from '../checkout/checkout-answer.ts';
import { writeSeen } from '../checkout/seen-checkout.ts';
import { cacheControlOf, createRequestScope } from '@vitrine/app-shell/server';
import { submitCheckout } from './submit-checkout.ts';

const ORIGIN = 'https://shop.example';
const MUG = storeId('product:mug');
const VASE = storeId('product:vase');
const GERMANY = storeId('country:DE');

const GUEST = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@vitrine.example',
  emailConfirmation: 'ada@vitrine.example',
  privacy: 'on',
  'billingAddress.street': 'Main Street 1',
  'billingAddress.zipcode': '10115',
  'billingAddress.city': 'Berlin',
  'billingAddress.countryId': GERMANY,
};

let made = 0;

/** A visitor of a store in memory. */
function visit() {
  const products = defaultStoreData().products.map((product): { -readonly [Key in keyof StoreProduct]: StoreProduct[Key] } => ({ ...product }));
  const store = createInMemoryStore({ data: { products } });
  const connect = () => createStoreApiClient({ endpoint: `${ORIGIN}/store-api`, accessKey: store.accessKey, fetch: store.fetch, retry: { limit: 0 } });
  let client = connect();
  let hasSession = true;
  made += 1;
  const token = `visitor-${made}`;
  const session = {
    get client() {
      return client;
    },
    get hasSession() {
      return hasSession;
    },
    locale: 'de-DE',
    storefrontUrl: 'https://shop.example/de-DE',
    currencyId: storeId('currency:EUR'),
    accountAnswerMs: 1,
    clientForWrite: async () => {
      hasSession = true;
      return client;
    },
    changeContext: async (patch: Record<string, string>) => void (await client.request({ operation: 'updateContext', method: 'PATCH', path: '/context', body: patch })),
  } as unknown as RequestSession;
  const scope = createRequestScope(session);
  const send = async (intent: string, fields: Readonly<Record<string, string>>): Promise<{ to: string | null } | { status: number; says: CheckoutAnswer }> => {
    const request = new Request(`${ORIGIN}/de-DE/checkout?intent=${intent}`, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie: `sw-context-token=${token}` } });
    try {
      const { data, init } = await submitCheckout(scope, request, new URL(request.url), { origin: ORIGIN });
      return { status: init?.status ?? 200, says: data };
    } catch (error) {
      if (!(error instanceof Response)) throw error;
      return { to: error.headers.get('location') };
    }
  };
  return {
    store,
    session,
    scope,
    send,
    product: (id: string) => products.find((product) => product.id === id) ?? expect.fail(id),
    put: (id: string, quantity: number) => client.request({ operation: 'addLineItems', method: 'POST', path: '/checkout/cart/line-item', body: { items: [{ type: 'product', id, referencedId: id, quantity }] } }),
    becomeGuest: () => register(client, { firstName: 'Ada', lastName: 'Byron', email: GUEST.email, guest: true, acceptedDataProtection: true, storefrontUrl: 'https://shop.example/de-DE', billingAddress: { street: 'Main Street 1', zipcode: '10115', city: 'Berlin', countryId: GERMANY } }),
    /** The order's form as the page has it now. */
    async page(fields: Readonly<Record<string, string>> = { terms: 'on' }) {
      const context = await getContext(client);
      return { seen: writeSeen(await getCart(client), context.customer ?? null), shippingMethod: context.shippingMethod.id, paymentMethod: context.paymentMethod.id, ...fields };
    },
    endSession() {
      client = connect();
      hasSession = false;
    },
    cart: async () => (await getCart(client)).lineItems.map(({ id, quantity }) => [id, quantity]),
    orders: async (): Promise<Order[]> => (await listOrders(client, { associations: { lineItems: {} } })).orders.elements,
  };
}

const saidOf = (answer: Awaited<ReturnType<ReturnType<typeof visit>['send']>>): CheckoutAnswer => ('says' in answer ? answer.says : expect.fail(`led to ${answer.to}`));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe("a guest's form without scripts", () => {
  it('makes the visitor a guest of the store, and leads back to the checkout', async () => {
    const visitor = visit();
    await visitor.put(MUG, 2);
    expect(await visitor.send('guest', GUEST)).toEqual({ to: '/de-DE/checkout' });
    expect((await getContext(visitor.session.client)).customer).toMatchObject({ guest: true, email: GUEST.email });
    expect(await visitor.cart()).toEqual([[MUG, 2]]);
    expect(cacheControlOf(visitor.scope, new Response()).cacheControl).toBe('private, no-store');
  });

  it('that breaks a rule is shown again with all that was typed, and nothing is asked of the store', async () => {
    const { store, send } = visit();
    const answer = await send('guest', { ...GUEST, lastName: '', emailConfirmation: 'other@vitrine.example', hasShipping: 'on', 'shippingAddress.city': 'Bern' });
    expect(answer).toMatchObject({ status: 422, says: { guest: { errors: { lastName: 'required', 'shippingAddress.street': 'required' }, values: { firstName: 'Ada', 'billingAddress.street': 'Main Street 1', 'shippingAddress.city': 'Bern' } } } });
    expect(store.requests).toEqual([]);
  });

  it('says what the store objects to at its field, and in words what the form has no field for', async () => {
    const { store, send } = visit();
    const violation = (pointer: string) => ({ status: '400', code: 'VIOLATION::IS_BLANK_ERROR', title: '', detail: '', source: { pointer } });
    store.faults.status(400, { body: { errors: [violation('/billingAddress/street'), violation('/customFields/debtorNumber')] } }, { path: '/account/register' });
    const says = saidOf(await send('guest', GUEST));
    expect(says.guest).toMatchObject({ errors: { 'billingAddress.street': 'required' }, unseen: { 'customFields.debtorNumber': 'required' }, values: { firstName: 'Ada' } });
    expect(says.hasEnded).toBe(false);
  });

  it('takes no password, no owner and no price: only the fields of a guest reach the store', async () => {
    const { store, send } = visit();
    await send('guest', { ...GUEST, password: 'chosen-by-a-stranger', customerId: 'x', 'billingAddress.id': 'y', guest: '' });
    const sent = store.requests.find(({ path }) => path === '/account/register')?.json as Record<string, unknown>;
    expect(Object.keys(sent).toSorted()).toEqual(['acceptedDataProtection', 'billingAddress', 'email', 'firstName', 'guest', 'lastName', 'storefrontUrl']);
    expect(sent['guest']).toBe(true);
    expect(Object.keys(sent['billingAddress'] as object)).not.toContain('id');
  });
});

it('what is none of the checkout’s forms does nothing', async () => {
  const { store, send } = visit();
  expect(await send('pay', {})).toEqual({ to: '/de-DE/checkout' });
  expect(await send('toString', {})).toEqual({ to: '/de-DE/checkout' });
  expect(await send('order', { terms: 'on', seen: '{"lineItems":1}' })).toEqual({ to: '/de-DE/checkout' });
  expect(store.requests).toEqual([]);
});

describe('the methods without scripts', () => {
  it('are chosen, and what was typed beside them stays', async () => {
    const visitor = visit();
    await visitor.put(MUG, 1);
    await visitor.becomeGuest();
    const { elements } = await listPaymentMethods(visitor.session.client);
    const other = elements.at(-1)?.id ?? '';
    expect(saidOf(await visitor.send('methods', await visitor.page({ paymentMethod: other, comment: 'Ring twice' })))).toEqual({ typed: { comment: 'Ring twice', terms: false, waiver: false } });
    expect((await getContext(visitor.session.client)).paymentMethod.id).toBe(other);
    expect(await visitor.send('methods', await visitor.page({}))).toEqual({ to: '/de-DE/checkout' });
    const form = await visitor.page({ comment: 'Ring twice' });
    expect(await visitor.send('methods', { ...form, paymentMethod: 'cheap' })).toMatchObject({ status: 422, says: { methods: 'failed' } });
    await visitor.session.client.request({ operation: 'logout', method: 'POST', path: '/account/logout', body: {} });
    expect(await visitor.send('methods', form), 'of who is known no more').toMatchObject({ status: 422, says: { hasEnded: true, seen: form.seen, typed: { comment: 'Ring twice' } } });
  });
});

/** A guest with two mugs, at the checkout. */
async function ready() {
  const visitor = visit();
  await visitor.put(MUG, 2);
  await visitor.becomeGuest();
  return visitor;
}

const orderCalls = ({ store }: ReturnType<typeof visit>): number => store.count('POST', '/checkout/order');

describe('the order without scripts', () => {
  it('is placed once however often the button is pressed, its payment is started once, and every press leads to it', async () => {
    const visitor = await ready();
    const form = await visitor.page({ terms: 'on', comment: ' Ring twice\r\nplease ' });
    const answers = await Promise.all([visitor.send('order', form), visitor.send('order', form)]);
    const later = await visitor.send('order', form);
    const [order] = await visitor.orders();
    expect([...answers, later]).toEqual(Array.from({ length: 3 }, () => ({ to: `/de-DE/checkout/success/${order?.id}` })));
    expect([orderCalls(visitor), visitor.store.count('POST', '/handle-payment')]).toEqual([1, 1]);
    expect(order).toMatchObject({ customerComment: 'Ring twice\nplease' });
  });

  it('needs the terms: the page says so, and keeps the comment', async () => {
    const visitor = await ready();
    expect(await visitor.send('order', await visitor.page({ comment: 'Ring twice' }))).toMatchObject({ status: 422, says: { isChecked: true, typed: { comment: 'Ring twice', terms: false } } });
    expect(orderCalls(visitor)).toBe(0);
  });

  it('is not placed where a price has changed: the change is said, and the next press orders what was seen then', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    const mug = visitor.product(MUG);
    mug.price += 5;
    const says = saidOf(await visitor.send('order', form));
    expect(says.changes).toMatchObject([{ kind: 'price', name: expect.any(String), before: 24.5, after: 29.5 }]);
    expect(says.refusal?.text).toBe('cartChanged');
    expect(says.typed.terms).toBe(true);
    expect(orderCalls(visitor)).toBe(0);
    expect(await visitor.send('order', await visitor.page())).toMatchObject({ to: expect.stringContaining('/checkout/success/') });
  });

  it('is not placed where fewer are in the cart than were seen, or none: product and amount are said', async () => {
    const visitor = visit();
    await visitor.put(VASE, 3);
    await visitor.put(MUG, 1);
    await visitor.becomeGuest();
    const form = await visitor.page();
    const change = (method: 'PATCH' | 'DELETE', body: unknown) => visitor.session.client.request({ operation: 'changeCart', method, path: '/checkout/cart/line-item', body });
    await change('PATCH', { items: [{ id: VASE, quantity: 1 }] });
    expect(saidOf(await visitor.send('order', form)).changes).toMatchObject([{ kind: 'quantity', name: 'Vase', before: 3, after: 1 }]);
    const next = await visitor.page();
    await change('DELETE', { ids: [VASE] });
    expect(saidOf(await visitor.send('order', next)).changes).toMatchObject([{ kind: 'gone', name: 'Vase', productId: VASE }]);
    expect(orderCalls(visitor)).toBe(0);
  });

  it('that the store refuses for its stock says the store’s reasons', async () => {
    const visitor = await ready();
    visitor.store.faults.status(500, { body: { errors: [{ status: '500', code: 'CHECKOUT__CART_INVALID', meta: { parameters: { errors: `product-out-of-stock${MUG}: Sold out` } } }] } }, { path: '/checkout/order' });
    expect(saidOf(await visitor.send('order', await visitor.page()))).toMatchObject({ refusal: { text: 'refused', notes: [{ key: `product-out-of-stock${MUG}` }] }, typed: { terms: true } });
  });

  it('is not placed by another method than the sums stood for: the choice is taken, and seen first', async () => {
    const visitor = await ready();
    const { elements } = await listPaymentMethods(visitor.session.client);
    const other = elements.at(-1)?.id ?? '';
    expect(saidOf(await visitor.send('order', await visitor.page({ terms: 'on', paymentMethod: other }))).methods).toBe('changed');
    expect(orderCalls(visitor)).toBe(0);
    expect((await getContext(visitor.session.client)).paymentMethod.id).toBe(other);
  });

  it('is refused by a store whose cart is another one meanwhile, whatever the form says of prices', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    const seen = JSON.parse(form.seen) as { hash: string };
    expect(saidOf(await visitor.send('order', { ...form, seen: JSON.stringify({ ...seen, hash: 'f'.repeat(64) }) })).refusal?.text).toBe('cartChanged');
    expect(await visitor.orders()).toEqual([]);
  });

  it('that the store kept although its payment failed leads to that order', async () => {
    const visitor = await ready();
    const id = 'a'.repeat(32);
    visitor.store.faults.status(500, { body: { errors: [{ status: '500', code: 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED', meta: { parameters: { orderId: id } } }] } }, { path: '/checkout/order' });
    expect(await visitor.send('order', await visitor.page())).toEqual({ to: `/de-DE/checkout/success/${id}/unpaid` });
  });

  it('whose answer was lost on the way is found, and not placed again', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    visitor.store.faults.reset({ path: '/checkout/order', when: 'after' });
    const answer = await visitor.send('order', form);
    const [order] = await visitor.orders();
    expect(answer).toEqual({ to: `/de-DE/checkout/success/${order?.id}` });
  });

  it('is kept whole where the store is away, before the order and at it, and goes through afterwards', async () => {
    for (const path of ['/checkout/cart', '/checkout/order']) {
      const visitor = await ready();
      const form = await visitor.page({ terms: 'on', comment: 'Ring twice' });
      const isBack = visitor.store.faults.status(503, {}, { path });
      expect(saidOf(await visitor.send('order', form)), path).toMatchObject({ refusal: { text: 'unreachable' }, typed: { comment: 'Ring twice', terms: true }, seen: form.seen });
      isBack();
      expect(await visitor.send('order', form)).toMatchObject({ to: expect.stringContaining('/checkout/success/') });
      expect(await visitor.orders()).toHaveLength(1);
    }
  });

  it('whose payment cannot be started leads to the order, which says so and offers it again', async () => {
    const visitor = await ready();
    visitor.store.faults.status(500, {}, { path: '/handle-payment' });
    const answer = await visitor.send('order', await visitor.page());
    const [order] = await visitor.orders();
    expect(answer).toEqual({ to: `/de-DE/checkout/success/${order?.id}/unpaid` });
  });

  it('is paid at a provider of another site by a link: no form may lead there', async () => {
    const visitor = await ready();
    visitor.store.faults.status(200, { body: { redirectUrl: 'https://pay.example/1' } }, { path: '/handle-payment' });
    expect(await visitor.send('order', await visitor.page())).toEqual({ status: 200, says: { typed: { comment: '', terms: true, waiver: false }, payment: { target: 'https://pay.example/1' } } });
  });

  it('of a session that has ended asks who orders, and puts cart and comment together again once it knows', async () => {
    const visitor = await ready();
    const form = await visitor.page({ terms: 'on', comment: 'Ring twice' });
    visitor.endSession();
    const ended = saidOf(await visitor.send('order', form));
    expect(ended).toEqual({ hasEnded: true, typed: { comment: 'Ring twice', terms: true, waiver: false }, seen: form.seen });
    const wrong = saidOf(await visitor.send('guest', { ...GUEST, lastName: '', seen: form.seen, comment: 'Ring twice', terms: 'on' }));
    expect(wrong).toMatchObject({ hasEnded: true, seen: form.seen, typed: { comment: 'Ring twice' }, guest: { errors: { lastName: 'required' } } });
    visitor.product(MUG).price += 5;
    const again = saidOf(await visitor.send('guest', { ...GUEST, seen: form.seen, comment: 'Ring twice', terms: 'on' }));
    expect(again).toMatchObject({ typed: { comment: 'Ring twice', terms: true }, changes: [{ kind: 'price', before: 24.5, after: 29.5 }] });
    expect(await visitor.cart()).toEqual([[MUG, 2]]);
    expect(await visitor.orders()).toEqual([]);
  });

  it('of a customer whose session has ended is there again after the log-in, and a wrong password loses nothing', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    visitor.endSession();
    await visitor.send('order', form);
    const wrong = saidOf(await visitor.send('login', { username: 'ada@shop.example', password: 'wrong', seen: form.seen, terms: 'on' }));
    expect(wrong).toMatchObject({ hasEnded: true, seen: form.seen, login: { reason: 'refused', values: { username: 'ada@shop.example' } } });
    expect(JSON.stringify(wrong)).not.toContain('"wrong"');
    expect(saidOf(await visitor.send('login', { username: 'ada@shop.example', password: 'ada-in-memory', seen: form.seen, terms: 'on' })).typed.terms).toBe(true);
    expect(await visitor.cart()).toEqual([[MUG, 2]]);
  });

  it('of somebody whom the store no longer knows asks who orders, although their cart is there', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    visitor.store.faults.status(200, { body: { ...(await getContext(visitor.session.client)), customer: null } }, { method: 'GET', path: '/context' });
    expect(await visitor.send('order', form)).toMatchObject({ status: 422, says: { hasEnded: true, seen: form.seen } });
    expect(orderCalls(visitor)).toBe(0);
  });

  it('of files needs a waiver of the right to cancel besides', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    const cart = await getCart(visitor.session.client);
    const files = { ...cart, lineItems: cart.lineItems.map((line) => ({ ...line, states: ['is-download'] })) };
    const isOver = visitor.store.faults.status(200, { body: files }, { method: 'GET', path: '/checkout/cart' });
    expect(saidOf(await visitor.send('order', form))).toMatchObject({ isChecked: true, typed: { terms: true, waiver: false } });
    expect(orderCalls(visitor)).toBe(0);
    expect(await visitor.send('order', { ...form, waiver: 'on' })).toMatchObject({ to: expect.stringContaining('/checkout/success/') });
    isOver();
  });

  it('that something of the cart stands against is not sent to the store', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    const cart = await getCart(visitor.session.client);
    visitor.store.faults.status(200, { body: { ...cart, errors: [{ key: 'shipping-method-blocked-x', messageKey: 'shipping-method-blocked', message: '', level: 20, block: true }] } }, { method: 'GET', path: '/checkout/cart' });
    expect(await visitor.send('order', form)).toMatchObject({ status: 422, says: { isChecked: true, typed: { terms: true } } });
    expect(orderCalls(visitor)).toBe(0);
  });

  it('of what was ordered in another tab meanwhile leads to that order', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    const { id } = await createOrder(visitor.session.client);
    expect(await visitor.send('order', form)).toEqual({ to: `/de-DE/checkout/success/${id}` });
    expect(orderCalls(visitor)).toBe(1);
  });

  it('of a cart that is empty says so, where no order of the visitor is the one that was meant', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    await visitor.session.client.request({ operation: 'removeLineItems', method: 'DELETE', path: '/checkout/cart/line-item', body: { ids: [MUG] } });
    expect(saidOf(await visitor.send('order', form))).toMatchObject({ refusal: { text: 'emptyText' }, changes: [{ kind: 'gone' }] });
  });
});
