import type { RequestScope } from '@vitrine/app-shell/server';
import { confirmNewsletter, isStoreApiError } from '@vitrine/store-api-client';
import type { NewsletterLinkState } from '../customer/newsletter-confirm-page.tsx';
import { isOpened, mailLink, notOpened } from './mail-link.ts';

/** Follows the link of a newsletter's mail. A link that was followed before is no wrong one. */
export async function followNewsletterLink(
  { session, page }: RequestScope,
  request: Request,
  url: URL,
): Promise<{ state: NewsletterLinkState }> {
  page.markNoStore();
  const link = mailLink(url);
  if (link === undefined) return { state: 'wrong' };
  if (!isOpened(request)) throw notOpened(request);
  try {
    await confirmNewsletter(session.client, link);
    return { state: 'confirmed' };
  } catch (error) {
    if (!isStoreApiError(error) || (error.statusCode !== 400 && error.statusCode !== 404)) throw error;
    const pointers = error.messages.map(({ source }) => source?.pointer);
    // Who does not know the address behind the hash learns nothing of its subscription.
    return { state: pointers.includes('/status') && !pointers.includes('/em') ? 'used' : 'wrong' };
  }
}
