// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTyping, useShortcuts } from './use-shortcuts.ts';

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div role="dialog"><button></button></div>', true],
  ['<button></button>', false],
  ['<p></p>', false],
])('keys in %s belong to it: %s', (html, expected) => {
  document.body.innerHTML = html;
  const elements = document.body.querySelectorAll('*');
  expect(isTyping(elements[elements.length - 1] ?? null)).toBe(expected);
});

describe('a single key', () => {
  const run = vi.fn<(key: string) => void>();
  let root: Root;
  function Listens() {
    useShortcuts({ m: () => run('m'), ArrowRight: () => run('ArrowRight') });
    return (
      <>
        <button type="button">Here</button>
        <input />
        <p>There</p>
      </>
    );
  }
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    run.mockClear();
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () => root.render(<Listens />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  /** Presses a key at an element; says whether it was taken from the browser. */
  const press = (init: KeyboardEventInit, at = 'p', change?: (event: KeyboardEvent) => void): boolean => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    change?.(event);
    const isLeft = document.querySelector(at)?.dispatchEvent(event);
    return isLeft === false;
  };

  it.each(['m', 'M'])('does what it stands for, and nothing else: %s', (key) => {
    expect(press({ key })).toBe(true);
    expect(run.mock.calls).toEqual([['m']]);
  });

  it.each<KeyboardEventInit>([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
    'belongs to somebody else with %j',
    (init) => {
      expect(press({ key: 'm', ...init })).toBe(false);
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('that somebody has answered already is not answered again', () => {
    press({ key: 'm' }, 'p', (event) => event.preventDefault());
    expect(run).not.toHaveBeenCalled();
  });

  it('that stands for nothing is the browser’s', () => {
    expect(press({ key: 'x' })).toBe(false);
  });

  it.each([
    ['input', 'm', false],
    ['button', 'm', true],
    ['button', 'ArrowRight', false],
    ['p', 'ArrowRight', true],
  ])('in %s is %s: heard %s', (at, key, isHeard) => {
    press({ key }, at);
    expect(run).toHaveBeenCalledTimes(isHeard ? 1 : 0);
  });

  it('is not listened to by what has gone', async () => {
    await act(async () => root.render(null));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
    expect(run).not.toHaveBeenCalled();
  });
});
