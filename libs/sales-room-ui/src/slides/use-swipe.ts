import { type PointerEvent, useRef, useSyncExternalStore } from 'react';

/** Pixels after which the direction of a touch is clear. */
const CLEAR_PX = 12;
/** Pixels across after which a touch that ends has turned the slide. */
const TURN_PX = 56;
/** How far what is shown follows the finger. */
const FOLLOWS = 0.35;

/** What has gestures across of its own, beside what scrolls across. */
const OWN_GESTURES = 'input, textarea, select, video, audio, canvas, model-viewer, [role="slider"], [contenteditable="true"]';

/** Whether a touch at an element is meant for something between it and the slide. */
function isMeantForPart(target: EventTarget, slide: Element): boolean {
  let element = target instanceof Element ? target : null;
  for (; element !== null && element !== slide; element = element.parentElement) {
    if (element.matches(OWN_GESTURES)) return true;
    const { overflowX, touchAction } = getComputedStyle(element);
    if ((overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1) return true;
    // Whatever keeps the browser from panning across does something with it.
    if (touchAction === 'none' || (touchAction?.includes('pan-y') && !touchAction.includes('pan-x'))) return true;
  }
  return false;
}

function watchZoom(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}

/** Whether the page is magnified by two fingers: then one finger moves the page. */
const isMagnified = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

interface Touch {
  pointerId: number;
  x: number;
  y: number;
  isSwipe: boolean;
}

/**
 * Turns slides by a finger that moves across: 1 is the next one. Scrolling, magnifying and what scrolls across inside the
 * slide go on as ever. Gives what the slide's element takes.
 */
export function useSwipe(isAllowed: boolean, onSwipe: (by: 1 | -1) => void) {
  const isMagnifiedNow = useSyncExternalStore(watchZoom, isMagnified, () => false);
  const touch = useRef<Touch | null>(null);
  const isOn = isAllowed && !isMagnifiedNow;
  const end = (slide: HTMLElement): void => {
    touch.current = null;
    slide.style.removeProperty('--v-slide-drag');
  };
  const across = ({ clientX }: PointerEvent, { x }: Touch): number => clientX - x;
  return {
    'data-swipes': isOn || undefined,
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      // A second finger magnifies; a touch whose slide went away meanwhile has had no end.
      end(event.currentTarget);
      if (isOn && event.isPrimary && event.pointerType === 'touch' && !isMeantForPart(event.target, event.currentTarget))
        touch.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const begun = touch.current;
      if (begun?.pointerId !== event.pointerId) return;
      const [dx, dy] = [across(event, begun), event.clientY - begun.y];
      if (!begun.isSwipe) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) < CLEAR_PX) return;
        if (Math.abs(dy) > Math.abs(dx)) {
          end(event.currentTarget);
          return;
        }
        begun.isSwipe = true;
        // Where the finger lifts is then no press of what lies under it.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      event.currentTarget.style.setProperty('--v-slide-drag', `${Math.round(dx * FOLLOWS)}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const begun = touch.current;
      if (begun?.pointerId !== event.pointerId) return;
      const dx = across(event, begun);
      const isTurned = begun.isSwipe && Math.abs(dx) >= TURN_PX;
      end(event.currentTarget);
      if (!isTurned) return;
      const isToStart = getComputedStyle(event.currentTarget).direction === 'rtl' ? dx > 0 : dx < 0;
      onSwipe(isToStart ? 1 : -1);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      end(event.currentTarget);
    },
  };
}
