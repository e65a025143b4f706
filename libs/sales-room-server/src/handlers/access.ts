import { ACCESS_TRANSITIONS, type AccessEvent, nextStatus } from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';
import { saveAttendee } from '../rooms/attendees.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import { clientOf, type RoomChange } from '../rooms/room-change.ts';
import { noteConsent } from '../rooms/store-identity.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** A guide asks for an attendee's cart or wishlist; the attendee grants, refuses or withdraws it. */
export const accessHandlers: TransactionalHandlers<'access.request' | 'access.answer' | 'access.withdraw'> = {
  async 'access.request'(room, _guide, { attendeeId, kind }) {
    const client = await clientOf(room, attendeeId);
    if (client.status !== 'joined') throw new RoomError('wrong-state', 'This attendee is not in the room.');
    await move(room, client, kind, 'request');
    return {};
  },
  async 'access.answer'(room, client, { kind, granted }) {
    if (accessOf(client, kind) !== 'requested') throw new RoomError('wrong-state', 'Nobody has asked for this.');
    await move(room, client, kind, granted ? 'grant' : 'refuse');
    if (granted) await noteConsent(room.tx, client.id);
    return {};
  },
  async 'access.withdraw'(room, client, { kind }) {
    await move(room, client, kind, 'withdraw');
    return {};
  },
};

function accessOf(client: AttendeeRecord, kind: 'cart' | 'wishlist') {
  return kind === 'cart' ? client.cartAccess : client.wishlistAccess;
}

async function move(room: RoomChange, client: AttendeeRecord, kind: 'cart' | 'wishlist', event: AccessEvent): Promise<void> {
  const before = accessOf(client, kind);
  const status = nextStatus(ACCESS_TRANSITIONS, before, event);
  if (status === undefined) throw new RoomError('wrong-state', `Access that is ${before} can't be changed by ${event}.`);
  if (status === before) return;
  const changed = { ...client, ...(kind === 'cart' ? { cartAccess: status } : { wishlistAccess: status }) };
  await saveAttendee(room.tx, changed);
  room.effect({ type: 'attendees', attendees: [changed], replaced: [] });
}
