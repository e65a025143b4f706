import * as z from 'zod/mini';
import { captionSchema } from './captions.ts';
import { slidePointSchema, slideScrollSchema } from './co-browsing.ts';
import { COMMAND_NAMES, type CommandName } from './command-names.ts';
import {
  attendeeNameSchema,
  chatTextSchema,
  commandIdSchema,
  emptySchema,
  entryTicketSchema,
  idSchema,
  notesTextSchema,
  presentationPathSchema,
} from './fields.ts';
import {
  consumerOptionsSchema,
  iceServersSchema,
  MEDIA_SOURCES,
  mediasoupIdSchema,
  mediasoupParametersSchema,
  preparedMediaSchema,
  transportOptionsSchema,
} from './media.ts';
import { attendeeCartSchema, attendeeWishlistSchema, cartActionSchema } from './on-behalf.ts';
import { pollAnswerIndexSchema, pollAnswersSchema, pollQuestionSchema } from './poll.ts';
import { roomSnapshotSchema } from './snapshot.ts';
import { VIEW_MODES } from './states.ts';

const muteKinds = z.array(z.enum(['audio', 'video'])).check(z.minLength(1), z.maxLength(2));
const collectionKind = z.enum(['cart', 'wishlist']);

function command<Payload extends z.ZodMiniType, Result extends z.ZodMiniType>(payload: Payload, result: Result) {
  return { payload, result };
}

