import { expect } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { createStoreApiClient, getCart, getContext, listOrders, type Order, register } from '@vitrine/store-api-client';
import { createInMemoryStore, defaultStoreData, storeId, type StoreProduct } from '@vitrine/store-api-client/testing';
import type { CheckoutAnswer } from '../checkout/checkout-answer.ts';
import { writeSeen } from '../checkout/seen-checkout.ts';
import { submitCheckout } from '../server/submit-checkout.ts';

const ORIGIN = 'https://shop.example';
export const MUG = storeId('product:mug');
export const VASE = storeId('product:vase');
const GERMANY = storeId('country:DE');

/** What a guest types. */
export const GUEST = {
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

/** A visitor of a store in memory, who sends the checkout's forms. */
export function visit() {
  const products = defaultStoreData().products.map((product): { -readonly [Key in keyof StoreProduct]: StoreProduct[Key] } => ({
    ...product,
  }));
  const store = createInMemoryStore({ data: { products } });
  const connect = () =>
    createStoreApiClient({ endpoint: `${ORIGIN}/store-api`, accessKey: store.accessKey, fetch: store.fetch, retry: { limit: 0 } });
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
    changeContext: async (patch: Record<string, string>) =>
      void (await client.request({ operation: 'updateContext', method: 'PATCH', path: '/context', body: patch })),
  } as unknown as RequestSession;
  const scope = createRequestScope(session);
  const send = async (
    intent: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<{ to: string | null } | { status: number; says: CheckoutAnswer }> => {
    const request = new Request(`${ORIGIN}/de-DE/checkout?intent=${intent}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie: `sw-context-token=${token}` },
    });
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
    put: (id: string, quantity: number) =>
      client.request({
        operation: 'addLineItems',
        method: 'POST',
        path: '/checkout/cart/line-item',
        body: { items: [{ type: 'product', id, referencedId: id, quantity }] },
      }),
    becomeGuest: () =>
      register(client, {
        firstName: 'Ada',
        lastName: 'Byron',
        email: GUEST.email,
        guest: true,
        acceptedDataProtection: true,
        storefrontUrl: 'https://shop.example/de-DE',
        billingAddress: { street: 'Main Street 1', zipcode: '10115', city: 'Berlin', countryId: GERMANY },
      }),
    /** The order's form as the page has it now. */
    async page(fields: Readonly<Record<string, string>> = { terms: 'on' }) {
      const context = await getContext(client);
      return {
        seen: writeSeen(await getCart(client), context.customer ?? null),
        shippingMethod: context.shippingMethod.id,
        paymentMethod: context.paymentMethod.id,
        ...fields,
      };
    },
    endSession() {
      client = connect();
      hasSession = false;
    },
    cart: async () => (await getCart(client)).lineItems.map(({ id, quantity }) => [id, quantity]),
    orders: async (): Promise<Order[]> => (await listOrders(client, { associations: { lineItems: {} } })).orders.elements,
  };
}

/** What the page says. */
export const saidOf = (answer: Awaited<ReturnType<ReturnType<typeof visit>['send']>>): CheckoutAnswer =>
  'says' in answer ? answer.says : expect.fail(`led to ${answer.to}`);

/** A guest with two mugs, at the checkout. */
export async function ready() {
  const visitor = visit();
  await visitor.put(MUG, 2);
  await visitor.becomeGuest();
  return visitor;
}

/** How often the store was asked to order. */
export const orderCalls = ({ store }: ReturnType<typeof visit>): number => store.count('POST', '/checkout/order');
