/** Calls whose refusal says nothing about a lost session: asking who one is, and joining a room. */
const EXEMPT = /\/store-api\/account\/customer$|\/dsr\/appointment\/[^/]+\/join-as-(?:client|guide)$/;

/**
 * Whether an answer asks for the user to be refreshed: 401 and 403 do, except those of the customer fetch (a 403 there
 * means not logged in) and of the calls that join a sales room.
 * @param path Path of the call, with or without query.
 */
export function asksForUserRefresh(status: number, path: string): boolean {
  return (status === 401 || status === 403) && !EXEMPT.test(path.split(/[?#]/, 1)[0] ?? '');
}

const listeners = new Set<() => void>();

/** Calls a listener once for each request that was refused in a way that asks for a refresh. Returns how to end that. */
export function onUserRefreshDue(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The browser's `fetch`; refusals are told to {@link onUserRefreshDue}. Nothing is sent again. */
export const watchRefusals: typeof globalThis.fetch = async (input, init) => {
  const response = await globalThis.fetch(input, init);
  const address = input instanceof Request ? input.url : String(input);
  if (asksForUserRefresh(response.status, address)) for (const listener of [...listeners]) listener();
  return response;
};
