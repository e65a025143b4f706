// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { find, render } from '../testing/render.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (props: Partial<ToolbarProps> = {}): void => {
  shown = render(
    <>
      <button type="button" id="before" />
      <Toolbar label="Call" {...props}>
        <Button id="a">A</Button>
        <Button id="b" isDisabled>
          B
        </Button>
        <Button id="c">C</Button>
        <Button id="d">D</Button>
      </Toolbar>
      <button type="button" id="after" />
    </>,
  );
};
const focus = (id: string) => act(() => find(`#${id}`).focus());
const press = (key: string, init: KeyboardEventInit = {}) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })));
const at = () => document.activeElement?.id;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a toolbar', () => {
  it('is a named one, in its direction', () => {
    show({ isDocked: true, className: 'x' });
    const bar = find('[role=toolbar]');
    expect([bar.getAttribute('aria-label'), bar.getAttribute('aria-orientation')]).toEqual(['Call', 'horizontal']);
    expect([bar.className, bar.dataset['vToolbar']]).toEqual(['v-toolbar v-toolbar--horizontal v-toolbar--docked x', '']);
  });

  it.each([
    ['horizontal', 'ArrowRight', 'ArrowLeft', 'ArrowDown'],
    ['vertical', 'ArrowDown', 'ArrowUp', 'ArrowRight'],
  ] as const)('%s: arrow keys lead along what can be used, and stop at its ends', (orientation, on, back, other) => {
    show({ orientation });
    focus('a');
    press(on);
    expect(at()).toBe('c');
    press(other);
    expect(at()).toBe('c');
    press(on);
    press(on);
    expect(at()).toBe('d');
    press(back);
    press(back);
    press(back);
    expect(at()).toBe('a');
  });

  it('reads from right to left where its text does', () => {
    show();
    find('[role=toolbar]').style.direction = 'rtl';
    focus('a');
    press('ArrowLeft');
    expect(at()).toBe('c');
    press('ArrowRight');
    expect(at()).toBe('a');
  });

  it('is one stop of the tab key, which comes back to where it left', () => {
    show();
    focus('a');
    press('ArrowRight');
    // The browser goes on from here.
    press('Tab');
    expect(at()).toBe('d');
    focus('after');
    focus('d');
    expect(at()).toBe('c');
    press('Tab', { shiftKey: true });
    expect(at()).toBe('a');
    focus('before');
    focus('a');
    expect(at()).toBe('c');
  });
});
