import { LanguageSwitch } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Link } from '@vitrine/ui';

/** Logo and languages above the pages around a presentation. */
export function RoomHeader() {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <header className="v-room-header">
      <Link href={localePath('/')} variant="plain" className="v-room-header__logo" aria-label={`Vitrine, ${t('common.navigation.home')}`}>
        <span className="v-logo" aria-hidden="true">
          Vitrine
        </span>
      </Link>
      <LanguageSwitch />
    </header>
  );
}
