import { useEffect, useRef, useState } from 'react';
import { useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { isStoreApiError, recoverPassword } from '@vitrine/store-api-client';
import { Button, Notice, TextField } from '@vitrine/ui';
import { FormNotice } from '../forms/form-notice.tsx';
import { useForm } from '../forms/use-form.ts';

export interface RecoverFormProps {
  /** An address that was typed already. */
  initialEmail?: string | undefined;
  /** Back to where it was asked. */
  onClose: () => void;
}

/** Asks for a link with which a new password is chosen, without leaving the page. Whether there is such an account nobody learns. */
export function RecoverForm({ initialEmail, onClose }: RecoverFormProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const { session } = useShell();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const said = useRef<HTMLDivElement>(null);
  const { formProps, errors, isPending } = useForm({
    rules: async () => (await import('./recover-rules.ts')).recoverSchema,
    async onSubmit({ email }) {
      try {
        await recoverPassword(client(), { email, storefrontUrl: session.storefrontUrl });
      } catch (error) {
        const isUnknown = isStoreApiError(error) && (error.statusCode === 401 || error.statusCode === 404);
        if (!isUnknown) throw error;
      }
      setSentTo(email);
    },
  });
  useEffect(() => {
    // The field that had the keyboard is gone.
    if (sentTo !== null) said.current?.focus();
  }, [sentTo]);
  if (sentTo !== null) {
    return (
      <div className="v-form">
        <div ref={said} tabIndex={-1} role="status" className="v-form-notice">
          <Notice type="success" title={t('account.recover.sentTitle')}>
            {t('account.recover.sentText', { email: sentTo })}
          </Notice>
        </div>
        <Button variant="primary" onPress={onClose}>
          {t('account.recover.back')}
        </Button>
      </div>
    );
  }
  return (
    <form className="v-form" {...formProps} aria-label={t('account.recover.title')}>
      <p>{t('account.recover.text')}</p>
      <FormNotice errors={errors} />
      <TextField
        label={t('common.field.email')}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        defaultValue={initialEmail}
        errorMessage={errors['email']}
      />
      <Button type="submit" variant="primary" isFullWidth isPending={isPending} pendingLabel={t('common.state.sending')}>
        {t('account.recover.submit')}
      </Button>
    </form>
  );
}
