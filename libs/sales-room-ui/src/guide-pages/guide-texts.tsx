import { type ReactNode, useMemo } from 'react';
import { usePageMessages, useShell } from '@vitrine/app-shell';
import type { Messages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';

/** The texts of a guide's own pages, beside those that every page carries: they come with the first of these pages. */
export function GuideTexts({ texts, children }: { texts: Messages; children: ReactNode }) {
  const { locale, messages } = usePageMessages();
  const { session } = useShell();
  const all = useMemo(() => ({ ...messages, ...texts }), [messages, texts]);
  return (
    <I18nProvider locale={locale} messages={all} currency={session.currencyIsoCode}>
      {children}
    </I18nProvider>
  );
}
