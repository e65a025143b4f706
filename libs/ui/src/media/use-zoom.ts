import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far a picture can be magnified, and what one step and one press make of it. */
export const ZOOM = { max: 5, step: 1.5, press: 2.2 } as const;

/** A place on the screen. */
interface Point {
  x: number;
  y: number;
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The nearest allowed magnification; close to one it is one. */
export function clampZoom(zoom: number): number {
  return zoom < 1.05 ? 1 : Math.min(zoom, ZOOM.max);
}

function middle(touches: TouchList): Point & { distance: number } {
  const [first, second] = [touches[0], touches[1]];
  if (!first || !second) return { x: 0, y: 0, distance: 0 };
  return {
    x: (first.clientX + second.clientX) / 2,
    y: (first.clientY + second.clientY) / 2,
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  };
}

/**
 * The magnification of a picture in its frame, by wheel, two fingers or steps; what lies under them stays there.
 * @param wheel `always`: the wheel alone magnifies, as nothing else could scroll; else with Ctrl, which is what a pinched touch pad sends.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>, wheel: 'always' | 'ctrl' | 'off') {
  const [zoom, setZoom] = useState(1);
  const current = useRef(1);
  const focal = useRef<{ at: Point; ratio: number }>(undefined);

  const zoomTo = useCallback(
    (wished: number, at?: Point) => {
      const next = clampZoom(wished);
      if (next === current.current) return;
      const box = frame.current?.getBoundingClientRect();
      const centre = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const known = focal.current;
      // Several steps before one drawing count together.
      if (at ?? centre) focal.current = { at: at ?? known?.at ?? (centre as Point), ratio: (known?.ratio ?? 1) * (next / current.current) };
      current.current = next;
      setZoom(next);
    },
    [frame],
  );

  useIsomorphicLayoutEffect(() => {
    const element = frame.current;
    const pending = focal.current;
    focal.current = undefined;
    if (!element || !pending) return;
    const box = element.getBoundingClientRect();
    const x = pending.at.x - box.left;
    const y = pending.at.y - box.top;
    element.scrollTo?.({
      left: (element.scrollLeft + x) * pending.ratio - x,
      top: (element.scrollTop + y) * pending.ratio - y,
      behavior: 'instant',
    });
  }, [zoom, frame]);

  useEffect(() => {
    const element = stage.current;
    if (!element || wheel === 'off') return undefined;
    let pinch: { distance: number; zoom: number } | undefined;
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && wheel !== 'always') return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      zoomTo(current.current * Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), { x: event.clientX, y: event.clientY });
    };
    const handleStart = (event: TouchEvent) => {
      pinch = event.touches.length === 2 ? { distance: middle(event.touches).distance, zoom: current.current } : undefined;
    };
    const handleMove = (event: TouchEvent) => {
      if (!pinch || event.touches.length !== 2 || pinch.distance === 0) return;
      event.preventDefault();
      const fingers = middle(event.touches);
      zoomTo(pinch.zoom * (fingers.distance / pinch.distance), fingers);
    };
    // React's own listeners may not prevent what the browser would do.
    element.addEventListener('wheel', handleWheel, { passive: false });
    element.addEventListener('touchstart', handleStart, { passive: true });
    element.addEventListener('touchmove', handleMove, { passive: false });
    return () => {
      element.removeEventListener('wheel', handleWheel);
      element.removeEventListener('touchstart', handleStart);
      element.removeEventListener('touchmove', handleMove);
    };
  }, [stage, wheel, zoomTo]);

  /** So many times as large as it is, however many steps come before it is drawn. */
  const zoomBy = useCallback((factor: number) => zoomTo(current.current * factor), [zoomTo]);
  return { zoom, zoomTo, zoomBy };
}
