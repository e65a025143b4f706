import { useAtom, useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Icon } from '@vitrine/ui';
import { endPanelAtom } from '../room/screen-atoms.ts';
import { pinnedMessageAtom } from './pinned-message-atom.ts';
import { passingLinesAtom } from './use-passing-lines.ts';

/** Lines that are shown at once. */
const LIMIT = 2;

/** What is pinned, and below it what others have just said, over the guide's picture while the chat is closed; a press opens the chat. */
export function PassingLines() {
  const t = useTranslate();
  const pinned = useAtomValue(pinnedMessageAtom);
  const passing = useAtomValue(passingLinesAtom);
  const [panel, setPanel] = useAtom(endPanelAtom);
  if (panel === 'chat' || (passing.length === 0 && pinned === null)) return null;
  return (
    <button type="button" className="v-passing-lines" onClick={() => setPanel('chat')}>
      {pinned === null ? null : (
        <span className="v-passing-lines__line v-passing-lines__line--pinned" data-testid="passing-pinned">
          <Icon name="pin" size="text" label={t(pinned.isOwn ? 'room.chat.pinnedOwn' : 'room.chat.pinned')} />{' '}
          <strong>{pinned.name}</strong> {pinned.text}
        </span>
      )}
      {passing.slice(-LIMIT).map(({ key, name, text }) => (
        <span key={key} className="v-passing-lines__line">
          <strong>{name}</strong> {text}
        </span>
      ))}
    </button>
  );
}
