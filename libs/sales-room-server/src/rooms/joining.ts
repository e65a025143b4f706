import { newId } from '../identifiers.ts';
import { noSuchPresentation, RoomError } from '../room-error.ts';
import type { Queryable } from '../storage/database.ts';
import { clientName, numberNamesakes } from './attendee-names.ts';
import { findClientByKey, findGuideAttendee, insertAttendee } from './attendees.ts';
import { takeFreeControl } from './control.ts';
import { mayPresent } from './presenters.ts';
import type { AttendeeRecord } from './records.ts';
import { moveAttendee, type RoomChange } from './room-change.ts';
import {
  expectArrival,
  expectArrivalAgain,
  forgetLongGone,
  forgetNeverEntered,
  refuseInvitationPastPlaces,
  takePlace,
} from './room-places.ts';

function newAttendee(room: RoomChange, fields: Pick<AttendeeRecord, 'type' | 'guideUserId' | 'name' | 'status'>): AttendeeRecord {
  return {
    id: newId(),
    appointmentId: room.appointment.id,
    portrait: null,
    micOn: false,
    cameraOn: false,
    screenOn: false,
    micForcedOff: false,
    cameraForcedOff: false,
    handRaisedAt: null,
    cartAccess: 'none',
    wishlistAccess: 'none',
    turnover: null,
    orders: [],
    invitationAnswer: null,
    joinedAt: null,
    isConnected: false,
    liked: [],
    lastSeen: [],
    ...fields,
  };
}

/** Whether a client who comes now comes straight in; those who were in already are let back. */
function isLetIn(room: RoomChange, attendee: AttendeeRecord): boolean {
  if (attendee.status === 'joined' || attendee.status === 'inactive') return true;
  return room.appointment.status === 'started' && !room.appointment.definition.waitingRoom;
}

function refuseClosedDoor(room: RoomChange, known: AttendeeRecord | undefined): void {
  const { status, definition } = room.appointment;
  if (known?.status === 'blocked') throw new RoomError('blocked', 'This attendee was removed from the room.');
  if (known?.status === 'refused') throw new RoomError('blocked', 'This attendee was not let in.');
  if (definition.isPreview) throw new RoomError('not-permitted', 'A preview has no attendees.');
  if (known !== undefined) return;
  if (status === 'ended') throw new RoomError('ended', 'The presentation has ended.');
  if (definition.accessibleTo !== null && new Date(definition.accessibleTo) < new Date())
    throw new RoomError('not-accessible', 'The presentation is not accessible any more.');
}

/** Lets a client join: into the room, or to wait before it. Locking takes the same row, so that nobody slips in beside a lock. */
export async function joinAsClient(
  room: RoomChange,
  proof: { keyHash: string },
  wanted: { name: string | undefined; isChosen: boolean },
): Promise<AttendeeRecord> {
  const known = await findClientByKey(room.tx, room.appointment.id, proof.keyHash);
  refuseClosedDoor(room, known);
  if (room.appointment.status === 'ended' && known !== undefined) return known;
  await forgetNeverEntered(room);
  await takePlace(room, known?.id);
  const name = wanted.name === undefined ? undefined : await clientName(room, known?.id, wanted.name, wanted);
  if (known !== undefined) await expectArrivalAgain(room, known.id);
  const before = known ?? (await insertNew(room, proof, name ?? ''));
  const joined = await moveAttendee(room, { ...before, name: name ?? before.name }, isLetIn(room, before) ? 'join' : 'wait');
  room.effect({ type: 'attendees', attendees: [joined], replaced: [joined.id] });
  return joined;
}

async function insertNew(room: RoomChange, proof: { keyHash: string }, name: string): Promise<AttendeeRecord> {
  const attendee = newAttendee(room, { type: 'CLIENT', guideUserId: null, name, status: 'invited' });
  await insertAttendee(room.tx, attendee, proof);
  await expectArrival(room, attendee.id);
  await forgetLongGone(room);
  return attendee;
}

/** Lets a guide in, under the name of their account. */
export async function joinAsGuide(room: RoomChange, guide: { id: string; name: string; isAdmin: boolean }): Promise<AttendeeRecord> {
  if (!mayPresent(room.appointment, guide)) throw noSuchPresentation();
  const known = await findGuideAttendee(room.tx, room.appointment.id, guide.id);
  if (known === undefined) {
    const newcomer = newAttendee(room, { type: 'GUIDE', guideUserId: guide.id, name: guide.name, status: 'joined' });
    await insertAttendee(room.tx, { ...newcomer, joinedAt: new Date().toISOString() }, {});
    // Read again for the portrait that a guide may have from other rooms.
    const attendee = await room.attendee(newcomer.id);
    room.effect({ type: 'attendees', attendees: [attendee], replaced: [] });
    await takeFreeControl(room, attendee);
    await numberNamesakes(room, attendee);
    return attendee;
  }
  await takeFreeControl(room, known);
  if (known.status === 'joined' && known.name === guide.name) return known;
  const joined = await moveAttendee(room, { ...known, name: guide.name }, 'join');
  room.effect({ type: 'attendees', attendees: [joined], replaced: [joined.id] });
  return joined;
}

