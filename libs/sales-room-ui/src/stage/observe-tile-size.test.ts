// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeTileSize } from './observe-tile-size.ts';

type Watch = { element: Element | undefined; isEnded: boolean; report: (entry?: object) => void };
const watchOf = () => {
  const watch: Watch = { element: undefined, isEnded: false, report: () => undefined };
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      watch.report = (entry) => callback(entry ? [entry] : []);
    }
    observe(element: Element): void {
      watch.element = element;
    }
    disconnect(): void {
      watch.isEnded = true;
    }
  }
  return { watch, Observer };
};

let sizes: Watch;
let sights: Watch;
let told: unknown[];
let stop: () => void;
const tile = document.createElement('div');
const resize = (width: number, height: number) => sizes.report({ contentRect: { width, height } });
const see = (isIntersecting: boolean) => sights.report({ isIntersecting });

beforeEach(() => {
  vi.useFakeTimers();
  const [resizing, seeing] = [watchOf(), watchOf()];
  [sizes, sights] = [resizing.watch, seeing.watch];
  vi.stubGlobal('ResizeObserver', resizing.Observer);
  vi.stubGlobal('IntersectionObserver', seeing.Observer);
  told = [];
  stop = observeTileSize(tile, (size) => told.push(size));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the first size of a tile is told at once, in whole pixels', () => {
  expect([sizes.element, sights.element]).toEqual([tile, tile]);
  resize(320.4, 179.6);
  expect(told).toEqual([{ width: 320, height: 180 }]);
});

it('a tile that is being drawn larger tells its size once it has rested, and the last one alone', () => {
  resize(320, 180);
  resize(400, 225);
  vi.advanceTimersByTime(149);
  resize(480, 270);
  vi.advanceTimersByTime(149);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([
    { width: 320, height: 180 },
    { width: 480, height: 270 },
  ]);
});

it('a size that is the same again is not told again; another width or another height is', () => {
  resize(320, 180);
  for (const [width, height] of [
    [320.2, 180.2],
    [321, 180],
    [321, 181],
  ] as const) {
    resize(width, height);
    vi.advanceTimersByTime(150);
  }
  expect(told.slice(1)).toEqual([
    { width: 321, height: 180 },
    { width: 321, height: 181 },
  ]);
});

it('a tile out of sight has no size until it is seen again', () => {
  resize(320, 180);
  see(false);
  vi.advanceTimersByTime(150);
  see(false);
  vi.advanceTimersByTime(150);
  see(true);
  vi.advanceTimersByTime(150);
  expect(told).toEqual([{ width: 320, height: 180 }, null, { width: 320, height: 180 }]);
});

it('a tile whose size is not known yet tells nothing of being seen', () => {
  see(true);
  see(false);
  vi.advanceTimersByTime(150);
  expect(told).toEqual([]);
  resize(320, 180);
  expect(told, 'out of sight from the beginning').toEqual([null]);
});

it('a report without an entry changes nothing', () => {
  sizes.report();
  sights.report();
  vi.advanceTimersByTime(150);
  expect(told).toEqual([]);
});

it('a tile that is gone says so, and nothing after that', () => {
  resize(320, 180);
  resize(400, 225);
  stop();
  vi.advanceTimersByTime(150);
  expect(told).toEqual([{ width: 320, height: 180 }, null]);
  expect([sizes.isEnded, sights.isEnded]).toEqual([true, true]);
});
