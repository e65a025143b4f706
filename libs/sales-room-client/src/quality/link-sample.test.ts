import { describe, expect, it } from 'vitest';
import { compareLinkSamples, type LinkSample, readLinkSample } from './link-sample.ts';

const reports = (...entries: Record<string, unknown>[]) => [new Map(entries.map((entry, index) => [String(entry['id'] ?? index), entry]))];
const read = (sent: Record<string, unknown>[], received: Record<string, unknown>[] = [], at = 1_000) =>
  readLinkSample({ sent: reports(...sent), received: reports(...received) }, at);
const NOTHING = read([], [], 0);

describe('a sample of a connection', () => {
  it('adds up what streams have sent and received', () => {
    const outbound = { type: 'outbound-rtp', kind: 'video', bytesSent: 100, packetsSent: 10 };
    const inbound = { type: 'inbound-rtp', bytesReceived: 50, packetsReceived: 5, packetsLost: 1 };
    expect(
      read(
        [
          { ...outbound, id: 'v1', framesPerSecond: 12, qualityLimitationReason: 'bandwidth' },
          { ...outbound, id: 'v2', framesPerSecond: 24, qualityLimitationReason: 'cpu' },
          { ...outbound, id: 'v3', active: false, framesPerSecond: 60 },
          { ...outbound, id: 'a1', kind: 'audio', framesPerSecond: 99 },
          { type: 'remote-inbound-rtp', id: 'r1', packetsLost: 3, roundTripTime: 0.2 },
          { type: 'media-source', id: 's1', kind: 'video', framesPerSecond: 30, totalAudioEnergy: 9 },
          { type: 'media-source', id: 's2', kind: 'audio', framesPerSecond: 99, totalAudioEnergy: 0.5 },
          { type: 'candidate-pair', id: 'p1', availableOutgoingBitrate: 900, state: 'failed', currentRoundTripTime: 9 },
          { type: 'candidate-pair', id: 'p2', nominated: true, currentRoundTripTime: 0.1 },
        ],
        [
          { ...inbound, id: 'i1', kind: 'video', jitter: 0.01, framesDecoded: 20, framesDropped: 2, freezeCount: 1, concealedSamples: 99 },
          {
            ...inbound,
            id: 'i2',
            kind: 'audio',
            jitter: 0.03,
            framesDecoded: 99,
            concealedSamples: 7,
            silentConcealedSamples: 2,
            totalSamplesReceived: 480,
          },
          { type: 'candidate-pair', id: 'p3', selected: true, currentRoundTripTime: 0.3 },
        ],
      ),
    ).toEqual({
      at: 1_000,
      up: {
        bytes: 300,
        packets: 30,
        lost: 3,
        sentById: { v1: 10, v2: 10, a1: 10 },
        lostById: { r1: 3 },
        available: 900,
        limitation: 'cpu',
        cameraFps: 30,
        sentFps: 24,
        micEnergy: 0.5,
        hasCamera: true,
      },
      down: {
        bytes: 100,
        packets: 10,
        lost: 2,
        jitter: 0.03,
        framesDecoded: 20,
        framesDropped: 2,
        freezes: 1,
        concealedSamples: 5,
        samples: 480,
        hasVideo: true,
      },
      roundTrip: 0.3,
    } satisfies LinkSample);
  });

  it('of a browser that tells nothing has no figures', () => {
    expect(NOTHING).toEqual({
      at: 0,
      up: {
        bytes: 0,
        packets: 0,
        lost: 0,
        sentById: {},
        lostById: {},
        available: null,
        limitation: 'none',
        cameraFps: null,
        sentFps: null,
        micEnergy: null,
        hasCamera: false,
      },
      down: {
        bytes: 0,
        packets: 0,
        lost: 0,
        jitter: 0,
        framesDecoded: 0,
        framesDropped: 0,
        freezes: 0,
        concealedSamples: 0,
        samples: 0,
        hasVideo: false,
      },
      roundTrip: null,
    } satisfies LinkSample);
  });

  it('goes by a pair of addresses that works, and by no other', () => {
    const trip = (pair: object) => read([{ type: 'candidate-pair', currentRoundTripTime: 0.4, ...pair }]).roundTrip;
    expect([{ state: 'succeeded' }, { nominated: true }, { selected: true }].map(trip)).toEqual([0.4, 0.4, 0.4]);
    expect(trip({ state: 'in-progress', nominated: false })).toBeNull();
    expect(trip({ nominated: true, currentRoundTripTime: Number.NaN })).toBeNull();
  });

  it('names the worst limitation of any layer', () => {
    const layers = (...reasons: string[]) =>
      read(
        reasons.map((qualityLimitationReason, index) => ({
          type: 'outbound-rtp',
          kind: 'video',
          id: `v${index}`,
          qualityLimitationReason,
        })),
      ).up.limitation;
    expect(layers('none', 'other')).toBe('other');
    expect(layers('bandwidth', 'other', 'none')).toBe('bandwidth');
    expect(layers('bandwidth', 'cpu')).toBe('cpu');
  });
});

