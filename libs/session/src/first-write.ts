import { readSessionStamp } from './session-watch.ts';
import { watchRefusals } from './user-refresh.ts';

/** Pages of one origin, in whatever tab, wait for each other's first write under this name. */
const FIRST_WRITE = 'vitrine-first-write';

/** Paths of calls that a newcomer gets a session by. Reads that are sent as POST are not among them: they need none. */
const MAKES_SESSION =
  /\/store-api\/(?:checkout\/|context$|account\/(?:register|login|logout|change|convert|address)|customer\/wishlist\/|product\/[^/]+\/review$|order\/(?:state|payment)|handle-payment$|dsr\/appointment\/[^/]+\/join-as-)/;

/**
 * Whether a call may make the session of a visitor who has none.
 * @param path Path of the call, with or without query.
 */
export function mayMakeSession(method: string, path: string): boolean {
  return method === 'DELETE' || (method !== 'GET' && MAKES_SESSION.test(path.split(/[?#]/, 1)[0] ?? ''));
}

let inThisPage: Promise<unknown> = Promise.resolve();

/** Runs alone among the pages of this origin; where the browser has no locks (plain http), among the calls of this page. */
async function alone<T>(signal: AbortSignal | null | undefined, run: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) return locks.request(FIRST_WRITE, signal ? { signal } : {}, run) as Promise<T>;
  const earlier = inThisPage;
  const ran = earlier.then(run, run);
  inThisPage = ran;
  return ran;
}

/**
 * The browser's `fetch`, which sends a newcomer's first write alone: its answer brings the session's cookies, and what
 * waited goes with them. So one visitor gets one session, in however many tabs and at however many servers, and nobody
 * needs an id that leads to it.
 */
export const firstWritesInTurn: typeof globalThis.fetch = async (input, init) => {
  const request = input instanceof Request ? input : undefined;
  const send = () => watchRefusals(input, init);
  if (!mayMakeSession(init?.method ?? request?.method ?? 'GET', request?.url ?? String(input)) || readSessionStamp() !== null)
    return send();
  // Whoever finds the session made while waiting leaves at once, so that the others need not wait for an answer.
  const { answer } = await alone(init?.signal ?? request?.signal, async () => ({
    answer: readSessionStamp() === null ? await send() : undefined,
  }));
  return answer ?? send();
};
