import type { StoreApiClient } from '@vitrine/store-api-client';
import { RoomError } from '../room-error.ts';
import { findAction, type StoredAction } from '../rooms/guide-actions.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { Services } from '../services.ts';
import { undoInCart } from './attendee-cart.ts';
import { readWishlist, setInStoreWishlist } from './attendee-wishlist.ts';
import { recordTurnover } from './collections.ts';
import { sessionOf } from './consent.ts';
import type { ActionPolicy, BegunAction } from './perform-action.ts';
import { restoreInRoomWishlist, setInRoomWishlist } from './room-wishlist.ts';
import { currencyOf, withStoreErrors } from './store-errors.ts';

interface BegunUndo extends BegunAction {
  act: StoredAction;
}

/** What changes in the room with what was taken back in the store. */
type RoomStep = (room: RoomChange) => Promise<void>;

/**
 * How an attendee takes back what a guide did. It is their own cart or wish list, so no consent is asked for; and where
 * the store fails, the action stays done.
 */
export function undoPolicy(
  services: Services,
  attendee: AttendeeRecord,
  actId: string,
): ActionPolicy<void, BegunUndo, RoomStep, Record<string, never>> {
  return {
    attendeeId: attendee.id,
    requiresSettled: false,
    admit: () => Promise.resolve(),
    async begin() {
      const act = await findAction(services.database, attendee.id, actId);
      if (act === undefined || act.status === 'intended' || act.status === 'failed')
        throw new RoomError('not-found', 'There is no such act.');
      const begun = { kind: act.kind, attendee, act };
      if (act.status === 'undone') return { ...begun, earlier: act };
      if (act.status !== 'done') throw new RoomError('wrong-state', 'This was not done, or nobody knows yet whether it was.');
      return begun;
    },
    answerAgain: () => Promise.resolve({}),
    carryOut({ act }) {
      const { client } = sessionOf(services, attendee.id);
      return withStoreErrors(() =>
        act.kind === 'cart' ? undoCartChange(client, attendee, act) : undoWishlistChange(client, attendee, act),
      );
    },
    outcomeOf: ({ act }, extra) => ({ act: { ...act, status: 'undone' }, extra, answer: () => ({}) }),
  };
}

async function undoCartChange(client: StoreApiClient, attendee: AttendeeRecord, act: StoredAction): Promise<RoomStep> {
  const cart = await undoInCart(client, act);
  const currency = await currencyOf(client);
  return (room) => recordTurnover(room, attendee.id, cart, currency);
}

async function undoWishlistChange(client: StoreApiClient, attendee: AttendeeRecord, act: StoredAction): Promise<RoomStep> {
  const { productId, quantityBefore, undo } = act;
  const source = undo?.wishlistSource;
  if (productId === null || source === undefined) throw new RoomError('not-found', 'There is nothing to take back.');
  const wasListed = quantityBefore === 1;
  const now = await readWishlist(client, source, attendee);
  const isSoAlready = now.productIds.includes(productId) === wasListed;
  if (source === 'store' && !isSoAlready) await setInStoreWishlist(client, productId, wasListed);
  return async (room) => {
    if (source === 'store' || isSoAlready) return;
    await (undo?.places === undefined
      ? setInRoomWishlist(room, attendee.id, productId, wasListed)
      : restoreInRoomWishlist(room, attendee.id, productId, undo.places));
  };
}
