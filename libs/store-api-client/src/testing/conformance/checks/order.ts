import { at, type Json, listAt, textAt } from '../../../json-path.ts';
import { type ConformanceCheck, ensure, same } from '../conformance-check.ts';
import { type ConformanceServer, type Registered, UNKNOWN_ID } from '../conformance-server.ts';
import type { Reply } from '../visitor.ts';

const BY_ID = (id: unknown): Json => ({ filter: [{ type: 'equals', field: 'id', value: id }] });

async function placed(server: ConformanceServer, input: Json = {}, changes: Json = {}): Promise<Registered & { order: unknown }> {
  const registered = await server.register(changes);
  await registered.visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: (await server.product())['id'] }] });
  const { body, outcome } = await registered.visitor.post('/checkout/order', input);
  same(outcome, '200', 'POST /checkout/order');
  return { ...registered, order: body };
}

/** Orders and payment, the wish list and the forms. */
export const orderChecks: readonly ConformanceCheck[] = [
  {
    id: 'payment/unknown-order',
    rule: 'payment of an unknown order is 404 CHECKOUT__INVALID_ORDER_ID',
    run: async (server) =>
      same(
        (await server.visitor().post('/handle-payment', { orderId: UNKNOWN_ID })).outcome,
        '404 CHECKOUT__INVALID_ORDER_ID',
        'POST /handle-payment',
      ),
  },
  {
    id: 'order/empty',
    rule: 'an empty cart cannot be ordered: 400 CHECKOUT__CART_EMPTY',
    needs: 'writes',
    run: async (server) =>
      same((await (await server.register()).visitor.post('/checkout/order')).outcome, '400 CHECKOUT__CART_EMPTY', 'POST /checkout/order'),
  },
  {
    id: 'order/placed',
    rule: 'an order has lines, an open transaction and a deep link; the cart is empty, the token stays',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      const { id } = await server.product();
      await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id, quantity: 2 }] });
      const { token } = visitor;
      const { body } = await visitor.post('/checkout/order');
      same([at(body, 'lineItems.0.productId'), at(body, 'lineItems.0.quantity')], [id, 2], 'the line');
      ensure(textAt(body, 'deepLinkCode') !== '' && textAt(body, 'orderNumber') !== '', 'deepLinkCode or orderNumber is absent');
      same(at(body, 'stateMachineState.technicalName'), 'open', 'state');
      ensure(textAt(body, 'transactions.0.paymentMethodId') !== '', 'the transaction');
      same([visitor.token, at((await visitor.get('/checkout/cart')).body, 'lineItems')], [token, []], 'token and cart');
    },
  },
  {
    id: 'order/hash',
    rule: 'a hash of another cart is 409 CHECKOUT__CART_HASH_MISMATCH',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: (await server.product())['id'] }] });
      same(
        (await visitor.post('/checkout/order', { hash: '0'.repeat(64) })).outcome,
        '409 CHECKOUT__CART_HASH_MISMATCH',
        'POST /checkout/order',
      );
    },
  },
  {
    id: 'order/comment',
    rule: 'markup is stripped from the customer’s comment',
    needs: 'writes',
    run: async (server) =>
      same(
        at((await placed(server, { customerComment: 'Please <b>ring</b>' })).order, 'customerComment'),
        'Please ring',
        'customerComment',
      ),
  },
  {
    id: 'order/list',
    rule: 'orders come as orders.elements with paymentChangeable [] unless checkPromotion is asked for',
    needs: 'writes',
    run: async (server) => {
      const { visitor, order } = await placed(server);
      const id = textAt(order, 'id');
      const plain = (await visitor.post('/order', BY_ID(id))).body;
      same([at(plain, 'orders.elements.0.id'), at(plain, 'paymentChangeable')], [id, []], 'without checkPromotion');
      same([at(plain, 'orders.elements.0.lineItems'), at(plain, 'orders.elements.0.transactions')], [null, null], 'associations unasked');
      const checked = (
        await visitor.post('/order', {
          ...BY_ID(id),
          checkPromotion: true,
          associations: { lineItems: {}, transactions: { associations: { stateMachineState: {} } } },
        })
      ).body;
      same(at(checked, 'paymentChangeable'), { [id]: true }, 'with checkPromotion');
      same(
        [
          listAt(checked, 'orders.elements.0.lineItems').length,
          at(checked, 'orders.elements.0.transactions.0.stateMachineState.technicalName'),
        ],
        [1, 'open'],
        'associations',
      );
    },
  },
  {
    id: 'order/foreign',
    rule: 'a customer sees and cancels no order of another',
    needs: 'writes',
    run: async (server) => {
      const { order } = await placed(server);
      const { visitor } = await server.register();
      same(listAt((await visitor.post('/order', BY_ID(at(order, 'id')))).body, 'orders.elements').length, 0, 'orders of another');
      same(
        (await visitor.post('/order/state/cancel', { orderId: at(order, 'id') })).outcome,
        '404 CHECKOUT__ORDER_ORDER_NOT_FOUND',
        'cancelling',
      );
    },
  },
  {
    id: 'order/deep-link',
    rule: 'a guest’s order is read without a session by its link, e-mail and postal code, else 403',
    needs: 'writes',
    run: async (server) => {
      const { order, email } = await placed(server, {}, { guest: true });
      const filter = [{ type: 'equals', field: 'deepLinkCode', value: at(order, 'deepLinkCode') }];
      const read = (more: Json): Promise<Reply> => server.visitor().post('/order', { filter, ...more });
      same((await read({})).outcome, '403 CHECKOUT__GUEST_NOT_AUTHENTICATED', 'without proof');
      same((await read({ email, zipcode: '00000' })).outcome, '403 CHECKOUT__GUEST_WRONG_CREDENTIALS', 'with a wrong postal code');
      const { body } = await read({ email, zipcode: '12345' });
      same(at(body, 'orders.elements.0.id'), at(order, 'id'), 'the order');
      const registered = await placed(server);
      const foreign = {
        filter: [{ type: 'equals', field: 'deepLinkCode', value: at(registered.order, 'deepLinkCode') }],
        email: registered.email,
        zipcode: '12345',
      };
      same((await server.visitor().post('/order', foreign)).status, 403, 'a customer’s order');
    },
  },
  {
    id: 'review/own',
    rule: 'a review is 204, and shown to its author alone until it is published',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      const path = `/product/${textAt(await server.product(), 'id')}`;
      const short = await visitor.post(`${path}/review`, { title: 'Hm', content: 'Short', points: 9 });
      same(short.status, 400, 'a short one');
      for (const pointer of ['/title', '/content', '/points'])
        ensure(short.pointers.includes(pointer), `no violation at ${pointer}`, short.pointers);
      const title = 'As it should be';
      same(
        (await visitor.post(`${path}/review`, { title, content: 'It does what it promises, and it does it every single day.', points: 4 }))
          .status,
        204,
        'a whole one',
      );
      const own = listAt((await visitor.post(`${path}/reviews`)).body, 'elements').find((review) => review['title'] === title);
      same([at(own, 'points'), at(own, 'status')], [4, false], 'the author’s review');
      const seen = listAt((await server.visitor().post(`${path}/reviews`)).body, 'elements');
      ensure(
        seen.every((review) => review['id'] !== own?.['id']),
        'others see it',
      );
    },
  },
  {
    id: 'order/cancel',
    rule: 'cancelling answers the state cancelled, a second time too; an unknown order is 404',
    needs: 'writes',
    run: async (server) => {
      const { visitor, order } = await placed(server);
      for (const time of ['first', 'second'])
        same(
          at((await visitor.post('/order/state/cancel', { orderId: at(order, 'id') })).body, 'technicalName'),
          'cancelled',
          `${time} time`,
        );
      same(
        (await visitor.post('/order/state/cancel', { orderId: UNKNOWN_ID })).outcome,
        '404 CHECKOUT__ORDER_ORDER_NOT_FOUND',
        'an unknown one',
      );
    },
  },
  {
    id: 'order/payment-unknown',
    rule: 'an unknown payment method for an order is 400 CHECKOUT__UNKNOWN_PAYMENT_METHOD',
    needs: 'writes',
    run: async (server) => {
      const { visitor, order } = await placed(server);
      same(
        (await visitor.post('/order/payment', { orderId: at(order, 'id'), paymentMethodId: UNKNOWN_ID })).outcome,
        '400 CHECKOUT__UNKNOWN_PAYMENT_METHOD',
        'POST /order/payment',
      );
    },
  },
  {
    id: 'payment/handle',
    rule: 'handling a payment answers a redirectUrl or null, by GET and POST, without a session',
    needs: 'writes',
    run: async (server) => {
      const { order } = await placed(server);
      const { body, outcome } = await server.visitor().post('/handle-payment', { orderId: at(order, 'id') });
      same(outcome, '200', 'POST /handle-payment');
      ensure(at(body, 'redirectUrl') === null || textAt(body, 'redirectUrl') !== '', 'redirectUrl is absent');
      same((await server.visitor().get(`/handle-payment?orderId=${textAt(order, 'id')}`)).outcome, '200', 'GET /handle-payment');
    },
  },
  {
    id: 'wishlist/life',
    rule: 'a wish list is 404 before the first product, takes each product once, and lets it go',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      const id = textAt(await server.product(), 'id');
      const first = await visitor.post('/customer/wishlist');
      if (first.outcome === '403 CHECKOUT__WISHLIST_IS_NOT_ACTIVATED') return;
      same(first.outcome, '404 CHECKOUT__WISHLIST_NOT_FOUND', 'before the first');
      same(at((await visitor.post(`/customer/wishlist/add/${id}`)).body, 'success'), true, 'adding');
      same((await visitor.post(`/customer/wishlist/add/${id}`)).outcome, '400 CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'adding again');
      same(
        listAt((await visitor.post('/customer/wishlist')).body, 'products.elements').map((product) => product['id']),
        [id],
        'products',
      );
      same(at((await visitor.delete(`/customer/wishlist/delete/${id}`)).body, 'success'), true, 'removing');
      same((await visitor.delete(`/customer/wishlist/delete/${id}`)).outcome, '404 CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', 'removing again');
    },
  },
  {
    id: 'wishlist/merge',
    rule: 'merging skips unknown products and needs ids; an unknown product alone is 404',
    needs: 'writes',
    run: async (server) => {
      const { visitor } = await server.register();
      const id = textAt(await server.product(), 'id');
      if ((await visitor.post('/customer/wishlist')).outcome === '403 CHECKOUT__WISHLIST_IS_NOT_ACTIVATED') return;
      same((await visitor.post('/customer/wishlist/merge')).status, 400, 'without ids');
      same(at((await visitor.post('/customer/wishlist/merge', { productIds: [UNKNOWN_ID, id] })).body, 'success'), true, 'merging');
      same(
        listAt((await visitor.post('/customer/wishlist')).body, 'products.elements').map((product) => product['id']),
        [id],
        'products',
      );
      same((await visitor.post(`/customer/wishlist/add/${UNKNOWN_ID}`)).outcome, '404 CONTENT__PRODUCT_NOT_FOUND', 'an unknown product');
    },
  },
  {
    id: 'newsletter/unknown',
    rule: 'unsubscribing an unknown e-mail is 400 CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    needs: 'writes',
    run: async (server) =>
      same(
        (await server.visitor().post('/newsletter/unsubscribe', { email: (await server.registration()).email })).outcome,
        '400 CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
        'POST /newsletter/unsubscribe',
      ),
  },
  {
    id: 'newsletter/status',
    rule: 'a customer who never subscribed has the status undefined, as a word; subscribing makes it direct',
    needs: 'writes',
    run: async (server) => {
      const { visitor, email } = await server.register();
      same(at((await visitor.post('/account/newsletter-recipient')).body, 'status'), 'undefined', 'status');
      const { storefrontUrl } = await server.registration();
      const reply = await visitor.post('/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl });
      ensure(reply.status === 204 || reply.status === 200, 'subscribing', reply.outcome);
      same(at((await visitor.post('/account/newsletter-recipient')).body, 'status'), 'direct', 'status afterwards');
    },
  },
  {
    id: 'newsletter/invalid',
    rule: 'subscribing no e-mail is a violation at /email',
    needs: 'writes',
    run: async (server) => {
      const { storefrontUrl } = await server.registration();
      const reply = await server.visitor().post('/newsletter/subscribe', { email: 'nope', option: 'subscribe', storefrontUrl });
      same([reply.outcome, reply.pointers], ['400 VIOLATION::INVALID_FORMAT_ERROR', ['/email']], 'POST /newsletter/subscribe');
    },
  },
  {
    id: 'contact/invalid',
    rule: 'a contact form lists its violations with their pointers',
    needs: 'writes',
    run: async (server) => {
      const { salutationId } = await server.registration();
      const reply = await server.visitor().post('/contact-form', {
        salutationId,
        firstName: 'A',
        lastName: 'B',
        email: 'nope',
        phone: '1',
        subject: 'Question',
        comment: '',
      });
      same(reply.status, 400, 'status');
      for (const pointer of ['/email', '/comment']) ensure(reply.pointers.includes(pointer), `no violation at ${pointer}`, reply.pointers);
    },
  },
  {
    id: 'contact/sent',
    rule: 'a contact form that is right answers individualSuccessMessage',
    needs: 'writes',
    run: async (server) => {
      const { salutationId, email } = await server.registration();
      const { body, outcome } = await server.visitor().post('/contact-form', {
        salutationId,
        firstName: 'A',
        lastName: 'B',
        email,
        phone: '1',
        subject: 'Question',
        comment: 'Is this kept?',
      });
      same(outcome, '200', 'POST /contact-form');
      same(typeof at(body, 'individualSuccessMessage'), 'string', 'individualSuccessMessage');
    },
  },
];
