import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeGuest, login, registration } from './customers.ts';
import { hasRecordings, NO_RECORDINGS, recorded } from './recorded-shapes.ts';
import { at, type Json, listAt, PUBLIC_ORIGIN, type Reply, startTestShop, type TestShop, type Visitor } from './shop.ts';
import { ID, SHOPPER, smallCatalogue } from './small-catalogue.ts';

/** The same situation, step by step, gets the same answer as from a real server: accounts, carts, orders, forms. */

let shop: TestShop;
let counter = 0;
beforeAll(async () => {
  const catalogue = smallCatalogue();
  shop = await startTestShop({
    settings: { rateLimits: false },
    catalogue: {
      ...catalogue,
      paymentMethods: catalogue.paymentMethods.map((method) =>
        method.id === ID.demoPay ? { ...method, blockedCountryIsos: ['CH'] } : method,
      ),
    },
  });
});
afterAll(() => shop.close());

const unknown = 'f'.repeat(32);
const line = (id: string, quantity = 1): Json => ({ type: 'product', id, referencedId: id, quantity });
const add = (visitor: Visitor, ...items: Json[]): Promise<Reply> => visitor.post('/checkout/cart/line-item', { items });
const deepLink = (code: unknown): Json => ({ filter: [{ type: 'equals', field: 'deepLinkCode', value: code }] });

async function customer(changes: Json = {}): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.post('/account/register', registration(`recorded-${++counter}@example.com`, changes));
  return visitor;
}
async function guest(): Promise<Visitor> {
  const visitor = shop.visitor();
  await becomeGuest(visitor, 'recorded-guest@example.com');
  return visitor;
}
async function order(visitor: Visitor, id: string = ID.stool): Promise<Json> {
  await add(visitor, line(id));
  return (await visitor.post('/checkout/order')).body;
}
async function documentOf(visitor: Visitor): Promise<Json> {
  const { id } = await order(visitor);
  const { body } = await visitor.post('/order', {
    filter: [{ type: 'equals', field: 'id', value: id }],
    associations: { documents: {}, lineItems: { associations: { downloads: {} } } },
  });
  return at(body, 'orders.elements.0.documents.0') as Json;
}
async function recoveryHash(email: string): Promise<string> {
  await shop.visitor().post('/account/recovery-password', { email, storefrontUrl: PUBLIC_ORIGIN });
  return /hash=(\w+)$/.exec(shop.mails()[0]?.link ?? '')?.[1] ?? '';
}
/** Asks with one setting changed. */
async function withSetting(changes: Partial<TestShop['settings']>, ask: () => Promise<Reply>): Promise<Reply> {
  const before = { ...shop.settings };
  Object.assign(shop.settings, changes);
  try {
    return await ask();
  } finally {
    Object.assign(shop.settings, before);
  }
}
/** Repeats a call until the limit of tries is used up. */
async function exhaust(times: number, ask: () => Promise<Reply>): Promise<void> {
  for (let index = 0; index < times; index += 1) await ask();
}

const MESSAGE = {
  salutationId: ID.mr,
  firstName: 'Max',
  lastName: 'Muster',
  email: 'max@example.com',
  phone: '1',
  subject: 'Question',
  comment: 'Where?',
};
const SUBSCRIPTION = { option: 'subscribe', storefrontUrl: PUBLIC_ORIGIN };

type Ask = () => Promise<Reply>;

