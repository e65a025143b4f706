import { getCart } from '@vitrine/store-api-client';
import { cartView, changeCart, outcomeInCart, planInCart, undoInCart } from '../on-behalf/attendee-cart.ts';
import { productName, readWishlist, setInStoreWishlist, wishlistSource } from '../on-behalf/attendee-wishlist.ts';
import { notifyCollectionsChanged, recordTurnover } from '../on-behalf/collections.ts';
import { consentedContext, requireConsent, requireConsentStill, sessionOf } from '../on-behalf/consent.ts';
import { beginAction, completeAction } from '../on-behalf/guide-actions.ts';
import { currencyIn, currencyOf, isRefusedByStore, withStoreErrors } from '../on-behalf/store-errors.ts';
import { reconcileUnfinished } from '../on-behalf/unfinished-actions.ts';
import { RoomError } from '../room-error.ts';
import {
  findAttendee,
  listCollection,
  placeInCollection,
  putBackIntoCollection,
  putIntoCollection,
  removeFromCollection,
} from '../rooms/attendees.ts';
import { type ActionUndo, findAction, type GuideAction, saveAction } from '../rooms/guide-actions.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { Services } from '../services.ts';
import type { Queryable } from '../storage/database.ts';
import type { LiveContext, LiveHandlers } from './live-handler.ts';

/** What an act is going to change. */
type Plan = Omit<Parameters<typeof saveAction>[1], 'id' | 'status'>;

type Command = 'cart.read' | 'cart.act' | 'wishlist.read' | 'wishlist.act' | 'act.undo';

/**
 * What guides see and do of an attendee's cart and wish list, and how the attendee takes it back. The server speaks to
 * the store with the attendee's own session, one act of an attendee after another.
 */
