import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADDRESS, becomeGuest, login, registration } from '../testing/customers.ts';
import { at, pluck, PUBLIC_ORIGIN, startTestShop, type TestShop } from '../testing/shop.ts';
import { startSlowRequest } from '../testing/slow-request.ts';
import { ID, SHOPPER } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const stool = (quantity = 1) => ({ items: [{ type: 'product', id: ID.stool, quantity }] });

describe('login', () => {
  it('answers without a token in the body, with a new one in the header, e-mail in any case', async () => {
    const visitor = shop.visitor('before');
    const reply = await login(visitor, { username: SHOPPER.email.toUpperCase() });
    expect([reply.status, reply.body]).toEqual([200, { apiAlias: 'array_struct', redirectUrl: null }]);
    expect(reply.token).not.toBe('before');
    expect((await visitor.get('/context')).body).toMatchObject({
      customer: {
        firstName: 'Anna',
        active: true,
        guest: false,
        activeBillingAddress: { city: 'Berlin' },
        defaultShippingAddress: { city: 'Berlin' },
      },
    });
  });

  it('two devices share one token and one cart; one logout ends both', async () => {
    const [first, second] = [shop.visitor(), shop.visitor()];
    await login(first);
    await first.delete('/checkout/cart');
    await first.post('/checkout/cart/line-item', stool());
    await login(second);
    expect(second.token).toBe(first.token);
    expect(pluck((await second.get('/checkout/cart')).body, 'lineItems', 'id')).toEqual([ID.stool]);
    await second.post('/account/logout');
    const after = await first.get('/context');
    expect([after.status, at(after.body, 'customer')]).toEqual([200, null]);
  });

  it('merges the anonymous cart by line id, and moves to the saved currency', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    await visitor.delete('/checkout/cart');
    await visitor.patch('/context', { currencyId: ID.gbp });
    await visitor.post('/checkout/cart/line-item', stool(2));
    await visitor.post('/account/logout');
    expect(at((await visitor.get('/context')).body, 'currency.isoCode')).toBe('EUR');
    expect((await visitor.get('/checkout/cart')).body['lineItems']).toEqual([]);
    await visitor.post('/checkout/cart/line-item', stool(3));
    await login(visitor);
    expect(pluck((await visitor.get('/checkout/cart')).body, 'lineItems', 'quantity')).toEqual([5]);
    expect(at((await visitor.get('/context')).body, 'currency.isoCode')).toBe('GBP');
    await visitor.patch('/context', { currencyId: ID.eur });
  });

  it('restores what the customer had chosen, on another device and after a logout', async () => {
    const first = shop.visitor();
    await first.post('/account/register', registration('saved@example.com'));
    const { body: address } = await first.post('/account/address', { ...ADDRESS, firstName: 'A', lastName: 'B', city: 'Bremen' });
    await first.patch('/context', {
      currencyId: ID.gbp,
      languageId: ID.german,
      shippingMethodId: ID.germanyOnly,
      paymentMethodId: ID.demoPay,
      shippingAddressId: address['id'],
    });
    const saved = {
      currency: { isoCode: 'GBP' },
      context: { languageIdChain: [ID.german, ID.english] },
      shippingMethod: { id: ID.germanyOnly },
      paymentMethod: { id: ID.demoPay },
      shippingLocation: { address: { city: 'Bremen' } },
    };
    await first.post('/account/logout');
    expect((await first.get('/context')).body).toMatchObject({
      customer: null,
      currency: { isoCode: 'EUR' },
      context: { languageIdChain: [ID.english] },
      shippingMethod: { id: ID.standard },
      paymentMethod: { id: ID.invoice },
    });
    const second = shop.visitor();
    await second.patch('/context', { currencyId: ID.usd });
    await login(second, { username: 'saved@example.com', password: 'correct-horse-2' });
    expect((await second.get('/context')).body).toMatchObject(saved);
  });

  it('tells an unknown e-mail from a wrong password; a guest is not found', async () => {
    await becomeGuest(shop.visitor(), 'only-guest@example.com');
    const attempt = (username: string, password: unknown) => shop.visitor().post('/account/login', { username, password });
    expect(await attempt('nobody@example.com', 'x')).toMatchObject({ status: 401, code: 'CHECKOUT__CUSTOMER_NOT_FOUND' });
    expect(await attempt('only-guest@example.com', 'x')).toMatchObject({ status: 401, code: 'CHECKOUT__CUSTOMER_NOT_FOUND' });
    expect(await attempt(SHOPPER.email, undefined)).toMatchObject({ status: 401, code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS' });
  });

  it('is throttled from the 11th try, for the right password, too', async () => {
    await shop.visitor().post('/account/register', registration('throttled@example.com'));
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await shop.visitor().post('/account/login', { username: 'throttled@example.com', password: 'wrong' })).toMatchObject({
        status: 401,
        code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
      });
    }
    const reply = await shop.visitor().post('/account/login', { username: 'throttled@example.com', password: 'correct-horse-2' });
    expect([reply.status, reply.code, at(reply.body, 'errors.0.meta.parameters.seconds')]).toEqual([
      429,
      'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
      10,
    ]);
    expect(reply.headers.get('retry-after')).toBeNull();
  });

  it('logout is 403 for the anonymous; a guest’s cart is deleted', async () => {
    expect(await shop.visitor().post('/account/logout')).toMatchObject({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });
    const guest = shop.visitor();
    await guest.post('/checkout/cart/line-item', stool());
    await becomeGuest(guest, 'leaving@example.com');
    const token = guest.token;
    await guest.post('/account/logout');
    expect(guest.token).not.toBe(token);
    expect((await guest.get('/checkout/cart')).body['lineItems']).toEqual([]);
  });
});

