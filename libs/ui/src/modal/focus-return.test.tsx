// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useFocusReturn } from './focus-return.ts';

function Layer() {
  useFocusReturn();
  return null;
}
const add = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]> = {},
  to: Element = document.body,
) => to.appendChild(Object.assign(document.createElement(tag), props));
const frame = () => act(() => void vi.advanceTimersByTime(16));
/** A layer opens and goes away again; `meanwhile` is what happens before that. */
function openAndClose(meanwhile: () => void = () => undefined): void {
  const { unmount } = render(<Layer />);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  meanwhile();
  unmount();
}

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the focus, when a layer goes away', () => {
  it('goes back to what had it, after two frames', () => {
    const opener = add('button');
    opener.focus();
    openAndClose();
    frame();
    expect(document.activeElement).toBe(document.body);
    frame();
    expect(document.activeElement).toBe(opener);
  });

  it('stays where something else has taken it', () => {
    const [opener, other] = [add('button'), add('button')];
    opener.focus();
    openAndClose(() => other.focus());
    frame();
    frame();
    expect(document.activeElement).toBe(other);
  });

  it('goes to the nearest around what is gone that takes it', () => {
    const outer = add('section', { tabIndex: 0 });
    const inner = add('div', {}, outer);
    const opener = add('button', {}, inner);
    opener.focus();
    openAndClose(() => opener.remove());
    frame();
    frame();
    expect(document.activeElement).toBe(outer);
  });

  it('goes back also to what the Tab key passes by', () => {
    const heading = add('h2', { tabIndex: -1 });
    heading.focus();
    openAndClose();
    frame();
    frame();
    expect(document.activeElement).toBe(heading);
  });

  it.each(['dialog', 'alertdialog'])('goes to the uppermost %s that is open where what had it is out of reach', (role) => {
    const page = add('main');
    const opener = add('button', {}, page);
    const [below, above, hidden] = [0, 1, 2].map(() => {
      const layer = add('div', { tabIndex: -1 });
      layer.setAttribute('role', role);
      return layer;
    });
    opener.focus();
    openAndClose(() => {
      page.setAttribute('inert', '');
      hidden?.setAttribute('inert', '');
    });
    frame();
    frame();
    expect(document.activeElement).toBe(above);
    expect(document.activeElement).not.toBe(below);
  });

  it('goes nowhere where there is nothing', () => {
    openAndClose();
    frame();
    frame();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not scroll the page', () => {
    const opener = add('button');
    opener.focus();
    const focus = vi.spyOn(opener, 'focus');
    openAndClose();
    frame();
    frame();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });
});
