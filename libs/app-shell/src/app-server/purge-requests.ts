import { createHash, timingSafeEqual } from 'node:crypto';
import { BodyTooLargeError, readBoundedText } from '@vitrine/http-server';
import type { Purge } from './page-cache.ts';

/** Most bytes of a request, and most names in one of its lists. */
const PURGE_LIMIT = 65_536;
const MOST_NAMES = 1_000;

/** Path at which an app's server is told which of the pages that it keeps are to be made anew. @param name The app's name. */
export const purgePathOf = (name: string): string => `/__${name}/purge`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isNames = (value: unknown): value is string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.length <= MOST_NAMES && value.every((name) => typeof name === 'string'));

/** What a body asks for; undefined where it asks for nothing that we know. */
function purgeOf(body: unknown): Purge | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { all, paths, tags } = body as { readonly [name: string]: unknown };
  if (all === true) return 'all';
  if (!isNames(paths) || !isNames(tags) || (paths ?? tags) === undefined) return undefined;
  return { ...(paths && { paths }), ...(tags && { tags }) };
}

/**
 * Takes requests to purge: `Authorization: Bearer TOKEN` and a body such as `{ "paths": ["/de-DE/lampen"] }`,
 * `{ "tags": ["product-ID", "category-ID"] }` or `{ "all": true }`. Answers with `{ "purged": number }`.
 */
export function createPurgeRequests(token: string, purge: (what: Purge) => number): (request: Request) => Promise<Response> {
  const expected = digest(`Bearer ${token}`);
  const answer = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
    Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
  return async (request) => {
    if (!timingSafeEqual(digest(request.headers.get('authorization') ?? ''), expected))
      return answer(401, { error: 'The token of PAGE_CACHE_TOKEN is expected as a bearer token.' }, { 'www-authenticate': 'Bearer' });
    let body: unknown;
    try {
      body = JSON.parse(await readBoundedText(request, PURGE_LIMIT));
    } catch (error) {
      return error instanceof BodyTooLargeError
        ? answer(413, { error: `At most ${PURGE_LIMIT} bytes are expected.` })
        : answer(400, { error: 'A JSON body is expected.' });
    }
    const what = purgeOf(body);
    if (what === undefined)
      return answer(400, { error: `Expected "all": true, or lists of at most ${MOST_NAMES} texts: "paths", "tags" or both.` });
    return answer(200, { purged: purge(what) });
  };
}
