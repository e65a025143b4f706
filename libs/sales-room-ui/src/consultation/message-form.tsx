import { Form } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { type FormFailure, FormNotice, ShopPageText, useAnsweredForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { CONSULTATION_MESSAGE_LIMIT } from '@vitrine/sales-room-protocol';
import { Button, Checkbox, Heading, TextArea, TextField } from '@vitrine/ui';

interface MessageFormProps {
  failure: FormFailure | undefined;
  /** What is known already, so that nothing is typed twice. */
  name: string;
  /** The privacy policy was agreed to with the request that waits. */
  hasAgreed: boolean;
}

/** Another way where nobody is free: a question that a guide reads later. */
export function MessageForm({ failure, name, hasAgreed }: MessageFormProps) {
  const t = useTranslate();
  const { session } = useShell();
  const { formProps, errors, values, isPending } = useAnsweredForm(
    failure,
    { throttled: t('consultation.ask.tooMany'), general: t('consultation.ask.failed') },
    { attendeeName: t('consultation.ask.name'), email: t('consultation.message.email'), question: t('consultation.message.question') },
  );
  return (
    <section className="v-ask__message" aria-labelledby="leave-question">
      <Heading level={2} look={4} id="leave-question">
        {t('consultation.message.title')}
      </Heading>
      <Form className="v-form" {...formProps} preventScrollReset aria-labelledby="leave-question">
        <input type="hidden" name="intent" value="message" />
        <FormNotice errors={errors} />
        <TextField
          label={t('consultation.ask.name')}
          name="attendeeName"
          defaultValue={values['attendeeName'] ?? (name || session.customerName || '')}
          autoComplete="name"
          maxLength={80}
          isRequired
          errorMessage={errors['attendeeName']}
        />
        <TextField
          label={t('consultation.message.email')}
          name="email"
          type="email"
          description={t('consultation.message.text')}
          defaultValue={values['email'] ?? ''}
          autoComplete="email"
          maxLength={255}
          isRequired
          errorMessage={errors['email']}
        />
        <TextArea
          label={t('consultation.message.question')}
          name="question"
          defaultValue={values['question'] ?? ''}
          maxLength={CONSULTATION_MESSAGE_LIMIT}
          isRequired
          errorMessage={errors['question']}
        />
        {hasAgreed ? (
          <input type="hidden" name="privacy" value="on" />
        ) : (
          <Checkbox
            name="privacy"
            value="on"
            defaultSelected={values['privacy'] === 'on'}
            errorMessage={errors['privacy'] === undefined ? undefined : t('consultation.ask.privacyRequired')}
          >
            <ShopPageText messageKey="consultation.ask.privacy" />
          </Checkbox>
        )}
        <Button type="submit" size="lg" isFullWidth isPending={isPending} pendingLabel={t('consultation.message.sending')}>
          {t('consultation.message.submit')}
        </Button>
      </Form>
    </section>
  );
}
