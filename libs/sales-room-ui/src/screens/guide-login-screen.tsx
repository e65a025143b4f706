import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '@vitrine/app-shell';
import { FormNotice } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { createRoomApi, isRoomError } from '@vitrine/sales-room-client';
import { Button, Heading, TextField } from '@vitrine/ui';
import { useRoomLinks } from '../room/use-room-links.ts';

/** A guide signs in with an admin user name and password; the tokens stay on the server. */
export function GuideLoginScreen({ path }: { path: string }) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const isReady = useHydrated();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const username = String(values.get('username') ?? '').trim();
    const password = String(values.get('password') ?? '');
    const missing = {
      ...(username === '' ? { username: t('common.form.required') } : {}),
      ...(password === '' ? { password: t('common.form.required') } : {}),
    };
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first) {
      (form.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    setPending(true);
    try {
      await createRoomApi().loginGuide({ username, password });
      await navigate(links.guide('main'), { replace: true });
    } catch (error) {
      setErrors({ '': isRoomError(error) ? t(`room.error.${error.code}`) : t('common.error.general') });
      setPending(false);
    }
  };

  return (
    <form className="v-form" method="post" onSubmit={(event) => void submit(event)} noValidate aria-label={t('guide.login.title')}>
      <Heading level={1} look={2}>
        {t('guide.login.title')}
      </Heading>
      <p className="v-room-card__lead">{t('guide.login.text')}</p>
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
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isDisabled={!isReady}
        isPending={isPending}
        pendingLabel={t('guide.login.submitting')}
      >
        {t('guide.login.submit')}
      </Button>
    </form>
  );
}
