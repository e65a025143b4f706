import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { ConfirmModal } from '../modals/confirm-modal.tsx';

/** Asks before a page is left on which something is not saved; what leaves the app is asked about by the browser. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: RefObject<boolean> }) {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmModal
      title={t('presentations.editor.leaveTitle')}
      confirmLabel={t('presentations.editor.leaveConfirm')}
      cancelLabel={t('presentations.editor.stay')}
      isDanger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{t('presentations.editor.leaveText')}</p>
    </ConfirmModal>
  );
}
