import type { ReactNode } from 'react';
import { isPseudoLocale, type Locale, type MessageArea } from '@vitrine/i18n';
import type { Brand } from '../brand/brand.ts';
import { BrandProvider } from '../brand/brand-context.tsx';
import { loadPageMessages } from './load-page-messages.ts';
import { MessagesProvider } from './messages.tsx';

export interface PageContextOptions {
  /** Locale code of the page. */
  readonly locale: string;
  readonly areas: readonly MessageArea[];
  readonly brand: Brand;
  /** The server's setting; the document carries it to the browser. Anything but a pseudo-locale's name is none. */
  readonly pseudoLocale?: string | undefined;
}

/** Puts the texts of a locale and the merchant's brand around the router: what both entries do, so that server and browser agree. */
export async function withPageContext(
  router: ReactNode,
  { locale: code, areas, brand, pseudoLocale }: PageContextOptions,
): Promise<ReactNode> {
  const pseudo = isPseudoLocale(pseudoLocale) ? pseudoLocale : undefined;
  const messages = await loadPageMessages(code, areas, { brand, pseudoLocale });
  return (
    <BrandProvider brand={brand}>
      <MessagesProvider value={{ locale: code as Locale, messages, pseudoLocale: pseudo }}>{router}</MessagesProvider>
    </BrandProvider>
  );
}
