import fc from 'fast-check';
import * as api from '@vitrine/store-api-client';
import { criteria, email, hash, id, quantity, words } from './arbitraries.ts';
import { calls, type OperationCalls } from './operation-calls.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const newItem: fc.Arbitrary<api.NewLineItem> = fc.oneof(
  fc.record(
    { type: fc.constant('product' as const), referencedId: id, quantity, id, payload: fc.dictionary(words, words, { maxKeys: 2 }) },
    { requiredKeys: ['referencedId'] },
  ),
  fc.record({ type: fc.constant('promotion' as const), referencedId: words }),
);

type Placed = { client: api.StoreApiClient; order: api.Order };

async function withOrder(
  { customer, roles }: StoreUnderTest,
  paymentMethodId = roles.invoice,
  productId = roles.plain.id,
): Promise<Placed> {
  const { client } = await customer();
  await api.setPaymentMethod(client, { id: paymentMethodId });
  await api.addLineItems(client, [{ referencedId: productId, quantity: 1 }]);
  return { client, order: await api.createOrder(client) };
}

const ORDER_ASSOCIATIONS: api.Criteria = {
  associations: {
    lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
    deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {} } },
    transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
    addresses: {},
    documents: {},
    stateMachineState: {},
    orderCustomer: {},
    currency: {},
  },
};

