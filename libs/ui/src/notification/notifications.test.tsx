// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, press, render } from '../testing/render.tsx';
import { createNotifications } from './notification-store.ts';
import { Notifications } from './notifications.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const typeLabels = { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' };

function show() {
  const store = createNotifications();
  return { store, ...render(<Notifications store={store} label="Notifications" dismissLabel="Dismiss" typeLabels={typeLabels} />) };
}
const hover = (type: string) => act(() => void find('.v-notifications').dispatchEvent(new MouseEvent(type, { bubbles: true })));

it('the region is in the page before the first message, or it would not be read', () => {
  const { unmount } = show();
  expect(find('[role=status]').textContent).toBe('');
  expect(find('[role=alert]').textContent).toBe('');
  unmount();
});

it.each([
  ['success', '[role=status]', 'Success. Saved'],
  ['danger', '[role=alert]', 'Error. Saved'],
] as const)('%s is read by %s', (type, region, text) => {
  const { store, unmount } = show();
  act(() => void store.notify({ type, message: 'Saved' }));
  expect(find(region).textContent).toBe(text);
  unmount();
});

it.each([
  ['the pointer', 'pointerover', 'pointerout'],
  ['the focus', 'focusin', 'focusout'],
])('%s on them halts their time', (_, enter, leave) => {
  const { store, unmount } = show();
  act(() => void store.notify({ message: 'Saved' }));
  hover(enter);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(store.getSnapshot()).toHaveLength(1);
  hover(leave);
  act(() => void vi.advanceTimersByTime(2500));
  expect(store.getSnapshot()).toHaveLength(0);
  unmount();
});

it('can be dismissed, and its action runs and dismisses', () => {
  const { store, unmount } = show();
  const onPress = vi.fn();
  act(() => void store.notify({ message: 'A', isPersistent: true, action: { label: 'Undo', onPress } }));
  press(find('.v-notification__action'));
  expect(onPress).toHaveBeenCalledOnce();
  expect(store.getSnapshot()).toHaveLength(0);
  act(() => void store.notify({ message: 'B', isPersistent: true }));
  press(find('[aria-label=Dismiss]'));
  expect(store.getSnapshot()).toHaveLength(0);
  unmount();
});

it('the pointer that leaves does not end the pause of the focus', () => {
  const { store, unmount } = show();
  act(() => void store.notify({ message: 'Saved' }));
  act(() => find('[aria-label=Dismiss]').focus());
  hover('pointerover');
  hover('pointerout');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(store.getSnapshot()).toHaveLength(1);
  act(() => find('[aria-label=Dismiss]').blur());
  act(() => void vi.advanceTimersByTime(2500));
  expect(store.getSnapshot()).toHaveLength(0);
  unmount();
});

it('a dismissed one hands the focus to the next, and the last one to where it came from', () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const { store, unmount } = show();
  act(() => {
    store.notify({ message: 'A', isPersistent: true });
    store.notify({ message: 'B', isPersistent: true });
  });
  const first = find('[aria-label=Dismiss]');
  act(() => first.focus());
  press(first);
  expect(document.activeElement).toBe(find('[aria-label=Dismiss]'));
  press(find('[aria-label=Dismiss]'));
  expect(document.activeElement).toBe(opener);
  unmount();
  opener.remove();
});

it('a pause ends with the region that asked for it', () => {
  const { store, unmount } = show();
  act(() => void store.notify({ message: 'Saved' }));
  hover('pointerover');
  unmount();
  vi.advanceTimersByTime(2500);
  expect(store.getSnapshot()).toHaveLength(0);
});
