import { redirect } from 'react-router';
import type { Brand } from '@vitrine/app-shell';
import { findShopPages, type RequestScope, withBrandTexts } from '@vitrine/app-shell/server';
import { isPseudoLocale, loadMessages, type Locale, type Messages } from '@vitrine/i18n';
import { localePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';

export interface LegalTextOptions {
  /** Its own texts stand in place of the shop's. */
  readonly brand: Pick<Brand, 'texts'>;
  /** The server's setting. Anything but a pseudo-locale's name is none. */
  readonly pseudoLocale?: string | undefined;
}

/** The texts of legal pages, which the other pages don't carry. */
export async function loadLegalTexts(
  { locale: code }: Pick<RequestSession, 'locale'>,
  { brand, pseudoLocale }: LegalTextOptions,
): Promise<Messages> {
  const locale = code as Locale;
  return withBrandTexts(await loadMessages(locale, ['legal'], isPseudoLocale(pseudoLocale) ? pseudoLocale : undefined), brand, locale);
}

/**
 * The accessibility statement as the shop is delivered.
 * @throws Response to the merchant's own, where a menu has one.
 */
export async function loadAccessibility({ session }: RequestScope, options: LegalTextOptions): Promise<{ texts: Messages }> {
  const own = (await findShopPages(session, []))['accessibilityPage'];
  if (own?.kind === 'category') throw redirect(localePath(`/navigation/${own.id}`, session.locale), 302);
  if (own?.kind === 'address') throw redirect(own.href, 302);
  return { texts: await loadLegalTexts(session, options) };
}
