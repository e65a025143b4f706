import type { Json } from '../../json-path.ts';
import type { StoreData } from './store-data.ts';
import { newToken } from './store-id.ts';

/** A product in a cart. */
export interface CartLine {
  /** Any text. */
  id: string;
  productId: string;
  quantity: number;
}

/** An address as the store keeps it. */
export interface StoredAddress {
  id: string;
  fields: Json;
}

export interface StoredCustomer {
  id: string;
  number: string;
  email: string;
  password: string | undefined;
  guest: boolean;
  profile: Json;
  addresses: StoredAddress[];
  billingId: string;
  shippingId: string;
  /** The session that the customer goes on with; shared by all devices. */
  session: StoreSession | undefined;
  wishlist: string[] | undefined;
}

export interface StoreSession {
  token: string;
  customer: StoredCustomer | undefined;
  languageId: string;
  currencyId: string;
  countryId: string;
  paymentMethodId: string;
  shippingMethodId: string;
  billingAddressId: string | undefined;
  shippingAddressId: string | undefined;
  lines: CartLine[];
  /** Ids of promotions, in the order of adding. */
  promotionIds: string[];
}

/** Sessions by token. A token that nobody gave out is taken as it is. */
export interface StoreSessions {
  all(): readonly StoreSession[];
  open(token: string | null): StoreSession;
  /** The session goes on under a new token. */
  rotate(session: StoreSession): void;
  /** A new session in place of one that ends. */
  end(session: StoreSession): StoreSession;
  /** The session that somebody who signs in goes on with: the customer's own, where there is one. */
  signIn(session: StoreSession, customer: StoredCustomer): StoreSession;
}

const first = <T extends { id: string }>(list: readonly T[]): string => list[0]?.id ?? '';

/** Adds the lines of one cart to another, quantities of the same id added. */
function mergeLines(target: CartLine[], source: readonly CartLine[]): void {
  for (const line of source) {
    const known = target.find(({ id }) => id === line.id);
    if (known) known.quantity += line.quantity;
    else target.push({ ...line });
  }
}

export function createStoreSessions(data: StoreData): StoreSessions {
  const sessions = new Map<string, StoreSession>();

  function begin(token: string): StoreSession {
    const session: StoreSession = {
      token,
      customer: undefined,
      languageId: first(data.languages),
      currencyId: data.languages[0]?.currencyId ?? first(data.currencies),
      countryId: first(data.countries),
      paymentMethodId: first(data.paymentMethods),
      shippingMethodId: first(data.shippingMethods),
      billingAddressId: undefined,
      shippingAddressId: undefined,
      lines: [],
      promotionIds: [],
    };
    sessions.set(token, session);
    return session;
  }

  function rotate(session: StoreSession): void {
    sessions.delete(session.token);
    session.token = newToken();
    sessions.set(session.token, session);
  }

  return {
    all: () => [...sessions.values()],
    open: (token) => (token ? (sessions.get(token) ?? begin(token)) : begin(newToken())),
    rotate,
    end(session) {
      sessions.delete(session.token);
      const { customer } = session;
      if (customer) {
        // A customer's cart and choices return at the next sign-in; a guest's are gone.
        if (customer.guest) customer.session = undefined;
      }
      return begin(newToken());
    },
    signIn(session, customer) {
      const own = customer.session;
      if (own === session) return session;
      if (!own) {
        session.customer = customer;
        customer.session = session;
        rotate(session);
        return session;
      }
      mergeLines(own.lines, session.lines);
      sessions.delete(session.token);
      // Still open on another device: both share its token.
      if (sessions.get(own.token) !== own) rotate(own);
      return own;
    },
  };
}
