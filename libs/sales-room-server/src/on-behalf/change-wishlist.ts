import type { AttendeeWishlist } from '@vitrine/sales-room-protocol';
import { findAttendee } from '../rooms/attendees.ts';
import type { ActionUndo } from '../rooms/guide-actions.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { productName, readWishlist, setInStoreWishlist, wishlistSource } from './attendee-wishlist.ts';
import { type Consented, consentedContext, requireConsent } from './consent.ts';
import type { ActionPolicy, BegunAction } from './perform-action.ts';
import { beginAction } from './record-action.ts';
import { positionsOf, setInRoomWishlist } from './room-wishlist.ts';
import { withStoreErrors } from './store-errors.ts';

/** A guide's command to put a product on an attendee's wish list, or to take it off. */
interface WishlistCommand {
  appointment: AppointmentRecord;
  guide: AttendeeRecord;
  attendeeId: string;
  productId: string;
  listed: boolean;
  commandId: string;
}

interface Admitted {
  consented: Consented;
  source: AttendeeWishlist['source'];
}

interface BegunWishlistChange extends BegunAction, Admitted {
  id: string;
  unchanged: NonNullable<BegunAction['unchanged']>;
}

interface ChangedWishlist {
  before: AttendeeWishlist;
  /** The product's name; undefined where nothing had to change. */
  label: string | undefined;
}

/** How a guide changes an attendee's wish list, or their likes where they have none. */
export function wishlistPolicy(
  services: Services,
  { appointment, guide, attendeeId, productId, listed, commandId }: WishlistCommand,
): ActionPolicy<Admitted, BegunWishlistChange, ChangedWishlist, { actId: string; wishlist: AttendeeWishlist }> {
  const { id: appointmentId } = appointment;
  const undoIn = (source: AttendeeWishlist['source']): ActionUndo => ({
    lineItemId: null,
    item: null,
    promotionCodes: [],
    wishlistSource: source,
  });
  return {
    attendeeId,
    requiresSettled: true,
    async admit() {
      const consented = await requireConsent(services, appointmentId, attendeeId, 'wishlist');
      const source = await withStoreErrors(() => wishlistSource(appointment, () => consentedContext(services, appointmentId, consented)));
      return { consented, source };
    },
    async begin({ consented, source }) {
      const action = listed ? 'add' : 'remove';
      const intent = { guide, consented, kind: 'wishlist', action, productId, commandId } as const;
      const { id, earlier, client } = await beginAction(services, appointmentId, intent);
      const unchanged = { id, productId, label: '', quantityBefore: listed ? 0 : 1, quantityAfter: listed ? 1 : 0, undo: null };
      return { kind: 'wishlist', attendee: client, earlier, unchanged, id, consented, source };
    },
    async answerAgain({ id, consented, source, attendee }) {
      return { actId: id, wishlist: await withStoreErrors(() => readWishlist(consented.session.client, source, attendee)) };
    },
    async carryOut({ consented, source, attendee, unchanged }, plan) {
      const { client } = consented.session;
      const before = await readWishlist(client, source, attendee);
      if (before.productIds.includes(productId) === listed) return { before, label: undefined };
      const label = await productName(client, productId);
      if (source === 'store') {
        await plan({ ...unchanged, label, undo: undoIn(source) });
        await setInStoreWishlist(client, productId, listed);
      }
      return { before, label };
    },
    async outcomeOf({ id, consented, source, attendee, unchanged }, { before, label }) {
      if (label === undefined) return { act: { ...unchanged, status: 'failed' }, answer: () => ({ actId: id, wishlist: before }) };
      const places = source === 'room' ? { places: await positionsOf(services.database, attendeeId, productId) } : {};
      return {
        act: { ...unchanged, label, undo: { ...undoIn(source), ...places }, status: 'done' },
        async extra(room) {
          if (source === 'room') await setInRoomWishlist(room, attendeeId, productId, listed);
        },
        async answer() {
          const now = (await findAttendee(services.database, attendeeId)) ?? attendee;
          return { actId: id, wishlist: await withStoreErrors(() => readWishlist(consented.session.client, source, now)) };
        },
      };
    },
  };
}
