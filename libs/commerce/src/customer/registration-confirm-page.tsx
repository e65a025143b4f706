import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { EmptyState, Link } from '@vitrine/ui';
import { useShell } from './session-context.tsx';

/** What came of a registration's link: `followed` is the page that a good one leads to. */
export type RegistrationLinkState = 'followed' | 'used' | 'wrong';

/** After the link of a registration's mail. */
export function RegistrationConfirmPage({ state }: { state: RegistrationLinkState }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  // Whoever is signed in has an active account, by this link or another.
  if (state !== 'wrong' && session.isLoggedIn) {
    return (
      <EmptyState
        icon="check-circle"
        headingLevel={1}
        title={t('account.register.confirmed')}
        actions={
          <>
            <Link href={localePath('/account')} variant="button-primary">
              {t('common.navigation.account')}
            </Link>
            <Link href={localePath('/')} variant="button-secondary">
              {t('checkout.success.continueShopping')}
            </Link>
          </>
        }
      >
        <p>{t('account.register.success', { name: session.customerName ?? '' })}</p>
      </EmptyState>
    );
  }
  const isUsed = state === 'used';
  return (
    <EmptyState
      icon={isUsed ? 'info' : 'alert'}
      headingLevel={1}
      title={t(isUsed ? 'account.register.linkUsed' : 'account.register.confirmFailed')}
      actions={
        <>
          <Link href={localePath('/login')} variant="button-primary">
            {t('account.login.title')}
          </Link>
          {isUsed ? null : (
            <Link href={localePath('/register')} variant="button-secondary">
              {t('account.login.register')}
            </Link>
          )}
        </>
      }
    >
      <p>{t(isUsed ? 'account.register.linkUsedText' : 'account.register.linkWrongText')}</p>
    </EmptyState>
  );
}
