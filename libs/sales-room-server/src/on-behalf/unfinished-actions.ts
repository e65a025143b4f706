import { getCart } from '@vitrine/store-api-client';
import { errorFields } from '../logger.ts';
import type { ViewerSession } from '../room-host.ts';
import { findAttendee } from '../rooms/attendees.ts';
import { listUnfinishedActions, listWithUnfinishedActions, type StoredAction } from '../rooms/guide-actions.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { Services } from '../services.ts';
import { outcomeInCart } from './attendee-cart.ts';
import { readWishlist } from './attendee-wishlist.ts';
import { notifyCollectionsChanged, recordTurnover } from './collections.ts';
import { completeAction } from './record-action.ts';
import { currencyOf } from './store-errors.ts';

interface Outcome {
  act: Parameters<typeof completeAction>[3];
  extra?: (room: RoomChange) => Promise<void>;
}

/**
 * Finds out what became of this attendee's acts that a server began and could not finish: it stopped, or store or
 * database went away in between. What the store has counts. The attendee is told of each: that it was done, that it
 * was not, or that nobody knows yet. Call it in the attendee's order of acts; false says that some are open still.
 */
export async function reconcileUnfinished(services: Services, appointmentId: string, attendeeId: string): Promise<boolean> {
  const { database, connections, logger, serverId } = services;
  let isSettled = true;
  for (const act of await listUnfinishedActions(database, serverId, attendeeId)) {
    const session = connections.ofAttendee(attendeeId)?.session;
    const outcome = await outcomeOf(services, act, session).catch((error: unknown) => {
      logger.warn('store.failed', errorFields(error));
      return undefined;
    });
    isSettled &&= outcome !== undefined;
    if (outcome === undefined && act.status === 'unconfirmed') continue;
    const { act: known, extra } = outcome ?? { act: { ...act, status: 'unconfirmed' } };
    await completeAction(services, appointmentId, attendeeId, known, extra);
    logger.info('act.settled', { appointmentId, actId: act.id, status: known.status });
    const attendee = known.status === 'done' ? await findAttendee(database, attendeeId) : undefined;
    if (attendee !== undefined) notifyCollectionsChanged(services, appointmentId, attendee, act.kind);
  }
  return isSettled;
}

/** What the store says of an act; undefined where it can't be asked. */
async function outcomeOf(services: Services, act: StoredAction, session: ViewerSession | undefined): Promise<Outcome | undefined> {
  // The store was never asked.
  if (act.undo === null) return { act: { ...act, status: 'failed' } };
  if (session?.hasSession !== true) return undefined;
  const { client } = session;
  if (act.kind === 'wishlist') {
    const attendee = await findAttendee(services.database, act.attendeeId);
    if (attendee === undefined || act.productId === null) return undefined;
    const { productIds } = await readWishlist(client, 'store', attendee);
    return { act: { ...act, status: productIds.includes(act.productId) === (act.quantityAfter === 1) ? 'done' : 'dropped' } };
  }
  const [cart, currency] = [await getCart(client), await currencyOf(client)];
  const change = outcomeInCart(cart, { ...act, undo: act.undo });
  if (change === undefined) return { act: { ...act, status: 'dropped' } };
  return { act: { ...act, ...change, status: 'done' }, extra: (room) => recordTurnover(room, act.attendeeId, cart, currency) };
}

/** The same, in its place in the attendee's order of acts, for somebody who is connected here. A failure is for the next time. */
export async function reconcileQueued(services: Services, appointmentId: string, attendeeId: string): Promise<void> {
  await services.actionQueue
    .run(attendeeId, () => reconcileUnfinished(services, appointmentId, attendeeId))
    .catch((error: unknown) => services.logger.warn('act.settling-failed', { appointmentId, ...errorFields(error) }));
}

/** The same for everybody who is connected here. */
export async function reconcileLocal(services: Services): Promise<void> {
  for (const { appointmentId, attendeeId } of await listWithUnfinishedActions(services.database, services.serverId)) {
    if (services.connections.ofAttendee(attendeeId) !== undefined) await reconcileQueued(services, appointmentId, attendeeId);
  }
}
