import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotifications } from './notification-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const messages = (store: ReturnType<typeof createNotifications>) => store.getSnapshot().map((entry) => entry.message);

it('a notification goes away after 2500 ms', () => {
  const store = createNotifications();
  store.notify({ message: 'Saved' });
  vi.advanceTimersByTime(2499);
  expect(messages(store)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

it('a persistent one stays until it is dismissed', () => {
  const store = createNotifications();
  const id = store.notify({ message: 'Read me', isPersistent: true });
  vi.advanceTimersByTime(60_000);
  expect(messages(store)).toEqual(['Read me']);
  store.dismiss(id);
  expect(messages(store)).toEqual([]);
});

it('a pause halts the time, and it goes on where it stopped', () => {
  const store = createNotifications();
  store.notify({ message: 'A' });
  vi.advanceTimersByTime(2000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  store.notify({ message: 'B' });
  expect(messages(store)).toEqual(['A', 'B']);
  store.resume();
  vi.advanceTimersByTime(499);
  expect(messages(store)).toEqual(['A', 'B']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual(['B']);
  vi.advanceTimersByTime(2000);
  expect(messages(store)).toEqual([]);
});

it('the same id replaces, and its time starts anew', () => {
  const store = createNotifications();
  store.notify({ id: 'cart', message: 'One item' });
  vi.advanceTimersByTime(2000);
  store.notify({ id: 'cart', message: 'Two items' });
  vi.advanceTimersByTime(2000);
  expect(messages(store)).toEqual(['Two items']);
});

it.each([
  [undefined, 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['danger', 'danger'],
] as const)('type %s is %s', (type, expected) => {
  const store = createNotifications();
  store.notify({ message: 'm', type });
  expect(store.getSnapshot()[0]?.type).toBe(expected);
});

it('the oldest that is not persistent makes room', () => {
  const store = createNotifications({ limit: 2 });
  store.notify({ message: 'kept', isPersistent: true });
  store.notify({ message: 'old' });
  store.notify({ message: 'new' });
  expect(messages(store)).toEqual(['kept', 'new']);
});

it('each call says so to its listeners, and clear ends all timers', () => {
  const store = createNotifications();
  const listener = vi.fn();
  store.subscribe(listener);
  store.notify({ message: 'm' });
  store.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('names each of its notifications, and shows five at once', () => {
  const store = createNotifications();
  const names = Array.from({ length: 6 }, (_, index) => store.notify({ message: String(index) }));
  expect(names).toEqual([1, 2, 3, 4, 5, 6].map((number) => `notification-${number}`));
  expect(messages(store)).toEqual(['1', '2', '3', '4', '5']);
  expect(vi.getTimerCount(), 'the one that made room runs no more').toBe(5);
});

it('where all are persistent the oldest makes room', () => {
  const store = createNotifications({ limit: 1 });
  store.notify({ message: 'old', isPersistent: true });
  store.notify({ message: 'new', isPersistent: true });
  expect(messages(store)).toEqual(['new']);
});

it.each([
  ['its own', { duration: 1000 }, 1000],
  ['that of its store', {}, 700],
])('a notification stays for %s time', (_what, request, duration) => {
  const store = createNotifications({ duration: 700 });
  store.notify({ message: 'm', ...request });
  vi.advanceTimersByTime(duration - 1);
  expect(messages(store)).toEqual(['m']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

it('a pause is one however often it is asked for, and so is its end', () => {
  const store = createNotifications();
  store.notify({ message: 'm' });
  vi.advanceTimersByTime(1000);
  store.resume();
  vi.advanceTimersByTime(1000);
  store.pause();
  vi.advanceTimersByTime(300);
  store.pause();
  store.resume();
  vi.advanceTimersByTime(499);
  expect(messages(store)).toEqual(['m']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

it('one that came during a pause does not run before its end', () => {
  const store = createNotifications();
  store.pause();
  store.notify({ message: 'm' });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  store.resume();
  vi.advanceTimersByTime(2499);
  expect(messages(store)).toEqual(['m']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

it('nobody is told where nothing has changed, nor after they stopped listening', () => {
  const store = createNotifications();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.dismiss('unknown');
  expect(listener).not.toHaveBeenCalled();
  stop();
  store.notify({ message: 'm' });
  expect(listener).not.toHaveBeenCalled();
});

it('what is dismissed runs no more', () => {
  const store = createNotifications();
  const [first] = [store.notify({ message: 'a' }), store.notify({ message: 'b' })];
  store.dismiss(first);
  expect([messages(store), vi.getTimerCount()]).toEqual([['b'], 1]);
  store.clear();
  expect([messages(store), vi.getTimerCount()]).toEqual([[], 0]);
});
