import * as z from 'zod/mini';
import { COMMAND_NAMES } from './command-names.ts';
import { idSchema, presentationPathSchema, timestampSchema } from './fields.ts';
import { roomMediaSchema } from './media.ts';
import { guideActionSchema } from './on-behalf.ts';
import { roomPollSchema } from './poll.ts';
import { VIEWER_ROLES } from './roles.ts';
import { ACCESS_STATUSES, APPOINTMENT_STATUSES, ATTENDEE_STATUSES, VIEW_MODES } from './states.ts';

/** What the sales channel allows in a room: no media, both, or sound alone. */
export const VIDEO_AUDIO_SETTINGS = ['none', 'both', 'audio-only'] as const;
/** One of {@link VIDEO_AUDIO_SETTINGS}. */
export type VideoAudioSettings = (typeof VIDEO_AUDIO_SETTINGS)[number];

/** Who may come in: everybody, or customers who are logged in. */
export const ATTENDEE_RESTRICTIONS = ['open', 'customer'] as const;
/** One of {@link ATTENDEE_RESTRICTIONS}. */
export type AttendeeRestriction = (typeof ATTENDEE_RESTRICTIONS)[number];

/** The appointment as everybody at its door may know it. */
export const roomAppointmentSchema = z.object({
  id: idSchema,
  path: presentationPathSchema,
  name: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  startedAt: z.nullable(timestampSchema),
  endedAt: z.nullable(timestampSchema),
  accessibleFrom: z.nullable(timestampSchema),
  accessibleTo: z.nullable(timestampSchema),
  isPreview: z.boolean(),
  videoAudioSettings: z.enum(VIDEO_AUDIO_SETTINGS),
  attendeeRestriction: z.enum(ATTENDEE_RESTRICTIONS),
  /** Everybody waits until a guide lets them in, also while the room is not locked. */
  waitingRoom: z.boolean(),
});
/** The appointment as everybody at its door may know it. */
export type RoomAppointment = z.infer<typeof roomAppointmentSchema>;

/** Microphone, camera and screen as the server enforces them: off means that the producer is paused or gone. */
const attendeeMediaSchema = z.object({
  micOn: z.boolean(),
  cameraOn: z.boolean(),
  screenOn: z.boolean(),
  /** A guide switched it off and keeps it off: the attendee can't switch it on. */
  micForcedOff: z.boolean(),
  cameraForcedOff: z.boolean(),
});
/** Microphone, camera and screen as the server enforces them. */
export type AttendeeMedia = z.infer<typeof attendeeMediaSchema>;

/** An order as a guide is told of it: its sum, and not what was ordered. */
const attendeeOrderSchema = z.object({ sum: z.number(), currencyIsoCode: z.string() });
/** An order as a guide is told of it. */
export type AttendeeOrder = z.infer<typeof attendeeOrderSchema>;

/** What a guide sees about an attendee beyond name and media. */
const attendeeInsightsSchema = z.object({
  cartAccess: z.enum(ACCESS_STATUSES),
  wishlistAccess: z.enum(ACCESS_STATUSES),
  likedProductIds: z.array(idSchema),
  /** Newest first. */
  lastSeenProductIds: z.array(idSchema),
  /** The attendee's cart as their own session sees it; null before it was first read. */
  turnover: z.nullable(z.object({ cartSum: z.number(), currencyIsoCode: z.string(), productCount: z.number(), lineItemCount: z.number() })),
  /** What the attendee ordered since they joined, oldest first: sums alone, as the store says. An older server leaves it out. */
  orders: z.optional(z.array(attendeeOrderSchema)),
  invitationAnswer: z.nullable(z.enum(['accepted', 'maybe', 'declined'])),
});
/** What a guide sees about an attendee beyond name and media. */
export type AttendeeInsights = z.infer<typeof attendeeInsightsSchema>;

/** Address of a guide's portrait on the room server's origin, for as long as the picture is the same; left out where there is none. */
export const portraitUrlSchema = z.optional(z.string());

/** A person of the room as one viewer may see them. */
export const roomAttendeeSchema = z.extend(attendeeMediaSchema, {
  attendeeId: idSchema,
  type: z.enum(['GUIDE', 'CLIENT']),
  name: z.string(),
  status: z.enum(ATTENDEE_STATUSES),
  handRaisedAt: z.nullable(timestampSchema),
  joinedAt: z.nullable(timestampSchema),
  portraitUrl: portraitUrlSchema,
  /** For guides alone; null for everybody else. */
  insights: z.nullable(attendeeInsightsSchema),
});
/** A person of the room as one viewer may see them. */
export type RoomAttendee = z.infer<typeof roomAttendeeSchema>;

