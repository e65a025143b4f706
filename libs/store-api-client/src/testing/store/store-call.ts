import type { Json } from '../../json-path.ts';
import { invalidUuid, notLoggedIn } from './refusal.ts';
import type { Criteria } from './store-criteria.ts';
import type { StoreData, StoreText } from './store-data.ts';
import { isStoreId } from './store-id.ts';
import type { StoredCustomer, StoreSession, StoreSessions } from './store-session.ts';

/** An order as the store keeps it. */
export interface StoredOrder {
  id: string;
  customerId: string;
  entity: Json;
  state: 'open' | 'cancelled';
  transactions: { id: string; paymentMethodId: string; state: 'open' | 'in_progress' | 'cancelled' }[];
}

/** A review; only its author sees it, since nobody here approves it. */
export interface StoredReview {
  customerId: string;
  productId: string;
  entity: Json;
}

/** What the store holds besides its data. */
export interface StoreState {
  data: StoreData;
  sessions: StoreSessions;
  customers: StoredCustomer[];
  orders: StoredOrder[];
  reviews: StoredReview[];
  /** Stock by product, where it differs from the data. */
  stock: Map<string, number>;
  /** Newsletter status by e-mail. */
  newsletter: Map<string, string>;
  /** Failed sign-ins by e-mail, and until when (ms) nobody may try again. */
  failedLogins: Map<string, { count: number; until: number }>;
}

/** One request in the store's terms. */
export interface StoreCall extends StoreState {
  session: StoreSession;
  params: Readonly<Record<string, string>>;
  body: Json;
  query: Json;
  /** The language of this call. */
  languageId: string;
  withSeoUrls: boolean;
  criteria: Criteria;
}

/** The call's parameter, from the body, else the query. */
export const input = (call: StoreCall, name: string): unknown => call.body[name] ?? call.query[name];

/** A switch that may come as text. */
export const isOn = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && value !== '0' && value !== 'false' && value !== 0;

/** An id of the path. */
export function idParam(call: StoreCall, name = 'id'): string {
  const value = call.params[name] ?? '';
  if (!isStoreId(value)) throw invalidUuid(value);
  return value;
}

/** The text in the call's language. */
export function say(call: StoreCall, text: StoreText | undefined): string | null {
  if (text === undefined) return null;
  if (typeof text === 'string') return text;
  const code = call.data.languages.find(({ id }) => id === call.languageId)?.code ?? '';
  return text[code] ?? Object.values(text)[0] ?? null;
}

/** The session's customer. */
export function needCustomer(call: StoreCall, { guests = true }: { guests?: boolean } = {}): StoredCustomer {
  const { customer } = call.session;
  if (!customer || (customer.guest && !guests)) throw notLoggedIn();
  return customer;
}
