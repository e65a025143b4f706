import { atom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import type { RecogniserErrorCode } from '@vitrine/sales-room-client';

/** Whether the viewer wants to read what is said; kept in this browser. */
export const areCaptionsOnAtom = atomWithStorage('vitrine-room-captions', false);

/** Path of the presentation in which the viewer's own words are captioned; kept in this tab: it is no consent for another one. */
export const captionedRoomAtom = atomWithStorage<string | null>(
  'vitrine-captioned-room',
  null,
  createJSONStorage(() => sessionStorage),
);

/** Why the viewer's own words are not captioned, although they want it. */
export const recogniserErrorAtom = atom<RecogniserErrorCode | null>(null);
