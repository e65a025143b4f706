import { useNavigate } from 'react-router';
import { type AddressChoices, LoginForm, RegisterForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Heading, Link } from '@vitrine/ui';
import type { RoomPageData } from '../room/room-page-data.ts';
import { useRoomLinks } from '../room/use-room-links.ts';

/** A client logs in with a shop account. */
export function ClientLoginScreen({ path, entry }: RoomPageData) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const navigate = useNavigate();
  const isRestricted = entry.screen === 'login';
  return (
    <>
      <Heading level={1} look={2}>
        {t('room.login.title')}
      </Heading>
      {isRestricted ? <p className="v-room-card__lead">{t('room.login.text')}</p> : null}
      <LoginForm
        submitLabel={t('room.login.join')}
        registerHref={links.presentation('register')}
        onSuccess={() => void navigate(links.presentation('main'), { replace: true })}
      />
      {isRestricted ? null : (
        <p className="v-room-card__alternative">
          <Link href={links.presentation('prejoin')} variant="standalone">
            {t('room.login.asGuest')}
          </Link>
        </p>
      )}
    </>
  );
}

/** A client creates a shop account and joins. */
export function ClientRegisterScreen({ path, choices }: RoomPageData & { choices: AddressChoices }) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const navigate = useNavigate();
  return (
    <>
      <Heading level={1} look={2}>
        {t('room.register.title')}
      </Heading>
      <RegisterForm
        choices={choices}
        mode="account"
        submitLabel={t('room.register.submit')}
        onSuccess={() => void navigate(links.presentation('main'), { replace: true })}
      />
    </>
  );
}
