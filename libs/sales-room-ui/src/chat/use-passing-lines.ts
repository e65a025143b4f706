import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { chatLinesAtom } from '../room/room-atoms.ts';
import { endPanelAtom } from '../room/screen-atoms.ts';
import { pinnedMessageAtom } from './pinned-message-atom.ts';

/** Milliseconds for which lines stay after the last of them came. */
const STAY_MS = 8_000;

/** Key of the last line that has passed, undefined before the first line; null until lines pass at all. */
const passedLineAtom = atom<string | undefined | null>(null);

/** What others have just said while the chat was closed, oldest first. `usePassingLines` lets it pass. */
export const passingLinesAtom = atom((get) => {
  const passed = get(passedLineAtom);
  if (passed === null) return [];
  const lines = get(chatLinesAtom);
  const pinned = get(pinnedMessageAtom);
  return lines
    .slice(lines.findLastIndex(({ key }) => key === passed) + 1)
    .filter(({ isOwn, isRemoved, messageId }) => !isOwn && !isRemoved && messageId !== pinned?.id);
});

/** Lets lines pass: at once while the chat is open, else some seconds after the last one. Whatever was said before has passed. */
export function usePassingLines(): void {
  const last = useAtomValue(chatLinesAtom).at(-1)?.key;
  const [passed, setPassed] = useAtom(passedLineAtom);
  const isChatOpen = useAtomValue(endPanelAtom) === 'chat';
  useEffect(() => {
    if (last === passed) return undefined;
    if (passed === null) return setPassed(last);
    const timer = setTimeout(() => setPassed(last), isChatOpen ? 0 : STAY_MS);
    return () => clearTimeout(timer);
  }, [last, passed, isChatOpen, setPassed]);
}
