import { pathPart } from '../../client/path.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { RedirectAnswer } from '../../entities/sales-channel-context.ts';

/**
 * Calls the script of an app; null where it answers nothing, and where there is none.
 *
 * @param hook - The script's name below `/script/`; parts are separated by `/`.
 * @param body - Sent to the script; with undefined it is read by GET, and retried.
 */
export async function callScript<T = Record<string, unknown>>(
  client: StoreApiClient,
  hook: string,
  body?: Record<string, unknown>,
  options?: CallOptions,
): Promise<T | null> {
  const path = `/script/${hook
    .split('/')
    .map((part) => pathPart(part, 'script'))
    .join('/')}`;
  const method = body === undefined ? 'GET' : 'POST';
  return (await client.request<T | null | undefined>({ operation: 'callScript', method, path, body }, options)) ?? null;
}

/** What an app is asked. */
export interface ContextGatewayInput {
  appName: string;
  /** What the app reads. */
  data?: Record<string, unknown>;
}

/**
 * Lets an app change the session: its currency, language, addresses, or who is logged in. From 6.7.1 on. Read context
 * and cart again afterwards.
 *
 * @throws StoreApiError 404 on older servers, and `FRAMEWORK__APP_NOT_FOUND`.
 */
export async function callContextGateway(
  client: StoreApiClient,
  input: ContextGatewayInput,
  options?: CallOptions,
): Promise<RedirectAnswer> {
  const body = await client.request<Partial<RedirectAnswer> | undefined>(
    { operation: 'callContextGateway', method: 'POST', path: '/context/gateway', body: input, changesSession: true },
    options,
  );
  return { redirectUrl: body?.redirectUrl ?? null };
}
