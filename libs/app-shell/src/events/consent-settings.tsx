import { useTranslate } from '@vitrine/i18n/react';
import { useBrand } from '../brand/brand-context.tsx';
import { ASK_CONSENT_EVENT } from './consent.ts';

/** Opens the question about being counted again, for the foot of a page. Nothing where nobody counts. */
export function ConsentSettings() {
  const t = useTranslate();
  const { analytics } = useBrand();
  if (analytics === undefined) return null;
  return (
    <button type="button" className="v-consent-settings" onClick={() => dispatchEvent(new Event(ASK_CONSENT_EVENT))}>
      {t('common.consent.settings')}
    </button>
  );
}