/** The viewer. `attendeeId` is null for a visitor, who has not joined. */
export const roomSelfSchema = z.extend(attendeeMediaSchema, {
  attendeeId: z.nullable(idSchema),
  type: z.enum(['GUIDE', 'CLIENT']),
  role: z.enum(VIEWER_ROLES),
  name: z.string(),
  status: z.nullable(z.enum(ATTENDEE_STATUSES)),
  handRaisedAt: z.nullable(timestampSchema),
  portraitUrl: portraitUrlSchema,
  /** What this attendee allows the guide. */
  cartAccess: z.enum(ACCESS_STATUSES),
  wishlistAccess: z.enum(ACCESS_STATUSES),
});
/** The viewer. */
export type RoomSelf = z.infer<typeof roomSelfSchema>;

/** What a slide shows. */
export const SLIDE_KINDS = ['cms', 'product', 'category', 'landing-page', 'listing'] as const;
/** One of {@link SLIDE_KINDS}. */
export type SlideKind = (typeof SLIDE_KINDS)[number];

/** One slide, by name and ids; its page and products are read over HTTP with the viewer's own session. */
export const roomSlideSchema = z.object({
  index: z.int().check(z.nonnegative()),
  groupId: idSchema,
  sectionId: idSchema,
  name: z.string(),
  kind: z.enum(SLIDE_KINDS),
  isInstantListing: z.boolean(),
  pickedProductsCount: z.int().check(z.nonnegative()),
  /** What the guide wants to say here; for guides alone, null for everybody else. */
  notes: z.nullable(z.string()),
});
/** One slide, by name and ids. */
export type RoomSlide = z.infer<typeof roomSlideSchema>;

/** A chat message. `commandId` is that of the command that sent it, so that its sender recognises it. */
export const chatMessageSchema = z.object({
  id: idSchema,
  commandId: z.string(),
  attendeeId: idSchema,
  type: z.enum(['GUIDE', 'CLIENT']),
  name: z.string(),
  /** Empty where the message was removed. */
  text: z.string(),
  sentAt: timestampSchema,
  /** A guide removed it: that there was a message is all that is left. */
  isRemoved: z.optional(z.boolean()),
});
/** A chat message. */
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** A guide's notes on one slide, or on the whole presentation where `sectionId` is null. */
export const guideNoteSchema = z.object({ sectionId: z.nullable(idSchema), text: z.string(), updatedAt: timestampSchema });
/** A guide's notes on one slide, or on the whole presentation. */
export type GuideNote = z.infer<typeof guideNoteSchema>;

/** Who leads among several guides; from outside the room nobody is named. */
export const roomControlSchema = z.object({
  /** The one who switches slides, view and modes now. */
  controllerId: z.nullable(idSchema),
  /** The one who may take control back at any time: whoever came first. */
  ownerId: z.nullable(idSchema),
  /** The guide to whom control is offered. */
  offeredTo: z.nullable(idSchema),
});
/** Who leads among several guides. */
export type RoomControl = z.infer<typeof roomControlSchema>;

/** All that one viewer may know about the room at one moment. Immutable: a change makes a new one. */
export const roomSnapshotSchema = z.object({
  /** Number of the last change that it contains. */
  seq: z.int().check(z.nonnegative()),
  appointment: roomAppointmentSchema,
  self: roomSelfSchema,
  /** Without the viewer; clients see those who joined, guides everybody. */
  attendees: z.array(roomAttendeeSchema),
  slides: z.array(roomSlideSchema),
  /** Index of the slide that the guide shows. */
  currentSlide: z.int().check(z.nonnegative()),
  /** Page of the listing on that slide, from 1. */
  currentSlidePage: z.int().check(z.positive()),
  viewMode: z.enum(VIEW_MODES),
  broadcastMode: z.boolean(),
  locked: z.boolean(),
  /** A product that the guide holds up for everybody. */
  shownProductId: z.nullable(idSchema),
  /** Oldest first; the newest 200. */
  chat: z.array(chatMessageSchema),
  /** The message that stands over the chat. An older server leaves it out. */
  pinnedMessage: z._default(z.nullable(chatMessageSchema), null),
  /** The poll that is open, or whose result stands. An older server leaves it out. */
  poll: z._default(z.nullable(roomPollSchema), null),
  /** The viewer's own liked products, newest first. */
  likes: z.array(idSchema),
  /** The viewer's own last seen products, newest first. */
  lastSeen: z.array(idSchema),
  /** For guides; empty for everybody else. */
  notes: z.array(guideNoteSchema),
  control: roomControlSchema,
  /** What guides did in this attendee's name, newest first; empty for everybody else. */
  acts: z.array(guideActionSchema),
  media: roomMediaSchema,
  /** What the server would accept from this viewer now; draw no enabled button for anything else. */
  commands: z.array(z.enum(COMMAND_NAMES)),
});
/** All that one viewer may know about the room at one moment. */
export type RoomSnapshot = Readonly<z.infer<typeof roomSnapshotSchema>>;
