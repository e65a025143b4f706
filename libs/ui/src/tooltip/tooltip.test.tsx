// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { find, key, render } from '../testing/render.tsx';
import { placeTooltip } from './place-tooltip.ts';
import { Tooltip } from './tooltip.tsx';

const bubble = () => document.querySelector('[role=tooltip]');

describe('a tooltip', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows on keyboard focus, describes its element, and hides 500 ms after mouse up', () => {
    const { unmount } = render(
      <Tooltip text="More">
        <Button>Help</Button>
      </Tooltip>,
    );
    const button = find('button');
    key(document.body, 'Tab');
    act(() => button.focus());
    expect(bubble()?.textContent).toBe('More');
    expect(button.getAttribute('aria-describedby')).toBe(bubble()?.id);
    act(() => void button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
    act(() => void vi.advanceTimersByTime(499));
    expect(bubble()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(bubble()).toBeNull();
    unmount();
  });

  it('hides on Escape', () => {
    const { unmount } = render(
      <Tooltip text="More">
        <Button>Help</Button>
      </Tooltip>,
    );
    key(document.body, 'Tab');
    act(() => find('button').focus());
    key(find('button'), 'Escape');
    expect(bubble()).toBeNull();
    unmount();
  });
});

describe('the place of a tooltip', () => {
  const screen = { width: 1000, height: 600 };
  const size = { width: 100, height: 30 };
  const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });
  it.each([
    ['above', at(500, 300), 'top', false, { left: 470, top: 262 }],
    ['below, where there is no room above', at(500, 10), 'top', false, { left: 470, top: 58 }],
    ['above, where there is no room below', at(500, 550), 'bottom', false, { left: 470, top: 512 }],
    ['kept on the screen', at(0, 300), 'top', false, { left: 8, top: 262 }],
    ['at the start', at(500, 300), 'start', false, { left: 392, top: 305 }],
    ['at the start of a text that runs to the left', at(500, 300), 'start', true, { left: 548, top: 305 }],
    ['at the end, where there is no room at the start', at(20, 300), 'start', false, { left: 68, top: 305 }],
  ] as const)('%s', (_, anchor, placement, isRtl, expected) => {
    expect(placeTooltip(anchor, size, screen, placement, isRtl)).toEqual(expected);
  });
});
