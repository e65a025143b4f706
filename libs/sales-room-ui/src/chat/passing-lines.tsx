import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { chatLinesAtom } from '../room/room-atoms.ts';
import { endPanelAtom } from '../room/screen-atoms.ts';

/** Milliseconds for which lines stay after the last of them came. */
const STAY_MS = 8_000;
/** Lines that are shown at once. */
const LIMIT = 2;

/** What others have just said, over the guide's picture while the chat is closed; a press opens the chat. */
export function PassingLines() {
  const lines = useAtomValue(chatLinesAtom);
  const [panel, setPanel] = useAtom(endPanelAtom);
  const last = lines.at(-1)?.key;
  const [passed, setPassed] = useState(last);
  const isChatOpen = panel === 'chat';
  useEffect(() => {
    if (last === passed) return undefined;
    const timer = setTimeout(() => setPassed(last), isChatOpen ? 0 : STAY_MS);
    return () => clearTimeout(timer);
  }, [last, passed, isChatOpen]);
  if (isChatOpen) return null;
  const fresh = lines.slice(lines.findLastIndex(({ key }) => key === passed) + 1).filter(({ isOwn, isRemoved }) => !isOwn && !isRemoved);
  if (fresh.length === 0) return null;
  return (
    <button type="button" className="v-passing-lines" onClick={() => setPanel('chat')}>
      {fresh.slice(-LIMIT).map(({ key, name, text }) => (
        <span key={key} className="v-passing-lines__line">
          <strong>{name}</strong> {text}
        </span>
      ))}
    </button>
  );
}
