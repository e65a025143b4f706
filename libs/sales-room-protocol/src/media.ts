import * as z from 'zod/mini';
import { idSchema } from './fields.ts';

/** What a producer carries. */
export const MEDIA_SOURCES = ['mic', 'camera', 'screen', 'screen-audio'] as const;
/** One of {@link MEDIA_SOURCES}. */
export type MediaSource = (typeof MEDIA_SOURCES)[number];

/** The kind of each source. */
export const MEDIA_SOURCE_KINDS = { mic: 'audio', camera: 'video', screen: 'video', 'screen-audio': 'audio' } as const satisfies Record<
  MediaSource,
  'audio' | 'video'
>;

/** Parameters that mediasoup defines and checks itself: here only that they are an object. */
export const mediasoupParametersSchema = z.record(z.string(), z.unknown());
/** Checked for its shape alone; cast to mediasoup's own type on either side. */
export type MediasoupParameters = z.infer<typeof mediasoupParametersSchema>;

/** An id that mediasoup makes: a UUID. */
export const mediasoupIdSchema = z.uuid();

/** Why there is no audio and video in this room. */
export const MEDIA_UNAVAILABLE_REASONS = ['no-worker', 'switched-off', 'worker-restarting', 'not-in-room'] as const;
/** One of {@link MEDIA_UNAVAILABLE_REASONS}. `not-in-room` is said to visitors and to those who wait. */
export type MediaUnavailableReason = (typeof MEDIA_UNAVAILABLE_REASONS)[number];

/** A producer that this viewer may consume. Its own ones are listed too. */
export const roomProducerSchema = z.object({
  producerId: mediasoupIdSchema,
  attendeeId: idSchema,
  source: z.enum(MEDIA_SOURCES),
  kind: z.enum(['audio', 'video']),
  paused: z.boolean(),
});
/** A producer that this viewer may consume. */
export type RoomProducer = z.infer<typeof roomProducerSchema>;

/** What the viewer needs to send and receive media. */
export const roomMediaSchema = z.object({
  available: z.boolean(),
  reason: z.nullable(z.enum(MEDIA_UNAVAILABLE_REASONS)),
  /** Grows with each restart of the media worker: transports of an older epoch are gone. */
  epoch: z.int().check(z.nonnegative()),
  /** For `Device.load`; null while media is unavailable. */
  routerRtpCapabilities: z.nullable(mediasoupParametersSchema),
  producers: z.array(roomProducerSchema),
  /** Whose voice is the loudest now. */
  activeSpeakerId: z.nullable(idSchema),
});
/** What the viewer needs to send and receive media. */
export type RoomMedia = z.infer<typeof roomMediaSchema>;

/** STUN and TURN servers. Credentials hold for a while: each transport and each ICE restart brings fresh ones. */
export const iceServersSchema = z.array(
  z.object({ urls: z.array(z.string()), username: z.optional(z.string()), credential: z.optional(z.string()) }),
);

/** What a client makes a WebRTC transport from. */
export const transportOptionsSchema = z.object({
  id: mediasoupIdSchema,
  iceParameters: mediasoupParametersSchema,
  iceCandidates: z.array(mediasoupParametersSchema),
  dtlsParameters: mediasoupParametersSchema,
  iceServers: iceServersSchema,
});
/** What a client makes a WebRTC transport from. */
export type TransportOptions = z.infer<typeof transportOptionsSchema>;

/** What a client gets ready with before the door: of the room's media as they are in this epoch. */
export const preparedMediaSchema = z.object({
  epoch: z.int().check(z.nonnegative()),
  routerRtpCapabilities: mediasoupParametersSchema,
  transport: transportOptionsSchema,
});
/** What a client gets ready with before the door. */
export type PreparedMedia = z.infer<typeof preparedMediaSchema>;

/** What a client makes a consumer from. It starts paused: resume it with `media.resume-consumer`. */
export const consumerOptionsSchema = z.object({
  id: mediasoupIdSchema,
  producerId: mediasoupIdSchema,
  attendeeId: idSchema,
  source: z.enum(MEDIA_SOURCES),
  kind: z.enum(['audio', 'video']),
  rtpParameters: mediasoupParametersSchema,
  producerPaused: z.boolean(),
});
/** What a client makes a consumer from. */
export type ConsumerOptions = z.infer<typeof consumerOptionsSchema>;
