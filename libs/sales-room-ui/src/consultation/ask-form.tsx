import { Form } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { type FormFailure, FormNotice, ShopPageText, useAnsweredForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Checkbox, TextField } from '@vitrine/ui';

interface AskFormProps {
  failure: FormFailure | undefined;
  attendeeName: string;
  /** Somebody is free, so that nobody has to wait. */
  isFree: boolean;
}

/** Asks for a guide now: the same name and consent as before a room's door. */
export function AskForm({ failure, attendeeName, isFree }: AskFormProps) {
  const t = useTranslate();
  const { session } = useShell();
  const { formProps, errors, values, isPending } = useAnsweredForm(
    failure,
    { throttled: t('consultation.ask.tooMany'), general: t('consultation.ask.failed') },
    { attendeeName: t('consultation.ask.name') },
  );
  return (
    <Form className="v-form" {...formProps} preventScrollReset aria-label={t('consultation.ask.title')}>
      <input type="hidden" name="intent" value="ask" />
      <FormNotice errors={errors} />
      {session.isLoggedIn ? null : (
        <>
          <TextField
            label={t('consultation.ask.name')}
            name="attendeeName"
            description={t('consultation.ask.nameHint')}
            defaultValue={values['attendeeName'] ?? attendeeName}
            autoComplete="nickname"
            maxLength={80}
            isRequired
            errorMessage={errors['attendeeName']}
          />
          <Checkbox
            name="privacy"
            value="on"
            defaultSelected={values['privacy'] === 'on'}
            errorMessage={errors['privacy'] === undefined ? undefined : t('consultation.ask.privacyRequired')}
          >
            <ShopPageText messageKey="consultation.ask.privacy" />
          </Checkbox>
        </>
      )}
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending} pendingLabel={t('consultation.ask.sending')}>
        {!isFree
          ? t('consultation.ask.queue')
          : session.isLoggedIn
            ? t('consultation.ask.submitAs', { name: session.customerName ?? '' })
            : t('consultation.ask.submit')}
      </Button>
    </Form>
  );
}
