import { atom } from 'jotai';
import { hasBrowserRecogniser, loadBrowserRecogniser, type SpeechRecogniser } from '@vitrine/sales-room-client';

/** Where the speech of this page becomes text. */
export interface RecogniserSource {
  /** Whether there is one here; where there isn't, no switch is offered. */
  isOffered(): boolean;
  /** Makes it once somebody wants it; undefined where there is none after all. */
  load(): Promise<SpeechRecogniser | undefined>;
}

/** The browser's own recogniser, unless the host has another: see `RoomProvider`. */
export const recogniserSourceAtom = atom<RecogniserSource>({ isOffered: hasBrowserRecogniser, load: loadBrowserRecogniser });
