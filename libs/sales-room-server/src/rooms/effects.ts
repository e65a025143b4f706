import type { ChatMessage, GuideAction, GuideNote, RoomControl } from '@vitrine/sales-room-protocol';
import type { PollRecord } from './polls.ts';
import type { AppointmentRecord, AttendeeRecord } from './records.ts';

/**
 * What a command has changed, as plain data. Each effect takes one number of the room's sequence, and each viewer is
 * told of it in their own way (see `projection.ts`).
 */
export type RoomEffect =
  | { type: 'appointment'; appointment: AppointmentRecord }
  /** `replaced` are those who now may see more or less than before. */
  | { type: 'attendees'; attendees: AttendeeRecord[]; replaced: string[] }
  /** Somebody is forgotten. */
  | { type: 'gone'; attendeeId: string }
  | { type: 'broadcast'; broadcastMode: boolean; attendees: AttendeeRecord[] }
  | { type: 'collections'; attendee: AttendeeRecord }
  | { type: 'slides'; appointment: AppointmentRecord }
  | { type: 'slide'; index: number; page: number }
  | { type: 'view-mode'; viewMode: AppointmentRecord['viewMode'] }
  | { type: 'product'; productId: string | null }
  | { type: 'chat'; message: ChatMessage }
  | { type: 'chat-removed'; messageId: string }
  | { type: 'chat-pinned'; message: ChatMessage | null }
  | { type: 'poll'; poll: PollRecord | null }
  /** `answer` is null where somebody's vote is gone. Told to those who may see the votes. */
  | { type: 'poll-vote'; pollId: string; attendeeId: string; answer: number | null; votes: readonly number[] }
  | { type: 'note'; note: GuideNote }
  | { type: 'control'; control: RoomControl }
  /** Told to the attendee in whose name it was done. */
  | { type: 'act'; attendeeId: string; act: GuideAction };

/** Whose records an effect carries. */
export function attendeesOf(effect: RoomEffect): readonly AttendeeRecord[] {
  if (effect.type === 'attendees' || effect.type === 'broadcast') return effect.attendees;
  return effect.type === 'collections' ? [effect.attendee] : [];
}
