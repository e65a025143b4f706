// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

it.each([
  ['info', 'Information. Hello. Saved', ''],
  ['success', 'Success. Hello. Saved', ''],
  ['warning', '', 'Warning. Hello. Saved'],
  ['danger', '', 'Error. Hello. Saved'],
] as const)('%s is read once, at its own urgency, with its title', (type, status, alert) => {
  const { store, unmount } = show();
  act(() => void store.notify({ type, title: 'Hello', message: 'Saved' }));
  expect([find('[role=status]').textContent, find('[role=alert]').textContent]).toEqual([status, alert]);
  expect(find('.v-notification__title').textContent).toBe('Hello');
  expect(find('.v-notification').className).toBe(`v-notification v-notification--${type}`);
  expect(find('.v-notification__icon').getAttribute('aria-label')).toBe(typeLabels[type]);
  unmount();
});

it('one without a title and an action has neither', () => {
  const { store, unmount } = show();
  act(() => void store.notify({ message: 'Saved' }));
  expect(document.querySelector('.v-notification__title, .v-notification__action, .v-notification a')).toBeNull();
  unmount();
});

it('an action may lead somewhere, and dismisses too', () => {
  const { store, unmount } = show();
  act(() => void store.notify({ message: 'A', isPersistent: true, action: { label: 'Cart', href: '#cart' } }));
  expect(find('.v-notification a').getAttribute('href')).toBe('#cart');
  press(find('.v-notification a'));
  expect(store.getSnapshot()).toHaveLength(0);
  act(() => void store.notify({ message: 'B', isPersistent: true, action: { label: 'OK' } }));
  press(find('.v-notification__action'));
  expect(store.getSnapshot()).toHaveLength(0);
  unmount();
});

it('the focus that goes from one of them to another does not end the pause', () => {
  const { store, unmount } = show();
  act(() => {
    store.notify({ message: 'A' });
    store.notify({ message: 'B' });
  });
  const [first, second] = [...document.querySelectorAll<HTMLElement>('[aria-label=Dismiss]')];
  act(() => first?.focus());
  act(() => second?.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(store.getSnapshot()).toHaveLength(2);
  unmount();
});

it('after the last one the focus goes nowhere where what had it is gone, or has lost it by itself', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  const { store, unmount } = show();
  const open = () => {
    opener.focus();
    act(() => void store.notify({ message: 'A', isPersistent: true }));
    act(() => find('[aria-label=Dismiss]').focus());
  };
  open();
  opener.remove();
  press(find('[aria-label=Dismiss]'));
  expect(document.activeElement).toBe(document.body);
  document.body.append(opener);
  open();
  act(() => find('[aria-label=Dismiss]').blur());
  act(() => find('[aria-label=Dismiss]').focus());
  press(find('[aria-label=Dismiss]'));
  expect(document.activeElement).toBe(document.body);
  unmount();
  opener.remove();
});

describe('notifications above a modal', () => {
  const place = (element: Element, top: number, bottom: number) => {
    element.getBoundingClientRect = () => ({ top, bottom, left: 0, right: 390 }) as DOMRect;
    return element;
  };
  const add = (className: string, to: Element = document.body) => {
    const element = document.createElement('div');
    element.className = className;
    return to.appendChild(element);
  };
  /** A question at the foot of the screen, on its way out or not. */
  const ask = (isLeaving = false) => {
    const overlay = add('v-modal-overlay');
    if (isLeaving) overlay.setAttribute('data-exiting', '');
    const panel = place(add('v-modal', overlay), 560.5, 836);
    place(add('v-modal__footer', panel), 760, 836);
    return overlay;
  };
  const lifted = () => / (\S+)$/.exec(find('.v-notifications').style.translate)?.[1] ?? '';
  const tell = (event: string, from: EventTarget) => act(() => void from.dispatchEvent(new Event(event)));
  let shown: ReturnType<typeof show> & { overlay?: Element };
  const notify = () => {
    place(find('.v-notifications__list'), 750, 828);
    act(() => void shown.store.notify({ message: 'A', isPersistent: true }));
  };
  afterEach(() => {
    shown.unmount();
    for (const overlay of document.querySelectorAll('.v-modal-overlay')) overlay.remove();
  });

  it('go up by whole pixels, and come down with the next reason to look', () => {
    const overlay = ask();
    shown = show();
    notify();
    expect(lifted()).toBe('-268px');
    overlay.remove();
    tell('animationend', document);
    expect(lifted()).toBe('');
  });

  it('stay where there is none, or one that is going', () => {
    ask(true);
    shown = show();
    notify();
    expect(lifted()).toBe('');
  });

  it.each([
    ['has come in', 'animationend', () => document],
    ['is on a screen that changed size', 'resize', () => window],
  ])('go up when a modal %s', (_what, event, from) => {
    shown = show();
    notify();
    ask();
    tell(event, from());
    expect(lifted()).toBe('-268px');
  });

  it('go up when a modal is put beside the page', async () => {
    shown = show();
    notify();
    ask();
    await vi.waitFor(() => expect(lifted()).toBe('-268px'));
  });

  it('are no longer moved once there are none', () => {
    const overlay = ask();
    shown = show();
    notify();
    act(() => shown.store.clear());
    expect(lifted()).toBe('');
    tell('resize', window);
    tell('animationend', document);
    expect(lifted()).toBe('');
    overlay.remove();
  });
});
