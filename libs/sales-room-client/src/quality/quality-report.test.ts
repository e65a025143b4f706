import { describe, expect, it } from 'vitest';
import { linkStats, type Weather } from '../testing/link-stats.ts';
import { compareLinkSamples, readLinkSample } from './link-sample.ts';
import { QUALITY_CONFIRMATIONS, QualityMonitor } from './quality-monitor.ts';
import { QUALITY_CAUSES, type QualityFacts, qualityReport } from './quality-report.ts';

const FACTS: QualityFacts = { isBlurred: false, isMicOn: true, isCameraOn: true, isBusy: false };

/** What is told after a good start and six seconds of this weather. */
function told(weather: Weather, facts: Partial<QualityFacts> = {}) {
  const stats = linkStats();
  const monitor = new QualityMonitor();
  for (let look = 0; look < 10; look += 1)
    monitor.next(
      readLinkSample(
        stats(look < 6 ? { hasCamera: weather.hasCamera ?? true, hasVideo: weather.hasVideo ?? true } : weather),
        look * 2_000,
      ),
      { ...FACTS, ...facts },
    );
  return monitor.report;
}

describe('faults, each named by its cause and with one remedy', () => {
  it.each([
    ['the own packets get lost', { upLoss: 0.15 }, {}, 'poor', 'uplink', 'turn-camera-off'],
    ['a thin line up', { available: 90_000, limitation: 'bandwidth', sentFps: 6 }, {}, 'poor', 'uplink', 'turn-camera-off'],
    ['a long way', { roundTrip: 0.9, hasCamera: false }, {}, 'poor', 'uplink', 'check-network'],
    ['the packets of the others get lost', { downLoss: 0.15, concealed: 0.08, freezes: 1 }, {}, 'poor', 'downlink', 'hide-pictures'],
    [
      'the packets of the others come unevenly',
      { jitter: 0.18, concealed: 0.12, hasVideo: false },
      {},
      'poor',
      'downlink',
      'check-network',
    ],
    ['a machine that can’t send so fast', { limitation: 'cpu', sentFps: 9 }, {}, 'poor', 'cpu', 'close-programs'],
    ['a machine that can’t blur so fast', { limitation: 'cpu', sentFps: 9 }, { isBlurred: true }, 'poor', 'cpu', 'turn-blur-off'],
    ['a machine that can’t draw so fast', { dropped: 0.4, freezes: 1 }, {}, 'poor', 'cpu', 'close-programs'],
    ['a camera that gives no pictures', { cameraFps: 1, sentFps: 1 }, {}, 'poor', 'device', 'check-camera'],
    ['some of the own packets get lost', { upLoss: 0.05 }, {}, 'fair', 'uplink', 'turn-camera-off'],
  ] as const)('%s', (_fault, weather, facts, level, cause, remedy) => expect(told(weather, facts)).toMatchObject({ level, cause, remedy }));
});

it.each([
  ['a good day', {}, {}],
  ['a little loss, which nobody hears', { upLoss: 0.01, downLoss: 0.01 }, {}],
  ['a voice alone, which never tries out how much more the line would carry', { available: 60_000, hasCamera: false }, {}],
  ['a microphone that is off', { isMicDead: true }, { isMicOn: false }],
  ['the browser’s own economy on a fair line', { limitation: 'bandwidth', available: 900_000 }, {}],
] as const)('%s is good, without cause or remedy', (_what, weather, facts) =>
  expect(told(weather, facts)).toMatchObject({ level: 'good', cause: null, remedy: null }),
);

it("a microphone that never gave anything is told after half a minute; one that has is a listener's", () => {
  const look = (weathers: readonly Weather[]) => {
    const stats = linkStats();
    const monitor = new QualityMonitor();
    return weathers.map((weather, index) => {
      monitor.next(readLinkSample(stats(weather), index * 2_000), FACTS);
      return monitor.report.remedy;
    });
  };
  const silent = Array.from({ length: 60 }, () => ({ isMicDead: true }));
  const told = look(silent);
  expect(told.indexOf('check-microphone') * 2).toBeGreaterThanOrEqual(30);
  expect(look([{}, {}, ...silent])).not.toContain('check-microphone');
});

