import type { Formatter } from '@vitrine/i18n';
import type { AttendeeOrder, RoomAttendee } from '@vitrine/sales-room-protocol';

/** A product, and the clients that it interests. */
export interface ProductInterest {
  productId: string;
  names: readonly string[];
}

/** What one client has in the cart, as their own session sees it. */
export interface ClientCart {
  attendeeId: string;
  name: string;
  isHere: boolean;
  /** In the client's currency. */
  sum: number;
  /** ISO 4217; empty where the store did not say. */
  currencyIsoCode: string;
  productCount: number;
}

/** What is in all carts together, in one currency. */
export interface CartTotal {
  currencyIsoCode: string;
  sum: number;
}

/** Where a client's interest is read from: likes, or products opened last. */
export type InterestList = 'likedProductIds' | 'lastSeenProductIds';

const clientsOf = (attendees: readonly RoomAttendee[]) => attendees.filter(({ type }) => type === 'CLIENT');

/** Products by the number of clients whom they interest, most first; of equal ones the one that came up first. */
export function interestOf(attendees: readonly RoomAttendee[], list: InterestList): ProductInterest[] {
  const names = new Map<string, string[]>();
  for (const { name, insights } of clientsOf(attendees))
    for (const productId of insights?.[list] ?? []) names.set(productId, [...(names.get(productId) ?? []), name]);
  return [...names].map(([productId, of]) => ({ productId, names: of })).sort((one, other) => other.names.length - one.names.length);
}

/** Carts that hold something, the fullest first. */
export function cartsOf(attendees: readonly RoomAttendee[]): ClientCart[] {
  return clientsOf(attendees)
    .flatMap(({ attendeeId, name, status, insights }): ClientCart[] => {
      const turnover = insights?.turnover;
      if (!turnover || turnover.productCount <= 0) return [];
      const { cartSum: sum, currencyIsoCode, productCount } = turnover;
      return [{ attendeeId, name, isHere: status === 'joined', sum, currencyIsoCode, productCount }];
    })
    .sort((one, other) => other.sum - one.sum);
}

/** Sums of different currencies are not one sum. */
export function totalsOf(carts: readonly CartTotal[]): CartTotal[] {
  const sums = new Map<string, number>();
  for (const { currencyIsoCode, sum } of carts) sums.set(currencyIsoCode, (sums.get(currencyIsoCode) ?? 0) + sum);
  return [...sums].map(([currencyIsoCode, sum]) => ({ currencyIsoCode, sum }));
}

/** Products in all carts. */
export const productsIn = (carts: readonly ClientCart[]): number => carts.reduce((count, { productCount }) => count + productCount, 0);

/** What somebody has ordered in all, as words; undefined where that is nothing. Sums of different currencies stand beside each other. */
export function orderedText(orders: readonly AttendeeOrder[] | undefined, format: Pick<Formatter, 'price'>): string | undefined {
  return (
    totalsOf(orders ?? [])
      .map(({ sum, currencyIsoCode }) => format.price(sum, currencyIsoCode || undefined))
      .join(' + ') || undefined
  );
}

/** What all clients have ordered together, in each currency. */
export const orderedInAll = (attendees: readonly RoomAttendee[]): CartTotal[] =>
  totalsOf(clientsOf(attendees).flatMap(({ insights }) => insights?.orders ?? []));