const REFUSALS: [name: string, ask: Ask][] = [
  [
    'account/register-bad-country',
    () =>
      shop
        .visitor()
        .post(
          '/account/register',
          registration('country@example.com', { billingAddress: { street: 'S', zipcode: '1', city: 'C', countryId: unknown } }),
        ),
  ],
  ['account/change-profile-invalid', async () => (await customer()).post('/account/change-profile', { firstName: '', lastName: '' })],
  [
    'account/change-email-taken',
    async () =>
      (await customer()).post('/account/change-email', {
        email: SHOPPER.email,
        emailConfirmation: SHOPPER.email,
        password: 'correct-horse-2',
      }),
  ],
  [
    'account/change-email-wrong-password',
    async () =>
      (await customer()).post('/account/change-email', { email: 'b@example.com', emailConfirmation: 'b@example.com', password: 'wrong' }),
  ],
  [
    'account/change-password-mismatch',
    async () =>
      (await customer()).post('/account/change-password', {
        password: 'correct-horse-2',
        newPassword: 'correct-horse-3',
        newPasswordConfirm: 'xx',
      }),
  ],
  [
    'account/change-password-short',
    async () =>
      (await customer()).post('/account/change-password', { password: 'correct-horse-2', newPassword: 'x', newPasswordConfirm: 'x' }),
  ],
  [
    'account/recovery-confirm-bad-hash',
    () =>
      shop.visitor().post('/account/recovery-password-confirm', {
        hash: 'nope',
        newPassword: 'correct-horse-3',
        newPasswordConfirm: 'correct-horse-3',
      }),
  ],
  [
    'account/recovery-confirm-mismatch',
    async () =>
      shop.visitor().post('/account/recovery-password-confirm', {
        hash: await recoveryHash(SHOPPER.email),
        newPassword: 'correct-horse-3',
        newPasswordConfirm: 'zzz',
      }),
  ],
  [
    'account/doi-login-before-confirm',
    () =>
      withSetting({ doubleOptIn: true }, async () => {
        await shop.visitor().post('/account/register', registration('doi@example.com'));
        return login(shop.visitor(), { username: 'doi@example.com', password: 'correct-horse-2' });
      }),
  ],
  [
    'address/delete-default',
    async () => {
      const visitor = await customer();
      const { body } = await visitor.post('/account/list-address');
      return visitor.delete(`/account/address/${String(at(body, 'elements.0.id'))}`);
    },
  ],
  ['address/delete-unknown', async () => (await customer()).delete(`/account/address/${unknown}`)],
  ['address/context-switch-foreign-address', async () => (await customer()).patch('/context', { shippingAddressId: unknown })],
  [
    'cart/update-quantity-0',
    async () => {
      const visitor = shop.visitor();
      await add(visitor, line(ID.stool));
      return visitor.patch('/checkout/cart/line-item', { items: [{ id: ID.stool, quantity: 0 }] });
    },
  ],
  [
    'cart/update-quantity-negative',
    async () => {
      const visitor = shop.visitor();
      await add(visitor, line(ID.stool));
      return visitor.patch('/checkout/cart/line-item', { items: [{ id: ID.stool, quantity: -1 }] });
    },
  ],
  ['cart/remove-unknown', () => shop.visitor().delete(`/checkout/cart/line-item?ids[]=${unknown}`)],
  ['order/logged-out-list', () => shop.visitor().post('/order')],
  ['order/empty-cart', async () => (await customer()).post('/checkout/order')],
  [
    'order/set-payment-unknown',
    async () => {
      const visitor = await customer();
      return visitor.post('/order/payment', { orderId: (await order(visitor))['id'], paymentMethodId: unknown });
    },
  ],
  ['order/cancel-unknown', async () => (await customer()).post('/order/state/cancel', { orderId: unknown })],
  [
    'order/document-download-logged-out',
    async () => {
      const document = await documentOf(await customer());
      return shop.visitor().get(`/document/download/${String(document['id'])}/${String(document['deepLinkCode'])}`);
    },
  ],
  [
    'order/document-download-bad-code',
    async () => {
      const visitor = await customer();
      return visitor.get(`/document/download/${String((await documentOf(visitor))['id'])}/nope`);
    },
  ],
  [
    'order/digital-download-before-paid',
    async () => {
      const visitor = await customer();
      const { id } = await order(visitor, ID.book);
      const { body } = await visitor.post('/order', {
        filter: [{ type: 'equals', field: 'id', value: id }],
        associations: { lineItems: { associations: { downloads: {} } } },
      });
      return visitor.get(`/order/download/${String(id)}/${String(at(body, 'orders.elements.0.lineItems.0.downloads.0.id'))}`);
    },
  ],
  ['order/guest-deeplink-nothing-else', async () => shop.visitor().post('/order', deepLink((await order(await guest()))['deepLinkCode']))],
  [
    'order/guest-deeplink-wrong-zip',
    async () =>
      shop.visitor().post('/order', {
        ...deepLink((await order(await guest()))['deepLinkCode']),
        email: 'recorded-guest@example.com',
        zipcode: '99999',
      }),
  ],
  [
    'order/race-b-order',
    async () => {
      const [first, second] = [await customer(), await customer()];
      await add(first, line(ID.few, 3));
      await add(second, line(ID.few, 3));
      const { id } = (await first.post('/checkout/order')).body;
      const refused = await second.post('/checkout/order');
      await first.post('/order/state/cancel', { orderId: id });
      return refused;
    },
  ],
  [
    'order/blocked-order',
    async () => {
      const visitor = await customer({ billingAddress: { street: 'S', zipcode: '1', city: 'C', countryId: ID.switzerland } });
      await visitor.patch('/context', { paymentMethodId: ID.demoPay });
      await add(visitor, line(ID.stool));
      return visitor.post('/checkout/order');
    },
  ],
  ['order/race-b-order-again', async () => (await customer()).post('/checkout/order')],
  ['wishlist/load-none', async () => (await customer()).post('/customer/wishlist')],
  [
    'wishlist/add-twice',
    async () => {
      const visitor = await customer();
      await visitor.post(`/customer/wishlist/add/${ID.stool}`);
      return visitor.post(`/customer/wishlist/add/${ID.stool}`);
    },
  ],
  ['wishlist/guest-add', async () => (await guest()).post(`/customer/wishlist/add/${ID.stool}`)],
  ['wishlist/switched-off', () => withSetting({ wishlist: false }, async () => (await customer()).post('/customer/wishlist'))],
  ['newsletter/subscribe-empty', () => shop.visitor().post('/newsletter/subscribe')],
  [
    'newsletter/throttle-2',
    () =>
      withSetting({ rateLimits: true }, async () => {
        await exhaust(3, () => shop.visitor().post('/newsletter/subscribe', { ...SUBSCRIPTION, email: 'throttle@example.com' }));
        return shop.visitor().post('/newsletter/subscribe', { ...SUBSCRIPTION, email: 'another@example.com' });
      }),
  ],
  ['contact/invalid', () => shop.visitor().post('/contact-form', { ...MESSAGE, email: 'nope', comment: '' })],
  [
    'contact/throttle-1',
    () =>
      withSetting({ rateLimits: true }, async () => {
        await exhaust(3, () => shop.visitor().post('/contact-form', MESSAGE));
        return shop.visitor().post('/contact-form', MESSAGE);
      }),
  ],
  [
    'limits/login-wrong-11',
    () =>
      withSetting({ rateLimits: true }, async () => {
        await exhaust(10, () => login(shop.visitor(), { password: 'wrong' }));
        return login(shop.visitor(), { password: 'wrong' });
      }),
  ],
  ['limits/login-right-while-throttled', () => withSetting({ rateLimits: true }, () => login(shop.visitor()))],
  ['limits/maintenance-context', () => withSetting({ maintenance: true }, () => shop.visitor().get('/context'))],
  ['limits/channel-inactive', () => withSetting({ active: false }, () => shop.visitor().get('/context'))],
  ['meta/customer-group-config-unknown', () => shop.visitor().get(`/customer-group-registration/config/${unknown}`)],
];

