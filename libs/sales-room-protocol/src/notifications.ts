import * as z from 'zod/mini';
import { spokenCaptionSchema } from './captions.ts';
import { sharedPointSchema, sharedScrollSchema } from './co-browsing.ts';
import { emptySchema, idSchema } from './fields.ts';
import { roomMediaSchema, roomProducerSchema } from './media.ts';
import { guideActionSchema } from './on-behalf.ts';
import { pollVotesSchema, roomPollSchema } from './poll.ts';
import {
  chatMessageSchema,
  guideNoteSchema,
  roomAppointmentSchema,
  roomAttendeeSchema,
  roomControlSchema,
  roomSelfSchema,
  roomSlideSchema,
  roomSnapshotSchema,
} from './snapshot.ts';
import { VIEW_MODES } from './states.ts';

/** Changes that are kept: each carries the next `seq`. */
export const CHANGES = {
  /** Something changed that this viewer may not see; it keeps the numbers without a gap. */
  'room.advanced': emptySchema,
  /** The viewer may see more or less than before: this snapshot replaces the old one. */
  'room.replaced': z.object({ snapshot: roomSnapshotSchema }),
  /** The appointment changed: its state, name or times. */
  'appointment.changed': z.object({ appointment: roomAppointmentSchema }),
  /** The viewer themselves changed. */
  'self.changed': z.object({ self: roomSelfSchema }),
  /** An attendee came or changed. */
  'attendee.changed': z.object({ attendee: roomAttendeeSchema }),
  /** Several at once: mute all, broadcast mode. `self` comes where the viewer is among them. */
  'attendees.changed': z.object({ attendees: z.array(roomAttendeeSchema), self: z.nullable(roomSelfSchema) }),
  /** An attendee is out of this viewer's sight. */
  'attendee.hidden': z.object({ attendeeId: idSchema }),
  /** Slides came, went or changed. */
  'slides.changed': z.object({ slides: z.array(roomSlideSchema), currentSlide: z.int().check(z.nonnegative()) }),
  /** Another slide is shown, or another page of it. */
  'slide.switched': z.object({ index: z.int().check(z.nonnegative()), page: z.int().check(z.positive()) }),
  /** What fills the screen changed. */
  'view-mode.changed': z.object({ viewMode: z.enum(VIEW_MODES) }),
  /** Broadcast mode went on or off, and whom it switched off. */
  'broadcast.changed': z.object({ broadcastMode: z.boolean(), attendees: z.array(roomAttendeeSchema), self: z.nullable(roomSelfSchema) }),
  /** A guide holds a product up, or puts it away. */
  'product.shown': z.object({ productId: z.nullable(idSchema) }),
  /** Somebody wrote. */
  'chat.added': z.object({ message: chatMessageSchema }),
  /** A guide removed a message: its text is to be shown nowhere any more. */
  'chat.removed': z.object({ messageId: idSchema }),
  /** A guide lets a message stand over the chat, or puts it aside. */
  'chat.pinned': z.object({ message: z.nullable(chatMessageSchema) }),
  /** A poll was asked or closed, or its result put aside. */
  'poll.changed': z.object({ poll: z.nullable(roomPollSchema) }),
  /** Somebody voted; told to guides, and to clients who have voted themselves. */
  'poll.voted': z.object({ pollId: idSchema, votes: pollVotesSchema, ownAnswer: roomPollSchema.shape.ownAnswer }),
  /** The viewer's own likes or last seen products. */
  'collection.changed': z.object({ likes: z.array(idSchema), lastSeen: z.array(idSchema) }),
  /** A note of the guides changed (guides alone). */
  'notes.changed': z.object({ note: guideNoteSchema }),
  /** Control of the presentation was offered, taken or given back. */
  'control.changed': z.object({ control: roomControlSchema }),
  /** A guide did something in the viewer's name, or the viewer took it back. */
  'act.recorded': z.object({ act: guideActionSchema }),
} as const;

/** What passes and is kept nowhere: `seq` is null. A snapshot holds the outcome. */
export const SIGNALS = {
  /** Somebody sends something new: consume it. */
  'media.producer-added': z.object({ producer: roomProducerSchema }),
  /** A producer was paused or resumed. */
  'media.producer-changed': z.object({ producer: roomProducerSchema }),
  /** A producer is gone. */
  'media.producer-closed': z.object({ producerId: z.string() }),
  /** A consumer of this viewer is gone because its producer or transport is. */
  'media.consumer-closed': z.object({ consumerId: z.string() }),
  /** Who speaks, or nobody. */
  'media.active-speaker': z.object({ attendeeId: z.nullable(idSchema) }),
  /** The media worker is back (or gone, or there): all transports of an older epoch are closed; make new ones. */
  'media.restarted': z.object({ media: roomMediaSchema }),
  /** An attendee's cart or wish list is another now: told to themselves and to guides who may see it. Read it again. */
  'collections.changed': z.object({ attendeeId: idSchema, kind: z.enum(['cart', 'wishlist']) }),
  /** Somebody reacted; shown for a moment. */
  'reaction.shown': z.object({ attendeeId: idSchema, reaction: z.string() }),
  /** The guide in control scrolled the shown slide. Whoever enters is told the last one, as long as that slide is shown. */
  'slide.scrolled': sharedScrollSchema,
  /** Somebody points at a place on the shown slide: a guide, or, told to guides, a client. */
  'slide.pointed': sharedPointSchema,
  /** What somebody says, as text; another text of the same utterance takes its place. Shown only to those who want captions. */
  'caption.said': spokenCaptionSchema,
  /** The server closes this socket and says why; only `draining`, and `not-entered` (no room was entered in time), are worth coming back for. */
  'session.closed': z.object({ reason: z.enum(['replaced', 'left', 'session-expired', 'logged-out', 'draining', 'not-entered']) }),
} as const;

const NOTIFICATIONS = { ...CHANGES, ...SIGNALS };

/** Name of a change that is kept and numbered. */
export type ChangeName = keyof typeof CHANGES;
/** Name of a passing signal. */
export type SignalName = keyof typeof SIGNALS;
/** Name of any notification. */
export type NotificationName = ChangeName | SignalName;
/** What a notification carries. */
export type NotificationPayload<Name extends NotificationName> = z.output<(typeof NOTIFICATIONS)[Name]>;

/** A change or signal as it arrives. */
export type RoomNotification =
  | { [Name in ChangeName]: { seq: number; name: Name; payload: NotificationPayload<Name> } }[ChangeName]
  | { [Name in SignalName]: { seq: null; name: Name; payload: NotificationPayload<Name> } }[SignalName];

const envelopeSchema = z.object({ seq: z.nullable(z.int()), name: z.string(), payload: z.unknown() });

/** Checks a notification; undefined where it is of a kind that this version doesn't know, which may be left alone. */
export function parseNotification(value: unknown): RoomNotification | undefined {
  const envelope = envelopeSchema.parse(value);
  const schema = (NOTIFICATIONS as Record<string, z.ZodMiniType | undefined>)[envelope.name];
  if (schema === undefined) return undefined;
  return { seq: envelope.seq, name: envelope.name, payload: schema.parse(envelope.payload) } as RoomNotification;
}