describe('what happened between two samples', () => {
  const sample = (at: number, up: Partial<LinkSample['up']> = {}, down: Partial<LinkSample['down']> = {}): LinkSample => ({
    ...NOTHING,
    at,
    up: { ...NOTHING.up, ...up },
    down: { ...NOTHING.down, ...down },
  });
  const between = (up: [object, object], down: [object, object] = [{}, {}]) =>
    compareLinkSamples(sample(1_000, up[0], down[0]), sample(5_000, up[1], down[1]));

  it('is told by the second and as shares', () => {
    expect(
      between(
        [
          { bytes: 1_000, sentById: { a: 100 }, lostById: { r: 10 }, micEnergy: 0 },
          {
            bytes: 3_000,
            sentById: { a: 200 },
            lostById: { r: 30 },
            micEnergy: 1,
            available: 5,
            cameraFps: 30,
            sentFps: 24,
            hasCamera: true,
          },
        ],
        [
          { bytes: 500, packets: 10, lost: 1, framesDecoded: 5, framesDropped: 1, freezes: 1, concealedSamples: 10, samples: 100 },
          {
            bytes: 1_500,
            packets: 40,
            lost: 11,
            framesDecoded: 8,
            framesDropped: 2,
            freezes: 3,
            concealedSamples: 60,
            samples: 300,
            jitter: 0.2,
            hasVideo: true,
          },
        ],
      ),
    ).toEqual({
      seconds: 4,
      upBitrate: 4_000,
      upLoss: 0.2,
      upAvailable: 5,
      limitation: 'none',
      cameraFps: 30,
      sentFps: 24,
      isMicDead: false,
      hasCamera: true,
      downBitrate: 2_000,
      downLoss: 0.25,
      jitter: 0.2,
      dropped: 0.25,
      freezes: 2,
      concealed: 0.25,
      hasVideo: true,
      roundTrip: null,
    });
  });

  it('is nothing where nothing was sent or received, and never more than all', () => {
    expect(between([{}, {}])).toMatchObject({ upLoss: 0, downLoss: 0, dropped: 0, concealed: 0 });
    expect(
      between([
        { sentById: { a: 1 }, lostById: { r: 0 } },
        { sentById: { a: 2 }, lostById: { r: 9 } },
      ]),
    ).toMatchObject({ upLoss: 1 });
    expect(between([{}, {}], [{}, { concealedSamples: 9, samples: 3 }])).toMatchObject({ concealed: 1 });
  });

  it('leaves out a stream that was not there before', () => {
    expect(between([{ sentById: { a: 10 } }, { sentById: { a: 20, b: 500 }, lostById: { b: 5 } }])).toMatchObject({ upLoss: 0 });
  });

  it('finds a microphone dead that has never given anything, and no other', () => {
    const dead = (before: number | null, after: number | null) => between([{ micEnergy: before }, { micEnergy: after }])?.isMicDead;
    expect([dead(0, 0), dead(0, 1), dead(1, 0), dead(null, 0), dead(0, null)]).toEqual([true, false, false, false, false]);
  });

  it('is unknown where no time went by', () => {
    expect(compareLinkSamples(sample(1_000), sample(1_000))).toBeNull();
    expect(compareLinkSamples(sample(1_001), sample(1_000))).toBeNull();
    expect(compareLinkSamples(sample(1_000), sample(1_001))).not.toBeNull();
  });
});