describe('registration', () => {
  it('gives a new token, keeps cart and currency, and takes the customer’s country', async () => {
    const visitor = shop.visitor('fresh');
    await visitor.patch('/context', { currencyId: ID.usd, countryId: ID.switzerland });
    await visitor.post('/checkout/cart/line-item', stool());
    const reply = await visitor.post('/account/register', registration('new@example.com'));
    expect(reply).toMatchObject({ status: 200, body: { email: 'new@example.com', guest: false, firstName: 'Max', apiAlias: 'customer' } });
    expect(visitor.token).not.toBe('fresh');
    expect((await visitor.get('/context')).body).toMatchObject({
      currency: { isoCode: 'USD' },
      shippingLocation: { country: { iso: 'DE' }, address: { firstName: 'Max' } },
    });
    expect(pluck((await visitor.get('/checkout/cart')).body, 'lineItems', 'id')).toEqual([ID.stool]);
  });

  it('lists everything that is wrong at once, with pointers', async () => {
    const reply = await shop
      .visitor()
      .post('/account/register', registration('nope', { password: 'short', billingAddress: { ...ADDRESS, street: '', countryId: null } }));
    expect(reply.status).toBe(400);
    expect(pluck(reply.body, 'errors', 'source.pointer')).toEqual([
      '/email',
      '/password',
      '/billingAddress/countryId',
      '/billingAddress/street',
    ]);
    expect(pluck(reply.body, 'errors', 'code')).toEqual([
      'VIOLATION::INVALID_FORMAT_ERROR',
      'VIOLATION::TOO_SHORT_ERROR',
      'VIOLATION::IS_BLANK_ERROR',
      'VIOLATION::IS_BLANK_ERROR',
    ]);
    expect(pluck(reply.body, 'errors', 'detail')).toEqual(
      expect.arrayContaining(['VIOLATION::INVALID_EMAIL_FORMAT_ERROR', 'VIOLATION::STREET_IS_BLANK_ERROR']),
    );
  });

  it.each([
    ['an e-mail in use', { email: SHOPPER.email.toLowerCase() }, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', '/email'],
    ['a storefront that is no domain', { storefrontUrl: 'http://evil.example' }, 'VIOLATION::NO_SUCH_CHOICE_ERROR', '/storefrontUrl'],
    ['a slash after the domain', { storefrontUrl: `${PUBLIC_ORIGIN}/` }, 'VIOLATION::NO_SUCH_CHOICE_ERROR', '/storefrontUrl'],
    ['an account type unheard of', { accountType: 'alien' }, 'VIOLATION::NO_SUCH_CHOICE_ERROR', '/accountType'],
    [
      'an unknown country',
      { billingAddress: { ...ADDRESS, countryId: 'f'.repeat(32) } },
      'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND',
      undefined,
    ],
    [
      'a country that wants a state',
      { billingAddress: { ...ADDRESS, countryId: ID.usa } },
      'VIOLATION::IS_BLANK_ERROR',
      '/billingAddress/countryStateId',
    ],
    [
      'a country that wants a postal code',
      { billingAddress: { ...ADDRESS, zipcode: '' } },
      'VIOLATION::IS_BLANK_ERROR',
      '/billingAddress/zipcode',
    ],
    ['a shipping address without names', { shippingAddress: ADDRESS }, 'VIOLATION::IS_BLANK_ERROR', '/shippingAddress/firstName'],
  ])('refuses %s', async (_, changes, code, pointer) => {
    const reply = await shop.visitor().post('/account/register', registration('refused@example.com', changes));
    expect([reply.status, reply.code, at(reply.body, 'errors.0.source.pointer')]).toEqual([400, code, pointer]);
  });

  it('a guest may reuse a customer’s e-mail and needs no password; guest wins over a password', async () => {
    expect(await becomeGuest(shop.visitor(), SHOPPER.email)).toMatchObject({ status: 200, body: { guest: true } });
  });

  it('a company is read from the billing address', async () => {
    const company = registration('firm@example.com', {
      accountType: 'business',
      company: 'ignored',
      vatIds: ['DE123456789'],
      billingAddress: { ...ADDRESS, company: 'Muster GmbH' },
    });
    expect((await shop.visitor().post('/account/register', company)).body).toMatchObject({
      accountType: 'business',
      company: 'Muster GmbH',
      vatIds: ['DE123456789'],
    });
  });

  it('a confirmation without a known hash is 404', async () => {
    expect(await shop.visitor().post('/account/register-confirm', { hash: 'x', em: 'y' })).toMatchObject({
      status: 404,
      code: 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
    });
    expect(await shop.visitor().post('/account/register-confirm')).toMatchObject({ status: 404, code: 'CHECKOUT__NO_HASH_PROVIDED' });
  });
});

describe('customer', () => {
  it('is there for guests, 403 for the anonymous; addresses come by association', async () => {
    expect(await shop.visitor().post('/account/customer')).toMatchObject({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });
    const guest = shop.visitor();
    await becomeGuest(guest, 'me@example.com');
    expect((await guest.post('/account/customer')).body).toMatchObject({ guest: true, addresses: null, activeBillingAddress: null });
    expect(pluck((await guest.post('/account/customer', { associations: { addresses: {} } })).body, 'addresses', 'city')).toEqual([
      'Hamburg',
    ]);
  });

  it('change-profile is 400 without a token, 403 with that of nobody', async () => {
    const visitor = shop.visitor();
    const refused = await visitor.post('/account/change-profile', {});
    expect([refused.status, refused.code, refused.token]).toEqual([400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', null]);
    await visitor.get('/context');
    expect(await visitor.post('/account/change-profile', {})).toMatchObject({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });
  });

  it('change-profile needs both names, and a company for a business', async () => {
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('profile@example.com'));
    expect(
      pluck((await visitor.post('/account/change-profile', { firstName: '', lastName: '' })).body, 'errors', 'source.pointer'),
    ).toEqual(['/firstName', '/lastName']);
    expect(
      at(
        (await visitor.post('/account/change-profile', { firstName: 'M', lastName: 'M', accountType: 'business' })).body,
        'errors.0.source.pointer',
      ),
    ).toBe('/company');
    expect(
      (
        await visitor.post('/account/change-profile', {
          firstName: 'Maximilian',
          lastName: 'Muster',
          birthdayDay: 3,
          birthdayMonth: 5,
          birthdayYear: 1980,
        })
      ).body,
    ).toEqual({ apiAlias: 'array_struct', success: true });
    expect((await visitor.post('/account/customer')).body).toMatchObject({
      firstName: 'Maximilian',
      birthday: '1980-05-03T00:00:00.000+00:00',
    });
    expect(
      (
        await visitor.post('/account/change-profile', {
          firstName: 'M',
          lastName: 'M',
          birthdayDay: 3,
          birthdayMonth: 13,
          birthdayYear: 1980,
        })
      ).status,
    ).toBe(500);
  });

  it('change-email checks password, confirmation and others’ addresses; guests are refused', async () => {
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('mail@example.com'));
    const change = (email: string, emailConfirmation: string, password = 'correct-horse-2') =>
      visitor.post('/account/change-email', { email, emailConfirmation, password });
    expect(await change(SHOPPER.email, SHOPPER.email)).toMatchObject({ code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE' });
    expect(await change('mail2@example.com', 'mail2@example.com', 'wrong')).toMatchObject({
      code: 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT',
    });
    expect(await change('mail2@example.com', 'other@example.com')).toMatchObject({ status: 400, code: null });
    // The confirmation is looked at last: what else is wrong comes alone, and without one the server stumbles.
    expect(pluck((await change('nope', 'other@example.com', 'wrong')).body, 'errors', 'source.pointer')).toEqual(['/email', '/password']);
    expect(await visitor.post('/account/change-email', { email: 'mail2@example.com', password: 'correct-horse-2' })).toMatchObject({
      status: 500,
      code: '0',
    });
    expect((await change('mail2@example.com', 'mail2@example.com')).status).toBe(200);
    expect((await login(shop.visitor(), { username: 'mail2@example.com', password: 'correct-horse-2' })).status).toBe(200);
    const guest = shop.visitor();
    await becomeGuest(guest, 'guest-mail@example.com');
    expect(await guest.post('/account/change-email', {})).toMatchObject({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });
  });

  it('a call whose body is still on its way when the session ends finds it ended', async () => {
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('slow@example.com'));
    const request = await startSlowRequest(shop.url, '/account/change-profile', { firstName: 'Mallory', lastName: 'Late' }, visitor.token);
    await visitor.post('/account/logout');
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 403 [\s\S]*CHECKOUT__CUSTOMER_NOT_LOGGED_IN/);
  });

  it('change-password gives a new token; other sessions keep answering 200 without customer', async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()];
    await visitor.post('/account/register', registration('secret@example.com'));
    other.token = visitor.token;
    const change = (newPassword: string, newPasswordConfirm: string, password = 'correct-horse-2') =>
      visitor.post('/account/change-password', { password, newPassword, newPasswordConfirm });
    expect(await change('correct-horse-3', 'xx')).toMatchObject({ status: 400, code: null });
    expect(await change('x', 'x')).toMatchObject({ code: 'VIOLATION::TOO_SHORT_ERROR' });
    expect(await change('correct-horse-3', 'correct-horse-3', 'wrong')).toMatchObject({ code: 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT' });
    expect((await change('correct-horse-3', 'correct-horse-3')).body).toEqual({ apiAlias: 'array_struct', redirectUrl: null });
    expect(at((await visitor.get('/context')).body, 'customer.email')).toBe('secret@example.com');
    expect(visitor.token).not.toBe(other.token);
    expect(at((await other.get('/context')).body, 'customer')).toBeNull();
  });

  it('can be deleted: 204, the token stays', async () => {
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('gone@example.com'));
    const { token } = visitor;
    expect((await visitor.delete('/account/customer')).status).toBe(204);
    expect([visitor.token, at((await visitor.get('/context')).body, 'customer')]).toEqual([token, null]);
    expect(await login(shop.visitor(), { username: 'gone@example.com' })).toMatchObject({ code: 'CHECKOUT__CUSTOMER_NOT_FOUND' });
  });

  it('a guest becomes a customer by a password: same account, same session, then signed in by it', async () => {
    const guest = shop.visitor();
    await becomeGuest(guest, 'convert@example.com');
    const { token } = guest;
    const before = at((await guest.get('/context')).body, 'customer.id');
    const short = await guest.post('/account/convert-guest', { password: 'short' });
    expect([short.status, pluck(short.body, 'errors', 'source.pointer')]).toEqual([400, ['/password']]);
    expect((await guest.post('/account/convert-guest', { password: 'long enough' })).body).toMatchObject({ success: true });
    expect(guest.token).toBe(token);
    expect((await guest.get('/context')).body).toMatchObject({ customer: { id: before, guest: false } });
    expect(await guest.post('/account/convert-guest', { password: 'long enough' })).toMatchObject({
      status: 400,
      code: 'CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED',
    });
    const again = shop.visitor();
    await login(again, { username: 'convert@example.com', password: 'long enough' });
    expect(at((await again.get('/context')).body, 'customer.id')).toBe(before);
  });
  it('a guest whose address a customer has becomes none, and nobody at all is 403', async () => {
    const guest = shop.visitor();
    await becomeGuest(guest, SHOPPER.email);
    const taken = await guest.post('/account/convert-guest', { password: 'long enough' });
    expect([taken.status, pluck(taken.body, 'errors', 'source.pointer')]).toEqual([400, ['/email']]);
    expect((await guest.get('/context')).body).toMatchObject({ customer: { guest: true } });
    expect((await shop.visitor().post('/account/convert-guest', { password: 'long enough' })).status).toBe(403);
  });
  it('a payment method may be made the default', async () => {
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('payer@example.com'));
    expect((await visitor.post(`/account/change-payment-method/${ID.demoPay}`)).body).toMatchObject({ success: true });
    expect(await visitor.post(`/account/change-payment-method/${'f'.repeat(32)}`)).toMatchObject({
      status: 400,
      code: 'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
    });
  });
});

