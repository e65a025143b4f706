import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Hands the focus on when what has it goes away, e.g. a button with what it was for; it would be lost otherwise.
 * @param successor Who gets it; asked after the drawing that took the focused element away.
 * @returns Listeners of the frame.
 */
export function useKeptFocus<Frame extends HTMLElement>(
  frame: RefObject<Frame | null>,
  successor: (frame: Frame) => HTMLElement | null | undefined,
) {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    const isNowhere = !document.activeElement || document.activeElement === document.body;
    if (frame.current && isNowhere) successor(frame.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus(event: FocusEvent) {
      focused.current = event.target;
    },
    // What React itself takes out of the document says nothing of it here.
    onBlur() {
      focused.current = undefined;
    },
  };
}
