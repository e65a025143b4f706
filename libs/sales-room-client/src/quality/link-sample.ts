/** What the statistics of one moment say, added up; counters grow over the life of a connection. */
export interface LinkSample {
  /** Milliseconds, of any clock that only goes forward. */
  at: number;
  up: SideCounters & {
    /** Packets sent and missed by the server, by stream: a source that was off in between begins anew. */
    sentById: Readonly<Record<string, number>>;
    lostById: Readonly<Record<string, number>>;
    /** Bits a second that the browser believes it can send; null where it doesn't say. */
    available: number | null;
    /** Why the browser sends less picture than it could: `cpu`, `bandwidth`, `other` or `none`. */
    limitation: string;
    /** Pictures a second that leave the camera; null without a camera. */
    cameraFps: number | null;
    /** Pictures a second that are sent, of the best layer. */
    sentFps: number | null;
    /** Energy that the microphone has delivered so far; null without a microphone. */
    micEnergy: number | null;
    hasCamera: boolean;
  };
  down: SideCounters & {
    /** Largest jitter, in seconds. */
    jitter: number;
    framesDecoded: number;
    framesDropped: number;
    freezes: number;
    concealedSamples: number;
    samples: number;
    hasVideo: boolean;
  };
  /** Seconds to the server and back; null before it was measured. */
  roundTrip: number | null;
}

interface SideCounters {
  bytes: number;
  packets: number;
  lost: number;
}

type Report = Readonly<Record<string, unknown>> & { type: string };
type Reports = readonly Iterable<readonly [string, unknown]>[];

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const optional = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const largest = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((most, value) => (value === null ? most : Math.max(most ?? value, value)), null);
const sum = (reports: readonly Report[], name: string): number => reports.reduce((total, report) => total + number(report[name]), 0);

/** How strongly a limitation counts where several layers name different ones. */
const LIMITATIONS = ['none', 'other', 'bandwidth', 'cpu'];

/**
 * Adds up WebRTC statistics (`RTCStatsReport`s of senders and receivers). What a browser leaves out counts as nothing:
 * Firefox and Safari tell less than Chromium does.
 */
export function readLinkSample(stats: { sent: Reports; received: Reports }, at: number): LinkSample {
  const sent = flat(stats.sent);
  const received = flat(stats.received);
  const of = (reports: readonly Report[], type: string): Report[] => reports.filter((report) => report.type === type);
  const outbound = of(sent, 'outbound-rtp').filter(({ active }) => active !== false);
  const inbound = of(received, 'inbound-rtp');
  const remote = of(sent, 'remote-inbound-rtp');
  const sources = of(sent, 'media-source');
  const camera = sources.filter(({ kind }) => kind === 'video');
  const pairs = [...of(sent, 'candidate-pair'), ...of(received, 'candidate-pair')].filter(
    ({ nominated, state, selected }) => nominated === true || selected === true || state === 'succeeded',
  );
  const video = inbound.filter(({ kind }) => kind === 'video');
  const audio = inbound.filter(({ kind }) => kind === 'audio');
  const sentVideo = outbound.filter(({ kind }) => kind === 'video');
  const limitation = sentVideo
    .map((report) => String(report.qualityLimitationReason ?? 'none'))
    .sort((a, b) => LIMITATIONS.indexOf(b) - LIMITATIONS.indexOf(a))[0];
  return {
    at,
    up: {
      bytes: sum(outbound, 'bytesSent'),
      packets: sum(outbound, 'packetsSent'),
      lost: sum(remote, 'packetsLost'),
      sentById: byId(outbound, 'packetsSent'),
      lostById: byId(remote, 'packetsLost'),
      available: largest(of(sent, 'candidate-pair').map(({ availableOutgoingBitrate }) => optional(availableOutgoingBitrate))),
      limitation: limitation ?? 'none',
      cameraFps: largest(camera.map(({ framesPerSecond }) => optional(framesPerSecond))),
      sentFps: largest(sentVideo.map(({ framesPerSecond }) => optional(framesPerSecond))),
      micEnergy: largest(sources.filter(({ kind }) => kind === 'audio').map(({ totalAudioEnergy }) => optional(totalAudioEnergy))),
      hasCamera: sentVideo.length > 0,
    },
    down: {
      bytes: sum(inbound, 'bytesReceived'),
      packets: sum(inbound, 'packetsReceived'),
      lost: sum(inbound, 'packetsLost'),
      jitter: largest(inbound.map(({ jitter }) => optional(jitter))) ?? 0,
      framesDecoded: sum(video, 'framesDecoded'),
      framesDropped: sum(video, 'framesDropped'),
      freezes: sum(video, 'freezeCount'),
      concealedSamples: sum(audio, 'concealedSamples') - sum(audio, 'silentConcealedSamples'),
      samples: sum(audio, 'totalSamplesReceived'),
      hasVideo: video.length > 0,
    },
    roundTrip: largest([
      ...pairs.map(({ currentRoundTripTime }) => optional(currentRoundTripTime)),
      ...remote.map(({ roundTripTime }) => optional(roundTripTime)),
    ]),
  };
}

