import { ID, PUBLIC_ORIGIN, type Reply, type TestShop, type Visitor } from '@vitrine/demo-store/testing';
import type { Recording } from '../recordings.ts';
import type { EntityPairs } from './entity-pairs.ts';
import { type IdMapping, isJson } from './id-mapping.ts';

type Json = Record<string, unknown>;

export const PASSWORD = 'correct-horse-2';

/** The value at a path such as `lineItems.0.id`. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (typeof node === 'object' && node !== null ? (node as Json)[key] : undefined), value);
export const listAt = (value: unknown, path: string): Json[] => {
  const list = at(value, path);
  return Array.isArray(list) ? list.filter(isJson) : [];
};

/** The request as it is to be sent to the replay's shop, and who sends it. */
export interface Prepared {
  visitor: Visitor;
  path: string;
  body: unknown;
  /** Sent this often before, so that a limit is used up. */
  before?: number;
}

/** One recording, the shop it is replayed on, and what preparing needs to know. */
export interface Scene {
  recording: Recording;
  shop: TestShop;
  pairs: EntityPairs;
  mapping: IdMapping;
  /** Path below `/store-api`, ids replaced. */
  path: string;
  /** Body, ids and addresses of the shop replaced. */
  body: unknown;
  /** Whether the recorded answer was refused with this code. */
  refusedWith(code: string): boolean;
  /** Whether the recorded answer complains about this part of the request. */
  complainsAbout(pointer: string): boolean;
  customer(changes?: Json): Promise<{ visitor: Visitor; email: string }>;
  guest(): Promise<{ visitor: Visitor; email: string }>;
  add(visitor: Visitor, productId: string, quantity?: number): Promise<Reply>;
  order(visitor: Visitor, productId?: string, paymentMethodId?: string): Promise<Json>;
  /** The parameters of the newest mail's link. */
  mailed(): URLSearchParams;
}

const ADDRESS = { street: 'Seestr. 2', zipcode: '12345', city: 'Hamburg', countryId: ID.germany };
let counter = 0;

/** A recorded address of the storefront is the shop's own one here; a stranger's stays. */
function withOwnOrigin(value: unknown, foreign: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => withOwnOrigin(entry, foreign));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, key === 'storefrontUrl' && !foreign ? PUBLIC_ORIGIN : withOwnOrigin(entry, foreign)]),
  );
}

export const errorsOf = (recording: Recording): Json[] =>
  isJson(recording.response.body) && recording.response.status >= 400 ? listAt(recording.response.body, 'errors') : [];

export function createScene(recording: Recording, shop: TestShop, pairs: EntityPairs, mapping: IdMapping): Scene {
  const refusedWith = (code: string): boolean => errorsOf(recording).some((error) => error['code'] === code);
  const complainsAbout = (pointer: string): boolean => errorsOf(recording).some((error) => at(error, 'source.pointer') === pointer);
  const segments = (recording.request.path ?? '').split('/');
  // A product's and a category's breadcrumb are asked for by the same path.
  const kind = recording.request.query.get('type');
  const path = segments
    .map((segment, index) =>
      /^[0-9a-f]{32}$/.test(segment)
        ? pairs.id(
            segment,
            segments[1] === 'breadcrumb' && kind !== null ? kind : segments[index - 1]?.length === 32 ? segments[1] : segments[index - 1],
          )
        : segment,
    )
    .join('/');
  const query = new URLSearchParams(
    [...recording.request.query].map(([key, value]): [string, string] => [key, String(pairs.value(value, 'ids'))]),
  ).toString();
  const register = async (changes: Json): Promise<{ visitor: Visitor; email: string }> => {
    const visitor = shop.visitor();
    const email = `replay-${++counter}@example.com`;
    await visitor.post('/account/register', {
      email,
      password: PASSWORD,
      salutationId: ID.mr,
      firstName: 'Max',
      lastName: 'Muster',
      acceptedDataProtection: true,
      storefrontUrl: PUBLIC_ORIGIN,
      billingAddress: ADDRESS,
      ...changes,
    });
    return { visitor, email };
  };
  return {
    recording,
    shop,
    pairs,
    mapping,
    path: query === '' ? path : `${path}?${query}`,
    body: withOwnOrigin(pairs.value(recording.request.body), complainsAbout('/storefrontUrl')),
    refusedWith,
    complainsAbout,
    customer: (changes = {}) => register(changes),
    guest: () => register({ guest: true }),
    add: (visitor, productId, quantity = 1) =>
      visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: productId, referencedId: productId, quantity }] }),
    async order(visitor, productId = ID.stool, paymentMethodId = ID.invoice) {
      await visitor.patch('/context', { paymentMethodId });
      await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: productId, referencedId: productId, quantity: 1 }] });
      return (await visitor.post('/checkout/order')).body;
    },
    mailed: () => new URL(shop.mails()[0]?.link ?? 'http://none.example').searchParams,
  };
}
