/** The header that carries the session's token in both directions. */
export const CONTEXT_TOKEN_HEADER = 'sw-context-token';

type Body = Record<string, unknown>;

const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Context and cart repeat the session's token under this plain name; elsewhere it may mean something else. */
const repeatsToken = (body: Body): boolean =>
  body['apiAlias'] === 'cart' ||
  body['apiAlias'] === 'sales_channel_context' ||
  ('lineItems' in body && 'price' in body) ||
  ('salesChannel' in body && 'currency' in body);

const firstToken = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const first = value.split(',', 1)[0]?.trim();
  return first === '' ? undefined : first;
};

/**
 * The token that an answer names: from the body (`sw-context-token`, `contextToken`, a join's
 * `newContextToken`, the `token` of context and cart), else from the header; the first of a
 * comma-separated pair. An answer that caches may share between visitors names none.
 */
export function readContextToken(headers: Headers, body: unknown): string | undefined {
  if (/\bpublic\b/i.test(headers.get('cache-control') ?? '')) return undefined;
  const fromBody = isRecord(body)
    ? (firstToken(body[CONTEXT_TOKEN_HEADER]) ??
      firstToken(body['contextToken']) ??
      firstToken(body['newContextToken']) ??
      (repeatsToken(body) ? firstToken(body['token']) : undefined))
    : undefined;
  return fromBody ?? firstToken(headers.get(CONTEXT_TOKEN_HEADER));
}

/** The body without the session's tokens; the same object where it holds none. */
export function withoutContextTokens<T>(body: T): T {
  if (!isRecord(body)) return body;
  const names = [CONTEXT_TOKEN_HEADER, 'contextToken', 'newContextToken', ...(repeatsToken(body) ? ['token'] : [])];
  if (!names.some((name) => name in body)) return body;
  const copy: Body = { ...body };
  for (const name of names) delete copy[name];
  return copy as T;
}