export const onBehalfHandlers: LiveHandlers<Command> = {
  async 'cart.read'({ services, connection }, { attendeeId }) {
    const { appointmentId } = connection;
    const consented = await requireConsent(services, appointmentId, attendeeId, 'cart');
    const [cart, context] = await withStoreErrors(() =>
      Promise.all([getCart(consented.session.client), consentedContext(services, appointmentId, consented)]),
    );
    // The permission may have ended while the store answered.
    await requireConsentStill(services, appointmentId, consented, 'cart');
    return { cart: cartView(cart, currencyIn(context)) };
  },

  'cart.act': ({ services, connection, attendee: guide }, { attendeeId, action }, commandId) =>
    services.actionQueue.run(attendeeId, async () => {
      const { appointmentId } = connection;
      const consented = await requireConsent(services, appointmentId, attendeeId, 'cart');
      const { client } = consented.session;
      await requireSettled(services, appointmentId, attendeeId);
      const productId = action.type === 'add' ? action.productId : null;
      const {
        id,
        earlier,
        client: attendee,
      } = await beginAction(services, appointmentId, { guide, consented, kind: 'cart', action: action.type, productId, commandId });
      if (earlier !== undefined) {
        refuseUnfinished(earlier);
        const [cart, context] = await withStoreErrors(() =>
          Promise.all([getCart(client), consentedContext(services, appointmentId, consented)]),
        );
        return { actId: id, cart: cartView(cart, currencyIn(context)) };
      }
      const nothing = { id, productId, label: '', quantityBefore: 0, quantityAfter: 0, undo: null };
      const { plan, cart, currency } = await carryOut(services, appointmentId, attendeeId, nothing, async (plan) => {
        const planned = await planInCart(client, action);
        const code = currencyIn(await consentedContext(services, appointmentId, consented));
        await plan(planned);
        return { plan: planned, cart: await changeCart(client, action), currency: code };
      });
      const change = outcomeInCart(cart, plan);
      await completeAction(
        services,
        appointmentId,
        attendeeId,
        { ...nothing, ...change, status: change === undefined ? 'failed' : 'done' },
        (room) => recordTurnover(room, attendeeId, cart, currency),
      );
      if (change !== undefined) notifyCollectionsChanged(services, appointmentId, attendee, 'cart');
      return { actId: id, cart: cartView(cart, currency) };
    }),

  async 'wishlist.read'({ services, connection, appointment }, { attendeeId }) {
    const { appointmentId } = connection;
    const consented = await requireConsent(services, appointmentId, attendeeId, 'wishlist');
    const wishlist = await withStoreErrors(async () => {
      const source = await wishlistSource(appointment, () => consentedContext(services, appointmentId, consented));
      return readWishlist(consented.session.client, source, consented.attendee);
    });
    await requireConsentStill(services, appointmentId, consented, 'wishlist');
    return { wishlist };
  },

  'wishlist.act': ({ services, connection, appointment, attendee: guide }, { attendeeId, productId, listed }, commandId) =>
    services.actionQueue.run(attendeeId, async () => {
      const { appointmentId } = connection;
      const consented = await requireConsent(services, appointmentId, attendeeId, 'wishlist');
      const { client } = consented.session;
      const source = await withStoreErrors(() => wishlistSource(appointment, () => consentedContext(services, appointmentId, consented)));
      await requireSettled(services, appointmentId, attendeeId);
      const {
        id,
        earlier,
        client: attendee,
      } = await beginAction(services, appointmentId, {
        guide,
        consented,
        kind: 'wishlist',
        action: listed ? 'add' : 'remove',
        productId,
        commandId,
      });
      if (earlier !== undefined) {
        refuseUnfinished(earlier);
        return { actId: id, wishlist: await withStoreErrors(() => readWishlist(client, source, attendee)) };
      }
      const undo: ActionUndo = { lineItemId: null, item: null, promotionCodes: [], wishlistSource: source };
      const nothing = { id, productId, label: '', quantityBefore: listed ? 0 : 1, quantityAfter: listed ? 1 : 0, undo: null };
      const { before, label } = await carryOut(services, appointmentId, attendeeId, nothing, async (plan) => {
        const now = await readWishlist(client, source, attendee);
        if (now.productIds.includes(productId) === listed) return { before: now, label: undefined };
        const name = await productName(client, productId);
        if (source === 'store') {
          await plan({ ...nothing, label: name, undo });
          await setInStoreWishlist(client, productId, listed);
        }
        return { before: now, label: name };
      });
      if (label === undefined) {
        await completeAction(services, appointmentId, attendeeId, { ...nothing, status: 'failed' });
        return { actId: id, wishlist: before };
      }
      const places = source === 'room' ? await placesOf(services.database, attendeeId, productId) : undefined;
      await completeAction(
        services,
        appointmentId,
        attendeeId,
        { ...nothing, label, undo: { ...undo, ...(places === undefined ? {} : { places }) }, status: 'done' },
        (room) => setInRoomWishlist(room, source, attendeeId, productId, listed),
      );
      notifyCollectionsChanged(services, appointmentId, attendee, 'wishlist');
      const now = await findAttendee(services.database, attendeeId);
      return { actId: id, wishlist: await withStoreErrors(() => readWishlist(client, source, now ?? attendee)) };
    }),

  'act.undo': (context, { actId }) => context.services.actionQueue.run(context.attendee.id, () => undo(context, actId)),
};

/** Another server is at it, or its end isn't noted yet: doing it twice would be worse than saying so. */
function refuseUnfinished({ status }: GuideAction): void {
  if (status === 'intended') throw new RoomError('wrong-state', 'This was begun before, and it is not known yet what became of it.');
}

/** Nothing more is done while nobody knows what is in the cart by whom: the store doesn't answer. */
async function requireSettled(services: Services, appointmentId: string, attendeeId: string): Promise<void> {
  if (!(await reconcileUnfinished(services, appointmentId, attendeeId)))
    throw new RoomError('store-unavailable', 'The store does not say what became of an earlier act.');
}

/**
 * Does what was intended. The work says what it is going to change before it asks the store to, so that whatever happens
 * then can be found out. What the store refused was not done; where it didn't answer, it is asked what it has.
 */
