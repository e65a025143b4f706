import { useNavigate } from 'react-router';
import { type AddressChoices, ConfirmationSent, type RegisterAnswer, RegisterForm, useRegistration } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Heading, Link } from '@vitrine/ui';
import type { RoomPageData } from '../room/room-page-data.ts';
import { useRoomLinks } from '../room/use-room-links.ts';

export interface ClientRegisterScreenProps extends RoomPageData {
  choices: AddressChoices;
  /** What came of it without scripts. */
  answer?: RegisterAnswer | undefined;
}

/** A client creates a shop account and joins. */
export function ClientRegisterScreen({ path, entry, choices, answer }: ClientRegisterScreenProps) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const navigate = useNavigate();
  const { sentTo, form } = useRegistration(answer);
  const asGuest =
    entry.screen === 'login' ? null : (
      <Link href={links.presentation('prejoin')} variant="standalone">
        {t('room.login.asGuest')}
      </Link>
    );
  // The mail's link opens the shop: whoever doesn't wait for it joins as a guest.
  if (sentTo !== null) return <ConfirmationSent email={sentTo} actions={asGuest} />;
  return (
    <>
      <Heading level={1} look={2}>
        {t('room.register.title')}
      </Heading>
      <p className="v-room-card__lead">
        {t('room.register.text')} <Link href={links.presentation('login')}>{t('account.login.submit')}</Link>
      </p>
      <RegisterForm
        choices={choices}
        mode="account"
        isBrief
        submitLabel={t('room.register.submit')}
        onSuccess={() => void navigate(links.presentation('main'), { replace: true })}
        {...form}
      />
      {asGuest === null ? null : <p className="v-room-card__alternative">{asGuest}</p>}
    </>
  );
}
