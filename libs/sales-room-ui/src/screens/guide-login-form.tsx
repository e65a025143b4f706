import { FormNotice, useForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { isRoomError } from '@vitrine/sales-room-client';
import { Button, Heading, type HeadingLevel, TextField } from '@vitrine/ui';

interface GuideLoginFormProps {
  headingLevel: HeadingLevel;
  /** What the guide is to know first; a general text by default. */
  lead?: string | undefined;
  onSignedIn(): Promise<void> | void;
}

/** A guide signs in with an admin user name and password; the tokens stay on the server. */
export function GuideLoginForm({ headingLevel, lead, onSignedIn }: GuideLoginFormProps) {
  const t = useTranslate();
  const { formProps, errors, isPending } = useForm({
    rules: async () => (await import('./entry-forms.ts')).guideLoginSchema,
    describeOther: (error) => (isRoomError(error) ? t(`room.error.${error.code}`) : undefined),
    async onSubmit(login) {
      const { createRoomApi } = await import('./entry-forms.ts');
      await createRoomApi().loginGuide(login);
      await onSignedIn();
    },
  });
  return (
    <form className="v-form" {...formProps} aria-label={t('guide.login.title')}>
      <Heading level={headingLevel} look={2}>
        {t('guide.login.title')}
      </Heading>
      <p className="v-room-card__lead">{lead ?? t('guide.login.text')}</p>
      <FormNotice errors={errors} />
      <TextField label={t('guide.login.username')} name="username" autoComplete="username" isRequired errorMessage={errors.username} />
      <TextField
        label={t('guide.login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
        errorMessage={errors.password}
        revealLabels={{ show: t('common.form.showPassword'), hide: t('common.form.hidePassword') }}
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending} pendingLabel={t('guide.login.submitting')}>
        {t('guide.login.submit')}
      </Button>
    </form>
  );
}
