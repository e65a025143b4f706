import type { RequestSession } from '@vitrine/session/server';
import type { PageRecord } from './page-record.ts';

/** Seconds for which a shared cache may answer with a catalogue page of the anonymous context. */
const SHARED_PAGE_AGE = 60;

/**
 * The same for caches that know a page's own header for them (RFC 9213), our own among them: for ten minutes more they may show it while
 * they fetch a newer one. Browsers don't read it: they would show what was before a log-in.
 */
export const SHARED_PAGE_CDN_CONTROL = `max-age=${SHARED_PAGE_AGE}, stale-while-revalidate=600`;

/** Who asks, as far as start-up found out, and what is known of the page. */
interface Asked {
  readonly session: Pick<RequestSession, 'anonymous'> | undefined;
  readonly page: PageRecord;
}

/** Whether a shared cache may keep a page as far as it is known: one of the catalogue, whole, of the anonymous context. */
export const mayBeShared = ({ session, page }: Asked, status: number, headers: Headers): boolean =>
  session?.anonymous === true && page.isCatalogue && !page.isDegraded && !page.isNoStore && status === 200 && !headers.has('set-cookie');

/** Who may keep an answer: everybody a whole catalogue page of the anonymous context, only the browser's own cache anything else, nobody what is marked so. */
export function cacheControlOf(asked: Asked, response: Response): { cacheControl: string; isShared: boolean } {
  if (asked.page.isNoStore) return { isShared: false, cacheControl: 'private, no-store' };
  const isShared = mayBeShared(asked, response.status, response.headers);
  // Browsers ask each time: a page from before a login would greet a stranger.
  return { isShared, cacheControl: isShared ? `public, max-age=0, s-maxage=${SHARED_PAGE_AGE}` : 'private, no-cache' };
}
