import { atom } from 'jotai';

/** The window above all others that shows the room; null while there is none. */
export const pictureWindowAtom = atom<Window | null>(null);