/** Takes a client who connects back to where they belong; one who waited for the start comes in where the door is open. */
export async function reconnectClient(room: RoomChange, attendee: AttendeeRecord): Promise<AttendeeRecord> {
  const { status } = room.appointment;
  const comesBack = attendee.status === 'inactive' || attendee.status === 'waiting' || attendee.status === 'requested';
  if (comesBack && status !== 'ended') await takePlace(room, attendee.id);
  const event =
    attendee.status === 'inactive'
      ? 'reconnect'
      : // Whoever left before the end has cart, likes and recap after it like everybody who was there.
        attendee.status === 'left' && attendee.joinedAt !== null && status === 'ended'
        ? 'join'
        : attendee.status === 'waiting' && status === 'started' && !room.appointment.definition.waitingRoom
          ? 'admit'
          : undefined;
  if (event === undefined) return attendee;
  const back = await moveAttendee(room, attendee, event);
  room.effect({ type: 'attendees', attendees: [back], replaced: [back.id] });
  return back;
}

/** Marks somebody whose connection ended, or is silent. A shared screen ends with it: no browser can share it again by itself. */
export async function disconnect(
  room: RoomChange,
  attendeeId: string,
  ended: { connectionId?: string; serverId?: string; isSilent?: boolean } = {},
): Promise<void> {
  // A newer socket, here or at another server, stays.
  await room.tx.query(
    'update attendee set connected_to = null, connection_id = null, last_active_at = now() where id = $1 and (connection_id = $2 or connected_to = $3)',
    [attendeeId, ended.connectionId ?? null, ended.serverId ?? null],
  );
  const attendee = await room.attendee(attendeeId);
  if (room.isConnected(attendeeId) && ended.isSilent !== true) return;
  if (attendee.status !== 'joined') return;
  const inactive = await moveAttendee(room, { ...attendee, screenOn: false }, 'disconnect');
  room.effect({ type: 'attendees', attendees: [inactive], replaced: [] });
}

/** Marks everybody inactive who is still noted as joined: at the start of a server nobody is connected. */
export async function forgetConnections(tx: Queryable): Promise<void> {
  await tx.query("update attendee set status = 'inactive', screen_on = false where status = 'joined'");
  await tx.query('update attendee set connected_to = null, connection_id = null, last_active_at = now() where connected_to is not null');
}

/** Notes somebody who is invited; the secret of the invitation proves them until it expires (ISO 8601; null: never). */
export async function inviteClient(
  room: RoomChange,
  name: string,
  invitation: { hash: string; expiresAt: string | null },
): Promise<AttendeeRecord> {
  await refuseInvitationPastPlaces(room);
  const attendee = newAttendee(room, { type: 'CLIENT', guideUserId: null, name, status: 'invited' });
  await insertAttendee(room.tx, attendee, { invitationHash: invitation.hash });
  await room.tx.query('update attendee set invited_at = now(), invitation_expires_at = $2 where id = $1', [
    attendee.id,
    invitation.expiresAt,
  ]);
  room.effect({ type: 'attendees', attendees: [attendee], replaced: [] });
  return attendee;
}

/** Notes the client whom a guide is about to talk to; their browser's key proves them, as if they had been here before. */
export async function expectClient(room: RoomChange, client: { name: string; keyHash: string }): Promise<void> {
  if ((await findClientByKey(room.tx, room.appointment.id, client.keyHash)) !== undefined) return;
  const name = await clientName(room, undefined, client.name, { isChosen: false });
  const attendee = newAttendee(room, { type: 'CLIENT', guideUserId: null, name, status: 'invited' });
  await insertAttendee(room.tx, attendee, { keyHash: client.keyHash });
  room.effect({ type: 'attendees', attendees: [attendee], replaced: [] });
}

/** Takes an invitation back; who has joined with it stays, but its token proves nobody any more. */
export async function takeInvitationBack(room: RoomChange, attendeeId: string): Promise<void> {
  const attendee = await room.attendee(attendeeId);
  const rows = await room.tx.query(
    'update attendee set invitation_hash = null where id = $1 and invitation_hash is not null returning id',
    [attendeeId],
  );
  if (rows.length === 0) throw new RoomError('not-found', 'There is no such invitation.');
  if (attendee.status !== 'invited') return;
  await room.tx.query('delete from attendee where id = $1', [attendeeId]);
  room.effect({ type: 'gone', attendeeId });
}
