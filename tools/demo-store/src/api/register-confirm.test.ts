import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeGuest, login, registration } from '../testing/customers.ts';
import { at, pluck, PUBLIC_ORIGIN, type Reply, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

/** A shop where new accounts have to be confirmed. */
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ settings: { doubleOptIn: true } });
});
afterAll(() => shop.close());

const LINK = /\/registration\/confirm\?em=([0-9a-f]{40})&hash=([0-9a-f]{32})$/;
async function register(email: string, visitor: Visitor = shop.visitor()): Promise<{ reply: Reply; em: string; hash: string }> {
  const reply = await visitor.post('/account/register', registration(email, { storefrontUrl: `${PUBLIC_ORIGIN}/de-DE` }));
  const [, em = '', hash = ''] = LINK.exec(shop.mails()[0]?.link ?? '') ?? [];
  return { reply, em, hash };
}
const confirm = (body: object, visitor: Visitor = shop.visitor()): Promise<Reply> => visitor.post('/account/register-confirm', body);

describe('registration with double opt-in', () => {
  it('answers the customer, keeps the token, opens no session, and mails the link', async () => {
    const visitor = shop.visitor('before');
    const { reply, hash } = await register('keeps@example.com', visitor);
    expect([reply.status, reply.token]).toEqual([200, 'before']);
    expect(reply.body).toMatchObject({ email: 'keeps@example.com', doubleOptInRegistration: true, doubleOptInConfirmDate: null });
    expect(at((await visitor.get('/context')).body, 'customer')).toBeNull();
    expect(shop.mails()[0]).toMatchObject({
      kind: 'registration',
      to: 'keeps@example.com',
      link: expect.stringMatching(`^${PUBLIC_ORIGIN}/de-DE/registration/confirm\\?`),
    });
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('cannot be used before: the right password is 401 OPTIN_NOT_COMPLETED, a wrong one as ever', async () => {
    await register('early@example.com');
    expect(await login(shop.visitor(), { username: 'early@example.com', password: 'correct-horse-2' })).toMatchObject({
      status: 401,
      code: 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
    });
    expect(await login(shop.visitor(), { username: 'early@example.com', password: 'wrong' })).toMatchObject({
      status: 401,
      code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    });
    expect((await register('early@example.com')).reply).toMatchObject({ status: 400, code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE' });
  });

  it('is confirmed by hash and hashed e-mail, with a new token and the visitor’s cart', async () => {
    const visitor = shop.visitor('basket');
    await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.stool, quantity: 2 }] });
    const { em, hash } = await register('done@example.com', visitor);
    const reply = await confirm({ em, hash }, visitor);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        email: 'done@example.com',
        doubleOptInRegistration: true,
        hash,
        defaultBillingAddress: null,
        activeBillingAddress: null,
        addresses: [{ city: 'Hamburg' }],
      },
    });
    expect(reply.token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(at((await visitor.get('/context')).body, 'customer.email')).toBe('done@example.com');
    expect(pluck((await visitor.get('/checkout/cart')).body, 'lineItems', 'quantity')).toEqual([2]);
    expect((await login(shop.visitor(), { username: 'done@example.com', password: 'correct-horse-2' })).status).toBe(200);
  });

  it('a wrong em is 400, a second time 412, an unknown hash 404, none 404', async () => {
    const { em, hash } = await register('codes@example.com');
    expect(await confirm({ hash, em: 'x'.repeat(40) })).toMatchObject({ status: 400, code: 'VIOLATION::NOT_EQUAL_ERROR' });
    expect((await confirm({ hash, em })).status).toBe(200);
    expect(await confirm({ hash, em })).toMatchObject({ status: 412, code: 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED' });
    expect(await confirm({ hash: 'f'.repeat(32), em })).toMatchObject({ status: 404, code: 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH' });
    expect(await confirm({ em })).toMatchObject({ status: 404, code: 'CHECKOUT__NO_HASH_PROVIDED' });
  });

  it('guests need no confirmation', async () => {
    const guest = shop.visitor();
    await becomeGuest(guest, 'guest-doi@example.com');
    expect(at((await guest.get('/context')).body, 'customer.guest')).toBe(true);
  });
});
