import { withoutContextTokens } from './context-token.ts';
import { errorFromResponse, malformedResponseError } from './normalize-error.ts';
import { buildQuery } from './query.ts';
import { secretsOf } from './secrets.ts';
import type { CallOptions, StoreApiRequest } from './store-api-client.ts';
import type { ReceivedResponse, StoreConnection } from './store-connection.ts';
import type { ApiRequest } from './transport.ts';

/** Sends a call of the Store API; an error status is thrown. */
async function request(
  connection: StoreConnection,
  call: StoreApiRequest,
  as: ApiRequest['as'],
  languageId: string | undefined,
  callOptions: CallOptions,
): Promise<ReceivedResponse> {
  const { operation, method, path, body } = call;
  const { retry, token, accessKey, hint } = connection;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const received = await connection.send(
    { operation, method, path: path + buildQuery(call.query), text, contentType: text && 'application/json', as, fields: body, retry },
    languageId,
    callOptions,
  );
  const { response, sentToken } = received;
  if (response.status >= 200 && response.status < 300) return received;
  if (!call.beginsNoSession) token.adopt(response.headers, undefined, sentToken, false);
  throw errorFromResponse(operation, response, secretsOf(body, accessKey, sentToken), hint);
}

/** Gives the parsed body, without the session's tokens. */
export async function requestJson<T>(
  connection: StoreConnection,
  call: StoreApiRequest,
  languageId: string | undefined,
  callOptions: CallOptions,
): Promise<T> {
  const { response, sentToken } = await request(connection, call, 'text', languageId, callOptions);
  let body: unknown;
  if (response.content !== '') {
    try {
      body = JSON.parse(response.content as string);
    } catch {
      throw malformedResponseError(call.operation);
    }
  }
  if (!call.beginsNoSession) connection.token.adopt(response.headers, body, sentToken, call.changesSession === true);
  return withoutContextTokens(body) as T;
}

/** Gives the file; null for status 204. */
export async function requestFile(
  connection: StoreConnection,
  call: StoreApiRequest,
  languageId: string | undefined,
  callOptions: CallOptions,
): Promise<{ blob: Blob; headers: Headers } | null> {
  const { response, sentToken } = await request(connection, call, 'blob', languageId, {
    ...callOptions,
    headers: { accept: '*/*', ...callOptions.headers },
  });
  connection.token.adopt(response.headers, undefined, sentToken, false);
  return response.status === 204 || typeof response.content === 'string' ? null : { blob: response.content, headers: response.headers };
}
