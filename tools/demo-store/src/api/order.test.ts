import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeGuest, login, registration } from '../testing/customers.ts';
import { at, type Json, listAt, pluck, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts';
import { ID, smallCatalogue } from '../testing/small-catalogue.ts';

let shop: TestShop;
let counter = 0;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const fill = (visitor: Visitor, id: string = ID.stool, quantity = 1) =>
  visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id, quantity }] });
const newCustomer = async (): Promise<Visitor> => {
  const visitor = shop.visitor();
  await visitor.post('/account/register', registration(`order-${++counter}@example.com`));
  return visitor;
};
const order = async (visitor: Visitor, id: string = ID.stool, payment?: string): Promise<Json> => {
  if (payment !== undefined) await visitor.patch('/context', { paymentMethodId: payment });
  await fill(visitor, id);
  return (await visitor.post('/checkout/order')).body;
};
const TRANSACTIONS = { transactions: { associations: { stateMachineState: {}, paymentMethod: {} } } };
const reload = async (visitor: Visitor, id: unknown, associations: Json = TRANSACTIONS): Promise<unknown> =>
  at((await visitor.post('/order', { filter: [{ type: 'equals', field: 'id', value: id }], associations })).body, 'orders.elements.0');

describe('POST /checkout/order', () => {
  it('answers the order, empties the cart, keeps the token', async () => {
    const visitor = await newCustomer();
    const { token } = visitor;
    await fill(visitor, ID.stool, 2);
    const reply = await visitor.post('/checkout/order', { customerComment: 'Ring <b>twice</b>' });
    expect(reply).toMatchObject({
      status: 200,
      token,
      body: {
        apiAlias: 'order',
        customerComment: 'Ring twice',
        amountTotal: 99.8,
        shippingTotal: 0,
        orderCustomer: { firstName: 'Max' },
        stateMachineState: { technicalName: 'open' },
        transactions: [{ paymentMethod: { id: ID.invoice }, stateMachineState: { technicalName: 'open' } }],
        lineItems: [{ label: 'Oak Stool', quantity: 2, unitPrice: 49.9 }],
        deliveries: [{ shippingMethod: { id: ID.standard } }],
      },
    });
    expect(at(reply.body, 'deepLinkCode')).toMatch(/^\S{32}$/);
    expect((await visitor.get('/checkout/cart')).body['lineItems']).toEqual([]);
  });

  it('takes the pieces out of stock; cancelling puts them back', async () => {
    const visitor = await newCustomer();
    const stock = async (): Promise<unknown> => at((await visitor.post('/product', { ids: [ID.few] })).body, 'elements.0.availableStock');
    const { id } = await order(visitor, ID.few);
    expect(await stock()).toBe(2);
    await visitor.post('/order/state/cancel', { orderId: id });
    expect(await stock()).toBe(3);
  });

  it('is 403 for the anonymous and 400 CART_EMPTY without lines', async () => {
    expect(await shop.visitor().post('/checkout/order')).toMatchObject({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });
    expect(await (await newCustomer()).post('/checkout/order')).toMatchObject({ status: 400, code: 'CHECKOUT__CART_EMPTY' });
  });

  it('a blocking error is HTTP 500 with the messages in the parameters, while it lasts', async () => {
    const visitor = await newCustomer();
    await fill(visitor);
    await visitor.patch('/context', { shippingMethodId: ID.germanyOnly });
    const { body: address } = await visitor.post('/account/address', {
      firstName: 'A',
      lastName: 'B',
      street: 'C',
      zipcode: '1',
      city: 'D',
      countryId: ID.switzerland,
    });
    await visitor.patch('/context', { shippingAddressId: address['id'] });
    for (let round = 0; round < 2; round += 1) {
      const reply = await visitor.post('/checkout/order');
      expect([reply.status, reply.code, at(reply.body, 'errors.0.meta.parameters')]).toEqual([
        500,
        'CHECKOUT__CART_INVALID',
        { errorCount: 1, errors: 'shipping-method-blocked-Forwarding: Shipping method Forwarding not available' },
      ]);
    }
  });

  it('two buyers of the last pieces: the second is refused once, then the cart is empty and says nothing', async () => {
    const [first, second] = [await newCustomer(), await newCustomer()];
    await fill(first, ID.few, 3);
    await fill(second, ID.few, 3);
    const { body } = await first.post('/checkout/order');
    const refused = await second.post('/checkout/order');
    expect([refused.status, refused.code]).toEqual([500, 'CHECKOUT__CART_INVALID']);
    expect((await second.get('/checkout/cart')).body).toMatchObject({ errors: [], lineItems: [] });
    expect(await second.post('/checkout/order')).toMatchObject({ status: 400, code: 'CHECKOUT__CART_EMPTY' });
    await first.post('/order/state/cancel', { orderId: body['id'] });
  });

  it('a hash that no longer fits is 409; the fitting one passes', async () => {
    const visitor = await newCustomer();
    const { hash } = (await fill(visitor)).body;
    await fill(visitor);
    expect(await visitor.post('/checkout/order', { hash })).toMatchObject({ status: 409, code: 'CHECKOUT__CART_HASH_MISMATCH' });
    expect((await visitor.post('/checkout/order', { hash: (await visitor.get('/checkout/cart')).body['hash'] })).status).toBe(200);
  });
});

