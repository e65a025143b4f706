import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Logger } from '../logger.ts';
import { startHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const logger = { warn: vi.fn() };
const beating = (beat: () => Promise<void>) => startHeartbeat(1_000, logger as unknown as Logger, beat);

it('a server says at intervals that it is alive, until it ends', async () => {
  const beat = vi.fn(async () => undefined);
  const heartbeat = beating(beat);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(beat).toHaveBeenCalledTimes(3);
  await heartbeat.stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(beat).toHaveBeenCalledTimes(3);
});

it('a slow database is not asked twice at once, and the last beat is over before the server has ended', async () => {
  const held = Promise.withResolvers<void>();
  const beat = vi.fn(() => held.promise);
  const heartbeat = beating(beat);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(beat).toHaveBeenCalledTimes(1);
  let hasStopped = false;
  const stopping = heartbeat.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStopped).toBe(false);
  held.resolve();
  await stopping;
});

it('a beat that fails is told, and the next one comes', async () => {
  const beat = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const heartbeat = beating(beat);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(beat).toHaveBeenCalledTimes(2);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith('server.beat-failed', expect.objectContaining({ error: 'Error' }));
  await heartbeat.stop();
});
