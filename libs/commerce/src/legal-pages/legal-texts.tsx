import { type ReactNode, useMemo } from 'react';
import { useBrand, usePageMessages, useShell, withBrandTexts } from '@vitrine/app-shell';
import type { Messages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';

/** The texts of a legal page, beside those that every page carries: they come with the page, since few visitors ever read one. */
export function LegalTexts({ texts, children }: { texts: Messages; children: ReactNode }) {
  const { locale, messages } = usePageMessages();
  const { session } = useShell();
  const brand = useBrand();
  const all = useMemo(() => ({ ...messages, ...withBrandTexts(texts, brand, locale) }), [messages, texts, brand, locale]);
  return (
    <I18nProvider locale={locale} messages={all} currency={session.currencyIsoCode}>
      {children}
    </I18nProvider>
  );
}