/** Pays on the page of the redirect payment. */
async function pay(store: StoreUnderTest, redirectUrl: string | null): Promise<void> {
  const page = new URL(redirectUrl ?? '', store.storefrontUrl);
  await fetch(`${store.pagesUrl}${page.pathname}${page.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: store.storefrontUrl },
    body: 'result=paid',
    redirect: 'manual',
  });
}

export const CHECKOUT_CALLS: Record<string, OperationCalls> = {
  getCartShippingCosts: calls(api.getCartShippingCosts, fc.constant<[]>([]), async ({ visitor, roles }) => {
    const client = visitor();
    await api.addLineItems(client, [{ referencedId: roles.plain.id }]);
    await api.getCartShippingCosts(client);
  }),
  getProductShippingCosts: calls(
    api.getProductShippingCosts,
    fc.tuple(id, fc.array(id, { minLength: 1, maxLength: 3 })),
    async ({ visitor, roles }) => {
      await api.getProductShippingCosts(visitor(), roles.plain.id);
      await api.getProductShippingCosts(visitor(), roles.plain.id, roles.shippingMethods.slice(0, 1));
    },
  ),
  getCart: calls(api.getCart, fc.constant<[]>([]), async ({ visitor }) => api.getCart(visitor())),
  addLineItems: calls(
    api.addLineItems,
    fc.tuple(fc.array(newItem, { minLength: 1, maxLength: 4 })),
    async ({ visitor, customer, roles }) => {
      const client = visitor();
      await api.addLineItems(client, [{ referencedId: roles.plain.id }]);
      await api.addLineItems(client, [
        { referencedId: roles.withVariants.variants[0]?.id ?? '' },
        { referencedId: roles.digital.id },
        { referencedId: roles.unitPriced.id, quantity: roles.unitPriced.minPurchase },
      ]);
      await api.addLineItems(client, [{ type: 'promotion', referencedId: roles.promotion }]);
      await api.addLineItems(client, [{ type: 'promotion', referencedId: 'NO-SUCH-CODE' }]);
      await api.addLineItems(client, [{ referencedId: roles.closeout.id, quantity: roles.closeout.stock + 1 }]);
      await api.addLineItems(client, [{ referencedId: 'f'.repeat(32) }]);
      await api.addLineItems((await customer()).client, [{ referencedId: roles.tiered.id, quantity: 20 }]);
    },
  ),
  updateLineItems: calls(
    api.updateLineItems,
    fc.tuple(fc.array(fc.record({ id, quantity, referencedId: id }, { requiredKeys: ['id', 'quantity'] }), { minLength: 1, maxLength: 3 })),
    async ({ visitor, roles }) => {
      const client = visitor();
      const { lineItems } = await api.addLineItems(client, [{ referencedId: roles.plain.id }]);
      await api.updateLineItems(client, [{ id: lineItems[0]?.id ?? '', quantity: 3 }]);
      await api.updateLineItems(client, [{ id: lineItems[0]?.id ?? '', quantity: 5000 }]);
    },
  ),
  removeLineItems: calls(api.removeLineItems, fc.tuple(fc.array(id, { minLength: 1, maxLength: 3 })), async ({ visitor, roles }) => {
    const client = visitor();
    const { lineItems } = await api.addLineItems(client, [{ referencedId: roles.plain.id }]);
    await api.removeLineItems(client, [lineItems[0]?.id ?? '']);
  }),
  deleteCart: calls(api.deleteCart, fc.constant<[]>([]), async ({ visitor, roles }) => {
    const client = visitor();
    await api.addLineItems(client, [{ referencedId: roles.plain.id }]);
    await api.deleteCart(client);
  }),
  getCheckoutGateway: calls(api.getCheckoutGateway, fc.constant<[]>([]), async ({ customer, roles }) => {
    const { client } = await customer();
    await api.addLineItems(client, [{ referencedId: roles.plain.id }]);
    await api.getCheckoutGateway(client);
  }),
  createOrder: calls(
    api.createOrder,
    fc.tuple(fc.record({ customerComment: words, affiliateCode: words, campaignCode: words, hash }, { requiredKeys: [] })),
    async (store) => {
      await withOrder(store);
      await withOrder(store, store.roles.invoice, store.roles.digital.id);
      await withOrder(store, store.roles.redirecting, store.roles.withVariants.variants[0]?.id);
    },
  ),
  listOrders: calls(
    api.listOrders,
    fc.tuple(
      fc
        .tuple(criteria, fc.record({ checkPromotion: fc.boolean(), email, zipcode: words }, { requiredKeys: [] }))
        .map(([rest, own]) => ({ ...rest, ...own })),
    ),
    async (store) => {
      const { client, order } = await withOrder(store);
      await api.listOrders(client);
      await api.listOrders(client, {
        filter: [{ type: 'equals', field: 'id', value: order.id }],
        ...ORDER_ASSOCIATIONS,
        checkPromotion: true,
      });
      const shopper = store.visitor();
      await api.login(shopper, { username: store.roles.shopper.email, password: store.roles.shopper.password });
      await api.listOrders(shopper, { ...ORDER_ASSOCIATIONS, sort: [{ field: 'orderDate', order: 'DESC' }] });
    },
  ),
  cancelOrder: calls(api.cancelOrder, fc.tuple(id), async (store) => {
    const { client, order } = await withOrder(store);
    await api.cancelOrder(client, order.id);
  }),
  setOrderPayment: calls(api.setOrderPayment, fc.tuple(id, id), async (store) => {
    const { client, order } = await withOrder(store);
    await api.setOrderPayment(client, order.id, store.roles.redirecting);
  }),
  handlePayment: calls(
    api.handlePayment,
    fc.tuple(
      fc.record(
        { orderId: id, finishUrl: fc.webUrl(), errorUrl: fc.webUrl(), paymentDetails: fc.dictionary(words, words, { maxKeys: 2 }) },
        { requiredKeys: ['orderId'] },
      ),
    ),
    async (store) => {
      for (const method of [store.roles.invoice, store.roles.redirecting]) {
        const { client, order } = await withOrder(store, method);
        await api.handlePayment(client, {
          orderId: order.id,
          finishUrl: `${store.storefrontUrl}/finish`,
          errorUrl: `${store.storefrontUrl}/error`,
        });
      }
    },
  ),
  downloadDocument: calls(api.downloadDocument, fc.tuple(id, hash), async (store) => {
    const { client, order } = await withOrder(store);
    const { orders } = await api.listOrders(client, { filter: [{ type: 'equals', field: 'id', value: order.id }], ...ORDER_ASSOCIATIONS });
    const document = orders.elements[0]?.documents?.[0];
    await api.downloadDocument(client, document?.id ?? '', document?.deepLinkCode ?? '');
  }),
  downloadOrderFile: calls(api.downloadOrderFile, fc.tuple(id, id), async (store) => {
    const { client, order } = await withOrder(store, store.roles.redirecting, store.roles.digital.id);
    const { redirectUrl } = await api.handlePayment(client, {
      orderId: order.id,
      finishUrl: `${store.storefrontUrl}/finish`,
      errorUrl: `${store.storefrontUrl}/error`,
    });
    await pay(store, redirectUrl);
    const { orders } = await api.listOrders(client, { filter: [{ type: 'equals', field: 'id', value: order.id }], ...ORDER_ASSOCIATIONS });
    await api.downloadOrderFile(client, order.id, orders.elements[0]?.lineItems?.[0]?.downloads?.[0]?.id ?? '');
  }),
};
