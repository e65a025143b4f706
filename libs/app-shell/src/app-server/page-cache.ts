import { LRUCache } from 'lru-cache';
import { agesOf, answerWith, keepPage, type KeptPage, sizeOf } from './kept-page.ts';
import { type PageKey, pageKeyOf } from './page-cache-key.ts';

type Handler = (request: Request) => Response | Promise<Response>;

export interface PageCacheOptions {
  /** Most bytes of pages in memory; those that were asked for longest ago make room. */
  readonly maxBytes: number;
  readonly log: (message: string, error?: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Which pages are to be made anew. */
export type Purge = 'all' | { readonly paths?: readonly string[]; readonly tags?: readonly string[] };

export interface PageCache {
  /** Answers a request: from memory where it may, else as the app does. */
  readonly answer: Handler;
  /** Forgets pages, and what is being rendered from before. Gives how many there were. */
  purge(what: Purge): number;
}

/** Characters of addresses that are remembered as not to be kept, and for how long: nobody waits there for another's answer. */
const OWN_CHARACTERS = 1_000_000;
const OWN_MS = 10_000;

/** What a rendering has come to: a page for everybody, or the answer to the one who asked first. */
type Rendered = { readonly page: KeptPage } | { readonly response: Response };

/** A rendering that several may wait for. It ends when the last of them has gone. */
interface Flight {
  readonly rendered: Promise<Rendered>;
  join(request: Request): void;
  leave(request: Request): void;
}

/**
 * Keeps pages that are alike for all visitors without a session, as their answers say. An address is rendered once at a time, however many
 * ask for it; a page past its time is shown while a newer one is made, and for as long as the store can't give one.
 */
export function createPageCache(handler: Handler, { maxBytes, log, now = Date.now }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: (page, key) => sizeOf(page) + key.length });
  const own = new LRUCache<string, number>({ maxSize: OWN_CHARACTERS, sizeCalculation: (_until, key) => key.length });
  const flights = new Map<string, Flight>();
  let purges = 0;

  const isOwn = (key: string): boolean => (own.get(key) ?? 0) > now();

  async function render(request: Request, { key, path }: PageKey): Promise<Rendered> {
    const purgesBefore = purges;
    const response = await handler(request);
    const ages = agesOf(response);
    if (ages === undefined) {
      own.set(key, now() + OWN_MS);
      // It has moved or gone. A store that is away takes no page with it.
      if (response.status !== 200 && response.status < 500) pages.delete(key);
      return { response };
    }
    const page = await keepPage(response, { path, keptAt: now(), ...ages });
    if (purges === purgesBefore) pages.set(key, page);
    return { page };
  }

  function startFlight(place: PageKey, headers: Headers | Record<string, string>, url: string): Flight {
    const end = new AbortController();
    const waiting = new Set<Request>();
    const leave = (request: Request): void => {
      if (waiting.delete(request) && waiting.size === 0) end.abort();
    };
    const rendered = render(new Request(url, { headers, signal: end.signal }), place).finally(() => {
      if (flights.get(place.key) === flight) flights.delete(place.key);
    });
    const flight: Flight = {
      rendered,
      leave,
      join(request) {
        waiting.add(request);
        request.signal.addEventListener('abort', () => leave(request));
      },
    };
    flights.set(place.key, flight);
    return flight;
  }

  const send = (request: Request, place: PageKey, page: KeptPage, status: string): Promise<Response> =>
    answerWith(request, page, status, now(), () => {
      // What it weighs now is counted, unless another has taken its place.
      if (pages.peek(place.key) === page) pages.set(place.key, page);
    });

  function refresh(place: PageKey, url: string): void {
    if (flights.has(place.key) || isOwn(place.key)) return;
    // Nobody's request: what it answers is nobody's.
    startFlight(place, { 'accept-language': place.locale }, url).rendered.then(
      (outcome) => ('response' in outcome ? outcome.response.body?.cancel() : undefined),
      (error: unknown) => log('A page that is kept could not be made anew', error),
    );
  }

  async function answer(request: Request): Promise<Response> {
    const place = pageKeyOf(request);
    if (place === undefined) return handler(request);
    const kept = pages.get(place.key);
    if (kept !== undefined) {
      const age = now() - kept.keptAt;
      if (age < kept.freshMs) return send(request, place, kept, 'hit');
      if (age < kept.freshMs + kept.staleMs) {
        refresh(place, request.url);
        return send(request, place, kept, 'hit; detail=stale');
      }
    }
    if (request.method === 'HEAD' || isOwn(place.key)) return handler(request);
    const running = flights.get(place.key);
    const flight = running ?? startFlight(place, request.headers, request.url);
    flight.join(request);
    const outcome = await flight.rendered;
    if ('page' in outcome) return send(request, place, outcome.page, running ? 'fwd=uri-miss; collapsed' : 'fwd=uri-miss; stored');
    if (running === undefined) return outcome.response;
    flight.leave(request);
    return handler(request);
  }

  return {
    answer,
    purge(what) {
      purges += 1;
      // Who asks from now on waits for none that was begun before.
      flights.clear();
      const gone = [...pages.entries()].filter(
        ([, { path, tags }]) => what === 'all' || what.paths?.includes(path) || what.tags?.some((tag) => tags.has(tag)),
      );
      for (const [key] of gone) pages.delete(key);
      return gone.length;
    },
  };
}
