import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { chatTextSchema } from '@vitrine/sales-room-protocol';
import { Button, EmptyState, IconButton, TextArea } from '@vitrine/ui';
import { useDraft } from '../room/draft.ts';
import { type ChatLine, chatLinesAtom, commandsAtom, isConnectedAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { seenChatAtom } from '../room/screen-atoms.ts';
import { ChatMessageView } from './chat-message.tsx';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { PinnedMessage } from './pinned-message.tsx';
import { pinnedMessageAtom } from './pinned-message-atom.ts';
import { usePinning } from './use-pinning.ts';
import { useRemoval } from './use-removal.ts';

/** Pixels from the end within which the list follows new messages. */
const END_ZONE = 80;

/** The conversation, with what is still on its way at the end. */
export function ChatPanel() {
  const t = useTranslate();
  const lines = useAtomValue(chatLinesAtom);
  const pinnedId = useAtomValue(pinnedMessageAtom)?.id;
  const { list, isAtEnd, onScroll, toEnd } = useFollowedEnd(lines.length, pinnedId);
  const pinning = usePinning();
  const removal = useRemoval(list, lines);
  useSeen(lines);
  return (
    <div className="v-chat">
      <PinnedMessage />
      {/* A conversation that scrolls is reached by the keyboard. */}
      <div
        className="v-chat__scroll"
        ref={list}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label={t('room.chat.label')}
        aria-live="off"
      >
        {lines.length === 0 ? (
          <EmptyState icon="chat" title={t('room.chat.empty')} headingLevel={3} isCompact />
        ) : (
          <ol className="v-chat__lines" onKeyDownCapture={removal?.onKeyDown}>
            {lines.map((line, index) => (
              <ChatMessageView
                key={line.key}
                line={line}
                isContinued={isContinued(lines[index - 1], line)}
                removal={removal}
                pinning={pinning}
              />
            ))}
          </ol>
        )}
      </div>
      {isAtEnd ? null : (
        <Button size="sm" icon="chevron-down" className="v-chat__to-end" onPress={toEnd}>
          {t('room.chat.toLatest')}
        </Button>
      )}
      <ChatForm onSent={toEnd} />
    </div>
  );
}

/** Whether a line goes on from the one before: same person, within five minutes. */
function isContinued(before: ChatLine | undefined, line: ChatLine): boolean {
  if (before === undefined || before.attendeeId !== line.attendeeId) return false;
  return line.sentAt === null || before.sentAt === null || Date.parse(line.sentAt) - Date.parse(before.sentAt) < 300_000;
}

function ChatForm({ onSent }: { onSent(): void }) {
  const t = useTranslate();
  const { path, viewerType } = useRoomIdentity();
  const client = useAtomValue(roomClientAtom);
  const isAllowed = useAtomValue(commandsAtom).has('chat.send');
  const isConnected = useAtomValue(isConnectedAtom);
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(`chat:${viewerType}:${path}`);
  if (!isAllowed) return <p className="v-chat__closed">{t('room.chat.closed')}</p>;

  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    const text = chatTextSchema.safeParse(draft);
    if (!text.success || client === null) return;
    client.deliver('chat.send', { text: text.data });
    setDraft('');
    onSent();
    // The button has nothing to send now, and what is disabled loses the focus to nobody: the next line is written here.
    field.current?.focus();
  };
  return (
    <form className="v-chat__form" onSubmit={send}>
      <TextArea
        inputRef={field}
        label={t('room.chat.placeholder')}
        isLabelHidden
        placeholder={t('room.chat.placeholder')}
        value={draft}
        onChange={setDraft}
        onSubmit={send}
        rows={1}
        isAutoSized
        maxLength={MESSAGE_LIMIT}
        description={isConnected ? undefined : t('room.connection.offlineChat')}
        className="v-chat__field"
      />
      <IconButton
        icon="send"
        label={t('room.chat.send')}
        type="submit"
        variant="primary"
        isDisabled={draft.trim() === ''}
        hasTooltip={false}
      />
    </form>
  );
}

/**
 * Keeps a list at its end while the reader is there; whoever reads further up is left alone.
 * @param above What stands above the list: another one leaves it another height.
 */
function useFollowedEnd(count: number, above: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = (): void => {
    isFollowing.current = true;
    setAtEnd(true);
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  useLayoutEffect(() => {
    const element = list.current;
    if (element && isFollowing.current) element.scrollTop = element.scrollHeight;
  }, [count, above]);
  const onScroll = (): void => {
    const element = list.current;
    if (element === null) return;
    isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < END_ZONE;
    setAtEnd(isFollowing.current);
  };
  return { list, isAtEnd, onScroll, toEnd };
}

/** While the conversation is open, all of it counts as read. */
function useSeen(lines: readonly ChatLine[]): void {
  const setSeen = useSetAtom(seenChatAtom);
  const others = lines.filter(({ isOwn }) => !isOwn).length;
  useEffect(() => setSeen(others), [others, setSeen]);
}
