import { atom } from 'jotai';
import type { SendToHost } from './host-link.ts';

/** Says something to the page that holds the room in a frame; null where there is none, or it has not asked yet. */
export const sendToHostAtom = atom<{ readonly send: SendToHost } | null>(null);

/** The product that the page around was told of last; null before the first. */
export const productAtHostAtom = atom<{ readonly id: string; readonly number: string } | null>(null);
