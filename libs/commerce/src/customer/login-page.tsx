import { useTranslate } from '@vitrine/i18n/react';
import { toSafePath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Heading } from '@vitrine/ui';
import { useSearchParams } from 'react-router';
import { useSoftNavigate } from '../shell/router-link.tsx';
import type { AddressChoices } from './address-choices.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Where to go after signing in: a path of this origin that the address names, else the account. */
function useReturn(): () => void {
  const navigate = useSoftNavigate();
  const localePath = useLocalePath();
  const [params] = useSearchParams();
  return () => navigate(toSafePath(params.get('returnTo')) ?? localePath('/account'));
}

export function LoginPage() {
  const t = useTranslate();
  const goBack = useReturn();
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('account.login.title')}</Heading>
      <p>{t('account.login.text')}</p>
      <LoginForm onSuccess={goBack} />
    </div>
  );
}

export function RegisterPage({ choices }: { choices: AddressChoices }) {
  const t = useTranslate();
  const goBack = useReturn();
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('account.register.title')}</Heading>
      <p>{t('account.register.text')}</p>
      <RegisterForm choices={choices} mode="account" onSuccess={goBack} />
    </div>
  );
}
