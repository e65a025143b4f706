import { Form } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, EmptyState, Heading, Link, TextField } from '@vitrine/ui';
import { isFormFailure } from '../forms/form-failure.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { useAnsweredForm } from '../forms/use-answered-form.ts';
import type { RecoveryAnswer, ResetAnswer } from './recovery-forms.ts';

/** Asks for a link with which a new password is chosen, and says where it went. */
export function RecoverPage({ answer }: { answer: RecoveryAnswer | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { formProps, errors, values, isPending } = useAnsweredForm(isFormFailure(answer) ? answer : undefined, t('common.error.general'));
  if (answer !== undefined && !isFormFailure(answer)) {
    return (
      <div role="status">
        <EmptyState
          icon="mail"
          headingLevel={1}
          title={t('account.recover.sentTitle')}
          actions={
            <Link href={localePath('/login')} variant="button-secondary">
              {t('account.recover.back')}
            </Link>
          }
        >
          <p>{t('account.recover.sentText', { email: answer.sentTo })}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('account.recover.title')}</Heading>
      <p>{t('account.recover.text')}</p>
      <Form className="v-form" {...formProps} aria-label={t('account.recover.title')}>
        <FormNotice errors={errors} />
        <TextField
          label={t('common.field.email')}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          defaultValue={values.email}
          errorMessage={errors.email}
        />
        <Button type="submit" variant="primary" isFullWidth isPending={isPending} pendingLabel={t('common.state.sending')}>
          {t('account.recover.submit')}
        </Button>
        <p className="v-form__alternative">
          <Link href={localePath('/login')}>{t('account.recover.back')}</Link>
        </p>
      </Form>
    </div>
  );
}

/** A new password by the link of a mail. */
export function ResetPasswordPage({ isValid, answer }: { isValid: boolean; answer: ResetAnswer | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const failure = isFormFailure(answer) ? answer : undefined;
  const { formProps, errors, isPending } = useAnsweredForm(failure, t('common.error.general'));
  if (!isValid || (answer !== undefined && failure === undefined)) {
    return (
      <div role="status">
        <EmptyState
          icon="clock"
          headingLevel={1}
          title={t('account.reset.expiredTitle')}
          actions={
            <>
              <Link href={localePath('/account/recover')} variant="button-primary">
                {t('account.reset.again')}
              </Link>
              <Link href={localePath('/login')} variant="button-secondary">
                {t('account.recover.back')}
              </Link>
            </>
          }
        >
          <p>{t('account.reset.expired')}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('account.reset.title')}</Heading>
      <Form className="v-form" {...formProps} aria-label={t('account.reset.title')}>
        <FormNotice errors={errors} />
        <NewPasswordFields names={['newPassword', 'newPasswordConfirmation']} errors={errors} />
        <Button type="submit" variant="primary" isFullWidth isPending={isPending} pendingLabel={t('common.state.saving')}>
          {t('account.reset.submit')}
        </Button>
      </Form>
    </div>
  );
}
