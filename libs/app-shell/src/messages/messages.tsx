import { createContext, type ReactNode, use } from 'react';
import type { Locale, Messages, PseudoLocale } from '@vitrine/i18n';

/** The texts of the page's locale, put around the router by both entries, so that they travel in no loader data. */
export interface PageMessages {
  locale: Locale;
  messages: Messages;
  /** Set where screens are tried in a language that nobody has translated yet. */
  pseudoLocale?: PseudoLocale | undefined;
}

const MessagesContext = createContext<PageMessages | null>(null);

export function MessagesProvider({ value, children }: { value: PageMessages; children: ReactNode }) {
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** The texts of the page. @throws Error outside {@link MessagesProvider}. */
export function usePageMessages(): PageMessages {
  const value = use(MessagesContext);
  if (value === null) throw new Error('Texts are missing: wrap the router in MessagesProvider in entry.client and entry.server.');
  return value;
}
