import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { SlidePoint } from '@vitrine/sales-room-protocol';
import { isGuideAtom, roomClientAtom } from '../room/room-atoms.ts';
import { isPointingAtom } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { type Place, readPoint } from './anchors.ts';
import type { SlideElement } from './slide-element.ts';
import { throttle } from './throttle.ts';
import type { ShownPlace } from './use-shown-place.ts';

/** Milliseconds between two places that are sent: twenty a second. */
const INTERVAL_MS = 50;

/** A button or key with which something on the slide would be opened: while somebody points, it is pointed at. */
const PRESSES = new Set(['Enter', ' ']);

interface SharedPointer {
  isOn: boolean;
  /** Tells where it is pointed at on this screen, before anybody else knows. */
  onPoint: (point: SlidePoint) => void;
}

/**
 * While it is on, what is touched on the slide is pointed at and not opened. A guide goes on until they stop, and their
 * mouse points by being there; a client points once.
 */
export function useSharedPointer({ areaOf, slideOf }: SlideElement, place: ShownPlace | null, { isOn, onPoint }: SharedPointer): void {
  const client = useAtomValue(roomClientAtom);
  const isGuide = useAtomValue(isGuideAtom);
  const setPointing = useSetAtom(isPointingAtom);
  const { run } = useRoomCommand('slide.point');
  const [sectionId, page] = [place?.sectionId, place?.page];
  useEffect(() => {
    const area = areaOf();
    if (!isOn || client === null || area === null || sectionId === undefined || page === undefined) return undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    // A place that is lost is made up for by the next.
    const share = throttle((point: SlidePoint) => void client.send('slide.point', point).catch(() => undefined), INTERVAL_MS);
    let pressed: number | undefined;

    const pointAt = (at: Place): SlidePoint | undefined => {
      const slide = slideOf();
      if (slide === null) return undefined;
      return { sectionId, page, ...readPoint(slide, sectionId, at) };
    };
    const move = (at: Place): void => {
      const point = pointAt(at);
      if (point === undefined) return;
      // A mouse that is only moved shows by itself where it is.
      if (pressed !== undefined) onPoint(point);
      share(point);
    };
    /** What was meant: whoever points once is told if it did not arrive. */
    const settle = (at: Place): void => {
      const point = pointAt(at);
      if (point === undefined) return;
      onPoint(point);
      if (isGuide) {
        share(point);
        return;
      }
      share.cancel();
      void run(point);
      setPointing(false);
    };
    const onSlide = (act: (event: PointerEvent, at: Place) => void) => (event: PointerEvent) => {
      if (!(event.target instanceof Node) || slideOf()?.contains(event.target) !== true) return;
      event.stopPropagation();
      act(event, { left: event.clientX, top: event.clientY });
    };
    const press = onSlide((event, at) => {
      // Else the browser would take hold of a picture or a link to drag it.
      event.preventDefault();
      pressed = event.pointerId;
      move(at);
    });
    const moved = onSlide((event, at) => {
      if (event.pointerId === pressed || (isGuide && event.pointerType === 'mouse')) move(at);
    });
    const released = onSlide((event, at) => {
      if (event.pointerId !== pressed) return;
      pressed = undefined;
      settle(at);
    });
    const swallow = (event: Event): void => {
      if (!(event.target instanceof Node) || slideOf()?.contains(event.target) !== true) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setPointing(false);
      if (!PRESSES.has(event.key) || !(event.target instanceof Element) || slideOf()?.contains(event.target) !== true) return;
      swallow(event);
      const { left, top, width, height } = event.target.getBoundingClientRect();
      settle({ left: left + width / 2, top: top + height / 2 });
    };
    area.addEventListener('pointerdown', press, options);
    area.addEventListener('pointermove', moved, options);
    area.addEventListener('pointerup', released, options);
    for (const name of ['click', 'auxclick', 'dragstart', 'contextmenu']) area.addEventListener(name, swallow, options);
    document.addEventListener('keydown', key, options);
    return () => {
      // The click of the tap that ended it is still to come.
      setTimeout(() => end.abort());
      share.cancel();
    };
  }, [client, run, areaOf, slideOf, isOn, isGuide, onPoint, setPointing, sectionId, page]);
}
