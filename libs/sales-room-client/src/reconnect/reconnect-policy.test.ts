import { expect, test } from 'vitest';
import { createReconnectPolicy, RECONNECT_DELAYS_MS } from './reconnect-policy.ts';

test('the first try is immediate and no later wait is shorter than the one before', () => {
  expect(RECONNECT_DELAYS_MS[0]).toBe(0);
  expect([...RECONNECT_DELAYS_MS].sort((a, b) => a - b)).toEqual([...RECONNECT_DELAYS_MS]);
  expect(RECONNECT_DELAYS_MS.at(-1)).toBe(10_000);
});

test.each(RECONNECT_DELAYS_MS.map((base, attempt) => [attempt, base] as const))(
  'try %i waits %i ms, up to a quarter longer by chance',
  (attempt, base) => {
    expect(createReconnectPolicy(() => 0).delay(attempt)).toBe(base);
    expect(createReconnectPolicy(() => 1).delay(attempt)).toBe(base * 1.25);
    const between = createReconnectPolicy().delay(attempt) ?? Number.NaN;
    expect(between).toBeGreaterThanOrEqual(base);
    expect(between).toBeLessThanOrEqual(base * 1.25);
  },
);

test('after the last try the policy gives up, more than a minute after the first', () => {
  const policy = createReconnectPolicy(() => 0);
  expect(policy.delay(RECONNECT_DELAYS_MS.length - 1)).not.toBeNull();
  expect(policy.delay(RECONNECT_DELAYS_MS.length)).toBeNull();
  expect(RECONNECT_DELAYS_MS.reduce<number>((sum, delay) => sum + delay, 0)).toBeGreaterThan(60_000);
});
