import type { MouseEvent, ReactNode } from 'react';
import { useBrowserStoreClient, useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { hasErrorCode, login } from '@vitrine/store-api-client';
import { Button, Link, TextField } from '@vitrine/ui';
import type { FormFailure } from '../forms/form-failure.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { RecoverForm } from './recover-form.tsx';
import { useSessionRefresh } from './use-session-refresh.ts';

export interface LoginFormProps {
  onSuccess?: (() => void | Promise<void>) | undefined;
  submitLabel?: string | undefined;
  /** An address that is known already. */
  initialEmail?: string | undefined;
  /** Where an account is made; the shop's own page by default. */
  registerHref?: string | undefined;
  /** Where a browser without scripts sends the form; the page's own address by default. */
  action?: string | undefined;
  /** What that address said of the form. */
  answer?: FormFailure | undefined;
  /** A forgotten password is asked for in place: the page has more to keep than this form. */
  isRecoveredInPlace?: boolean | undefined;
  /** Fields that nobody sees. */
  carried?: ReactNode | undefined;
}

/** Signs a customer in. An unknown address and a wrong password read alike. */
export function LoginForm({
  onSuccess,
  submitLabel,
  initialEmail,
  registerHref,
  action,
  answer,
  isRecoveredInPlace = false,
  carried,
}: LoginFormProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const client = useBrowserStoreClient();
  const refresh = useSessionRefresh();
  const { modals } = useScreen();
  const { formProps, errors, values, isPending } = useForm({
    rules: async () => (await import('./login-rules.ts')).loginSchema,
    answer,
    reasons: { refused: t('account.login.failed'), inactive: t('account.login.inactive'), throttled: t('account.login.throttled') },
    describe(error) {
      if (error.statusCode === 429) return t('account.login.throttled');
      if (error.statusCode !== 401) return undefined;
      return t(hasErrorCode(error, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED') ? 'account.login.inactive' : 'account.login.failed');
    },
    async onSubmit(credentials) {
      await login(client(), credentials);
      await refresh();
      await onSuccess?.();
    },
  });
  const recover = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    const typed = formProps.ref.current?.elements.namedItem('username');
    modals.open({
      id: 'forgot-password',
      title: t('account.recover.title'),
      render: (close) => <RecoverForm initialEmail={typed instanceof HTMLInputElement ? typed.value : undefined} onClose={close} />,
    });
  };
  return (
    <form
      className="v-form"
      {...formProps}
      {...(action === undefined ? {} : { action, 'data-scripted': '' })}
      aria-label={t('account.login.title')}
    >
      {carried}
      <FormNotice errors={errors} />
      <TextField
        label={t('common.field.email')}
        name="username"
        type="email"
        autoComplete="username"
        defaultValue={values.username ?? initialEmail}
        isRequired
        errorMessage={errors.username}
      />
      <TextField
        label={t('common.field.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
        errorMessage={errors.password}
        revealLabels={{ show: t('common.form.showPassword'), hide: t('common.form.hidePassword') }}
      />
      <Button type="submit" variant="primary" isFullWidth isPending={isPending} pendingLabel={t('account.login.submitting')}>
        {submitLabel ?? t('account.login.submit')}
      </Button>
      <p className="v-form__alternative">
        <Link href={localePath('/account/recover')} onClick={isRecoveredInPlace ? recover : undefined}>
          {t('account.login.forgot')}
        </Link>
      </p>
      <p className="v-form__alternative">
        {t('account.login.noAccount')} <Link href={registerHref ?? localePath('/register')}>{t('account.login.register')}</Link>
      </p>
    </form>
  );
}
