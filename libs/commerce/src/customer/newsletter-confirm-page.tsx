import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { EmptyState, Link } from '@vitrine/ui';

/** What came of a newsletter's link. */
export type NewsletterLinkState = 'confirmed' | 'used' | 'wrong';

const ICONS = { confirmed: 'check-circle', used: 'info', wrong: 'alert' } as const;

/** After the link of a newsletter's mail. */
export function NewsletterConfirmPage({ state }: { state: NewsletterLinkState }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <EmptyState
      icon={ICONS[state]}
      headingLevel={1}
      title={t(`account.newsletter.${state}Title`)}
      actions={
        <Link href={localePath('/')} variant="button-primary">
          {t('common.action.backToHome')}
        </Link>
      }
    >
      <p>{t(`account.newsletter.${state}Text`)}</p>
    </EmptyState>
  );
}
