// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, press, render } from '../testing/render.tsx';
import { NavigationBar, type NavigationItem } from './navigation-bar.tsx';

const labels = {
  open: 'Menu',
  close: 'Close',
  submenu: (label: string) => `More of ${label}`,
  overview: (label: string) => `All ${label}`,
  loading: 'One moment',
};
const items: NavigationItem[] = [
  { id: 'vases', label: 'Vases', href: '/vases', children: [{ id: 'floor', label: 'Floor vases', href: '/vases/floor' }] },
];

let unmount: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  window.matchMedia = (query) =>
    ({ matches: query.includes('1024'), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  ({ unmount } = render(<NavigationBar label="Main" items={items} labels={labels} />));
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const flyout = () => find<HTMLDetailsElement>('details');
const mouse = (type: 'pointerover' | 'pointerout') =>
  act(() => void find('.v-nav__item').dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' })));
const rest = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('a mouse that rests opens, one that is gone closes', () => {
  mouse('pointerover');
  rest(120);
  expect(flyout().open).toBe(true);
  mouse('pointerout');
  rest(220);
  expect(flyout().open).toBe(false);
});

it.each([
  [0, 'before'],
  [200, 'after'],
])('a press %s ms after the mouse came (%s it opened by itself) leaves it open; the next one closes', (milliseconds) => {
  mouse('pointerover');
  rest(milliseconds);
  press(find('summary'));
  rest(500);
  expect(flyout().open).toBe(true);
  press(find('summary'));
  rest(500);
  expect(flyout().open).toBe(false);
});

it('what is opened by a press while the mouse goes stays open', () => {
  mouse('pointerover');
  mouse('pointerout');
  press(find('summary'));
  rest(500);
  expect(flyout().open).toBe(true);
});

describe('what is below an entry and not here yet', () => {
  const waiting = [{ id: 'vases', label: 'Vases', href: '/vases', hasChildren: true }];
  const show = (onWant: () => void, later: readonly NavigationItem[] = waiting) =>
    render(<NavigationBar label="Main" items={later} labels={labels} onWant={onWant} />);

  it('is wanted when a mouse comes, when the focus does, and when a menu opens', () => {
    unmount();
    const onWant = vi.fn();
    ({ unmount } = show(onWant));
    const isWantedBy = (touch: () => unknown) => {
      onWant.mockClear();
      act(() => void touch());
      return onWant.mock.calls.length > 0;
    };
    expect(isWantedBy(() => undefined)).toBe(false);
    expect(isWantedBy(() => mouse('pointerover'))).toBe(true);
    expect(isWantedBy(() => find('.v-nav__link').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))).toBe(true);
    expect(isWantedBy(() => flyout().dispatchEvent(new Event('toggle')))).toBe(true);
  });

  it('is said to be on its way, then shown', () => {
    unmount();
    const shown = show(() => undefined);
    ({ unmount } = shown);
    expect(flyout().textContent).toBe('One moment');
    shown.rerender(<NavigationBar label="Main" items={items} labels={labels} />);
    expect(flyout().textContent).toBe('Floor vasesAll Vases');
  });
});
