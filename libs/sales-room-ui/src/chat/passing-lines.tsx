import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Icon } from '@vitrine/ui';
import { chatLinesAtom } from '../room/room-atoms.ts';
import { endPanelAtom } from '../room/screen-atoms.ts';
import { pinnedMessageAtom } from './pinned-message-atom.ts';

/** Milliseconds for which lines stay after the last of them came. */
const STAY_MS = 8_000;
/** Lines that are shown at once. */
const LIMIT = 2;

/** What is pinned, and below it what others have just said, over the guide's picture while the chat is closed; a press opens the chat. */
export function PassingLines() {
  const t = useTranslate();
  const pinned = useAtomValue(pinnedMessageAtom);
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
  const fresh = lines
    .slice(lines.findLastIndex(({ key }) => key === passed) + 1)
    .filter(({ isOwn, isRemoved, messageId }) => !isOwn && !isRemoved && messageId !== pinned?.id);
  if (fresh.length === 0 && pinned === null) return null;
  return (
    <button type="button" className="v-passing-lines" onClick={() => setPanel('chat')}>
      {pinned === null ? null : (
        <span className="v-passing-lines__line v-passing-lines__line--pinned" data-testid="passing-pinned">
          <Icon name="pin" size="text" label={t(pinned.isOwn ? 'room.chat.pinnedOwn' : 'room.chat.pinned')} />{' '}
          <strong>{pinned.name}</strong> {pinned.text}
        </span>
      )}
      {fresh.slice(-LIMIT).map(({ key, name, text }) => (
        <span key={key} className="v-passing-lines__line">
          <strong>{name}</strong> {text}
        </span>
      ))}
    </button>
  );
}
