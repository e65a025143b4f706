import { redirect } from 'react-router';
import { findShopPages, loadPageMessages, type PageMessagesOptions, type RequestScope } from '@vitrine/app-shell/server';
import type { Messages } from '@vitrine/i18n';
import { localePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';

/** The texts of legal pages, which the other pages don't carry. */
export const loadLegalTexts = ({ locale }: Pick<RequestSession, 'locale'>, options: PageMessagesOptions): Promise<Messages> =>
  loadPageMessages(locale, ['legal'], options);

/**
 * The accessibility statement as the shop is delivered.
 * @throws Response to the merchant's own, where a menu has one.
 */
export async function loadAccessibility({ session }: RequestScope, options: PageMessagesOptions): Promise<{ texts: Messages }> {
  const own = (await findShopPages(session, []))['accessibilityPage'];
  if (own?.kind === 'category') throw redirect(localePath(`/navigation/${own.id}`, session.locale), 302);
  if (own?.kind === 'address') throw redirect(own.href, 302);
  return { texts: await loadLegalTexts(session, options) };
}
