import { useState } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { createPresentationsApi, isRoomError } from '@vitrine/sales-room-client/api';
import type { PresentationSummary } from '@vitrine/sales-room-protocol';
import { Notice } from '@vitrine/ui';
import { ConfirmModal } from '../modals/confirm-modal.tsx';

interface DeletePresentationProps {
  presentation: PresentationSummary;
  onClose(): void;
  /** It is gone, or was gone already. */
  onDeleted(): Promise<void>;
  /** Nobody is signed in any more. */
  onSignedOut(): void;
}

/** Asks before a presentation goes for good; what speaks against it is said in place. */
export function DeletePresentation({ presentation: { id, name }, onClose, onDeleted, onSignedOut }: DeletePresentationProps) {
  const t = useTranslate();
  const { notifications } = useScreen();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const remove = async (): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await createPresentationsApi()
        .remove(id)
        .catch((error: unknown) => {
          if (!isRoomError(error) || error.code !== 'not-found') throw error;
        });
      await onDeleted();
      onClose();
      notifications.notify({ id: 'guide:deleted', type: 'success', message: t('presentations.card.deleted', { name }) });
    } catch (error) {
      const code = isRoomError(error) ? error.code : 'internal';
      if (code === 'unauthenticated' || code === 'session-expired') {
        onClose();
        onSignedOut();
        return;
      }
      setProblem(t(code === 'wrong-state' ? 'presentations.card.deleteRunning' : `room.error.${code}`));
      setPending(false);
    }
  };

  return (
    <ConfirmModal
      title={t('presentations.card.deleteTitle')}
      confirmLabel={t('presentations.card.deleteConfirm')}
      isDanger
      isPending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('presentations.card.deleteText', { name })}</p>
      <div role="alert">{problem === null ? null : <Notice type="danger">{problem}</Notice>}</div>
    </ConfirmModal>
  );
}
