import { atom } from 'jotai';
import { chatLinesAtom, roomAtom } from './room-atoms.ts';

/** The panels of a room. One may be open on each side. */
export const START_PANELS = ['guide-tools', 'slides', 'listings', 'templates', 'poll', 'saved'] as const;
export const END_PANELS = [
  'chat',
  'participants',
  'cart',
  'likes',
  'last-seen',
  'audience-carts',
  'audience-likes',
  'audience-seen',
  'attendee',
] as const;
/** Panel at the stage's start. */
export type StartPanel = (typeof START_PANELS)[number];
/** Panel at the stage's end. */
export type EndPanel = (typeof END_PANELS)[number];

/** Panel open beside the stage at its start; null when closed. */
export const startPanelAtom = atom<StartPanel | null>(null);
/** Panel open beside the stage at its end; null when closed. */
export const endPanelAtom = atom<EndPanel | null>(null);

/** The attendee whose cart and wish list a guide looks at in the panel `attendee`. */
export const inspectedAttendeeIdAtom = atom<string | null>(null);

/** The instant listing that a guide edits; null for the list of them. */
export const editedListingAtom = atom<string | null>(null);

/** A slide and the page of its listing, from 1. */
export interface SlidePosition {
  index: number;
  page: number;
}

/** The slide that the viewer looks at on their own; null while following the guide. */
export const ownSlideAtom = atom<SlidePosition | null>(null);

/** The slide that the guide shows. */
export const guideSlideAtom = atom<SlidePosition>((get) => {
  const room = get(roomAtom);
  return { index: room?.currentSlide ?? 0, page: room?.currentSlidePage ?? 1 };
});

/** Where a guide is taking everybody; null once the room has answered. The next step counts from here: two quick presses are two slides. */
export const wantedSlideAtom = atom<SlidePosition | null>(null);

/** The slide on this screen: the viewer's own choice, where it still exists, else the guide's. */
export const shownSlideAtom = atom<SlidePosition>((get) => {
  const own = get(ownSlideAtom);
  const count = get(roomAtom)?.slides.length ?? 0;
  return own !== null && own.index < count ? own : get(guideSlideAtom);
});

/** The viewer scrolls the shown slide on their own, until they ask to be taken along again. */
export const isScrollingAloneAtom = atom(false);

/** A slide is on the screen, at which can be pointed. */
export const isSlideOnScreenAtom = atom(false);

/** What the viewer touches on the slide is pointed at, in place of being opened. */
export const isPointingAtom = atom(false);

/** Product whose details are open; null when none is. */
export const openProductAtom = atom<string | null>(null);

/** The client's own checkout over the presentation: null when it is closed; with an order once that is placed. */
export const checkoutAtom = atom<{ readonly orderId: string | null } | null>(null);

/** The order that was placed here last; null before the first. */
export const lastOrderIdAtom = atom<string | null>(null);

/** An order was placed of which the room has yet to be told. */
export const isOrderUnreportedAtom = atom(false);

/** The browser refused to play sound before a gesture. */
export const isSoundBlockedAtom = atom(false);

/** Causes of poor sound or picture whose telling the viewer has put away: each is told once. */
export const dismissedComplaintsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Grows with each wish to play sound after a gesture. */
export const playbackRequestAtom = atom(0);

/** Whether the tiles beside a slide are shown. */
export const isFilmstripShownAtom = atom(true);

/** Number of chat lines of others that the viewer has seen; null before the room was entered. */
export const seenChatAtom = atom<number | null>(null);

/** Chat lines of others that came since the viewer looked last. What was there on entering counts as read. */
export const unreadChatAtom = atom((get) => {
  const seen = get(seenChatAtom);
  const others = get(chatLinesAtom).filter(({ isOwn }) => !isOwn).length;
  return seen === null ? 0 : Math.max(0, others - seen);
});

/** The modal above the presentation; null when none is open. Product details have their own. */
export type RoomModal =
  | { type: 'leave' | 'start' | 'end' | 'mute-all' | 'media-settings' | 'shortcuts' | 'rename' }
  | { type: 'statistics' | 'remove'; attendeeId: string }
  | { type: 'remove-message'; messageId: string };

export const roomModalAtom = atom<RoomModal | null>(null);