/** Names, numbers, ids and addresses differ from shop to shop; the sentence around them doesn't. */
function masked(value: unknown): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll(/[0-9a-f]{32}/g, '<id>')
      .replaceAll(/[\w.+-]+@[\w.-]+/g, '<mail>')
      .replaceAll(/https?:\/\/[\w.:-]+[\w/-]*/g, '<url>')
      .replaceAll(/payment-method-blocked-.*?: Payment method .*? not available\. Reason: .*/g, '<blocked>')
      .replaceAll(/The product .*? is no longer/g, 'The product <name> is no longer');
  }
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, key === '{{ choices }}' ? '<choices>' : masked(entry)]));
  return value;
}

it.skipIf(!hasRecordings).each(REFUSALS)(`refuses like %s, word for word${NO_RECORDINGS}`, async (name, ask) => {
  const { response } = recorded(name);
  const reply = await ask();
  expect(reply.status).toBe(response.status);
  expect(masked(reply.body)).toEqual(masked(response.body));
  // A refusal echoes the token, but for an unknown channel and maintenance.
  expect(reply.token !== null).toBe('sw-context-token' in response.headers);
});

const cartWith = async (...items: Json[]): Promise<Reply> => add(shop.visitor(), ...items);

const CARTS: [name: string, ask: Ask][] = [
  ['cart/add-below-min', () => cartWith(line(ID.coffee, 1))],
  ['cart/add-sold-out', () => cartWith(line(ID.soldOut))],
  ['cart/add-soldout-variant', () => cartWith(line(ID.chairBlueLarge))],
  [
    'cart/update-over-max-100',
    async () => {
      const visitor = shop.visitor();
      await add(visitor, line(ID.stool));
      return visitor.patch('/checkout/cart/line-item', { items: [{ id: ID.stool, quantity: 150 }] });
    },
  ],
  [
    'cart/update-off-step',
    async () => {
      const visitor = shop.visitor();
      await add(visitor, line(ID.coffee, 2));
      return visitor.patch('/checkout/cart/line-item', { items: [{ id: ID.coffee, quantity: 5 }] });
    },
  ],
  ['cart/promo-save10', () => cartWith(line(ID.stool), { type: 'promotion', referencedId: 'SAVE10' })],
  [
    'cart/promo-same-twice',
    async () => {
      const visitor = shop.visitor();
      await add(visitor, line(ID.stool), { type: 'promotion', referencedId: 'SAVE10' });
      return add(visitor, { type: 'promotion', referencedId: 'SAVE10' });
    },
  ],
  [
    'cart/promo-not-combinable',
    async () => {
      const visitor = shop.visitor();
      await add(visitor, line(ID.stool), { type: 'promotion', referencedId: 'SAVE10' });
      return add(visitor, { type: 'promotion', referencedId: 'ONLYONE' });
    },
  ],
  [
    'cart/payment-blocked',
    async () => {
      const visitor = shop.visitor();
      await visitor.patch('/context', { countryId: ID.switzerland, paymentMethodId: ID.demoPay });
      await add(visitor, line(ID.stool));
      return visitor.get('/checkout/cart');
    },
  ],
  [
    'cart/shipping-blocked',
    async () => {
      const visitor = shop.visitor();
      await visitor.patch('/context', { countryId: ID.usa, shippingMethodId: ID.germanyOnly });
      await add(visitor, line(ID.stool));
      return visitor.get('/checkout/cart');
    },
  ],
];

