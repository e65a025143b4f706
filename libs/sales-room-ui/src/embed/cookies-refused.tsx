import { useTranslate } from '@vitrine/i18n/react';
import { ErrorState, Link } from '@vitrine/ui';

/** The browser keeps no cookies of a page in a frame of another site: without them nobody can be let in. */
export function CookiesRefused() {
  const t = useTranslate();
  return (
    <main id="main" tabIndex={-1} className="v-room-notification" data-testid="cookies-refused">
      <ErrorState
        icon="lock"
        title={t('room.embed.cookiesTitle')}
        actions={
          <Link href={location.href} target="_blank" variant="button-primary" iconEnd="external">
            {t('room.embed.open')}
          </Link>
        }
      >
        <p>{t('room.embed.cookiesText')}</p>
      </ErrorState>
    </main>
  );
}
