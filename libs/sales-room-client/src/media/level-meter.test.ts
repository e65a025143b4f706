import { afterEach, describe, expect, test, vi } from 'vitest';
import { levelOf, watchLevel } from './level-meter.ts';

const tone = (amplitude: number) => Float32Array.from({ length: 512 }, (_, index) => amplitude * Math.sin(index / 3));

test.each([
  ['silence', 0, 0, 0],
  ['speech', 0.1, 0.3, 0.5],
  ['a shout', 1, 0.9, 1],
] as const)('%s fills the meter from %d', (_what, amplitude, least, most) => {
  const level = levelOf(tone(amplitude));
  expect(level).toBeGreaterThanOrEqual(least);
  expect(level).toBeLessThanOrEqual(most);
});

test('the level rises at once and falls slowly', () => {
  expect(levelOf(tone(1), 0)).toBeGreaterThan(0.9);
  expect(levelOf(tone(0), 1)).toBeCloseTo(0.94);
});

test('the level moves in steps of a fiftieth', () => {
  expect(levelOf(new Float32Array(8).fill(0.09))).toBe(0.42);
  expect(levelOf(new Float32Array(8).fill(0.04))).toBe(0.28);
  expect(levelOf(new Float32Array(8), 0.5)).toBe(0.44);
});

describe('the watched level', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** A browser's sound, whose samples are what the test says. */
  function stubSound() {
    const sound = { now: 0, resumed: 0, closed: 0, sizes: [] as number[] };
    const analyser = {
      fftSize: 2_048,
      getFloatTimeDomainData: (samples: Float32Array) => {
        sound.sizes.push(samples.length);
        samples.fill(sound.now);
      },
    };
    vi.stubGlobal('MediaStream', class {});
    vi.stubGlobal(
      'AudioContext',
      class {
        createAnalyser = () => analyser;
        createMediaStreamSource = () => ({ connect: (target: unknown) => expect(target).toBe(analyser) });
        resume = () => Promise.resolve((sound.resumed += 1));
        close = () => Promise.resolve((sound.closed += 1));
      },
    );
    return sound;
  }

  test('is told twenty times a second while it changes, until it is stopped', () => {
    vi.useFakeTimers();
    const sound = stubSound();
    const told: number[] = [];
    const stop = watchLevel({} as MediaStreamTrack, (level) => told.push(level));
    expect(sound.resumed).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect([sound.sizes.length, told]).toEqual([20, []]);
    expect(sound.sizes[0]).toBe(512);
    sound.now = 0.09;
    vi.advanceTimersByTime(200);
    expect(told).toEqual([0.42]);
    sound.now = 0;
    vi.advanceTimersByTime(100);
    expect(told).toEqual([0.42, 0.36, 0.3]);
    stop();
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveLength(3);
    expect(sound.closed).toBe(1);
  });

  test('is silent where a browser has no sound to look at', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => watchLevel({} as MediaStreamTrack, () => undefined)()).not.toThrow();
  });
});
