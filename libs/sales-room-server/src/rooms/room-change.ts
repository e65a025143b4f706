import { ATTENDEE_TRANSITIONS, type AttendeeEvent, nextStatus } from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';
import type { Queryable } from '../storage/database.ts';
import { findAttendee, listAttendees, saveAttendee } from './attendees.ts';
import type { RoomEffect } from './effects.ts';
import type { AppointmentRecord, AttendeeRecord } from './records.ts';
import type { RoomLimits } from './room-limits.ts';

/**
 * One change of a room, inside its transaction. Change `appointment` in place (it is saved when effects exist), save
 * attendees, and say with `effect` what the people in the room are to learn.
 */
export interface RoomChange {
  readonly tx: Queryable;
  readonly appointment: AppointmentRecord;
  readonly limits: RoomLimits;
  effect(effect: RoomEffect): void;
  /** Whether somebody is connected as this attendee, who was read in this change, at whichever server. */
  isConnected(attendeeId: string): boolean;
  /** The attendee of this room; otherwise refused with `not-found`. */
  attendee(attendeeId: string): Promise<AttendeeRecord>;
  attendees(): Promise<AttendeeRecord[]>;
}

/** The attendee of a room; somebody from elsewhere is refused with `not-found`. */
async function attendeeIn(db: Queryable, appointmentId: string, attendeeId: string): Promise<AttendeeRecord> {
  const attendee = await findAttendee(db, attendeeId);
  if (attendee?.appointmentId !== appointmentId) throw new RoomError('not-found', 'There is no such attendee in this room.');
  return attendee;
}

function asClient(attendee: AttendeeRecord): AttendeeRecord {
  if (attendee.type !== 'CLIENT') throw new RoomError('not-permitted', 'This concerns only clients.');
  return attendee;
}

/** The client with this id of a room that is only read; a guide or somebody from elsewhere is refused. */
export const clientIn = async (db: Queryable, appointmentId: string, attendeeId: string): Promise<AttendeeRecord> =>
  asClient(await attendeeIn(db, appointmentId, attendeeId));

/** The client of the room that is changed; a guide or somebody from elsewhere is refused. */
export const clientOf = async (room: RoomChange, attendeeId: string): Promise<AttendeeRecord> => asClient(await room.attendee(attendeeId));

/** What is left of somebody's media, hand and permissions when they are removed. */
export const NOTHING_SHARED = {
  micOn: false,
  cameraOn: false,
  screenOn: false,
  handRaisedAt: null,
  cartAccess: 'none',
  wishlistAccess: 'none',
} as const satisfies Partial<AttendeeRecord>;

/** Moves an attendee on by the transition table, and saves them; refused where the table doesn't list it. */
export async function moveAttendee(room: RoomChange, attendee: AttendeeRecord, event: AttendeeEvent): Promise<AttendeeRecord> {
  const status = nextStatus(ATTENDEE_TRANSITIONS, attendee.status, event);
  if (status === undefined) throw new RoomError('wrong-state', `An attendee who is ${attendee.status} can't ${event}.`);
  const moved = {
    ...attendee,
    status,
    joinedAt: status === 'joined' ? (attendee.joinedAt ?? new Date().toISOString()) : attendee.joinedAt,
  };
  await saveAttendee(room.tx, moved);
  return moved;
}

/** A {@link RoomChange} over a transaction that holds the appointment's row. */
export function createRoomChange(tx: Queryable, appointment: AppointmentRecord, effects: RoomEffect[], limits: RoomLimits): RoomChange {
  const connected = new Set<string>();
  const noteConnected = ({ id, isConnected }: AttendeeRecord) => void (isConnected ? connected.add(id) : connected.delete(id));
  return {
    tx,
    appointment,
    limits,
    effect: (effect) => void effects.push(effect),
    isConnected: (attendeeId) => connected.has(attendeeId),
    async attendee(attendeeId) {
      const attendee = await attendeeIn(tx, appointment.id, attendeeId);
      noteConnected(attendee);
      return attendee;
    },
    async attendees() {
      const attendees = await listAttendees(tx, appointment.id);
      for (const attendee of attendees) noteConnected(attendee);
      return attendees;
    },
  };
}
