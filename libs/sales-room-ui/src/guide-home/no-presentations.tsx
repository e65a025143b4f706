import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { EmptyState, Link } from '@vitrine/ui';
import { GUIDE_PAGES } from '../room/room-addresses.ts';

/** A guide's home before the first presentation. */
export function NoPresentations() {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <EmptyState
      icon="calendar"
      title={t('presentations.home.emptyTitle')}
      actions={
        <Link href={localePath(GUIDE_PAGES.create)} variant="button-primary" icon="plus">
          {t('presentations.home.emptyAction')}
        </Link>
      }
    >
      <p>{t('presentations.home.emptyText')}</p>
    </EmptyState>
  );
}