const byId = (reports: readonly Report[], name: string): Record<string, number> =>
  Object.fromEntries(reports.map((report) => [String(report.id ?? report.ssrc ?? report.kind), number(report[name])]));

/** How much streams have grown that are in both samples. */
function grownById(now: Readonly<Record<string, number>>, then: Readonly<Record<string, number>>): number {
  return Object.entries(now).reduce((total, [id, value]) => total + Math.max(0, value - (then[id] ?? value)), 0);
}

/** Each report once: senders of one connection repeat what they share. */
function flat(reports: Reports): Report[] {
  const byId = new Map<string, Report>();
  for (const report of reports) for (const [id, entry] of report) byId.set(`${id}`, entry as Report);
  return [...byId.values()];
}

/** What happened between two samples. Shares are 0 to 1, rates per second. */
export interface LinkFigures {
  seconds: number;
  upBitrate: number;
  upLoss: number;
  upAvailable: number | null;
  limitation: string;
  cameraFps: number | null;
  sentFps: number | null;
  /** The microphone has delivered nothing at all since it was opened. One that has is alive: noise suppression makes whoever listens perfectly silent. */
  isMicDead: boolean;
  hasCamera: boolean;
  downBitrate: number;
  downLoss: number;
  jitter: number;
  /** Share of received pictures that were too late for this machine to draw. */
  dropped: number;
  freezes: number;
  /** Share of the sound that had to be made up. */
  concealed: number;
  hasVideo: boolean;
  roundTrip: number | null;
}

/** The figures between two samples; null where they are no pair, as after a new connection. */
export function compareLinkSamples(before: LinkSample, after: LinkSample): LinkFigures | null {
  const seconds = (after.at - before.at) / 1_000;
  if (seconds <= 0) return null;
  const grown = (now: number, then: number): number => Math.max(0, now - then);
  const share = (part: number, rest: number): number => (part + rest <= 0 ? 0 : part / (part + rest));
  const downPackets = grown(after.down.packets, before.down.packets);
  const downLost = grown(after.down.lost, before.down.lost);
  const upPackets = grownById(after.up.sentById, before.up.sentById);
  const decoded = grown(after.down.framesDecoded, before.down.framesDecoded);
  const dropped = grown(after.down.framesDropped, before.down.framesDropped);
  const samples = grown(after.down.samples, before.down.samples);
  return {
    seconds,
    upBitrate: (grown(after.up.bytes, before.up.bytes) * 8) / seconds,
    // A source that was off for a while keeps its last report: only what is new counts.
    upLoss: upPackets === 0 ? 0 : Math.min(1, grownById(after.up.lostById, before.up.lostById) / upPackets),
    upAvailable: after.up.available,
    limitation: after.up.limitation,
    cameraFps: after.up.cameraFps,
    sentFps: after.up.sentFps,
    isMicDead: after.up.micEnergy === 0 && before.up.micEnergy === 0,
    hasCamera: after.up.hasCamera,
    downBitrate: (grown(after.down.bytes, before.down.bytes) * 8) / seconds,
    downLoss: share(downLost, downPackets),
    jitter: after.down.jitter,
    dropped: share(dropped, decoded),
    freezes: grown(after.down.freezes, before.down.freezes),
    concealed: samples === 0 ? 0 : Math.min(1, grown(after.down.concealedSamples, before.down.concealedSamples) / samples),
    hasVideo: after.down.hasVideo,
    roundTrip: after.roundTrip,
  };
}