async function carryOut<Result>(
  services: Services,
  appointmentId: string,
  attendeeId: string,
  act: Plan & { id: string },
  work: (plan: (planned: Plan) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  let isAsked = false;
  try {
    return await work(async (planned) => {
      await saveAction(services.database, { ...act, ...planned, status: 'intended' });
      isAsked = true;
    });
  } catch (error) {
    if (isAsked && !isRefusedByStore(error)) await reconcileUnfinished(services, appointmentId, attendeeId);
    else await completeAction(services, appointmentId, attendeeId, { ...act, status: 'failed' });
    return await withStoreErrors<never>(() => Promise.reject(error instanceof Error ? error : new Error('failed', { cause: error })));
  }
}

async function undo({ services, connection, attendee }: LiveContext, actId: string): Promise<Record<string, never>> {
  const { appointmentId } = connection;
  await reconcileUnfinished(services, appointmentId, attendee.id);
  const act = await findAction(services.database, attendee.id, actId);
  if (act === undefined || act.status === 'intended' || act.status === 'failed') throw new RoomError('not-found', 'There is no such act.');
  if (act.status === 'undone') return {};
  if (act.status !== 'done') throw new RoomError('wrong-state', 'This was not done, or nobody knows yet whether it was.');
  const { client } = sessionOf(services, attendee.id);
  if (act.kind === 'cart') {
    const [cart, currency] = await withStoreErrors(async () => [await undoInCart(client, act), await currencyOf(client)] as const);
    await completeAction(services, appointmentId, attendee.id, { ...act, status: 'undone' }, (room) =>
      recordTurnover(room, attendee.id, cart, currency),
    );
  } else {
    const { productId } = act;
    const source = act.undo?.wishlistSource;
    if (productId === null || source === undefined) throw new RoomError('not-found', 'There is nothing to take back.');
    const wasListed = act.quantityBefore === 1;
    const { places } = act.undo ?? {};
    const now = await withStoreErrors(() => readWishlist(client, source, attendee));
    const isSoAlready = now.productIds.includes(productId) === wasListed;
    if (source === 'store' && !isSoAlready) await withStoreErrors(() => setInStoreWishlist(client, productId, wasListed));
    await completeAction(services, appointmentId, attendee.id, { ...act, status: 'undone' }, async (room) => {
      if (source === 'room' && !isSoAlready)
        await (places === undefined
          ? setInRoomWishlist(room, source, attendee.id, productId, wasListed)
          : putBack(room, attendee.id, productId, places));
    });
  }
  notifyCollectionsChanged(services, appointmentId, attendee, act.kind);
  return {};
}

async function placesOf(db: Queryable, attendeeId: string, productId: string): Promise<NonNullable<ActionUndo['places']>> {
  return {
    liked: await placeInCollection(db, attendeeId, 'liked', productId),
    disliked: await placeInCollection(db, attendeeId, 'disliked', productId),
  };
}

/** Likes and dislikes as they were, in their order. */
async function putBack(room: RoomChange, attendeeId: string, productId: string, places: NonNullable<ActionUndo['places']>): Promise<void> {
  await putBackIntoCollection(room.tx, attendeeId, 'liked', productId, places.liked);
  await putBackIntoCollection(room.tx, attendeeId, 'disliked', productId, places.disliked);
  room.effect({
    type: 'collections',
    attendee: { ...(await room.attendee(attendeeId)), liked: await listCollection(room.tx, attendeeId, 'liked') },
  });
}

/** Likes are the wish list of whoever has none in the store. */
async function setInRoomWishlist(
  room: RoomChange,
  source: 'store' | 'room',
  attendeeId: string,
  productId: string,
  listed: boolean,
): Promise<void> {
  if (source === 'store') return;
  if (listed) {
    await removeFromCollection(room.tx, attendeeId, 'disliked', productId);
    await putIntoCollection(room.tx, attendeeId, 'liked', productId);
  } else {
    await removeFromCollection(room.tx, attendeeId, 'liked', productId);
  }
  room.effect({
    type: 'collections',
    attendee: { ...(await room.attendee(attendeeId)), liked: await listCollection(room.tx, attendeeId, 'liked') },
  });
}
