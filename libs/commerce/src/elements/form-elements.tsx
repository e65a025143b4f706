import type { CmsFormProps } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import { sendContactForm, subscribeNewsletter } from '@vitrine/store-api-client';
import { Button, Checkbox, Heading, Notice, SelectField, TextArea, TextField } from '@vitrine/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useShell } from '../customer/session-context.tsx';
import { FormNotice } from '../forms/form-notice.tsx';
import { ShopPageText } from '../forms/shop-page-text.tsx';
import { accepted, email, message, optional, required } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { useBrowserStoreClient } from '../shell/store-client.tsx';

const contactSchema = z.object({
  salutationId: optional,
  firstName: required,
  lastName: required,
  email,
  phone: optional,
  subject: required,
  comment: message,
  privacy: accepted,
});

/** The contact form of a page. */
export function ContactForm({ title, confirmationText, salutations, placement }: CmsFormProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const { formProps, errors, required: wanted, isPending } = useForm({
    schema: contactSchema,
    async onSubmit({ privacy: _privacy, salutationId, ...values }) {
      const { individualSuccessMessage } = await sendContactForm(client(), {
        ...values,
        ...(salutationId ? { salutationId } : {}),
        slotId: placement.slotId,
        cmsPageType: placement.pageType,
      });
      setConfirmation(individualSuccessMessage || confirmationText || t('shop.contact.sent'));
    },
  });
  if (confirmation !== null) {
    return (
      <Notice type="success" isLive>
        {confirmation}
      </Notice>
    );
  }
  return (
    <form className="v-form" {...formProps}>
      <Heading level={placement.headingLevel}>{title || t('shop.contact.title')}</Heading>
      <FormNotice errors={errors} />
      <div className="v-form__grid">
        {salutations.length > 0 ? (
          <SelectField label={t('common.field.salutation')} name="salutationId" errorMessage={errors.salutationId} isRequired={wanted.has('salutationId')} optionalLabel={wanted.has('salutationId') ? undefined : t('common.form.optional')} placeholder={t('common.form.choose')} options={salutations.map(({ id, displayName }) => ({ value: id, label: displayName }))} />
        ) : null}
        <TextField label={t('common.field.firstName')} name="firstName" autoComplete="given-name" isRequired errorMessage={errors.firstName} />
        <TextField label={t('common.field.lastName')} name="lastName" autoComplete="family-name" isRequired errorMessage={errors.lastName} />
        <TextField label={t('common.field.email')} name="email" type="email" autoComplete="email" isRequired errorMessage={errors.email} />
        <TextField label={t('common.field.phone')} name="phone" type="tel" autoComplete="tel" isRequired={wanted.has('phone')} optionalLabel={wanted.has('phone') ? undefined : t('common.form.optional')} errorMessage={errors.phone} />
        <TextField label={t('common.field.subject')} name="subject" isRequired errorMessage={errors.subject} />
      </div>
      <TextArea label={t('common.field.comment')} name="comment" rows={5} isRequired errorMessage={errors.comment} />
      <Checkbox name="privacy" value="on" errorMessage={errors.privacy}>
        <ShopPageText messageKey="shop.contact.privacy" />
      </Checkbox>
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('common.state.sending')}>
        {t('shop.contact.submit')}
      </Button>
    </form>
  );
}

const newsletterSchema = z.object({ email, privacy: accepted });

/** The newsletter form of a page. */
export function NewsletterForm({ title, confirmationText, placement }: CmsFormProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const { session } = useShell();
  const [isSent, setSent] = useState(false);
  const { formProps, errors, isPending } = useForm({
    schema: newsletterSchema,
    async onSubmit(values) {
      await subscribeNewsletter(client(), { email: values.email, storefrontUrl: session.storefrontUrl });
      setSent(true);
    },
  });
  if (isSent) {
    return (
      <Notice type="success" isLive>
        {confirmationText || t('shop.newsletter.subscribed')}
      </Notice>
    );
  }
  return (
    <form className="v-form v-form--newsletter" {...formProps}>
      <Heading level={placement.headingLevel}>{title || t('shop.newsletter.title')}</Heading>
      <p>{t('shop.newsletter.text')}</p>
      <FormNotice errors={errors} />
      <TextField label={t('shop.newsletter.email')} name="email" type="email" autoComplete="email" isRequired errorMessage={errors.email} />
      <Checkbox name="privacy" value="on" errorMessage={errors.privacy}>
        <ShopPageText messageKey="shop.newsletter.privacy" />
      </Checkbox>
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('common.state.sending')}>
        {t('shop.newsletter.subscribe')}
      </Button>
    </form>
  );
}
