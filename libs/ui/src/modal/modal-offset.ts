import { useEffect, useLayoutEffect, useState } from 'react';
import { MODAL } from './modal-constants.ts';
import type { ModalOptions } from './modals.ts';

/** Pixels that a modal leaves free at each edge of the screen. */
export interface ModalInsets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const NO_INSETS: ModalInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Room for sidebars and toolbars, from their places on the screen.
 * A toolbar counts for the edge it lies along; below 1024 px nothing counts.
 */
export function computeModalInsets(
  offset: ModalOptions['offset'],
  viewport: { width: number; height: number },
  sidebars: readonly Edges[],
  toolbars: readonly Edges[],
): ModalInsets {
  if (!offset || viewport.width < MODAL.offsetBreakpoint) return NO_INSETS;
  const insets = { ...NO_INSETS };
  const takeLeft = (box: Edges) => (insets.left = Math.max(insets.left, box.right));
  const takeRight = (box: Edges) => (insets.right = Math.max(insets.right, viewport.width - box.left));
  const isOnLeft = (box: Edges) => box.left + box.right <= viewport.width;

  for (const box of sidebars) {
    if (box.right <= box.left) continue;
    if (isOnLeft(box) && offset !== 'right') takeLeft(box);
    if (!isOnLeft(box) && offset !== 'left') takeRight(box);
  }
  for (const box of toolbars) {
    const isUpright = box.bottom - box.top > box.right - box.left;
    if (box.right <= box.left) continue;
    if (isUpright && isOnLeft(box)) takeLeft(box);
    else if (isUpright) takeRight(box);
    else if (box.top + box.bottom <= viewport.height) insets.top = Math.max(insets.top, box.bottom);
    else insets.bottom = Math.max(insets.bottom, viewport.height - box.top);
  }
  return insets;
}

function measure(offset: ModalOptions['offset']): ModalInsets {
  const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return computeModalInsets(
    offset,
    { width: window.innerWidth, height: window.innerHeight },
    boxes('[data-v-sidebar]'),
    boxes('[data-v-toolbar]'),
  );
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The insets of an open modal; measured at opening and, debounced, when the window changes size. */
export function useModalInsets(offset: ModalOptions['offset'], isOpen: boolean): ModalInsets {
  const [insets, setInsets] = useState(NO_INSETS);
  // Before it is seen: it must not come in at one place and stand at another.
  useIsomorphicLayoutEffect(() => {
    if (!isOpen || !offset) return undefined;
    setInsets(measure(offset));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setInsets(measure(offset)), MODAL.resizeDebounce);
    };
    window.addEventListener('resize', handleResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', handleResize);
    };
  }, [offset, isOpen]);
  return insets;
}
