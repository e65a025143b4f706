import { useTranslate } from '@vitrine/i18n/react';
import { SHOP_LOCALES } from '@vitrine/routing';
import { useLocale, useLocalePath, useSwitchLocalePath } from '@vitrine/routing/react-router';
import { scriptCookie } from '@vitrine/session';
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
      <RoomLanguages />
    </header>
  );
}

/** This page in each language; choosing one is remembered. */
function RoomLanguages() {
  const t = useTranslate();
  const current = useLocale();
  const switchLocalePath = useSwitchLocalePath();
  return (
    <nav className="v-language-switch" aria-label={t('common.navigation.languages')}>
      <ul>
        {SHOP_LOCALES.locales.map(({ code, iso, name }) => (
          <li key={code}>
            {/* Another language is another document: texts and direction come with it. */}
            <a
              href={switchLocalePath(code)}
              hrefLang={iso}
              lang={iso}
              aria-current={code === current.code ? 'true' : undefined}
              onClick={() => {
                document.cookie = scriptCookie('locale', code, { secure: location.protocol === 'https:' });
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