/** Payload and result of each command. */
export const COMMANDS = {
  /** Opens the room for this socket. `as` picks between the guide's and the client's cookie where a browser holds both; `ticket` is what joining has answered. */
  'room.enter': command(
    z.strictObject({ presentationPath: presentationPathSchema, as: z.enum(['guide', 'client']), ticket: z.optional(entryTicketSchema) }),
    z.object({ snapshot: roomSnapshotSchema }),
  ),
  /** The whole state again, after a gap. */
  'room.snapshot': command(emptySchema, z.object({ snapshot: roomSnapshotSchema })),
  /** Leaves for good; the server closes the socket afterwards. */
  'room.leave': command(emptySchema, emptySchema),
  /** Before the door: makes a transport over which this client receives as soon as they are in. It carries nothing until then, and ends with the socket or after a while. */
  'room.prepare': command(z.strictObject({ presentationPath: presentationPathSchema }), preparedMediaSchema),
  /** Knocks: the guides see that this client wants to come in. */
  'room.request-access': command(emptySchema, emptySchema),
  /** Starts the appointment; who waits comes in, unless there is a waiting room. */
  'appointment.start': command(emptySchema, emptySchema),
  /** Lets nobody new in; those who come wait. */
  'appointment.lock': command(emptySchema, emptySchema),
  /** Lets newcomers in again. */
  'appointment.unlock': command(emptySchema, emptySchema),
  /** Ends the appointment for good; carts and likes stay with their owners. */
  'appointment.end': command(emptySchema, emptySchema),
  /** Changes the viewer's own name. */
  'attendee.rename': command(z.strictObject({ name: attendeeNameSchema }), emptySchema),
  /** Lets somebody in who waits. */
  'attendee.admit': command(z.strictObject({ attendeeId: idSchema }), emptySchema),
  /** Lets everybody in who waits; `count` says how many. */
  'attendee.admit-all': command(emptySchema, z.object({ count: z.int() })),
  /** Sends somebody away who waits. */
  'attendee.refuse': command(z.strictObject({ attendeeId: idSchema }), emptySchema),
  /** Removes a client and keeps them out. */
  'attendee.remove': command(z.strictObject({ attendeeId: idSchema }), emptySchema),
  /** Lets somebody who was removed or refused knock again. */
  'attendee.unblock': command(z.strictObject({ attendeeId: idSchema }), emptySchema),
  /** Switches a client's microphone or camera off; with `keepOff` they can't switch it on again. */
  'attendee.mute': command(
    z.strictObject({ attendeeId: idSchema, kinds: muteKinds, keepOff: z._default(z.boolean(), false) }),
    emptySchema,
  ),
  /** The same for all clients. `count` says how many had something on. */
  'attendee.mute-all': command(
    z.strictObject({ kinds: z._default(muteKinds, ['audio']), keepOff: z._default(z.boolean(), false) }),
    z.object({ count: z.int() }),
  ),
  /** Lifts `keepOff`; it never switches anything on. Without an id it is lifted for all. */
  'attendee.allow-unmute': command(z.strictObject({ attendeeId: z._default(z.nullable(idSchema), null) }), emptySchema),
  /** Offers the control of the presentation to another guide. A new offer takes the place of an older one. */
  'control.offer': command(z.strictObject({ attendeeId: idSchema }), emptySchema),
  /** Takes the offer back. */
  'control.cancel': command(emptySchema, emptySchema),
  /** Takes over what was offered, or declines it. */
  'control.answer': command(z.strictObject({ accepted: z.boolean() }), emptySchema),
  /** Takes control without an offer: the owner at any time, another guide where whoever had it is gone. */
  'control.claim': command(emptySchema, emptySchema),
  /** `page` is the page of a listing slide, from 1. */
  'slide.switch': command(
    z.strictObject({ index: z.int().check(z.gte(0), z.lte(999)), page: z._default(z.int().check(z.gte(1), z.lte(1000)), 1) }),
    emptySchema,
  ),
  /** Says where on the shown slide the guide in control is: who follows is scrolled there. Refused with `wrong-state` for another slide or page. */
  'slide.scroll': command(slideScrollSchema, emptySchema),
  /** Points at a place on the shown slide. What a guide points at is for everybody, what a client points at for the guides. */
  'slide.point': command(slidePointSchema, emptySchema),
  /** Tells the room what the viewer says, while their microphone is on; kept nowhere. Refused with `wrong-state` while it is off. */
  'caption.say': command(captionSchema, emptySchema),
  /** Shows everybody all cameras, the guide alone, or the slide. */
  'view-mode.set': command(z.strictObject({ viewMode: z.enum(VIEW_MODES) }), emptySchema),
  /** Switches cameras and microphones of all clients off and keeps them off, or lifts that. */
  'broadcast.set': command(z.strictObject({ on: z.boolean() }), emptySchema),
  /** Holds a product up for everybody; null puts it away. */
  'product.show': command(z.strictObject({ productId: z.nullable(idSchema) }), emptySchema),
  /** Writes to everybody in the room. */
  'chat.send': command(z.strictObject({ text: chatTextSchema }), z.object({ messageId: idSchema })),
  /** Takes a message out of the chat for everybody, for good: its text is deleted, and that there was one stays. */
  'chat.remove': command(z.strictObject({ messageId: idSchema }), emptySchema),
  /** Lets a message stand over the chat for everybody, in place of another; null puts it aside. */
  'chat.pin': command(z.strictObject({ messageId: z.nullable(idSchema) }), emptySchema),
  /** Asks everybody; refused while another poll is open. A result that still stands is put aside. */
  'poll.ask': command(z.strictObject({ question: pollQuestionSchema, answers: pollAnswersSchema }), z.object({ pollId: idSchema })),
  /** Chooses an answer, or another one than before: one vote for each client. */
  'poll.vote': command(z.strictObject({ pollId: idSchema, answer: pollAnswerIndexSchema }), emptySchema),
  /** Takes no more votes and shows everybody the result. */
  'poll.close': command(z.strictObject({ pollId: idSchema }), emptySchema),
  /** Puts a result aside; it stays in the summary. */
  'poll.dismiss': command(z.strictObject({ pollId: idSchema }), emptySchema),
  /** Puts a product into the viewer's likes, or takes it out. */
  'like.set': command(z.strictObject({ productId: idSchema, liked: z.boolean() }), emptySchema),
  /** Notes of the guides on one slide, or on the presentation where `sectionId` is null. */
  'notes.set': command(z.strictObject({ sectionId: z.nullable(idSchema), text: notesTextSchema }), emptySchema),
  /** Raises or lowers the viewer's own hand; a guide lowers another's by its id, and all with null. */
  'hand.set': command(z.strictObject({ raised: z.boolean(), attendeeId: z.optional(z.nullable(idSchema)) }), emptySchema),
  /** Shown for a moment, kept nowhere. */
  'reaction.send': command(z.strictObject({ reaction: z.enum(['clap', 'heart', 'thumbs-up', 'laugh', 'surprised']) }), emptySchema),
  /** Asks an attendee for the permission to see and change their cart or wish list. */
  'access.request': command(z.strictObject({ attendeeId: idSchema, kind: collectionKind }), emptySchema),
  /** Grants or refuses what was asked for. */
  'access.answer': command(z.strictObject({ kind: collectionKind, granted: z.boolean() }), emptySchema),
  /** Takes a permission back. */
  'access.withdraw': command(z.strictObject({ kind: collectionKind }), emptySchema),
  /** An attendee's cart as their own session sees it; refused with `consent-missing` unless they allow it. */
  'cart.read': command(z.strictObject({ attendeeId: idSchema }), z.object({ cart: attendeeCartSchema })),
  /** Changes an attendee's cart with their own session, and records it for them. The same `commandId` again changes nothing. */
  'cart.act': command(
    z.strictObject({ attendeeId: idSchema, action: cartActionSchema }),
    z.object({ actId: idSchema, cart: attendeeCartSchema }),
  ),
  /** An attendee's wish list or likes; refused with `consent-missing` unless they allow it. */
  'wishlist.read': command(z.strictObject({ attendeeId: idSchema }), z.object({ wishlist: attendeeWishlistSchema })),
  /** Changes an attendee's wish list with their own session, and records it for them. */
  'wishlist.act': command(
    z.strictObject({ attendeeId: idSchema, productId: idSchema, listed: z.boolean() }),
    z.object({ actId: idSchema, wishlist: attendeeWishlistSchema }),
  ),
  /** An attendee takes back what a guide did for them; refused with `changed-since` where it was changed again afterwards. */
  'act.undo': command(z.strictObject({ actId: idSchema }), emptySchema),
  /** Says which product the viewer looks at: it becomes their last seen one. */
  'interaction.record': command(
    z.strictObject({ name: z.enum(['product.viewed', 'quickview.opened', 'quickview.closed']), productId: idSchema }),
    emptySchema,
  ),
  /** Says that the viewer's cart has changed, or that they have ordered: the server reads it, and their orders, with the viewer's own session. */
  'cart.report': command(z.strictObject({ hasOrdered: z.optional(z.boolean()) }), emptySchema),
  /** Opens a transport to send or to receive. */
  'media.create-transport': command(z.strictObject({ direction: z.enum(['send', 'recv']) }), transportOptionsSchema),
  /** Connects a transport with the DTLS parameters of the browser. */
  'media.connect-transport': command(
    z.strictObject({ transportId: mediasoupIdSchema, dtlsParameters: mediasoupParametersSchema }),
    emptySchema,
  ),
  /** Closes a transport with all that it carries. */
  'media.close-transport': command(z.strictObject({ transportId: mediasoupIdSchema }), emptySchema),
  /** New ICE parameters for a transport whose network changed, and the servers to reach it over: with credentials that hold anew. */
  'media.restart-ice': command(
    z.strictObject({ transportId: mediasoupIdSchema }),
    z.object({ iceParameters: mediasoupParametersSchema, iceServers: z.optional(iceServersSchema) }),
  ),
  /** The producer starts paused unless its source is on (see `media.set`). */
  'media.produce': command(
    z.strictObject({
      transportId: mediasoupIdSchema,
      kind: z.enum(['audio', 'video']),
      source: z.enum(MEDIA_SOURCES),
      rtpParameters: mediasoupParametersSchema,
    }),
    z.object({ producerId: mediasoupIdSchema, paused: z.boolean() }),
  ),
  /** Ends a producer of the viewer. */
  'media.close-producer': command(z.strictObject({ producerId: mediasoupIdSchema }), emptySchema),
  /** Switches the viewer's own microphone, camera or screen on or off, at the server's producer. Kept over reloads. */
  'media.set': command(z.strictObject({ source: z.enum(['mic', 'camera', 'screen']), on: z.boolean() }), emptySchema),
  /** A paused consumer of a producer. */
  'media.consume': command(
    z.strictObject({ transportId: mediasoupIdSchema, producerId: mediasoupIdSchema, rtpCapabilities: mediasoupParametersSchema }),
    consumerOptionsSchema,
  ),
  /** Lets a consumer flow. */
  'media.resume-consumer': command(z.strictObject({ consumerId: mediasoupIdSchema }), emptySchema),
  /** Stops a consumer, for what is not on screen. */
  'media.pause-consumer': command(z.strictObject({ consumerId: mediasoupIdSchema }), emptySchema),
  /** Ends a consumer. */
  'media.close-consumer': command(z.strictObject({ consumerId: mediasoupIdSchema }), emptySchema),
  /** The largest layers of a simulcast that this consumer wants. */
  'media.set-layers': command(
    z.strictObject({
      consumerId: mediasoupIdSchema,
      spatialLayer: z.int().check(z.gte(0), z.lte(3)),
      temporalLayer: z.optional(z.int().check(z.gte(0), z.lte(3))),
    }),
    emptySchema,
  ),
} as const satisfies Record<CommandName, { payload: z.ZodMiniType; result: z.ZodMiniType }>;

