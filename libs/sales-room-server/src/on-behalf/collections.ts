import { idSchema } from '@vitrine/sales-room-protocol';
import type { Cart, LineItem } from '@vitrine/store-api-client';
import { type RecordedOrder, saveOrders } from '../rooms/attendee-orders.ts';
import { type CartLine, saveAttendee, saveCartLines } from '../rooms/attendees.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { Services } from '../services.ts';
import { turnoverOf } from './attendee-cart.ts';

/** Cart or wish list. */
export type CollectionKind = 'cart' | 'wishlist';

/** Lines of one cart that statistics know. */
const CART_LINES = 100;

function toCartLine({ referencedId, quantity, price }: LineItem): CartLine[] {
  return idSchema.safeParse(referencedId).success && Number.isSafeInteger(quantity)
    ? [{ productId: referencedId ?? '', quantity, revenue: price?.totalPrice ?? 0 }]
    : [];
}

/** Keeps the sum of a cart for the guides' statistics. */
export async function recordTurnover(room: RoomChange, attendeeId: string, cart: Cart, currencyIsoCode: string): Promise<void> {
  const turnover = turnoverOf(cart, currencyIsoCode);
  const current = await room.attendee(attendeeId);
  await saveCartLines(
    room.tx,
    attendeeId,
    cart.lineItems
      .filter(({ type }) => type === 'product')
      .slice(0, CART_LINES)
      .flatMap(toCartLine),
  );
  if (JSON.stringify(current.turnover) === JSON.stringify(turnover)) return;
  const changed = { ...current, turnover };
  await saveAttendee(room.tx, changed);
  room.effect({ type: 'collections', attendee: changed });
}

/** Keeps what an attendee ordered, for the guides' statistics; an order that is known already is no news. */
export async function recordOrders(room: RoomChange, attendeeId: string, orders: readonly RecordedOrder[]): Promise<void> {
  if (await saveOrders(room.tx, attendeeId, orders)) room.effect({ type: 'collections', attendee: await room.attendee(attendeeId) });
}

/** Tells guides whom the attendee allows to look, and the attendee unless they did it themselves, that a cart or wish list is another now. */
export function notifyCollectionsChanged(
  services: Services,
  appointmentId: string,
  client: AttendeeRecord,
  kind: CollectionKind,
  isOwnDoing = false,
): void {
  const isShared = (kind === 'cart' ? client.cartAccess : client.wishlistAccess) === 'granted';
  services.signal(
    appointmentId,
    'collections.changed',
    { attendeeId: client.id, kind },
    { attendeeIds: isOwnDoing ? [] : [client.id], guides: isShared },
  );
}
