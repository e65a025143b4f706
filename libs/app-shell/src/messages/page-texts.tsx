import { type ReactNode, useMemo } from 'react';
import type { Messages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { useShell } from '../visitor/session-context.tsx';
import { usePageMessages } from './messages.tsx';

/** The texts of a few pages, beside those that every page carries: they come with these pages, since few visitors ever open one. */
export function PageTexts({ texts, children }: { texts: Messages; children: ReactNode }) {
  const { locale, messages } = usePageMessages();
  const { session } = useShell();
  const all = useMemo(() => ({ ...messages, ...texts }), [messages, texts]);
  return (
    <I18nProvider locale={locale} messages={all} currency={session.currencyIsoCode}>
      {children}
    </I18nProvider>
  );
}
