import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrder, getCart, getContext, listPaymentMethods } from '@vitrine/store-api-client';
import { GUEST, MUG, orderCalls, ready, saidOf, VASE, visit } from '../testing/checkout-visitor.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the order without scripts', () => {
  it('is placed and its payment started once however often the button is pressed; every press leads to it', async () => {
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
    expect(await visitor.send('order', await visitor.page({ comment: 'Ring twice' }))).toMatchObject({
      status: 422,
      says: { isChecked: true, typed: { comment: 'Ring twice', terms: false } },
    });
    expect(orderCalls(visitor)).toBe(0);
  });

  it('is not placed where a price has changed: it says so, and the next press orders what was seen then', async () => {
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
    const change = (method: 'PATCH' | 'DELETE', body: unknown) =>
      visitor.session.client.request({ operation: 'changeCart', method, path: '/checkout/cart/line-item', body });
    await change('PATCH', { items: [{ id: VASE, quantity: 1 }] });
    expect(saidOf(await visitor.send('order', form)).changes).toMatchObject([{ kind: 'quantity', name: 'Vase', before: 3, after: 1 }]);
    const next = await visitor.page();
    await change('DELETE', { ids: [VASE] });
    expect(saidOf(await visitor.send('order', next)).changes).toMatchObject([{ kind: 'gone', name: 'Vase', productId: VASE }]);
    expect(orderCalls(visitor)).toBe(0);
  });

  it('that the store refuses for its stock says the store’s reasons', async () => {
    const visitor = await ready();
    visitor.store.faults.status(
      500,
      {
        body: {
          errors: [
            { status: '500', code: 'CHECKOUT__CART_INVALID', meta: { parameters: { errors: `product-out-of-stock${MUG}: Sold out` } } },
          ],
        },
      },
      { path: '/checkout/order' },
    );
    expect(saidOf(await visitor.send('order', await visitor.page()))).toMatchObject({
      refusal: { text: 'refused', notes: [{ key: `product-out-of-stock${MUG}` }] },
      typed: { terms: true },
    });
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
    expect(saidOf(await visitor.send('order', { ...form, seen: JSON.stringify({ ...seen, hash: 'f'.repeat(64) }) })).refusal?.text).toBe(
      'cartChanged',
    );
    expect(await visitor.orders()).toEqual([]);
  });

  it('is refused by a store whose cart can’t be read after that: it says so, with nothing that has changed', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    visitor.store.intercept(
      () => {
        visitor.store.faults.status(500, {}, { path: '/checkout/cart' });
        return Response.json({ errors: [{ status: '400', code: 'CHECKOUT__CART_HASH_MISMATCH' }] }, { status: 400 });
      },
      { path: '/checkout/order' },
    );
    expect(saidOf(await visitor.send('order', form))).toMatchObject({ refusal: { text: 'cartChanged' }, changes: [] });
  });

  it('of a session that ends right at the order asks who orders', async () => {
    const visitor = await ready();
    visitor.store.faults.status(
      403,
      { body: { errors: [{ status: '403', code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] } },
      { path: '/checkout/order' },
    );
    const says = saidOf(await visitor.send('order', await visitor.page()));
    expect([says.hasEnded, says.refusal]).toEqual([true, undefined]);
  });

  it('that the store kept although its payment failed leads to that order', async () => {
    const visitor = await ready();
    const id = 'a'.repeat(32);
    visitor.store.faults.status(
      500,
      { body: { errors: [{ status: '500', code: 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED', meta: { parameters: { orderId: id } } }] } },
      { path: '/checkout/order' },
    );
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
      expect(saidOf(await visitor.send('order', form)), path).toMatchObject({
        refusal: { text: 'unreachable' },
        typed: { comment: 'Ring twice', terms: true },
        seen: form.seen,
      });
      expect(console.error).toHaveBeenLastCalledWith(expect.stringMatching(/^Ordering failed: 503 /));
      vi.mocked(console.error).mockClear();
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
    expect(await visitor.send('order', await visitor.page())).toEqual({
      status: 200,
      says: { typed: { comment: '', terms: true, waiver: false }, payment: { target: 'https://pay.example/1' } },
    });
  });

  it('of a session that has ended asks who orders, and puts cart and comment together again once it knows', async () => {
    const visitor = await ready();
    const form = await visitor.page({ terms: 'on', comment: 'Ring twice' });
    visitor.endSession();
    const ended = saidOf(await visitor.send('order', form));
    expect(ended).toEqual({ hasEnded: true, typed: { comment: 'Ring twice', terms: true, waiver: false }, seen: form.seen });
    const wrong = saidOf(await visitor.send('guest', { ...GUEST, lastName: '', seen: form.seen, comment: 'Ring twice', terms: 'on' }));
    expect(wrong).toMatchObject({
      hasEnded: true,
      seen: form.seen,
      typed: { comment: 'Ring twice' },
      guest: { errors: { lastName: 'required' } },
    });
    visitor.product(MUG).price += 5;
    const again = saidOf(await visitor.send('guest', { ...GUEST, seen: form.seen, comment: 'Ring twice', terms: 'on' }));
    expect(again).toMatchObject({ typed: { comment: 'Ring twice', terms: true }, changes: [{ kind: 'price', before: 24.5, after: 29.5 }] });
    expect(await visitor.cart()).toEqual([[MUG, 2]]);
    expect(await visitor.orders()).toEqual([]);
  });

  it('of a customer whose session has ended is back after the log-in; a wrong password loses nothing', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    visitor.endSession();
    await visitor.send('order', form);
    const wrong = saidOf(await visitor.send('login', { username: 'ada@shop.example', password: 'wrong', seen: form.seen, terms: 'on' }));
    expect(wrong).toMatchObject({
      hasEnded: true,
      seen: form.seen,
      login: { reason: 'refused', values: { username: 'ada@shop.example' } },
    });
    expect(JSON.stringify(wrong)).not.toContain('"wrong"');
    expect(
      saidOf(await visitor.send('login', { username: 'ada@shop.example', password: 'ada-in-memory', seen: form.seen, terms: 'on' })).typed
        .terms,
    ).toBe(true);
    expect(await visitor.cart()).toEqual([[MUG, 2]]);
  });

  it('of somebody whom the store no longer knows asks who orders, although their cart is there', async () => {
    const visitor = await ready();
    const form = await visitor.page();
    visitor.store.faults.status(
      200,
      { body: { ...(await getContext(visitor.session.client)), customer: null } },
      { method: 'GET', path: '/context' },
    );
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
    visitor.store.faults.status(
      200,
      {
        body: {
          ...cart,
          errors: [{ key: 'shipping-method-blocked-x', messageKey: 'shipping-method-blocked', message: '', level: 20, block: true }],
        },
      },
      { method: 'GET', path: '/checkout/cart' },
    );
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
    await visitor.session.client.request({
      operation: 'removeLineItems',
      method: 'DELETE',
      path: '/checkout/cart/line-item',
      body: { ids: [MUG] },
    });
    expect(saidOf(await visitor.send('order', form))).toMatchObject({ refusal: { text: 'emptyText' }, changes: [{ kind: 'gone' }] });
  });
});
