import { useEffect, useRef } from 'react';
import type { SlidePoint } from '@vitrine/sales-room-protocol';
import { type Place, placeOf } from './anchors.ts';
import type { SlideElement } from './slide-element.ts';

/** Milliseconds without a movement after which a pointer fades. */
const FADE_AFTER_MS = 2_000;
/** Milliseconds that fading takes; its style takes as long. */
const FADE_MS = 300;
/** CSS pixels that a pointer keeps from the edge of a slide beyond which it is. */
const MARGIN = 14;

/** A place that somebody points at, with their name. */
export interface ShownPointer {
  readonly key: string;
  readonly name: string;
  readonly point: SlidePoint;
  /** When it moved last, as `performance.now()` counts. */
  readonly movedAt: number;
}

interface PointerProps {
  pointer: ShownPointer;
  slideElement: SlideElement;
  onGone: (pointer: ShownPointer) => void;
}

/** A pointer where it belongs on this viewer's slide, or at the edge beyond which that is. */
export function Pointer({ pointer, slideElement, onGone }: PointerProps) {
  const element = useRef<HTMLDivElement>(null);
  const { areaOf, slideOf } = slideElement;
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      const [area, slide, drawn] = [areaOf(), slideOf(), element.current];
      const age = performance.now() - pointer.movedAt;
      if (age > FADE_AFTER_MS + FADE_MS) {
        onGone(pointer);
        return;
      }
      const at = slide === null ? undefined : placeOf(slide, pointer.point);
      if (drawn !== null) {
        drawn.hidden = at === undefined;
        drawn.toggleAttribute('data-fading', age > FADE_AFTER_MS);
        if (at && area && slide) position(drawn, at, area.getBoundingClientRect(), slide.getBoundingClientRect());
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [pointer, areaOf, slideOf, onGone]);
  return (
    <div ref={element} className="v-pointer" data-testid="pointer" hidden>
      <span className="v-pointer__dot" />
      <span className="v-pointer__name">{pointer.name}</span>
    </div>
  );
}

function position(drawn: HTMLElement, at: Place, area: DOMRect, slide: DOMRect): void {
  const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low + MARGIN), high - MARGIN);
  const [left, top] = [within(at.left, slide.left, slide.right), within(at.top, slide.top, slide.bottom)];
  // Names lie on the side where there is room for them.
  drawn.dataset['side'] = left > (slide.left + slide.right) / 2 ? 'before' : 'after';
  drawn.style.translate = `${left - area.left}px ${top - area.top}px`;
}