/** An error of a cart with what names this shop's own things taken out. */
function cartErrors(body: unknown): unknown {
  const errors = at(body, 'errors');
  if (Array.isArray(errors)) return errors;
  return Object.entries(errors as Record<string, Json>).map(([key, error]) => {
    const name = String(at(error, 'parameters.name') ?? error['name'] ?? '');
    const generic = (text: unknown): string =>
      String(text)
        .replaceAll(name === '' ? /$^/g : name, '<name>')
        .replaceAll(/[0-9a-f]{32}$/g, '<id>')
        .replaceAll(/\b\d+\b/g, '<n>');
    return {
      key: generic(key),
      own: generic(error['key']),
      message: generic(error['message']),
      level: error['level'],
      messageKey: error['messageKey'],
      block: error['block'],
      blockResubmit: error['blockResubmit'],
      code: error['code'],
      fields: Object.keys(error).sort(),
      parameters: Object.keys(error['parameters'] as Json).sort(),
    };
  });
}

it.skipIf(!hasRecordings).each(CARTS)(`the cart says what %s says${NO_RECORDINGS}`, async (name, ask) => {
  const { response } = recorded(name);
  const reply = await ask();
  expect(reply.status).toBe(response.status);
  expect(cartErrors(reply.body)).toEqual(cartErrors(response.body));
});

