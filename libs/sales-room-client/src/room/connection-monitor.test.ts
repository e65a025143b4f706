import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QualityReport } from '../quality/quality-report.ts';
import { linkStats } from '../testing/link-stats.ts';
import { ConnectionMonitor } from './connection-monitor.ts';

const FACTS = { isBlurred: false, isMicOn: true, isCameraOn: true };
const INTERVAL = 2_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch over a good line, whose statistics a test can withhold. */
function watch(
  read: (stats: ReturnType<ReturnType<typeof linkStats>>) => Promise<ReturnType<ReturnType<typeof linkStats>>> = async (stats) => stats,
) {
  const stats = linkStats();
  const reports: QualityReport[] = [];
  const link = new ConnectionMonitor({
    intervalMs: INTERVAL,
    stats: async () => read(stats({})),
    facts: () => FACTS,
    onQuality: (report) => void reports.push(report),
    onVideoBudget: () => undefined,
  });
  return { link, levels: () => reports.map(({ level }) => level) };
}

test('statistics that can’t be read once are looked at again', async () => {
  let looks = 0;
  const { link, levels } = watch((stats) => ((looks += 1) === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(stats)));
  link.start();
  await vi.advanceTimersByTimeAsync(INTERVAL * 3);
  expect(looks).toBe(3);
  expect(levels()).toEqual(['good']);
});

test('what is read after an interruption is left alone, and nothing is looked at until it is over', async () => {
  let answer = (): void => undefined;
  let looks = 0;
  const { link, levels } = watch((stats) => ((looks += 1), new Promise((resolve) => (answer = () => resolve(stats)))));
  link.start();
  await vi.advanceTimersByTimeAsync(INTERVAL);
  link.pause();
  answer();
  await vi.advanceTimersByTimeAsync(INTERVAL * 10);
  expect(looks).toBe(1);
  expect(levels()).toEqual([]);
  link.start();
  await vi.advanceTimersByTimeAsync(INTERVAL);
  expect(looks).toBe(2);
});

/** Looks ten times at a line that loses much, each look late by so many milliseconds. */
async function looksOn(lateBy: number): Promise<{ causes: (string | null)[]; isCameraAllowed: boolean }> {
  const stats = linkStats();
  const causes: (string | null)[] = [];
  let isCameraAllowed = true;
  const link = new ConnectionMonitor({
    intervalMs: INTERVAL,
    stats: async () => stats({ upLoss: 0.3 }),
    facts: () => FACTS,
    onQuality: ({ cause }) => void causes.push(cause),
    onVideoBudget: ({ send }) => void (isCameraAllowed = send),
  });
  link.start();
  for (let look = 0; look < 10; look += 1) {
    // The clock goes on while nothing runs.
    vi.setSystemTime(Date.now() + lateBy);
    await vi.advanceTimersByTimeAsync(INTERVAL);
  }
  link.pause();
  return { causes, isCameraAllowed };
}

test('on a machine that is too busy to look in time the line is not blamed, and no picture is given up', async () => {
  expect(await looksOn(0)).toMatchObject({ isCameraAllowed: false });
  expect(await looksOn(300), 'as late as any timer may be').toMatchObject({ isCameraAllowed: false });
  expect(await looksOn(301)).toMatchObject({ isCameraAllowed: true });
  expect(await looksOn(29_999)).toMatchObject({ isCameraAllowed: true });
  const busy = await looksOn(800);
  expect(busy.isCameraAllowed).toBe(true);
  expect(busy.causes).toContain('cpu');
  expect(busy.causes).not.toContain('uplink');
});
