import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Shop } from './shop.ts';

/** Who buys in the matrix of endings. */
export const BUYERS = ['guest', 'customer'] as const;
export type BuyerKind = (typeof BUYERS)[number];

/** An order as the embedded store holds it. */
export interface HeldOrder {
  readonly id: string;
  readonly number: string;
  /** Technical name of the order's own state. */
  readonly state: string;
  /** Technical name of the last payment's state. */
  readonly payment: string;
  readonly method: string;
  /** Quantities of products by name. */
  readonly lines: Readonly<Record<string, number>>;
}

/** A visitor who is known to the store and fills a cart without walking through the shop: what a test is not about takes no time. */
export interface Buyer {
  readonly kind: BuyerKind;
  readonly email: string;
  readonly password: string;
  put(productId: string, quantity?: number): Promise<void>;
  payBy(method: string): Promise<void>;
  /** Orders the cart without a page. @returns The order's id. */
  order(): Promise<string>;
  /** The orders that the store holds for this buyer, the newest first. */
  orders(): Promise<HeldOrder[]>;
  /** Pieces of products in the cart that the store holds. */
  pieces(): Promise<number>;
}

interface Named {
  readonly name?: string;
  readonly translated?: { readonly name?: string };
}

interface StoredOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly stateMachineState: { readonly technicalName: string };
  readonly transactions: readonly { readonly stateMachineState: { readonly technicalName: string }; readonly paymentMethod: Named }[];
  readonly lineItems: readonly { readonly type: string; readonly label: string; readonly quantity: number }[];
}

const nameOf = (entity: Named | undefined): string => entity?.translated?.name ?? entity?.name ?? '';

let made = 0;

/** Calls the store as this page's visitor does. */
function storeCalls(page: Page, origin: string) {
  const { request }: { request: APIRequestContext } = page.context();
  return async <Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown): Promise<Answer> => {
    const answer = await request.fetch(`${origin}/store-api${path}`, {
      method,
      ...(method === 'GET' ? {} : { data: data ?? {} }),
      headers: { origin, 'x-vitrine-locale': 'en-US' },
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as Answer;
  };
}

/** Registers a guest or a customer, who is the page's visitor from then on. A guest may have the address of a customer. */
export async function becomeBuyer(shop: Pick<Shop, 'page'>, origin: string, kind: BuyerKind, address?: string): Promise<Buyer> {
  made += 1;
  const call = storeCalls(shop.page, origin);
  const email = address ?? `${kind}-${Date.now()}-${made}@vitrine.example`;
  const password = 'first-password';
  const countries = await call<{ elements: { id: string; iso: string }[] }>('POST', '/country', {
    filter: [{ type: 'equals', field: 'iso', value: 'DE' }],
  });
  const countryId = countries.elements.find(({ iso }) => iso === 'DE')?.id;
  await call('POST', '/account/register', {
    ...(kind === 'guest' ? { guest: true } : { password }),
    email,
    firstName: 'Ida',
    lastName: 'Lovelace',
    acceptedDataProtection: true,
    storefrontUrl: origin,
    billingAddress: { street: '1 Loom Street', city: 'Berlin', zipcode: '10115', countryId, firstName: 'Ida', lastName: 'Lovelace' },
  });
  return {
    kind,
    email,
    password,
    async put(productId, quantity = 1) {
      await call('POST', '/checkout/cart/line-item', { items: [{ type: 'product', id: productId, referencedId: productId, quantity }] });
    },
    async payBy(method) {
      const { elements } = await call<{ elements: (Named & { id: string })[] }>('POST', '/payment-method', {});
      await call('PATCH', '/context', { paymentMethodId: elements.find((entry) => nameOf(entry) === method)?.id });
    },
    order: async () => (await call<{ id: string }>('POST', '/checkout/order')).id,
    async orders() {
      const associations = {
        stateMachineState: {},
        lineItems: {},
        transactions: { associations: { stateMachineState: {}, paymentMethod: {} } },
      };
      const { orders } = await call<{ orders: { elements: StoredOrder[] } }>('POST', '/order', {
        associations,
        sort: [{ field: 'createdAt', order: 'DESC' }],
        limit: 10,
      });
      return orders.elements.map(({ id, orderNumber, stateMachineState, transactions, lineItems }) => ({
        id,
        number: orderNumber,
        state: stateMachineState.technicalName,
        payment: transactions.at(-1)?.stateMachineState.technicalName ?? '',
        method: nameOf(transactions.at(-1)?.paymentMethod),
        lines: Object.fromEntries(lineItems.filter(({ type }) => type === 'product').map(({ label, quantity }) => [label, quantity])),
      }));
    },
    async pieces() {
      const { lineItems } = await call<{ lineItems: { type: string; quantity: number }[] }>('GET', '/checkout/cart');
      return lineItems.reduce((sum, { type, quantity }) => sum + (type === 'product' ? quantity : 0), 0);
    },
  };
}
