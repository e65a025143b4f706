import { describe, expect, it } from 'vitest';
import { linkStats, type Weather } from '../testing/link-stats.ts';
import { readLinkSample } from './link-sample.ts';
import { QualityMonitor } from './quality-monitor.ts';

const FACTS = { isBlurred: false, isMicOn: true, isCameraOn: true, isBusy: false };
const GOOD: Weather = {};
const UPLINK: Weather = { upLoss: 0.2 };
const WEAK_UPLINK: Weather = { upLoss: 0.05 };
const DOWNLINK: Weather = { downLoss: 0.2 };

/** A monitor that looks every two seconds, and what it says after each look. */
function looking() {
  const stats = linkStats();
  const monitor = new QualityMonitor();
  let at = 0;
  const look = (...weathers: Weather[]) =>
    weathers.map((weather) => {
      monitor.next(readLinkSample(stats(weather), (at += 2_000)), FACTS);
      const { level, cause } = monitor.report;
      return cause === null ? level : `${level} ${cause}`;
    });
  return { monitor, look };
}

describe('what is said about the quality', () => {
  it('begins with a good word, and a line that is poor from the start is told with the next look', () => {
    expect(looking().look(UPLINK, UPLINK, UPLINK)).toEqual(['unknown', 'good', 'poor uplink']);
  });

  it('stays as long as the fault stays', () => {
    const { look } = looking();
    look(GOOD, GOOD, UPLINK, UPLINK);
    expect(look(UPLINK, UPLINK, UPLINK, UPLINK)).toEqual(Array.from({ length: 4 }, () => 'poor uplink'));
  });

  it('names another cause of the same gravity after two looks', () => {
    const { look } = looking();
    look(GOOD, GOOD, UPLINK, UPLINK);
    expect(look(DOWNLINK, DOWNLINK)).toEqual(['poor uplink', 'poor downlink']);
  });

  it('tells the same cause as graver after two looks and as slighter after three', () => {
    const { look } = looking();
    look(GOOD, GOOD);
    expect(look(WEAK_UPLINK, WEAK_UPLINK)).toEqual(['good', 'fair uplink']);
    expect(look(UPLINK, UPLINK)).toEqual(['fair uplink', 'poor uplink']);
    expect(look(WEAK_UPLINK, WEAK_UPLINK, WEAK_UPLINK)).toEqual(['poor uplink', 'poor uplink', 'fair uplink']);
  });

  it('is nothing while the faults change from look to look, in cause or in gravity', () => {
    const { look } = looking();
    look(GOOD, GOOD);
    expect(look(UPLINK, DOWNLINK, UPLINK, DOWNLINK)).toEqual(['good', 'good', 'good', 'good']);
    expect(look(UPLINK, WEAK_UPLINK, UPLINK, WEAK_UPLINK)).toEqual(['good', 'good', 'good', 'good']);
  });

  it('is unknown again after everything was forgotten, and nothing from before counts', () => {
    const { monitor, look } = looking();
    look(GOOD, GOOD, UPLINK);
    monitor.reset();
    expect(monitor.report.level).toBe('unknown');
    expect(look(UPLINK, UPLINK, UPLINK)).toEqual(['unknown', 'good', 'poor uplink']);
  });
});
