import { LanguageSwitch, ShopLogo, useHomeLabel } from '@vitrine/app-shell';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Link } from '@vitrine/ui';

/** Logo and languages above the pages around a presentation. */
export function RoomHeader() {
  const localePath = useLocalePath();
  const homeLabel = useHomeLabel();
  return (
    <header className="v-room-header">
      <Link href={localePath('/')} variant="plain" className="v-room-header__logo" aria-label={homeLabel}>
        <ShopLogo />
      </Link>
      <LanguageSwitch />
    </header>
  );
}
