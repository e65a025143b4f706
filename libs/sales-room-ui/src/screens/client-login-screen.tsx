import { useNavigate } from 'react-router';
import { type FormFailure, LoginForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Heading, Link } from '@vitrine/ui';
import type { RoomPageData } from '../room/room-page-data.ts';
import { useRoomLinks } from '../room/use-room-links.ts';

/** A client logs in with a shop account. `answer` is what came of it without scripts. */
export function ClientLoginScreen({ path, entry, answer }: RoomPageData & { answer?: FormFailure | undefined }) {
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
        answer={answer}
        isRecoveredInPlace
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