describe.skipIf(!hasRecordings)(`tokens and empty answers${NO_RECORDINGS}`, () => {
  it.each<[string, Ask]>([
    [
      'address/default-shipping',
      async () => {
        const visitor = await customer();
        return visitor.patch(
          `/account/address/default-shipping/${String(at((await visitor.post('/account/list-address')).body, 'elements.0.id'))}`,
        );
      },
    ],
    ['newsletter/subscribe-doi', () => shop.visitor().post('/newsletter/subscribe', { ...SUBSCRIPTION, email: 'reader@example.com' })],
    [
      'newsletter/unsubscribe',
      async () => {
        await shop.visitor().post('/newsletter/subscribe', { ...SUBSCRIPTION, email: 'leaver@example.com' });
        return shop.visitor().post('/newsletter/unsubscribe', { email: 'leaver@example.com' });
      },
    ],
    ['meta/script-unknown', () => shop.visitor().post('/script/no-such')],
    ['account/logout', async () => (await customer()).post('/account/logout')],
    ['account/recovery', () => shop.visitor().post('/account/recovery-password', { email: SHOPPER.email, storefrontUrl: PUBLIC_ORIGIN })],
    [
      'account/recovery-is-expired',
      async () => shop.visitor().post('/account/customer-recovery-is-expired', { hash: await recoveryHash(SHOPPER.email) }),
    ],
    ['contact/honeypot-filled', () => shop.visitor().post('/contact-form', { ...MESSAGE, shopware_surname_confirm: 'bot' })],
    [
      'order/handle-payment-no-redirect',
      async () => shop.visitor().post('/handle-payment', { orderId: (await order(await customer()))['id'] }),
    ],
    ['wishlist/merge', async () => (await customer()).post('/customer/wishlist/merge', { productIds: [ID.stool, unknown] })],
  ])('%s', async (name, ask) => {
    const { response } = recorded(name);
    const reply = await ask();
    expect([reply.status, reply.body['text'] === '' ? null : reply.body]).toEqual([response.status, response.body]);
  });

  it('account/doi-confirm has the same parts filled', async () => {
    shop.settings.doubleOptIn = true;
    await shop.visitor().post('/account/register', registration('confirm@example.com'));
    shop.settings.doubleOptIn = false;
    const [, em, hash] = /em=(\w+)&hash=(\w+)$/.exec(shop.mails()[0]?.link ?? '') ?? [];
    const reply = await shop.visitor().post('/account/register-confirm', { em, hash });
    const filled = (body: unknown): string[] =>
      Object.entries(body as Json)
        .filter(([, value]) => value !== null)
        .map(([key]) => key)
        .sort();
    expect(filled(reply.body)).toEqual(filled(recorded('account/doi-confirm').response.body));
    expect(listAt(reply.body, 'addresses')).toHaveLength(1);
  });
});

describe.skipIf(!hasRecordings)(`parts that are filled or absent${NO_RECORDINGS}`, () => {
  const kind = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? `list of ${value.length}` : typeof value);
  const parts = (body: unknown, path: string): Json =>
    Object.fromEntries(Object.entries((path === '' ? body : at(body, path)) as Json).map(([key, value]) => [key, kind(value)]));

  it('a registration answers default addresses and the address book, no active ones', async () => {
    const reply = await shop.visitor().post('/account/register', registration('parts@example.com'));
    expect(parts(reply.body, '')).toEqual(parts(recorded('account/register').response.body, ''));
    expect(parts(reply.body, 'addresses.0')).toEqual(parts(recorded('account/register').response.body, 'addresses.0'));
  });

  it('the context tells by its states whether somebody is logged in and has something in the cart', async () => {
    const visitor = await customer();
    expect(at((await visitor.get('/context')).body, 'context.states')).toEqual(
      at(recorded('account/context-after-register').response.body, 'context.states'),
    );
    await add(visitor, line(ID.stool));
    expect(at((await visitor.get('/context')).body, 'context.states')).toEqual(
      at(recorded('account/two-devices-first-context-afterwards').response.body, 'context.states'),
    );
    await visitor.post('/account/logout');
    expect(at((await visitor.get('/context')).body, 'context.states')).toEqual(
      at(recorded('account/two-devices-first-after-second-logout').response.body, 'context.states'),
    );
  });

  it('discounts on goods are positions of the delivery; lines are marked by the call that changes them', async () => {
    const marks = (body: unknown): unknown[] =>
      listAt(body, 'deliveries.0.positions').map((position) => [at(position, 'lineItem.type'), at(position, 'lineItem.modified')]);
    const visitor = shop.visitor();
    expect(marks((await add(visitor, line(ID.stool), line(ID.coffee, 2))).body)).toEqual(marks(recorded('cart/promo-base').response.body));
    expect(marks((await add(visitor, { type: 'promotion', referencedId: 'SAVE10' })).body)).toEqual(
      marks(recorded('cart/promo-save10').response.body),
    );
  });
});
