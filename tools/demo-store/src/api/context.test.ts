import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, pluck, PUBLIC_ORIGIN, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID, SHOPPER } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('GET /context', () => {
  it('names the domains of the public origin, without a slash at the end', async () => {
    const { body } = await shop.visitor().get('/context');
    expect(pluck(body, 'salesChannel.domains', 'url')).toEqual([PUBLIC_ORIGIN, `${PUBLIC_ORIGIN}/en-GB`, `${PUBLIC_ORIGIN}/de-DE`]);
    expect(pluck(body, 'salesChannel.domains', 'currencyId')).toEqual([ID.usd, ID.gbp, ID.eur]);
  });

  it('holds defaults for a visitor who chose nothing', async () => {
    const { body } = await shop.visitor().get('/context');
    expect(body).toMatchObject({
      customer: null,
      context: { taxState: 'gross' },
      paymentMethod: { id: ID.invoice },
      shippingMethod: { id: ID.standard },
    });
  });
});

describe('PATCH /context', () => {
  it('keeps the token and changes what is named', async () => {
    const visitor = shop.visitor('patch');
    const reply = await visitor.patch('/context', {
      currencyId: ID.usd,
      countryId: ID.usa,
      countryStateId: ID.newYork,
      paymentMethodId: ID.demoPay,
      shippingMethodId: ID.germanyOnly,
    });
    expect([reply.status, reply.token, reply.body]).toEqual([200, 'patch', { apiAlias: 'array_struct', redirectUrl: null }]);
    expect((await visitor.get('/context')).body).toMatchObject({
      currency: { isoCode: 'USD' },
      shippingLocation: { country: { iso: 'US' }, state: { shortCode: 'US-NY' } },
      paymentMethod: { id: ID.demoPay },
      shippingMethod: { id: ID.germanyOnly },
    });
  });

  it("answers a change of language with that language's domain, compared with the request's language", async () => {
    const visitor = shop.visitor();
    expect(at((await visitor.patch('/context', { languageId: ID.german })).body, 'redirectUrl')).toBe(`${PUBLIC_ORIGIN}/de-DE`);
    expect(at((await visitor.patch('/context', { languageId: ID.german })).body, 'redirectUrl')).toBeNull();
    expect(at((await visitor.patch('/context', { languageId: ID.german }, { 'sw-language-id': ID.english })).body, 'redirectUrl')).toBe(
      `${PUBLIC_ORIGIN}/de-DE`,
    );
    expect(at((await visitor.patch('/context', { languageId: ID.english })).body, 'redirectUrl')).toBe(PUBLIC_ORIGIN);
  });

  it('ignores null, empty and unknown fields', async () => {
    expect((await shop.visitor().patch('/context', { currencyId: null, languageId: '', nonsense: 1 })).status).toBe(200);
  });

  it('refuses a malformed id with 400 FRAMEWORK__INVALID_UUID', async () => {
    expect(await shop.visitor().patch('/context', { currencyId: 'abc' })).toMatchObject({ status: 400, code: 'FRAMEWORK__INVALID_UUID' });
  });

  it('refuses an unknown id with a violation that points at its field', async () => {
    const reply = await shop.visitor().patch('/context', { shippingMethodId: 'f'.repeat(32) });
    expect([reply.status, reply.code, at(reply.body, 'errors.0.source.pointer')]).toEqual([
      400,
      'VIOLATION::ENTITY_DOES_NOT_EXISTS',
      '/shippingMethodId',
    ]);
  });

  it('refuses addresses with 403 before a login and foreign ones with 400 after it', async () => {
    const visitor = shop.visitor();
    expect(await visitor.patch('/context', { billingAddressId: 'f'.repeat(32) })).toMatchObject({
      status: 403,
      code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    });
    await visitor.post('/account/login', { username: SHOPPER.email, password: SHOPPER.password });
    expect(await visitor.patch('/context', { billingAddressId: 'f'.repeat(32) })).toMatchObject({
      status: 400,
      code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS',
    });
  });

  it('makes prices tax-free where the country is', async () => {
    const visitor = shop.visitor();
    await visitor.patch('/context', { countryId: ID.switzerland });
    expect(at((await visitor.get('/context')).body, 'context.taxState')).toBe('tax-free');
    const { body } = await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.gift }] });
    expect(body).toMatchObject({ price: { totalPrice: 8.4, netPrice: 8.4, calculatedTaxes: [], taxStatus: 'tax-free' } });
  });
});
