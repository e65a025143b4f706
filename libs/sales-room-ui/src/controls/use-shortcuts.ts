import { useEffect, useRef } from 'react';

/** Keys of the room: letters as they are written on the key, without shift or control. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Elements in which keys write or choose something. */
const TYPING =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="radiogroup"], [role="slider"], dialog, [role="dialog"], [role="alertdialog"]';

/** Whether a key belongs to the element that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Keys that arrows on a focused button or link have of their own, such as moving in a toolbar. */
const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ']);

/** Listens to single keys while nobody types. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing ||
        isTyping(event.target)
      )
        return;
      if (
        MOVES.has(event.key) &&
        event.target instanceof Element &&
        event.target.closest('button, a, [role="toolbar"], [role="tablist"], video, audio') !== null
      )
        return;
      const run = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