describe('POST /order', () => {
  it('lists own orders; all but customer and billing address come by association', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor);
    expect(await reload(visitor, id, {})).toMatchObject({
      addresses: null,
      deliveries: null,
      lineItems: null,
      transactions: null,
      stateMachineState: null,
      documents: [],
      orderCustomer: {},
      billingAddress: { city: 'Hamburg' },
    });
    expect(
      await reload(visitor, id, { lineItems: { associations: { cover: {} } }, documents: {}, addresses: {}, stateMachineState: {} }),
    ).toMatchObject({
      lineItems: [{ cover: { fileName: 'stool-1' } }],
      documents: [{ sent: true, config: { displayInCustomerAccount: true } }],
      addresses: [{}],
      stateMachineState: { technicalName: 'open' },
    });
    expect(listAt((await (await newCustomer()).post('/order')).body, 'orders.elements')).toEqual([]);
    expect(await shop.visitor().post('/order')).toMatchObject({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });
  });

  it('paymentChangeable is [] unless checkPromotion is true', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor);
    expect((await visitor.post('/order')).body['paymentChangeable']).toEqual([]);
    expect((await visitor.post('/order', { checkPromotion: true })).body['paymentChangeable']).toEqual({ [String(id)]: true });
  });

  it('a guest’s order is found later by its link with e-mail and postal code, and opens no session', async () => {
    const guest = shop.visitor();
    await becomeGuest(guest, 'Linked@example.com');
    const { id, deepLinkCode } = await order(guest);
    const find = (visitor: Visitor, parameters: Json) =>
      visitor.post('/order', { filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }], ...parameters });
    const stranger = shop.visitor();
    expect(at((await find(stranger, { email: 'Linked@example.com', zipcode: '54321' })).body, 'orders.elements.0.id')).toBe(id);
    expect(await find(stranger, {})).toMatchObject({ status: 403, code: 'CHECKOUT__GUEST_NOT_AUTHENTICATED' });
    expect(await find(stranger, { email: 'linked@example.com', zipcode: '54321' })).toMatchObject({
      status: 403,
      code: 'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    });
    expect(await find(stranger, { email: 'Linked@example.com', zipcode: '1' })).toMatchObject({
      status: 403,
      code: 'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    });
    expect(await stranger.post('/order/state/cancel', { orderId: id })).toMatchObject({ status: 403 });
    expect(at((await find(guest, {})).body, 'orders.elements.0.id')).toBe(id);
  });

  it('a customer’s order is not found by its link', async () => {
    const { deepLinkCode } = await order(await newCustomer());
    const reply = await shop.visitor().post('/order', {
      filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }],
      email: `order-${counter}@example.com`,
      zipcode: '54321',
    });
    expect(reply).toMatchObject({ status: 403, code: 'CHECKOUT__GUEST_NOT_AUTHENTICATED' });
  });
});

