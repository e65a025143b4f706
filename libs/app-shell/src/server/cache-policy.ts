import type { RequestSession } from '@vitrine/session/server';

/** Seconds for which a shared cache may answer with a catalogue page of the anonymous context. */
export const SHARED_PAGE_AGE = 60;

const catalogue = new WeakSet<RequestSession>();
const impaired = new WeakSet<RequestSession>();

/** The page that is being made is one of the catalogue: alike for all visitors without a session. */
export const noteCataloguePage = (session: RequestSession): void => void catalogue.add(session);

/** Something that belongs on the page could not be loaded: nobody may keep it. */
export const noteImpairedPage = (session: RequestSession): void => void impaired.add(session);

const secret = new WeakSet<RequestSession>();

/** The page is somebody's own (account, cart, checkout) or its address opens something, such as the link of a mail: no cache keeps what it answers, the browser's own neither. */
export const noteSecretPage = (session: RequestSession): void => void secret.add(session);

/** Whether a shared cache may keep a page as far as it is known: one of the catalogue, whole, of the anonymous context. */
export const mayBeShared = (session: RequestSession, status: number, headers: Headers): boolean =>
  session.anonymous && catalogue.has(session) && !impaired.has(session) && !secret.has(session) && status === 200 && !headers.has('set-cookie');

/** Who may keep an answer: everybody a whole catalogue page of the anonymous context, nobody else's caches anything else. */
export function cacheControlOf(session: RequestSession | undefined, response: Response): { cacheControl: string; isShared: boolean } {
  if (session !== undefined && secret.has(session)) return { isShared: false, cacheControl: 'private, no-store' };
  const isShared = session !== undefined && mayBeShared(session, response.status, response.headers);
  // Browsers ask each time: a page from before a login would greet a stranger.
  return { isShared, cacheControl: isShared ? `public, max-age=0, s-maxage=${SHARED_PAGE_AGE}` : 'private, no-cache' };
}
