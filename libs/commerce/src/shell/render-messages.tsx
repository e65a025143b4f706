import { type Locale, loadMessages, type MessageArea } from '@vitrine/i18n';
import { parseLocalePath } from '@vitrine/routing';
import type { ReactNode } from 'react';
import { MessagesProvider } from './messages.tsx';

/** Puts the texts of an address's locale around the router: what both entries do, so that server and browser agree. */
export async function withPageMessages(router: ReactNode, pathname: string, areas: readonly MessageArea[]): Promise<ReactNode> {
  const locale = parseLocalePath(pathname).locale.code as Locale;
  return <MessagesProvider value={{ locale, messages: await loadMessages(locale, areas) }}>{router}</MessagesProvider>;
}