describe('afterwards', () => {
  it('cancels from any state and answers the new state; another’s order is 404', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor);
    for (let round = 0; round < 2; round += 1)
      expect((await visitor.post('/order/state/cancel', { orderId: id })).body).toMatchObject({
        technicalName: 'cancelled',
        apiAlias: 'state_machine_state',
      });
    expect(await (await newCustomer()).post('/order/state/cancel', { orderId: id })).toMatchObject({
      status: 404,
      code: 'CHECKOUT__ORDER_ORDER_NOT_FOUND',
    });
  });

  it('another payment method adds a transaction and cancels the old one', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor);
    expect((await visitor.post('/order/payment', { orderId: id, paymentMethodId: ID.demoPay })).body).toMatchObject({ success: true });
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['cancelled', 'open']);
    expect(await visitor.post('/order/payment', { orderId: id, paymentMethodId: 'f'.repeat(32) })).toMatchObject({
      status: 400,
      code: 'CHECKOUT__UNKNOWN_PAYMENT_METHOD',
    });
    expect(await visitor.post('/order/payment', { orderId: 'f'.repeat(32), paymentMethodId: ID.demoPay })).toMatchObject({
      status: 404,
      code: 'FRAMEWORK__ENTITY_NOT_FOUND',
    });
    expect((await visitor.post('/order/payment')).status).toBe(500);
  });
});

describe('a method that the order’s country rules out', () => {
  it('is not available', async () => {
    const catalogue = smallCatalogue();
    const strict = await startTestShop({
      catalogue: {
        ...catalogue,
        paymentMethods: catalogue.paymentMethods.map((method) =>
          method.id === ID.demoPay ? { ...method, blockedCountryIsos: ['DE'] } : method,
        ),
      },
    });
    try {
      const visitor = strict.visitor();
      await visitor.post('/account/register', registration('strict@example.com'));
      await fill(visitor);
      const { id } = (await visitor.post('/checkout/order')).body;
      expect(await visitor.post('/order/payment', { orderId: id, paymentMethodId: ID.demoPay })).toMatchObject({
        status: 404,
        code: 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
      });
    } finally {
      await strict.close();
    }
  });
});

