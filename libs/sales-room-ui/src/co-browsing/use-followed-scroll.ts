import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedScroll } from '@vitrine/sales-room-protocol';
import { roomClientAtom } from '../room/room-atoms.ts';
import { isPointingAtom, isScrollingAloneAtom } from '../room/screen-atoms.ts';
import { placeOf } from './anchors.ts';
import { createScrollFollower, type ScrollFollower } from './scroll-follower.ts';
import type { SlideElement } from './slide-element.ts';
import { useOwnScroll } from './use-own-scroll.ts';
import type { ShownPlace } from './use-shown-place.ts';

/** The part of the slide's height at its edges that counts as out of sight for what is pointed at. */
const EDGE = 0.06;

export interface FollowedScroll {
  isFollowing: boolean;
  /** The guide is elsewhere on this slide, or points at something of it. */
  isGuideElsewhere: boolean;
  /** Goes to where the guide is, and stays with them. */
  follow(): void;
}

/** Takes a viewer along to where the guide in control scrolls and points, until they scroll on their own. */
export function useFollowedScroll(slideElement: SlideElement, place: ShownPlace | null, leaderId: string | null): FollowedScroll {
  const { areaOf, slideOf } = slideElement;
  const client = useAtomValue(roomClientAtom);
  const shared = useSharedPosition();
  const isPointing = useAtomValue(isPointingAtom);
  const [isAlone, setAlone] = useAtom(isScrollingAloneAtom);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const follower = useRef<ScrollFollower | null>(null);
  const [sectionId, page] = [place?.sectionId ?? null, place?.page];
  const position = sectionId !== null && shared?.sectionId === sectionId && shared.page === page ? shared : null;
  const isFollowing = leaderId !== null && sectionId !== null && !isAlone;

  useEffect(() => {
    if (!isFollowing) return undefined;
    const made = createScrollFollower(slideOf);
    follower.current = made;
    const refresh = (): void => made.refresh();
    const area = areaOf();
    // Pictures come, a listing turns its page, a phone is turned.
    const [sizes, content] = [new ResizeObserver(refresh), new MutationObserver(refresh)];
    if (area !== null) {
      sizes.observe(area);
      content.observe(area, { childList: true, subtree: true });
      area.addEventListener('load', refresh, { capture: true });
    }
    return () => {
      made.stop();
      follower.current = null;
      sizes.disconnect();
      content.disconnect();
      area?.removeEventListener('load', refresh, { capture: true });
    };
  }, [isFollowing, areaOf, slideOf, sectionId]);

  useEffect(() => {
    if (isFollowing && position !== null) follower.current?.to(position);
  }, [isFollowing, position, sectionId]);

  useEffect(
    () =>
      client?.onEvent((event) => {
        if (event.name !== 'slide.pointed' || event.payload.attendeeId !== leaderId || event.payload.sectionId !== sectionId) return;
        setPointedAt(sectionId);
        const slide = slideOf();
        const at = slide && placeOf(slide, event.payload);
        if (!at) return;
        const { top, height } = slide.getBoundingClientRect();
        const down = (at.top - top) / height;
        // What is pointed at is shown, wherever it is on this viewer's screen.
        if (down < EDGE || down > 1 - EDGE) follower.current?.to({ anchor: event.payload.anchor, offset: event.payload.y, line: 0.5 });
      }),
    [client, leaderId, sectionId, slideOf],
  );

  const leave = useCallback(() => setAlone(true), [setAlone]);
  useOwnScroll(slideElement, follower, { isOn: isFollowing, isPointing, onOwn: leave });

  return {
    isFollowing,
    isGuideElsewhere: position !== null || (pointedAt !== null && pointedAt === sectionId),
    follow: () => setAlone(false),
  };
}

/** Where the guide has scrolled the shown slide to; null where it is shown from its top. */
function useSharedPosition(): SharedScroll | null {
  const client = useAtomValue(roomClientAtom);
  const [position, setPosition] = useState<SharedScroll | null>(null);
  useEffect(
    () =>
      client?.onEvent((event) => {
        if (event.name === 'slide.scrolled') setPosition(event.payload);
        else if (event.name === 'slide.switched' || event.name === 'slides.changed') setPosition(null);
      }),
    [client],
  );
  return position;
}