it('on a machine that does nothing in time no word is said about the line', () => {
  for (const weather of [{ upLoss: 0.15 }, { downLoss: 0.15, concealed: 0.08 }, { roundTrip: 0.9, hasCamera: false }]) {
    expect(told(weather, { isBusy: true })).toMatchObject({ level: 'poor', cause: 'cpu', remedy: 'close-programs' });
  }
  expect(told({}, { isBusy: true })).toMatchObject({ level: 'good', cause: null });
});

it('figures are told in milliseconds and percent', () => {
  expect(told({ roundTrip: 0.1234, upLoss: 0.0225, downLoss: 0.02 })).toMatchObject({ roundTripMs: 123, lossUp: 2, lossDown: 2 });
});

it('one bad moment is no news, nor one good one: a change is told when it lasts', () => {
  const stats = linkStats();
  const monitor = new QualityMonitor();
  let at = 0;
  const after = (weather: Weather, looks: number): string => {
    for (let look = 0; look < looks; look += 1) monitor.next(readLinkSample(stats(weather), (at += 2_000)), FACTS);
    return monitor.report.level;
  };
  expect(after({}, 1)).toBe('unknown');
  expect(after({}, 1)).toBe('good');
  expect(after({ upLoss: 0.2 }, QUALITY_CONFIRMATIONS.worse - 1)).toBe('good');
  expect(after({}, 1)).toBe('good');
  expect(after({ upLoss: 0.2 }, QUALITY_CONFIRMATIONS.worse)).toBe('poor');
  expect(after({}, QUALITY_CONFIRMATIONS.better - 1)).toBe('poor');
  expect(after({}, 1)).toBe('good');
});

it('losses of an interrupted connection blame nobody’s line: the figures begin anew after it', () => {
  const stats = linkStats();
  const monitor = new QualityMonitor();
  monitor.next(readLinkSample(stats(), 0), FACTS);
  expect(monitor.next(readLinkSample(stats(), 2_000), FACTS)).toMatchObject({ seconds: 2, downLoss: 0 });
  monitor.interrupt();
  expect(monitor.next(readLinkSample(stats({ downLoss: 1, concealed: 1 }), 12_000), FACTS)).toBeNull();
  expect(monitor.next(readLinkSample(stats(), 14_000), FACTS)).toMatchObject({ seconds: 2, downLoss: 0, concealed: 0 });
  expect(monitor.report.level).toBe('good');
});

it('what a browser leaves out is no fault: Firefox and Safari tell less', () => {
  const bare = (at: number) =>
    readLinkSample(
      {
        sent: [new Map([['a', { type: 'outbound-rtp', kind: 'video', bytesSent: at, packetsSent: at }]])],
        received: [new Map([['b', { type: 'inbound-rtp', kind: 'audio', packetsReceived: at, packetsLost: 0 }]])],
      },
      at,
    );
  const figures = compareLinkSamples(bare(1_000), bare(3_000));
  if (figures === null) throw new Error('Two samples two seconds apart give figures.');
  expect(qualityReport(figures, FACTS)).toMatchObject({ level: 'good', cause: null, roundTripMs: null });
  expect(compareLinkSamples(bare(1_000), bare(1_000))).toBeNull();
});

it('a connection that began anew, whose counters start at nothing, is no loss', () => {
  const before = linkStats();
  for (let look = 0; look < 20; look += 1) before();
  const figures = compareLinkSamples(readLinkSample(before(), 0), readLinkSample(linkStats()(), 2_000));
  expect(figures).toMatchObject({ upBitrate: 0, downBitrate: 0, downLoss: 0 });
});

