import { useState } from 'react';
import { useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import type { CmsFormProps } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import { sendContactForm, subscribeNewsletter } from '@vitrine/store-api-client';
import { Button, Checkbox, Heading, Notice, SelectField, TextArea, TextField } from '@vitrine/ui';
import { FormNotice } from '../forms/form-notice.tsx';
import { ShopPageText } from '../forms/shop-page-text.tsx';
import { useForm } from '../forms/use-form.ts';
import { usePageForm } from '../page/page-form.ts';
import { PageFormFields } from '../page/page-form-fields.tsx';

/** The contact form of a page. */
export function ContactForm({ title, confirmationText, salutations, placement }: CmsFormProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const page = usePageForm(placement);
  const said = confirmationText || t('shop.contact.sent');
  const [confirmation, setConfirmation] = useState(page.isSent ? said : null);
  const {
    formProps,
    errors,
    required: wanted,
    values: typed,
    isPending,
  } = useForm({
    rules: async () => (await import('./form-rules.ts')).contactSchema,
    answer: page.answer,
    async onSubmit({ privacy: _privacy, salutationId, ...values }) {
      const { individualSuccessMessage } = await sendContactForm(client(), {
        ...values,
        ...(salutationId ? { salutationId } : {}),
        slotId: placement.slotId,
        cmsPageType: placement.pageType,
      });
      setConfirmation(individualSuccessMessage || said);
    },
  });
  if (confirmation !== null) {
    return (
      <div id={page.id}>
        <Notice type="success" isLive>
          {confirmation}
        </Notice>
      </div>
    );
  }
  return (
    <form className="v-form" id={page.id} {...formProps} {...page.formProps}>
      <PageFormFields form="contact" placement={placement} />
      <Heading level={placement.headingLevel}>{title || t('shop.contact.title')}</Heading>
      <FormNotice errors={errors} />
      <div className="v-form__grid">
        {salutations.length > 0 ? (
          <SelectField
            label={t('common.field.salutation')}
            name="salutationId"
            defaultValue={typed.salutationId}
            errorMessage={errors.salutationId}
            isRequired={wanted.has('salutationId')}
            optionalLabel={wanted.has('salutationId') ? undefined : t('common.form.optional')}
            placeholder={t('common.form.choose')}
            options={salutations.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          />
        ) : null}
        <TextField
          label={t('common.field.firstName')}
          name="firstName"
          defaultValue={typed.firstName}
          autoComplete="given-name"
          isRequired
          errorMessage={errors.firstName}
        />
        <TextField
          label={t('common.field.lastName')}
          name="lastName"
          defaultValue={typed.lastName}
          autoComplete="family-name"
          isRequired
          errorMessage={errors.lastName}
        />
        <TextField
          label={t('common.field.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          isRequired
          errorMessage={errors.email}
        />
        <TextField
          label={t('common.field.phone')}
          name="phone"
          defaultValue={typed.phone}
          type="tel"
          autoComplete="tel"
          isRequired={wanted.has('phone')}
          optionalLabel={wanted.has('phone') ? undefined : t('common.form.optional')}
          errorMessage={errors.phone}
        />
        <TextField label={t('common.field.subject')} name="subject" defaultValue={typed.subject} isRequired errorMessage={errors.subject} />
      </div>
      <TextArea
        label={t('common.field.comment')}
        name="comment"
        rows={5}
        defaultValue={typed.comment}
        isRequired
        errorMessage={errors.comment}
      />
      <Checkbox name="privacy" value="on" defaultSelected={typed.privacy === 'on'} errorMessage={errors.privacy}>
        <ShopPageText messageKey="shop.contact.privacy" />
      </Checkbox>
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('common.state.sending')}>
        {t('shop.contact.submit')}
      </Button>
    </form>
  );
}

/** The newsletter form of a page. */
export function NewsletterForm({ title, confirmationText, placement }: CmsFormProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const { session } = useShell();
  const page = usePageForm(placement);
  const [isSent, setSent] = useState(page.isSent);
  const {
    formProps,
    errors,
    values: typed,
    isPending,
  } = useForm({
    rules: async () => (await import('./form-rules.ts')).newsletterSchema,
    answer: page.answer,
    async onSubmit(values) {
      await subscribeNewsletter(client(), { email: values.email, storefrontUrl: session.storefrontUrl });
      setSent(true);
    },
  });
  if (isSent) {
    return (
      <div id={page.id}>
        <Notice type="success" isLive>
          {confirmationText || t('shop.newsletter.subscribed')}
        </Notice>
      </div>
    );
  }
  return (
    <form className="v-form v-form--newsletter" id={page.id} {...formProps} {...page.formProps}>
      <PageFormFields form="newsletter" placement={placement} />
      <Heading level={placement.headingLevel}>{title || t('shop.newsletter.title')}</Heading>
      <p>{t('shop.newsletter.text')}</p>
      <FormNotice errors={errors} />
      <TextField
        label={t('shop.newsletter.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed.email}
        isRequired
        errorMessage={errors.email}
      />
      <Checkbox name="privacy" value="on" defaultSelected={typed.privacy === 'on'} errorMessage={errors.privacy}>
        <ShopPageText messageKey="shop.newsletter.privacy" />
      </Checkbox>
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('common.state.sending')}>
        {t('shop.newsletter.subscribe')}
      </Button>
    </form>
  );
}
