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

  // The first of all, in modules of its own: once one was shown, the next needs no patience.
  it('shows 400 ms after the mouse has come, and stays 500 ms after it has gone', () => {
    const { unmount } = render(
      <Tooltip text="More">
        <Button>Help</Button>
      </Tooltip>,
    );
    const move = (type: string) =>
      act(() => void find('button').dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })));
    move('pointermove');
    move('pointerover');
    act(() => void vi.advanceTimersByTime(399));
    expect(bubble()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(bubble()?.textContent).toBe('More');
    move('pointerout');
    act(() => void vi.advanceTimersByTime(499));
    expect(bubble()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(bubble()).toBeNull();
    unmount();
  });

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

  it('stays while its element is pressed', () => {
    const { unmount } = render(
      <Tooltip text="More">
        <Button>Help</Button>
      </Tooltip>,
    );
    key(document.body, 'Tab');
    act(() => find('button').focus());
    act(() => void find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
    expect(bubble()?.textContent).toBe('More');
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

describe('the bubble of a tooltip', () => {
  const showPopover = vi.fn();
  let box = { left: 100, top: 100 };
  beforeEach(() => {
    vi.useFakeTimers();
    box = { left: 100, top: 100 };
    showPopover.mockReset();
    Object.assign(HTMLElement.prototype, { showPopover });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  const open = (node: Parameters<typeof render>[0]) => {
    const rendered = render(node);
    const button = find('button');
    button.getBoundingClientRect = () => ({ ...box, width: 40, height: 40, right: box.left + 40, bottom: box.top + 40 }) as DOMRect;
    key(document.body, 'Tab');
    act(() => button.focus());
    return rendered;
  };
  const place = () => [find('[role=tooltip]').style.left, find('[role=tooltip]').style.top];

  it('lies above all else, over its element, and follows it when something scrolls', () => {
    const { unmount } = open(
      <Tooltip text="More">
        <Button>Help</Button>
      </Tooltip>,
    );
    expect(showPopover).toHaveBeenCalledOnce();
    expect(place()).toEqual(['120px', '92px']);
    box = { left: 100, top: 200 };
    act(() => void document.body.dispatchEvent(new Event('scroll')));
    expect(place()).toEqual(['120px', '192px']);
    const stop = vi.spyOn(window, 'removeEventListener');
    unmount();
    expect(stop.mock.calls.filter(([type, , options]) => type === 'scroll' && typeof options === 'object' && options.capture)).toHaveLength(
      1,
    );
    stop.mockRestore();
  });

  it.each([
    ['ltr', '92px'],
    ['rtl', '148px'],
  ])('stands at the start of a text that runs %s', (direction, left) => {
    const { unmount } = open(
      <div style={{ direction: direction as 'ltr' }}>
        <Tooltip text="More" placement="start">
          <Button>Help</Button>
        </Tooltip>
      </div>,
    );
    expect(place()).toEqual([left, '120px']);
    unmount();
  });

  it('stays 500 ms from the last of several presses on, and leaves no timer behind', () => {
    const { unmount } = open(
      <Tooltip text="More">
        <Button>Help</Button>
      </Tooltip>,
    );
    const up = () => act(() => void find('button').dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
    up();
    act(() => void vi.advanceTimersByTime(400));
    up();
    act(() => void vi.advanceTimersByTime(400));
    expect(bubble()).not.toBeNull();
    const before = vi.getTimerCount();
    unmount();
    expect(vi.getTimerCount()).toBeLessThan(before);
  });
});

describe('the place of a tooltip', () => {
  it.each([
    ['top', { left: 25, top: -18 }],
    ['bottom', { left: 25, top: 68 }],
    ['start', { left: -53, top: 22 }],
    ['end', { left: 103, top: 22 }],
  ] as const)('is the wished one where there is no room anywhere: %s', (placement, expected) => {
    const anchor = { left: 55, top: 20, width: 40, height: 40 };
    expect(placeTooltip(anchor, { width: 100, height: 30 }, { width: 150, height: 60 }, placement, false)).toEqual(expected);
  });
  const screen = { width: 1000, height: 600 };
  const size = { width: 100, height: 30 };
  const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });
  it.each([
    ['above', at(500, 300), 'top', false, { left: 470, top: 262 }],
    ['below, where there is no room above', at(500, 10), 'top', false, { left: 470, top: 58 }],
    ['above, where there is no room below', at(500, 550), 'bottom', false, { left: 470, top: 512 }],
    ['below', at(500, 300), 'bottom', false, { left: 470, top: 348 }],
    ['just above', at(500, 46), 'top', false, { left: 470, top: 8 }],
    ['below, a pixel higher', at(500, 45), 'top', false, { left: 470, top: 93 }],
    ['just below', at(500, 514), 'bottom', false, { left: 470, top: 562 }],
    ['above, a pixel lower', at(500, 515), 'bottom', false, { left: 470, top: 477 }],
    ['kept on the screen at its right', at(990, 300), 'top', false, { left: 892, top: 262 }],
    ['kept on the screen at its top', at(500, 0), 'end', false, { left: 548, top: 8 }],
    ['kept on the screen at its foot', at(500, 590), 'end', false, { left: 548, top: 562 }],
    ['at the end', at(500, 300), 'end', false, { left: 548, top: 305 }],
    ['at the end of a text that runs to the left', at(500, 300), 'end', true, { left: 392, top: 305 }],
    ['just at the start', at(116, 300), 'start', false, { left: 8, top: 305 }],
    ['just at the end', at(844, 300), 'end', false, { left: 892, top: 305 }],
    ['at the start, where there is no room at the end', at(845, 300), 'end', false, { left: 737, top: 305 }],
    ['kept on the screen', at(0, 300), 'top', false, { left: 8, top: 262 }],
    ['at the start', at(500, 300), 'start', false, { left: 392, top: 305 }],
    ['at the start of a text that runs to the left', at(500, 300), 'start', true, { left: 548, top: 305 }],
    ['at the end, where there is no room at the start', at(20, 300), 'start', false, { left: 68, top: 305 }],
  ] as const)('%s', (_, anchor, placement, isRtl, expected) => {
    expect(placeTooltip(anchor, size, screen, placement, isRtl)).toEqual(expected);
  });
});
