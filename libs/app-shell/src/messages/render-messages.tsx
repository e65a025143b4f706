import type { ReactNode } from 'react';
import { isPseudoLocale, loadMessages, type Locale, type MessageArea } from '@vitrine/i18n';
import { MessagesProvider } from './messages.tsx';

/**
 * Puts the texts of a locale around the router: what both entries do, so that server and browser agree.
 * @param pseudoLocale The server's setting; the document carries it to the browser. Anything but a pseudo-locale's name is none.
 */
export async function withPageMessages(
  router: ReactNode,
  localeCode: string,
  areas: readonly MessageArea[],
  pseudoLocale?: string,
): Promise<ReactNode> {
  const locale = localeCode as Locale;
  const pseudo = isPseudoLocale(pseudoLocale) ? pseudoLocale : undefined;
  return (
    <MessagesProvider value={{ locale, messages: await loadMessages(locale, areas, pseudo), pseudoLocale: pseudo }}>
      {router}
    </MessagesProvider>
  );
}
