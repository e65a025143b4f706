import { getCart } from '@vitrine/store-api-client';
import { cartView, changeCart, undoInCart } from '../acting/attendee-cart.ts';
import { productName, readWishlist, setInStoreWishlist, wishlistSource } from '../acting/attendee-wishlist.ts';
import { askStore, currencyOf, finishAct, intendAct, noteTurnover, permittedClient, sessionOf, tellHoldings } from '../acting/acting.ts';
import { RoomError } from '../room-error.ts';
import { findAct, type ActRecord } from '../rooms/acts.ts';
import { findAttendee, listCollection, putIntoCollection, removeFromCollection } from '../rooms/attendees.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { LiveContext, LiveHandlers } from './live-handler.ts';

type Command = 'cart.read' | 'cart.act' | 'wishlist.read' | 'wishlist.act' | 'act.undo';

/**
 * What guides see and do of an attendee's cart and wish list, and how the attendee takes it back. The server speaks to
 * the store with the attendee's own session, one act of an attendee after another.
 */
export const actingHandlers: LiveHandlers<Command> = {
  async 'cart.read'({ services, connection }, { attendeeId }) {
    await permittedClient(services, connection.appointmentId, attendeeId, 'cart');
    const { client } = sessionOf(services, attendeeId);
    const [cart, currency] = await askStore(() => Promise.all([getCart(client), currencyOf(client)]));
    // The permission may have ended while the store answered.
    await permittedClient(services, connection.appointmentId, attendeeId, 'cart');
    return { cart: cartView(cart, currency) };
  },

  'cart.act': ({ services, connection, attendee: guide }, { attendeeId, action }, commandId) =>
    services.acting.run(attendeeId, async () => {
      const { appointmentId } = connection;
      const { client } = sessionOf(services, attendeeId);
      const productId = action.type === 'add' ? action.productId : null;
      const { id, earlier, client: attendee } = await intendAct(services, appointmentId, { guide, attendeeId, kind: 'cart', action: action.type, productId, commandId });
      if (earlier !== undefined) {
        refuseUnfinished(earlier);
        const [cart, currency] = await askStore(() => Promise.all([getCart(client), currencyOf(client)]));
        return { actId: id, cart: cartView(cart, currency) };
      }
      const nothing = { id, productId, label: '', quantityBefore: 0, quantityAfter: 0, undo: null };
      const [{ cart, change }, currency] = await askStore(async () => [await changeCart(client, action), await currencyOf(client)] as const).catch(async (error: unknown) => {
        await finishAct(services, appointmentId, attendeeId, { ...nothing, status: 'failed' });
        throw error;
      });
      await finishAct(services, appointmentId, attendeeId, { ...nothing, ...change, status: change === undefined ? 'failed' : 'done' }, (room) => noteTurnover(room, attendeeId, cart, currency));
      if (change !== undefined) tellHoldings(services, appointmentId, attendee, 'cart');
      return { actId: id, cart: cartView(cart, currency) };
    }),

  async 'wishlist.read'({ services, connection, appointment }, { attendeeId }) {
    const attendee = await permittedClient(services, connection.appointmentId, attendeeId, 'wishlist');
    const { client } = sessionOf(services, attendeeId);
    const wishlist = await askStore(async () => readWishlist(client, await wishlistSource(client, appointment), attendee));
    await permittedClient(services, connection.appointmentId, attendeeId, 'wishlist');
    return { wishlist };
  },

  'wishlist.act': ({ services, connection, appointment, attendee: guide }, { attendeeId, productId, listed }, commandId) =>
    services.acting.run(attendeeId, async () => {
      const { appointmentId } = connection;
      const { client } = sessionOf(services, attendeeId);
      const source = await askStore(() => wishlistSource(client, appointment));
      const { id, earlier, client: attendee } = await intendAct(services, appointmentId, { guide, attendeeId, kind: 'wishlist', action: listed ? 'add' : 'remove', productId, commandId });
      const before = await askStore(() => readWishlist(client, source, attendee));
      if (earlier !== undefined) {
        refuseUnfinished(earlier);
        return { actId: id, wishlist: before };
      }
      const act = { id, productId, label: '', quantityBefore: listed ? 0 : 1, quantityAfter: listed ? 1 : 0, undo: { lineItemId: null, item: null, promotionCodes: [], wishlistSource: source } };
      if (before.productIds.includes(productId) === listed) {
        await finishAct(services, appointmentId, attendeeId, { ...act, status: 'failed' });
        return { actId: id, wishlist: before };
      }
      const label = await askStore(async () => {
        const name = await productName(client, productId);
        if (source === 'store') await setInStoreWishlist(client, productId, listed);
        return name;
      }).catch(async (error: unknown) => {
        await finishAct(services, appointmentId, attendeeId, { ...act, status: 'failed' });
        throw error;
      });
      await finishAct(services, appointmentId, attendeeId, { ...act, label, status: 'done' }, (room) => setInRoomWishlist(room, source, attendeeId, productId, listed));
      tellHoldings(services, appointmentId, attendee, 'wishlist');
      const now = await findAttendee(services.database, attendeeId);
      return { actId: id, wishlist: await askStore(() => readWishlist(client, source, now ?? attendee)) };
    }),

  'act.undo': (context, { actId }) => context.services.acting.run(context.attendee.id, () => undo(context, actId)),
};

