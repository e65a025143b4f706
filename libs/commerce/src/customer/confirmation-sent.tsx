import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { EmptyState } from '@vitrine/ui';

/** An account is made and waits for the link of a mail: where that went, and what can be done meanwhile. */
export function ConfirmationSent({ email, actions }: { email: string; actions: ReactNode }) {
  const t = useTranslate();
  return (
    <div role="status">
      <EmptyState icon="mail" headingLevel={1} title={t('account.register.confirmTitle')} actions={actions}>
        <p>{t('account.register.confirmEmail', { email })}</p>
      </EmptyState>
    </div>
  );
}