describe('recovery', () => {
  it('a mailed link sets a new password once and ends every session', async () => {
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('forgot@example.com'));
    expect(
      (await shop.visitor().post('/account/recovery-password', { email: 'forgot@example.com', storefrontUrl: PUBLIC_ORIGIN })).body,
    ).toMatchObject({ success: true });
    const hash = /\/account\/recover\/password\?hash=([A-Za-z0-9]{32})/.exec(shop.mails()[0]?.link ?? '')?.[1] ?? '';
    expect((await shop.visitor().post('/account/customer-recovery-is-expired', { hash })).body).toEqual({
      apiAlias: 'array_struct',
      isExpired: false,
    });
    const confirm = (newPasswordConfirm: string) =>
      shop.visitor().post('/account/recovery-password-confirm', { hash, newPassword: 'correct-horse-4', newPasswordConfirm });
    expect(await confirm('other')).toMatchObject({ status: 400, code: null });
    expect((await confirm('correct-horse-4')).body).toMatchObject({ success: true });
    expect(await confirm('correct-horse-4')).toMatchObject({ status: 410, code: 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED' });
    expect(at((await visitor.get('/context')).body, 'customer')).toBeNull();
    expect((await login(visitor, { username: 'forgot@example.com', password: 'correct-horse-4' })).status).toBe(200);
  });

  it('three requests pass, the fourth waits 30 seconds; another address does not', async () => {
    await shop.visitor().post('/account/register', registration('often@example.com'));
    const ask = (email: string) => shop.visitor().post('/account/recovery-password', { email, storefrontUrl: PUBLIC_ORIGIN });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await ask('often@example.com')).status).toBe(200);
    const refused = await ask('often@example.com');
    expect([refused.status, refused.code, at(refused.body, 'errors.0.meta.parameters')]).toEqual([
      429,
      'FRAMEWORK__RATE_LIMIT_EXCEEDED',
      { seconds: 30 },
    ]);
    expect((await ask(SHOPPER.email)).status).toBe(200);
  });

  it('a link is good for two hours, and only the latest one', async () => {
    await shop.visitor().post('/account/register', registration('hours@example.com'));
    const request = async (): Promise<string> => {
      await shop.visitor().post('/account/recovery-password', { email: 'hours@example.com', storefrontUrl: PUBLIC_ORIGIN });
      return /hash=(\w+)$/.exec(shop.mails()[0]?.link ?? '')?.[1] ?? '';
    };
    const [older, newer] = [await request(), await request()];
    const expired = async (hash: string) =>
      (await shop.visitor().post('/account/customer-recovery-is-expired', { hash })).body['isExpired'];
    expect((await shop.visitor().post('/account/customer-recovery-is-expired', { hash: older })).status).toBe(404);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 3_600_000 - 5000);
    expect(await expired(newer)).toBe(false);
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 3_600_000 + 5000);
    expect(await expired(newer)).toBe(true);
    expect(
      await shop
        .visitor()
        .post('/account/recovery-password-confirm', { hash: newer, newPassword: 'correct-horse-4', newPasswordConfirm: 'correct-horse-4' }),
    ).toMatchObject({ status: 410 });
    vi.restoreAllMocks();
  });

  it('an unknown e-mail is 401, a hash of the wrong length 400, an unknown one 404', async () => {
    expect(
      await shop.visitor().post('/account/recovery-password', { email: 'ghost@example.com', storefrontUrl: PUBLIC_ORIGIN }),
    ).toMatchObject({ status: 401, code: 'CHECKOUT__CUSTOMER_NOT_FOUND' });
    expect(await shop.visitor().post('/account/customer-recovery-is-expired', { hash: 'nope' })).toMatchObject({
      status: 400,
      code: 'VIOLATION::NOT_EQUAL_LENGTH_ERROR',
    });
    expect(await shop.visitor().post('/account/customer-recovery-is-expired', { hash: 'x'.repeat(32) })).toMatchObject({
      status: 404,
      code: 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
    });
  });
});
