import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createModals } from './modals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const render = () => null;

it('a closed modal stays 200 ms for its way out, then it is gone and says so', () => {
  const store = createModals();
  const onClosed = vi.fn();
  const id = store.open({ title: 'A', render, onClosed });
  store.close(id);
  expect(store.getSnapshot().modals).toMatchObject([{ id, isOpen: false }]);
  vi.advanceTimersByTime(199);
  expect(store.getSnapshot().modals).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.getSnapshot().modals).toEqual([]);
  expect(onClosed).toHaveBeenCalledOnce();
});

it('the close-all signal closes every modal and resets after 100 ms', () => {
  const store = createModals();
  store.open({ render });
  store.open({ render });
  store.closeAll();
  expect(store.getSnapshot().isClosingAll).toBe(true);
  expect(store.getSnapshot().modals.every((modal) => !modal.isOpen)).toBe(true);
  vi.advanceTimersByTime(99);
  expect(store.getSnapshot().isClosingAll).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.getSnapshot().isClosingAll).toBe(false);
});

it('a second request with the same id replaces the first, also while that one is leaving', () => {
  const store = createModals();
  store.open({ id: 'quick-view', title: 'A', render });
  store.close('quick-view');
  store.open({ id: 'quick-view', title: 'B', render });
  vi.advanceTimersByTime(1000);
  expect(store.getSnapshot().modals).toMatchObject([{ id: 'quick-view', title: 'B', isOpen: true }]);
});

it('tells its listeners of each change, with one snapshot between changes', () => {
  const store = createModals();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const before = store.getSnapshot();
  expect(store.getSnapshot()).toBe(before);
  store.open({ render });
  expect(listener).toHaveBeenCalledOnce();
  expect(store.getSnapshot()).not.toBe(before);
  stop();
  store.closeAll();
  expect(listener).toHaveBeenCalledOnce();
});

it('an unnamed modal gets a name of its own, and closing one leaves the others', () => {
  const store = createModals();
  const [first, second] = [store.open({ render }), store.open({ render })];
  expect([first, second]).toEqual(['modal-1', 'modal-2']);
  store.close(first);
  expect(store.getSnapshot().modals.map(({ id, isOpen }) => [id, isOpen])).toEqual([
    [first, false],
    [second, true],
  ]);
  vi.advanceTimersByTime(200);
  expect(store.getSnapshot().modals.map(({ id }) => id)).toEqual([second]);
});

it('a modal is closed once: what is unknown or leaving already is left alone', () => {
  const store = createModals();
  const listener = vi.fn();
  const id = store.open({ render });
  store.subscribe(listener);
  store.close('unknown');
  expect(listener).not.toHaveBeenCalled();
  store.close(id);
  vi.advanceTimersByTime(150);
  store.close(id);
  expect(listener).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(50);
  expect(store.getSnapshot().modals).toEqual([]);
});

it('a replaced modal keeps its place among the others', () => {
  const store = createModals();
  store.open({ id: 'a', render });
  store.open({ id: 'b', render });
  store.open({ id: 'a', title: 'Again', render });
  expect(store.getSnapshot().modals.map(({ id, title }) => [id, title])).toEqual([
    ['a', 'Again'],
    ['b', undefined],
  ]);
});

it('a second close-all signal lasts its whole time and is counted', () => {
  const store = createModals();
  expect(store.getSnapshot()).toEqual({ modals: [], isClosingAll: false, closeAllCount: 0 });
  store.closeAll();
  vi.advanceTimersByTime(60);
  store.closeAll();
  vi.advanceTimersByTime(60);
  expect(store.getSnapshot()).toMatchObject({ isClosingAll: true, closeAllCount: 2 });
  vi.advanceTimersByTime(40);
  expect(store.getSnapshot().isClosingAll).toBe(false);
});
