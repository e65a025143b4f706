import { Form } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Heading, TextArea, TextField } from '@vitrine/ui';
import type { FormFailure } from '../forms/form-failure.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { useAnsweredForm } from '../forms/use-answered-form.ts';
import { type KnownWithdrawal, WITHDRAWAL_INTENTS } from './withdrawal.ts';

/** Step one: who withdraws from which contract. What the shop knows of the visitor is filled in. */
export function WithdrawalForm({ known, failure }: { known: KnownWithdrawal; failure: FormFailure | undefined }) {
  const t = useTranslate();
  const { formProps, errors, values, isPending } = useAnsweredForm(failure, t('common.error.general'));
  const typed = failure === undefined ? known : values;
  return (
    <div className="v-narrow-page">
      <Heading level={1}>{t('legal.withdrawal.title')}</Heading>
      <p>{t('legal.withdrawal.text')}</p>
      <Form className="v-form" {...formProps} aria-label={t('legal.withdrawal.title')}>
        <FormNotice errors={errors} />
        <TextField
          label={t('legal.withdrawal.name')}
          name="name"
          autoComplete="name"
          isRequired
          defaultValue={typed.name}
          errorMessage={errors['name']}
        />
        <TextField
          label={t('legal.withdrawal.contract')}
          name="contract"
          isRequired
          description={t('legal.withdrawal.contractHint')}
          defaultValue={typed.contract}
          errorMessage={errors['contract']}
        />
        <TextField
          label={t('legal.withdrawal.email')}
          name="email"
          type="email"
          autoComplete="email"
          isRequired
          defaultValue={typed.email}
          errorMessage={errors['email']}
        />
        <TextArea
          label={t('legal.withdrawal.scope')}
          name="scope"
          rows={2}
          optionalLabel={t('common.form.optional')}
          defaultValue={values['scope']}
          errorMessage={errors['scope']}
        />
        <input type="hidden" name="intent" value={WITHDRAWAL_INTENTS.review} />
        <Button type="submit" variant="primary" isFullWidth isPending={isPending} pendingLabel={t('common.state.loading')}>
          {t('legal.withdrawal.submit')}
        </Button>
      </Form>
    </div>
  );
}