/** What a client sends with a command (defaults may be left out). */
export type CommandInput<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]['payload']>;
/** What the server works with after parsing. */
export type CommandPayload<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]['payload']>;
/** What the server answers. */
export type CommandResult<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]['result']>;

/** The envelope of every command, sent as the Socket.IO event {@link COMMAND_EVENT} with an acknowledgement. */
export const commandEnvelopeSchema = z.strictObject({ name: z.enum(COMMAND_NAMES), commandId: commandIdSchema, payload: z.unknown() });

/** A command on its way: the same `commandId` again gives the first answer again and changes nothing. */
export interface CommandEnvelope<Name extends CommandName = CommandName> {
  name: Name;
  commandId: string;
  payload: CommandInput<Name>;
}

/** Socket.IO event of a command. */
export const COMMAND_EVENT = 'room:command';
/** Socket.IO event of a notification. */
export const NOTIFICATION_EVENT = 'room:notification';
/** Socket.IO path of the room server. */
export const REALTIME_PATH = '/room-api/realtime';
/**
 * Milliseconds between two signs of life of the server (Socket.IO's pings): a client that misses them stops sending sound
 * and picture within two seconds.
 */
export const HEARTBEAT_MS = 700;
/** Largest message that the server takes, in bytes. */
export const MAX_MESSAGE_BYTES = 65_536;
