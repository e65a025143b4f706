import { atom } from 'jotai';

/** The panels of a room. One may be open on each side. */
export const ROOM_PANELS = ['chat', 'participants', 'cart', 'likes', 'last-seen', 'slides', 'guide-tools', 'notes', 'product-listing', 'saved-products', 'interaction-template'] as const;
export type RoomPanel = (typeof ROOM_PANELS)[number];

/** Panel open beside the stage at its end; null when closed. */
export const endPanelAtom = atom<RoomPanel | null>(null);
/** Panel open beside the stage at its start; null when closed. */
export const startPanelAtom = atom<RoomPanel | null>(null);

/**
 * The slide that the viewer looks at while browsing freely; null while following the guide.
 */
export const ownSlideAtom = atom<number | null>(null);

/** Number of chat lines that the viewer has seen. */
export const seenChatAtom = atom(0);
