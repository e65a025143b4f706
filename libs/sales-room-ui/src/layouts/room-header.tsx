import { LanguageSwitch, ShopLogo, useShopName } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Link } from '@vitrine/ui';

/** Logo and languages above the pages around a presentation. */
export function RoomHeader() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const shopName = useShopName();
  return (
    <header className="v-room-header">
      <Link
        href={localePath('/')}
        variant="plain"
        className="v-room-header__logo"
        aria-label={`${shopName}, ${t('common.navigation.home')}`}
      >
        <ShopLogo />
      </Link>
      <LanguageSwitch />
    </header>
  );
}
