import { useTranslate } from '@vitrine/i18n/react';
import { Modal } from '@vitrine/ui';
import { GuideLoginForm } from '../screens/guide-login-form.tsx';

interface SignInAgainProps {
  isOpen: boolean;
  onClose(): void;
  onSignedIn(): void;
}

/** A sign-in that has ended is renewed over the page, which keeps all that was typed. */
export function SignInAgain({ isOpen, onClose, onSignedIn }: SignInAgainProps) {
  const t = useTranslate();
  return (
    <Modal isOpen={isOpen} onClose={onClose} aria-label={t('guide.login.title')} size="sm" closeLabel={t('common.action.close')}>
      <GuideLoginForm headingLevel={2} lead={t('presentations.editor.signInAgain')} onSignedIn={onSignedIn} />
    </Modal>
  );
}
