import { compressWhole, type Encoding, encodingFor } from './compression.ts';

/** Header by which a page names what it shows, for whoever purges it; it is for this server alone. */
export const TAG_HEADER = 'cache-tag';

/** Headers that belong to one answer, not to the page. */
const OF_ONE_ANSWER = [TAG_HEADER, 'date', 'content-length', 'set-cookie'];

/** A page that is kept for everybody. */
export interface KeptPage {
  /** Path without query. */
  readonly path: string;
  readonly tags: ReadonlySet<string>;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** The body as it was sent compressed. */
  readonly encoded: Map<Encoding, Uint8Array>;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Milliseconds for which it counts as fresh. */
  readonly freshMs: number;
  /** Milliseconds after those for which it may be shown while a newer one is made. */
  readonly staleMs: number;
}

const secondsOf = (directives: string, name: string): number => Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1] ?? 0);

/**
 * How long caches may keep an answer, in ms, as its `CDN-Cache-Control` (RFC 9213) says; undefined for one that is its visitor's own.
 * `Cache-Control` does not do: browsers read it too.
 */
export function agesOf({ status, headers }: Response): Pick<KeptPage, 'freshMs' | 'staleMs'> | undefined {
  const directives = headers.get('cdn-cache-control');
  if (status !== 200 || directives === null || headers.has('set-cookie')) return undefined;
  const freshMs = secondsOf(directives, 'max-age') * 1_000;
  return freshMs > 0 ? { freshMs, staleMs: secondsOf(directives, 'stale-while-revalidate') * 1_000 } : undefined;
}

/** Reads an answer to its end, to keep it. */
export async function keepPage(response: Response, page: Pick<KeptPage, 'path' | 'keptAt' | 'freshMs' | 'staleMs'>): Promise<KeptPage> {
  const headers = new Headers(response.headers);
  const tags = (headers.get(TAG_HEADER) ?? '').split(',').filter((tag) => tag !== '');
  for (const name of OF_ONE_ANSWER) headers.delete(name);
  return { ...page, headers, tags: new Set(tags), body: new Uint8Array(await response.arrayBuffer()), encoded: new Map() };
}

/** Bytes that a page takes: about, for its headers. */
export function sizeOf({ body, encoded, tags }: KeptPage): number {
  const parts = [body, ...encoded.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return parts + tags.size * 64 + 2_048;
}

/**
 * A kept page as the answer to a request: compressed as the client takes it, once for all.
 * @param status What `Cache-Status` (RFC 9211) says of it after our name.
 * @param onEncoded Is told when the page has become larger by a compressed body.
 */
export async function answerWith(request: Request, page: KeptPage, status: string, now: number, onEncoded: () => void): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set('age', String(Math.max(0, Math.floor((now - page.keptAt) / 1_000))));
  headers.set('cache-status', `vitrine; ${status}`);
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '');
  let { body } = page;
  if (encoding !== undefined) {
    const known = page.encoded.get(encoding);
    body = known ?? (await compressWhole(encoding, page.body));
    headers.set('content-encoding', encoding);
    headers.append('vary', 'Accept-Encoding');
    if (known === undefined) {
      page.encoded.set(encoding, body);
      onEncoded();
    }
  }
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { headers });
}
