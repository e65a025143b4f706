import type { FaultedRequest } from './fault-switches.ts';

/** A request that the store received. */
export interface StoreRequest extends FaultedRequest {
  /** With `?`, or empty. */
  search: string;
  headers: Headers;
  /** As sent. */
  text: string;
  /** The parsed body; undefined where it is no JSON. */
  json: unknown;
}

/** The path below `/store-api`, wherever that is mounted; the whole path of any other call, such as `/api/oauth/token`. */
export function pathBelowEndpoint(url: URL): string {
  const index = url.pathname.indexOf('/store-api');
  return index < 0 ? url.pathname : url.pathname.slice(index + '/store-api'.length) || '/';
}

/** A request in the words of the call log; its body can still be read by others. */
export async function readStoreRequest(request: Request): Promise<StoreRequest> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { method: request.method, path: pathBelowEndpoint(url), search: url.search, headers: request.headers, text, json };
}