describe('where a fault begins to be worth a word, and where it is poor', () => {
  const stats = linkStats();
  const good = compareLinkSamples(readLinkSample(stats(), 0), readLinkSample(stats(), 2_000));
  if (good === null) throw new Error('Two samples two seconds apart give figures.');
  const said = (change: Partial<typeof good>, facts: Partial<QualityFacts> = {}) => {
    const { level, cause, remedy } = qualityReport({ ...good, ...change }, { ...FACTS, ...facts });
    return level === 'good' ? 'good' : `${level} ${cause} ${remedy}`;
  };
  const thin = { limitation: 'bandwidth', upAvailable: 500_000 } as const;

  it.each<[Partial<typeof good>, string]>([
    [{ upLoss: 0.039 }, 'good'],
    [{ upLoss: 0.04 }, 'fair uplink turn-camera-off'],
    [{ upLoss: 0.079 }, 'fair uplink turn-camera-off'],
    [{ upLoss: 0.08 }, 'poor uplink turn-camera-off'],
    [{ upLoss: 0.08, hasCamera: false }, 'poor uplink check-network'],
    [{ roundTrip: 0.29 }, 'good'],
    [{ roundTrip: 0.3 }, 'fair uplink turn-camera-off'],
    [{ roundTrip: 0.6 }, 'poor uplink turn-camera-off'],
    [{ roundTrip: 0.9, downLoss: 0.04 }, 'fair downlink hide-pictures'],
    [{ roundTrip: null }, 'good'],
    [{ downLoss: 0.039 }, 'good'],
    [{ downLoss: 0.08 }, 'poor downlink hide-pictures'],
    [{ downLoss: 0.08, hasVideo: false }, 'poor downlink check-network'],
    [{ jitter: 0.049 }, 'good'],
    [{ jitter: 0.05 }, 'fair downlink hide-pictures'],
    [{ jitter: 0.1 }, 'poor downlink hide-pictures'],
    [{ concealed: 0.049 }, 'good'],
    [{ concealed: 0.1 }, 'poor downlink hide-pictures'],
    [{ freezes: 1 }, 'fair downlink hide-pictures'],
    [{ freezes: 2 }, 'poor downlink hide-pictures'],
    [{ dropped: 0.15 }, 'good'],
    [{ dropped: 0.151 }, 'poor cpu close-programs'],
    [{ limitation: 'cpu', concealed: 0.5, freezes: 9 }, 'poor cpu close-programs'],
    [{ dropped: 0.2, downLoss: 0.1 }, 'poor downlink hide-pictures'],
    [{ dropped: 0.39, downLoss: 0.1 }, 'poor cpu close-programs'],
    // Packets that get lost on a weak machine are the machine's doing as long as they are few.
    [{ limitation: 'cpu', jitter: 0.15, downLoss: 0.019, upLoss: 0.019 }, 'poor cpu close-programs'],
    [{ limitation: 'cpu', jitter: 0.15, downLoss: 0.02 }, 'poor downlink hide-pictures'],
    [{ limitation: 'cpu', jitter: 0.15, upLoss: 0.02 }, 'poor downlink hide-pictures'],
    [{ ...thin, sentFps: 7.9 }, 'poor uplink turn-camera-off'],
    [{ ...thin, sentFps: 8 }, 'good'],
    [{ ...thin, upAvailable: 399_999 }, 'fair uplink turn-camera-off'],
    [{ ...thin, upAvailable: 400_000 }, 'good'],
    [{ ...thin, upAvailable: 150_000 }, 'fair uplink turn-camera-off'],
    [{ ...thin, upAvailable: null, sentFps: 7 }, 'poor uplink turn-camera-off'],
    [{ ...thin, upAvailable: null, sentFps: null }, 'good'],
    [{ upAvailable: 149_999 }, 'poor uplink turn-camera-off'],
    [{ upAvailable: 150_000 }, 'good'],
    [{ cameraFps: 3.9 }, 'poor device check-camera'],
    [{ cameraFps: 4 }, 'good'],
    [{ cameraFps: null }, 'good'],
    [{ cameraFps: 1, upLoss: 0.1 }, 'poor device check-camera'],
    [{ cameraFps: 1, upLoss: 0.13 }, 'poor uplink turn-camera-off'],
    [{ cameraFps: 1, limitation: 'cpu' }, 'poor cpu close-programs'],
    [{ isMicDead: true }, 'poor device check-microphone'],
  ])('%o: %s', (change, expected) => expect(said(change)).toBe(expected));

  it('a device that is switched off is no fault', () => {
    expect(said({ cameraFps: 1 }, { isCameraOn: false })).toBe('good');
    expect(said({ isMicDead: true }, { isMicOn: false })).toBe('good');
  });
});

it('there are four causes', () => expect(QUALITY_CAUSES).toEqual(['uplink', 'downlink', 'cpu', 'device']));
