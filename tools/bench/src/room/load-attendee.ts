import { io, type Socket } from 'socket.io-client';
import {
  COMMAND_EVENT,
  type CommandInput,
  type CommandName,
  type CommandResult,
  MEDIA_SOURCE_KINDS,
  type MediasoupParameters,
  NOTIFICATION_EVENT,
  REALTIME_PATH,
  type RoomSnapshot,
} from '@vitrine/sales-room-protocol';
import { dtlsParameters, type MediaLink, openMediaLink } from './media-link.ts';
import type { StreamCount } from './packet-count.ts';
import { type Sender, startSender } from './senders.ts';
import { createVisitor } from './visitor.ts';

/** What an attendee sends. */
export type LoadSource = 'mic' | 'camera';

/** Milliseconds of each step of a join, from the call that joins to the first packet of somebody else. */
export interface JoinSteps {
  http: number;
  socket: number;
  enter: number;
  transport: number;
  ice: number;
  dtls: number;
  consume: number;
  firstPacket: number;
  total: number;
}

export interface LoadAttendeeOptions {
  readonly origin: string;
  readonly path: string;
  readonly name: string;
  /** A guide signs in instead of joining. */
  readonly guide?: { readonly username: string; readonly password: string };
  readonly sends: readonly LoadSource[];
  /** Whether it receives what the others send. */
  readonly receives: boolean;
}

/** One attendee of the load: the room's own protocol, real ICE, DTLS and SRTP, no page and no decoder. */
export interface LoadAttendee {
  readonly steps: JoinSteps;
  readonly snapshot: RoomSnapshot;
  readonly senders: readonly Sender[];
  readonly ports: readonly number[];
  /** What it receives, by producer. */
  readonly receiving: ReadonlyMap<string, { kind: 'audio' | 'video'; count: StreamCount }>;
  command<Name extends CommandName>(name: Name, payload: CommandInput<Name>): Promise<CommandResult<Name>>;
  /** Calls back with the moment (`performance.now()`) of each notification. */
  onNotification(listener: (name: string, payload: unknown, at: number) => void): void;
  /** Loads what a slide shows, as a page does. */
  loadSlide(index: number): Promise<void>;
  leave(): Promise<void>;
}

const PATIENCE_MS = 30_000;
/** Feedback that only a decoder and its bandwidth estimate can give. */
const UNUSED_FEEDBACK = new Set(['transport-cc', 'goog-remb']);

interface Capabilities {
  readonly codecs: readonly {
    readonly preferredPayloadType: number;
    readonly mimeType: string;
    readonly rtcpFeedback?: readonly { readonly type: string }[];
  }[];
}

/** What we can receive: all that the router can send, without what serves a bandwidth estimate. */
function receiveCapabilities(routerCapabilities: unknown): MediasoupParameters {
  const { codecs } = routerCapabilities as Capabilities;
  return {
    codecs: codecs.map((codec) => ({
      ...codec,
      rtcpFeedback: (codec.rtcpFeedback ?? []).filter(({ type }) => !UNUSED_FEEDBACK.has(type)),
    })),
    headerExtensions: [],
  };
}

const SEND_CODECS = {
  audio: { mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2, parameters: { useinbandfec: 1 }, rtcpFeedback: [] },
  video: { mimeType: 'video/VP8', payloadType: 96, clockRate: 90_000, parameters: {}, rtcpFeedback: [{ type: 'nack', parameter: 'pli' }] },
} as const;

let nextSsrc = 10_000;