/** A server that stopped in the middle leaves open what became of an act: doing it twice would be worse than saying so. */
function refuseUnfinished({ status }: ActRecord): void {
  if (status === 'intended') throw new RoomError('wrong-state', 'This was begun before, and it is not known what became of it.');
}

async function undo({ services, connection, attendee }: LiveContext, actId: string): Promise<Record<string, never>> {
  const { appointmentId } = connection;
  const act = await findAct(services.database, attendee.id, actId);
  if (act === undefined || act.status === 'intended' || act.status === 'failed') throw new RoomError('not-found', 'There is no such act.');
  if (act.status === 'undone') return {};
  const { client } = sessionOf(services, attendee.id);
  if (act.kind === 'cart') {
    const [cart, currency] = await askStore(async () => [await undoInCart(client, act), await currencyOf(client)] as const);
    await finishAct(services, appointmentId, attendee.id, { ...act, status: 'undone' }, (room) => noteTurnover(room, attendee.id, cart, currency));
  } else {
    const { productId } = act;
    const source = act.undo?.wishlistSource;
    if (productId === null || source === undefined) throw new RoomError('not-found', 'There is nothing to take back.');
    const wasListed = act.quantityBefore === 1;
    const now = await askStore(() => readWishlist(client, source, attendee));
    if (now.productIds.includes(productId) === wasListed) throw new RoomError('changed-since', 'The wish list was changed again afterwards.');
    if (source === 'store') await askStore(() => setInStoreWishlist(client, productId, wasListed));
    await finishAct(services, appointmentId, attendee.id, { ...act, status: 'undone' }, (room) => setInRoomWishlist(room, source, attendee.id, productId, wasListed));
  }
  tellHoldings(services, appointmentId, attendee, act.kind);
  return {};
}

/** Likes are the wish list of whoever has none in the store. */
async function setInRoomWishlist(room: RoomChange, source: 'store' | 'room', attendeeId: string, productId: string, listed: boolean): Promise<void> {
  if (source === 'store') return;
  if (listed) {
    await removeFromCollection(room.tx, attendeeId, 'disliked', productId);
    await putIntoCollection(room.tx, attendeeId, 'liked', productId);
  } else {
    await removeFromCollection(room.tx, attendeeId, 'liked', productId);
  }
  room.effect({ type: 'collections', attendee: { ...(await room.attendee(attendeeId)), liked: await listCollection(room.tx, attendeeId, 'liked') } });
}
