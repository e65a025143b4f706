import { useTranslate } from '@vitrine/i18n/react';
import { EmptyState } from '@vitrine/ui';

/** A guide's home before the first presentation. */
export function NoPresentations() {
  const t = useTranslate();
  return (
    <EmptyState icon="calendar" title={t('presentations.home.emptyTitle')}>
      <p>{t('presentations.home.emptyText')}</p>
    </EmptyState>
  );
}
