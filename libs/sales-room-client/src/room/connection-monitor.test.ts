import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VideoBudget } from '../adaptation/video-budget.ts';
import type { QualityReport } from '../quality/quality-report.ts';
import { linkStats, type Weather } from '../testing/link-stats.ts';
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

test('a look that comes half a minute late, or late in a hidden tab, blames no busy machine', async () => {
  expect(await looksOn(30_000)).toMatchObject({ isCameraAllowed: false });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  expect(await looksOn(800)).toMatchObject({ isCameraAllowed: false });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  expect(await looksOn(800)).toMatchObject({ isCameraAllowed: true });
  vi.unstubAllGlobals();
});

/** A monitor over a line whose weather a test makes, and what it tells. */
function monitored(options: Partial<ConstructorParameters<typeof ConnectionMonitor>[0]> = {}) {
  const stats = linkStats();
  const line = { weather: {} as Weather, looks: 0, has: true };
  const reports: QualityReport[] = [];
  const budgets: VideoBudget[] = [];
  const monitor = new ConnectionMonitor({
    intervalMs: INTERVAL,
    stats: async () => {
      line.looks += 1;
      return line.has ? stats(line.weather) : undefined;
    },
    facts: () => FACTS,
    onQuality: (report) => void reports.push(report),
    onVideoBudget: (budget) => void budgets.push(budget),
    ...options,
  });
  /** Looks so often; each look but for the ones named comes in time. */
  const look = async (times: number, lateBy = 0): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      vi.setSystemTime(Date.now() + lateBy);
      await vi.advanceTimersByTimeAsync(INTERVAL);
    }
  };
  return { monitor, line, reports, budgets, look };
}

test.each([
  [undefined, 5],
  [5_000, 2],
  [0, 0],
])('with an interval of %s ms the line is looked at %i times in ten seconds', async (intervalMs, looks) => {
  const { monitor, line } = monitored({ intervalMs });
  monitor.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(line.looks).toBe(looks);
});

test('started twice it looks no more often', async () => {
  const { monitor, line, look } = monitored();
  monitor.start();
  monitor.start();
  await look(5);
  expect(line.looks).toBe(5);
});

test('paused it looks at nothing, and later compares nothing with what was before', async () => {
  const { monitor, line, budgets, look } = monitored();
  monitor.start();
  await look(3);
  monitor.pause();
  line.weather = { upLoss: 0.3 };
  await look(10);
  expect([line.looks, budgets]).toEqual([3, []]);
  monitor.start();
  await look(1);
  expect([line.looks, budgets]).toEqual([4, []]);
});

test('without a session nothing is said, and it is looked again', async () => {
  const { monitor, line, reports, look } = monitored();
  line.has = false;
  monitor.start();
  await look(4);
  expect([line.looks, reports]).toEqual([4, []]);
});

test('a report is told when it changes, and as unknown when it is forgotten', async () => {
  const { monitor, line, reports, look } = monitored();
  monitor.start();
  await look(10);
  line.weather = { upLoss: 0.3 };
  await look(5);
  monitor.forget();
  expect(reports.map(({ level }) => level).filter((level, index, all) => level !== all[index - 1])).toEqual(['good', 'poor', 'unknown']);
  expect(reports.every((report, index) => JSON.stringify(report) !== JSON.stringify(reports[index - 1]))).toBe(true);
});

test('a picture is given up once, comes back when the person asks for it, and is judged anew after a reset', async () => {
  const { monitor, line, budgets, look } = monitored();
  monitor.start();
  await look(3);
  expect(budgets).toEqual([]);
  line.weather = { upLoss: 0.3 };
  await look(5);
  expect(budgets).toEqual([{ send: false, receive: true, guides: true }]);
  monitor.resume('send');
  monitor.resume('send');
  expect(budgets.slice(1)).toEqual([{ send: true, receive: true, guides: true }]);
  await look(3);
  expect(budgets).toHaveLength(3);
  line.weather = {};
  monitor.reset();
  await look(1);
  expect(budgets.slice(3)).toEqual([{ send: true, receive: true, guides: true }]);
});

test.each([
  [true, 0],
  [false, 1],
])('the own picture of somebody who is a guide (%s) is given up later, also after a reset', async (isGuide, changes) => {
  const { monitor, line, budgets, look } = monitored({ isGuide });
  monitor.start();
  await look(2);
  line.weather = { upLoss: 0.3 };
  await look(4);
  expect(budgets).toHaveLength(changes);
  monitor.reset();
  await look(3);
  expect(budgets.filter(({ send }) => !send)).toHaveLength(changes * 2);
});

test('what is seen right after a late look counts as little as the late look itself', async () => {
  const { monitor, line, budgets, look } = monitored();
  monitor.start();
  await look(2);
  line.weather = { upLoss: 0.3 };
  // Each second look is late: the machine never had time.
  for (let time = 0; time < 6; time += 1) {
    await look(1, 800);
    await look(1);
  }
  expect(budgets).toEqual([]);
  await look(3);
  expect(budgets).toHaveLength(1);
});