/** Joins a room. */
export async function joinRoom({ origin, path, name, guide, sends, receives }: LoadAttendeeOptions): Promise<LoadAttendee> {
  const since = performance.now();
  let last = since;
  const lap = (): number => {
    const now = performance.now();
    const took = now - last;
    last = now;
    return took;
  };
  const steps: JoinSteps = { http: 0, socket: 0, enter: 0, transport: 0, ice: 0, dtls: 0, consume: 0, firstPacket: 0, total: 0 };

  const visitor = createVisitor(origin);
  if (guide) await visitor.call('POST', '/room-api/guide/login', guide);
  else await visitor.call('POST', `/store-api/dsr/appointment/${path}/join-as-client`, { attendeeName: name });
  steps.http = lap();

  const socket: Socket = io(origin, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin, cookie: visitor.cookieHeader() },
  });
  const listeners = new Set<(name: string, payload: unknown, at: number) => void>();
  socket.on(NOTIFICATION_EVENT, ({ name: what, payload }: { name: string; payload: unknown }) => {
    const at = performance.now();
    for (const listener of listeners) listener(what, payload, at);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  steps.socket = lap();

  let sentCommands = 0;
  async function command<Name extends CommandName>(what: Name, payload: CommandInput<Name>): Promise<CommandResult<Name>> {
    const commandId = `${socket.id ?? ''}-${(sentCommands += 1)}`.replace(/[^\w-]/g, '').padStart(20, '0');
    const answer = (await socket.timeout(PATIENCE_MS).emitWithAck(COMMAND_EVENT, { name: what, commandId, payload })) as
      { ok: true; result: CommandResult<Name> } | { ok: false; error: { code: string; detail: string } };
    if (!answer.ok) throw new Error(`${what} was refused: ${answer.error.code} (${answer.error.detail})`);
    return answer.result;
  }

  const { snapshot } = await command('room.enter', { presentationPath: path, as: guide ? 'guide' : 'client' });
  steps.enter = lap();

  const links: MediaLink[] = [];
  const receiving = new Map<string, { kind: 'audio' | 'video'; count: StreamCount }>();
  const senders: Sender[] = [];

  async function openTransport(direction: 'send' | 'recv'): Promise<{ id: string; link: MediaLink; created: number }> {
    const from = performance.now();
    const options = await command('media.create-transport', { direction });
    await command('media.connect-transport', { transportId: options.id, dtlsParameters: await dtlsParameters() });
    const created = performance.now() - from;
    const link = await openMediaLink(options);
    links.push(link);
    return { id: options.id, link, created };
  }

  async function produce(source: LoadSource, transport: { id: string; link: MediaLink }): Promise<void> {
    const kind = MEDIA_SOURCE_KINDS[source];
    const ssrc = (nextSsrc += 1);
    const codec = SEND_CODECS[kind];
    await command('media.set', { source, on: true });
    await command('media.produce', {
      transportId: transport.id,
      kind,
      source,
      rtpParameters: {
        mid: source,
        codecs: [codec],
        headerExtensions: [],
        encodings: [{ ssrc }],
        rtcp: { cname: name },
      } as unknown as MediasoupParameters,
    });
    senders.push(startSender(transport.link, { kind, payloadType: codec.payloadType, ssrc }));
  }

  const capabilities =
    snapshot.media.routerRtpCapabilities === null ? undefined : receiveCapabilities(snapshot.media.routerRtpCapabilities);
  let inbound: Promise<{ id: string; link: MediaLink; created: number }> | undefined;
  async function consume(producerId: string): Promise<void> {
    if (receiving.has(producerId) || capabilities === undefined) return;
    const transport = await (inbound ??= openTransport('recv'));
    const options = await command('media.consume', { transportId: transport.id, producerId, rtpCapabilities: capabilities });
    const { encodings } = options.rtpParameters as { encodings: { ssrc: number }[] };
    receiving.set(producerId, { kind: options.kind, count: transport.link.expect(encodings[0]?.ssrc ?? 0) });
    await command('media.resume-consumer', { consumerId: options.id });
  }

  if (sends.length > 0) {
    const transport = await openTransport('send');
    for (const source of sends) await produce(source, transport);
  }
  if (receives) {
    const own = snapshot.self.attendeeId;
    listeners.add((what, payload) => {
      if (what !== 'media.producer-added') return;
      const { producer } = payload as { producer: { producerId: string; attendeeId: string } };
      // The room may have ended meanwhile: whoever measures counts what is received.
      if (producer.attendeeId !== own) consume(producer.producerId).catch(() => undefined);
    });
    const others = snapshot.media.producers.filter(({ attendeeId }) => attendeeId !== own);
    last = performance.now();
    if (others.length > 0) {
      inbound ??= openTransport('recv');
      const { link, created } = await inbound;
      steps.transport = created;
      steps.ice = link.took.ice;
      steps.dtls = link.took.dtls;
      lap();
      await Promise.all(others.map(({ producerId }) => consume(producerId)));
      steps.consume = lap();
      await untilPacket([...receiving.values()].map(({ count }) => count));
      steps.firstPacket = lap();
    }
  }
  steps.total = performance.now() - since;

  return {
    steps,
    snapshot,
    senders,
    get ports() {
      return links.map(({ port }) => port);
    },
    receiving,
    command,
    onNotification: (listener) => void listeners.add(listener),
    async loadSlide(index) {
      const slide = snapshot.slides[index];
      if (slide === undefined) throw new Error(`There is no slide ${index}.`);
      await visitor.call('GET', `/store-api/dsr/appointment/presentation/${slide.groupId}/slide/${slide.sectionId}`);
    },
    async leave() {
      for (const sender of senders) sender.stop();
      await command('room.leave', {}).catch(() => undefined);
      socket.disconnect();
      for (const link of links) link.close();
    },
  };
}

/** Waits for the first packet of any of these. */
function untilPacket(counts: readonly StreamCount[]): Promise<void> {
  const by = performance.now() + PATIENCE_MS;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (counts.some(({ packets }) => packets > 0)) resolve();
      else if (performance.now() > by) reject(new Error('No packet has arrived.'));
      else setTimeout(look, 2);
    };
    look();
  });
}
