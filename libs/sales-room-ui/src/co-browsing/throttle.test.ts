import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the first is sent at once, and of those within the interval the latest at its end', () => {
  const sent: number[] = [];
  const send = throttle((value: number) => void sent.push(value), 100);
  for (const value of [1, 2, 3]) send(value);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([1, 3]);
});

it('no more than ten a second are sent at an interval of 100 ms, however many come', () => {
  const send = vi.fn();
  const share = throttle(send, 100);
  for (let at = 0; at < 1_000; at += 5) {
    share(at);
    vi.advanceTimersByTime(5);
  }
  expect(send.mock.calls.length).toBeLessThanOrEqual(11);
  vi.advanceTimersByTime(200);
  expect(send).toHaveBeenLastCalledWith(995);
});

it('what waits is forgotten when it is cancelled', () => {
  const send = vi.fn();
  const share = throttle(send, 100);
  share(1);
  share(2);
  share.cancel();
  vi.advanceTimersByTime(1_000);
  expect(send.mock.calls).toEqual([[1]]);
});
