import { useSearchParams } from 'react-router';
import { useShell, useSoftNavigate } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { safeReturnTo } from '@vitrine/session';
import { Heading, Link, Notice } from '@vitrine/ui';
import type { FormFailure } from '../forms/form-failure.ts';
import type { AddressChoices } from './address-choices.ts';
import { ConfirmationSent } from './confirmation-sent.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { RegisterAnswer } from './registration-rules.ts';
import { useRegistration } from './use-registration.ts';

/** Where to go after signing in: a page of ours that the address names, in the language that was chosen meanwhile, else the account. */
function useGoBack(): () => void {
  const navigate = useSoftNavigate();
  const localePath = useLocalePath();
  const { appOrigins } = useShell();
  const [params] = useSearchParams();
  return () => navigate(localePath(safeReturnTo(params.get('returnTo'), { ownOrigins: Object.values(appOrigins) }) ?? '/account'));
}

/** The log-in. `answer` is what came of it without scripts. */
export function LoginPage({ answer }: { answer?: FormFailure | undefined }) {
  const t = useTranslate();
  const goBack = useGoBack();
  const [params] = useSearchParams();
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('account.login.title')}</Heading>
      {params.get('password') === 'saved' ? (
        <Notice type="success" isLive>
          {t('account.reset.success')}
        </Notice>
      ) : params.get('saved') === 'delete-account' ? (
        <Notice type="success" isLive>
          {t('account.delete.done')}
        </Notice>
      ) : (
        <p>{t('account.login.text')}</p>
      )}
      <LoginForm onSuccess={goBack} answer={answer} />
    </div>
  );
}

/** The registration. `answer` is what came of it without scripts. */
export function RegisterPage({ choices, answer }: { choices: AddressChoices; answer?: RegisterAnswer | undefined }) {
  const t = useTranslate();
  const goBack = useGoBack();
  const localePath = useLocalePath();
  const { sentTo, form } = useRegistration(answer);
  if (sentTo !== null) {
    return (
      <ConfirmationSent
        email={sentTo}
        actions={
          <Link href={localePath('/')} variant="button-secondary">
            {t('checkout.success.continueShopping')}
          </Link>
        }
      />
    );
  }
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('account.register.title')}</Heading>
      <p>{t('account.register.text')}</p>
      <RegisterForm choices={choices} mode="account" onSuccess={goBack} {...form} />
    </div>
  );
}
