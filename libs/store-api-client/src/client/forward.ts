import { CONTEXT_TOKEN_HEADER, withoutContextTokens } from './context-token.ts';
import type { CallOptions, ForwardedRequest, ForwardedResponse } from './store-api-client.ts';
import type { StoreConnection } from './store-connection.ts';

/** Headers of a response that describe its connection or belong to another party. */
const NOT_FORWARDED = [
  CONTEXT_TOKEN_HEADER,
  'set-cookie',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'server',
];

/** Passes a request on as it is, and its response without tokens. Never retried. */
export async function forward(
  connection: StoreConnection,
  request: ForwardedRequest,
  languageId: string | undefined,
  callOptions: CallOptions,
): Promise<ForwardedResponse> {
  const { method, path, body: text, contentType } = request;
  const { response, sentToken } = await connection.send(
    { operation: 'forward', method, path, text, contentType, as: 'text-or-blob', retry: { ...connection.retry, limit: 0 } },
    languageId,
    { ...callOptions, headers: { ...callOptions.headers, ...request.headers } },
  );
  const headers = new Headers(response.headers);
  let { content } = response;
  const body = typeof content === 'string' && /json/i.test(headers.get('content-type') ?? '') ? parseJson(content) : undefined;
  // The browser's relay answers for one session at a time: whatever token comes now is the newest.
  connection.token.adopt(headers, body, sentToken, true);
  const clean = withoutContextTokens(body);
  if (clean !== body) content = JSON.stringify(clean);
  for (const name of NOT_FORWARDED) headers.delete(name);
  return { status: response.status, headers, body: content === '' || response.status === 204 ? null : content };
}

/** A body that is no JSON names no token. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
