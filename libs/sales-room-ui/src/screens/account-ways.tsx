import { useTranslate } from '@vitrine/i18n/react';
import { Link } from '@vitrine/ui';
import { useRoomLinks } from '../room/use-room-links.ts';

/** The ways into a presentation for whoever has an account, or wants one. */
export function AccountWays({ path }: { path: string }) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  return (
    <div className="v-account-ways">
      <p>{t('room.account.text')}</p>
      <p className="v-account-ways__links">
        <Link href={links.presentation('login')} variant="standalone">
          {t('account.login.submit')}
        </Link>
        <Link href={links.presentation('register')} variant="standalone">
          {t('account.login.register')}
        </Link>
      </p>
    </div>
  );
}
