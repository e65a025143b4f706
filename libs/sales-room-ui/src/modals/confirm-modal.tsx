import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Modal } from '@vitrine/ui';

export interface ConfirmModalProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  onConfirm(): void;
  onClose(): void;
  /** A further way, between cancelling and confirming. */
  extra?: ReactNode;
}

/** Asks before something that concerns everybody. */
export function ConfirmModal({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger,
  isDisabled,
  isPending,
  onConfirm,
  onClose,
  extra,
}: ConfirmModalProps) {
  const t = useTranslate();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      closeLabel={t('common.action.close')}
      footer={
        <div className="v-modal-actions">
          <Button variant="quiet" onPress={onClose}>
            {cancelLabel ?? t('common.action.cancel')}
          </Button>
          {extra}
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isDisabled={isDisabled}
            isPending={isPending}
            pendingLabel={t('common.state.pending')}
            onPress={onConfirm}
            autoFocus
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Modal>
  );
}