describe('payment', () => {
  const handle = (visitor: Visitor, id: unknown) =>
    visitor.post('/handle-payment', { orderId: id, finishUrl: 'http://shop.example/finish?a=1', errorUrl: 'http://shop.example/error' });
  const pay = (url: unknown, result: string): Promise<Response> =>
    fetch(String(url).replace(shop.publicOrigin, shop.pagesUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `result=${result}`,
      redirect: 'manual',
    });

  it('has no address for methods without a page; an unknown order is 404', async () => {
    const visitor = await newCustomer();
    expect((await handle(visitor, (await order(visitor))['id'])).body).toEqual({ apiAlias: 'array_struct', redirectUrl: null });
    expect(await handle(visitor, 'f'.repeat(32))).toMatchObject({ status: 404, code: 'CHECKOUT__INVALID_ORDER_ID' });
  });

  it('gives its address once, needs no login, and leads back to finishUrl when paid', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor, ID.book, ID.demoPay);
    const { redirectUrl } = (await handle(shop.visitor(), id)).body;
    expect(redirectUrl).toMatch(/^http:\/\/shop\.example:3000\/demo-store\/pay\/[0-9a-f]{32}$/);
    expect((await handle(visitor, id)).body['redirectUrl']).toBeNull();
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['in_progress']);
    expect(await visitor.post('/order/payment', { orderId: id, paymentMethodId: ID.invoice })).toMatchObject({
      status: 400,
      code: 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE',
    });

    const page = await fetch(String(redirectUrl).replace(shop.publicOrigin, shop.pagesUrl));
    const html = await page.text();
    expect(html).toContain('<html lang="en-US">');
    expect(html).toMatch(/<button name="result" value="paid">/);
    const paid = await pay(redirectUrl, 'paid');
    expect([paid.status, paid.headers.get('location')]).toEqual([302, 'http://shop.example/finish?a=1']);
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['paid']);
    expect((await pay(redirectUrl, 'cancelled')).status).toBe(410);
  });

  it('cancelled leads to errorUrl with the error code, and can be paid in another way', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor, ID.stool, ID.demoPay);
    const cancelled = await pay((await handle(visitor, id)).body['redirectUrl'], 'cancelled');
    expect(cancelled.headers.get('location')).toBe('http://shop.example/error?error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT');
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['cancelled']);
    // The same method again is the same payment, open once more.
    await visitor.post('/order/payment', { orderId: id, paymentMethodId: ID.demoPay });
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['open']);
    const { redirectUrl } = (await visitor.post('/handle-payment', { orderId: id, finishUrl: 'http://shop.example/second' })).body;
    expect((await pay(redirectUrl, 'paid')).headers.get('location')).toBe('http://shop.example/second');
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['paid']);
  });

  it('failed leads to errorUrl with its own code; another method may be chosen', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor, ID.stool, ID.demoPay);
    const failed = await pay((await handle(visitor, id)).body['redirectUrl'], 'failed');
    expect([failed.status, failed.headers.get('location')]).toEqual([
      302,
      'http://shop.example/error?error-code=CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED',
    ]);
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['failed']);
    expect((await visitor.post('/order/payment', { orderId: id, paymentMethodId: ID.invoice })).status).toBe(200);
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['failed', 'open']);
  });

  it('ends once, even when two answers come at the same moment; no answer ends nothing', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor, ID.stool, ID.demoPay);
    const { redirectUrl } = (await handle(visitor, id)).body;
    for (const nothing of ['', 'constructor', 'refunded']) expect((await pay(redirectUrl, nothing)).status).toBe(400);
    expect(pluck(await reload(visitor, id), 'transactions', 'stateMachineState.technicalName')).toEqual(['in_progress']);
    const answers = await Promise.all([pay(redirectUrl, 'paid'), pay(redirectUrl, 'cancelled')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([302, 410]);
    expect((await fetch(String(redirectUrl).replace(shop.publicOrigin, shop.pagesUrl))).status).toBe(200);
    expect((await pay(`${shop.publicOrigin}/demo-store/pay/${'f'.repeat(32)}`, 'paid')).status).toBe(404);
  });

  it.each([
    [undefined, 'http://shop.example:3000/'],
    ['javascript:alert(1)', 'http://shop.example:3000/'],
    ['http://elsewhere.example/done', 'http://elsewhere.example/done'],
  ])('with the finishUrl %s it leads to %s', async (finishUrl, expected) => {
    const visitor = await newCustomer();
    const { id } = await order(visitor, ID.stool, ID.demoPay);
    const { redirectUrl } = (await visitor.post('/handle-payment', { orderId: id, finishUrl })).body;
    expect((await pay(redirectUrl, 'paid')).headers.get('location')).toBe(expected);
  });

  it('shows hostile names as text, in a page that runs no script', async () => {
    const visitor = shop.visitor();
    const firstName = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
    await visitor.post('/account/register', registration(`order-${++counter}@example.com`, { firstName }));
    const { id } = await order(visitor, ID.stool, ID.demoPay);
    const page = await fetch(String((await handle(visitor, id)).body['redirectUrl']).replace(shop.publicOrigin, shop.pagesUrl));
    const html = await page.text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img');
    expect(html).not.toMatch(/<script|<img/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('a download opens once the order is paid', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor, ID.book, ID.demoPay);
    const downloads = { lineItems: { associations: { downloads: { associations: { media: {} } } } } };
    const before = at(await reload(visitor, id, downloads), 'lineItems.0.downloads.0');
    expect(before).toMatchObject({ accessGranted: false, media: { fileName: 'handbook', private: true } });
    const path = `/order/download/${String(id)}/${String(at(before, 'id'))}`;
    expect(await visitor.get(path)).toMatchObject({ status: 404, code: 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND' });
    await pay((await handle(visitor, id)).body['redirectUrl'], 'paid');
    const reply = await visitor.get(path);
    expect([reply.status, reply.body['text'], reply.headers.get('content-disposition')]).toEqual([
      200,
      'Turn it on.',
      'attachment; filename=handbook.txt',
    ]);
    expect((await (await newCustomer()).get(path)).status).toBe(404);
  });
});

describe('documents', () => {
  it('an invoice is a PDF, inline unless asked otherwise, for any session that knows the code', async () => {
    const visitor = await newCustomer();
    const { id } = await order(visitor);
    const document = at(await reload(visitor, id, { documents: {} }), 'documents.0');
    const path = `/document/download/${String(at(document, 'id'))}/${String(at(document, 'deepLinkCode'))}`;
    const other = shop.visitor();
    expect(await other.get(path)).toMatchObject({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });
    await login(other);
    const reply = await other.get(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('content-disposition')).toMatch(/^inline; filename=invoice_/);
    expect(String(reply.body['text'])).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    expect((await other.get(`${path}?download=1`)).headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await other.get(`/document/download/${String(at(document, 'id'))}/nope`)).toMatchObject({
      status: 404,
      code: 'DOCUMENT__DOCUMENT_NOT_FOUND',
    });
  });
});
