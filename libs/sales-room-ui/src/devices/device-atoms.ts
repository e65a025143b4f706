import { atom } from 'jotai';

/** Whether the own picture is drawn like in a mirror. */
export const isMirroredAtom = atom(true);

/** The speaker that sound comes out of; the empty id is the system's own. */
export const speakerIdAtom = atom('');

/** Whether the background of the own picture is blurred. */
export const isBlurredAtom = atom(false);
