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

/** Where an answer's body may name the session's token, in order of precedence. */
const TOKEN_FIELDS = [CONTEXT_TOKEN_HEADER, 'contextToken', 'newContextToken'];
const REPEATED_TOKEN_FIELDS = [...TOKEN_FIELDS, 'token'];
const tokenFields = (body: Body): string[] => (repeatsToken(body) ? REPEATED_TOKEN_FIELDS : TOKEN_FIELDS);

const firstToken = (value: unknown): string | undefined =>
  (typeof value === 'string' ? value.split(',', 1)[0]?.trim() : undefined) || undefined;

/**
 * The token that an answer names: from the body (`sw-context-token`, `contextToken`, a join's
 * `newContextToken`, the `token` of context and cart), else from the header; the first of a
 * comma-separated pair. An answer that caches may share between visitors names none.
 */
export function readContextToken(headers: Headers, body: unknown): string | undefined {
  if (/\bpublic\b/i.test(headers.get('cache-control') ?? '')) return undefined;
  if (isRecord(body)) {
    for (const name of tokenFields(body)) {
      const token = firstToken(body[name]);
      if (token !== undefined) return token;
    }
  }
  return firstToken(headers.get(CONTEXT_TOKEN_HEADER));
}

/** The body without the session's tokens; the same object where it holds none. */
export function withoutContextTokens<T>(body: T): T {
  if (!isRecord(body) || !tokenFields(body).some((name) => name in body)) return body;
  // Deleting fields would slow down all that reads the others.
  const { [CONTEXT_TOKEN_HEADER]: _header, contextToken: _context, newContextToken: _join, token, ...rest } = body;
  return (token === undefined || repeatsToken(body) ? rest : { ...rest, token }) as T;
}
