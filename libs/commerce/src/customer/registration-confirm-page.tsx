import { Form } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, EmptyState, Heading, Link } from '@vitrine/ui';
import { useAnsweredForm } from '../forms/use-answered-form.ts';

/** What came of a registration's link: `asks` before it is followed, `followed` is the page that a good one leads to. */
export type RegistrationLinkState = 'asks' | 'followed' | 'used' | 'wrong';

/** Asks whoever has opened the link whether they want to be signed in to the account that it belongs to. */
function RegistrationQuestion() {
  const t = useTranslate();
  const { session } = useShell();
  const { formProps, isPending } = useAnsweredForm(undefined, t('common.error.general'));
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('account.register.linkTitle')}</Heading>
      <p>{t('account.register.linkText')}</p>
      {session.isLoggedIn ? <p>{t('account.register.linkSignedIn', { name: session.customerName ?? '' })}</p> : null}
      <Form className="v-form" {...formProps} aria-label={t('account.register.linkTitle')}>
        <Button type="submit" variant="primary" isFullWidth isPending={isPending} pendingLabel={t('common.state.sending')}>
          {t('account.register.linkSubmit')}
        </Button>
      </Form>
    </div>
  );
}

/** After the link of a registration's mail. */
export function RegistrationConfirmPage({ state }: { state: RegistrationLinkState }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  if (state === 'asks') return <RegistrationQuestion />;
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
