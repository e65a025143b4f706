import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { ConfirmModal } from './confirm-modal.tsx';

/** Asks before a message is removed: nothing brings it back. */
export function RemoveMessageModal({ messageId, onClose }: { messageId: string; onClose(): void }) {
  const t = useTranslate();
  const message = useAtomValue(roomAtom)?.chat.find(({ id }) => id === messageId);
  const { isAllowed, isPending, run } = useRoomCommand('chat.remove');
  const isGone = message === undefined || message.isRemoved === true;
  // Removed is what everybody sees as removed, by whichever guide: the focus then finds the conversation as it is.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (isGone) return null;
  return (
    <ConfirmModal
      title={t('guide.chat.removeTitle')}
      confirmLabel={t('guide.chat.removeConfirm')}
      isDanger
      isDisabled={!isAllowed}
      isPending={isPending}
      onConfirm={() => void run({ messageId })}
      onClose={onClose}
    >
      <blockquote className="v-chat-quote" dir="auto">
        {message.text}
      </blockquote>
      <p>{t('guide.chat.removeText', { name: message.name })}</p>
    </ConfirmModal>
  );
}
