import { isPseudoLocale, loadMessages, type Locale, type MessageArea, type Messages } from '@vitrine/i18n';
import type { Brand } from '../brand/brand.ts';
import { withBrandTexts } from '../brand/brand-texts.ts';

export interface PageMessagesOptions {
  /** Its own texts stand in place of the product's. */
  readonly brand: Pick<Brand, 'texts'>;
  /** The server's setting. Anything but a pseudo-locale's name is none. */
  readonly pseudoLocale?: string | undefined;
}

/** The texts of some areas in a page's language, with the merchant's own. */
export async function loadPageMessages(
  code: string,
  areas: readonly MessageArea[],
  { brand, pseudoLocale }: PageMessagesOptions,
): Promise<Messages> {
  const locale = code as Locale;
  return withBrandTexts(await loadMessages(locale, areas, isPseudoLocale(pseudoLocale) ? pseudoLocale : undefined), brand, locale);
}
