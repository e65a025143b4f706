import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { $ZodError } from 'zod/v4/core';
import type { RoomErrorCode } from '@vitrine/sales-room-protocol';
import { isStoreApiError } from '@vitrine/store-api-client';
import { errorFields, type Logger } from '../logger.ts';
import { StoreAnswer } from '../presentations/store-answer.ts';
import { refusalFor, type RoomError } from '../room-error.ts';

/** The HTTP status of each refusal. */
export const HTTP_STATUS_BY_CODE: Readonly<Record<RoomErrorCode, ContentfulStatusCode>> = {
  'unknown-command': 404,
  'invalid-payload': 400,
  'too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  'limit-reached': 409,
  unauthenticated: 401,
  'login-failed': 401,
  'login-throttled': 429,
  'session-expired': 401,
  'origin-refused': 403,
  'not-entered': 403,
  'not-permitted': 403,
  blocked: 403,
  'not-found': 404,
  'not-started': 409,
  'not-accessible': 403,
  'already-started': 409,
  locked: 409,
  ended: 409,
  'wrong-state': 409,
  'preview-cannot-start': 409,
  'broadcast-active': 409,
  'muted-by-guide': 409,
  'consent-missing': 403,
  'not-in-control': 403,
  'changed-since': 409,
  'name-taken': 409,
  'media-unavailable': 503,
  'media-refused': 400,
  'transport-not-found': 404,
  'producer-not-found': 404,
  'consumer-not-found': 404,
  'store-unavailable': 502,
  'admin-unavailable': 502,
  'storage-unavailable': 503,
  internal: 500,
};

interface StoreMessage {
  status?: string;
  code?: string | null;
  title?: string;
  detail: string;
  meta?: unknown;
  source?: unknown;
}

/** Whether a request's body ended before it was whole: its sender has gone, and nobody hears the answer. */
function isBrokenOff(error: unknown, logger: Logger): boolean {
  const isGone = error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
  if (isGone) logger.debug('http.broken-off');
  return isGone;
}

/** A failure in the Store API's form: `{ errors: [{ status, code, title, detail }] }`. */
export function answerStoreFailure(context: Context, error: unknown, logger: Logger): Response {
  const respond = (status: ContentfulStatusCode, messages: StoreMessage[]) => context.json({ errors: messages }, status);
  if (error instanceof StoreAnswer)
    return respond(error.status, [{ status: String(error.status), code: error.code, title: titleOf(error.status), detail: error.message }]);
  const refusal = refusalFor(error);
  if (refusal !== undefined) {
    const status = HTTP_STATUS_BY_CODE[refusal.code];
    retryAfter(context, refusal);
    return respond(status, [
      {
        status: String(status),
        code: `SALES_ROOM__${refusal.code.replaceAll('-', '_').toUpperCase()}`,
        title: titleOf(status),
        detail: refusal.message,
      },
    ]);
  }
  if (error instanceof $ZodError)
    return respond(
      400,
      issuesOf(error).map(({ path, message }) => ({
        status: '400',
        code: 'SALES_ROOM__INVALID_PAYLOAD',
        title: titleOf(400),
        detail: `${path || 'body'}: ${message}`,
        source: { pointer: `/${path.replaceAll('.', '/')}` },
      })),
    );
  if (isStoreApiError(error) && error.code === 'REFUSED') return respond(error.statusCode as ContentfulStatusCode, error.messages);
  if (isStoreApiError(error) && error.code === 'INVALID_ID')
    return respond(404, [{ status: '404', code: 'SALES_ROOM__NOT_FOUND', title: titleOf(404), detail: 'There is nothing with this id.' }]);
  if (isStoreApiError(error)) {
    logger.warn('store.failed', { operation: error.operation, code: error.code, status: error.statusCode });
    const status = error.code === 'TIMEOUT' ? 504 : 502;
    return respond(status, [
      { status: String(status), code: 'SALES_ROOM__STORE_UNAVAILABLE', title: titleOf(status), detail: "The store can't be reached." },
    ]);
  }
  if (isBrokenOff(error, logger))
    return respond(400, [{ status: '400', code: 'SALES_ROOM__INVALID_PAYLOAD', title: titleOf(400), detail: 'The body did not arrive.' }]);
  logger.error('http.failed', { path: context.req.routePath, ...errorFields(error) });
  return respond(500, [{ status: '500', code: 'SALES_ROOM__INTERNAL', title: titleOf(500), detail: 'Something went wrong.' }]);
}

/** A failure in the form of `/room-api`: `{ error: { code, detail } }`. */
export function answerRoomFailure(context: Context, error: unknown, logger: Logger): Response {
  const refusal = refusalFor(error);
  if (refusal !== undefined) {
    retryAfter(context, refusal);
    return context.json({ error: refusal.toBody() }, HTTP_STATUS_BY_CODE[refusal.code]);
  }
  if (error instanceof $ZodError) {
    const issues = issuesOf(error);
    return context.json(
      { error: { code: 'invalid-payload', detail: issues.map(({ path, message }) => `${path || 'body'}: ${message}`).join('; '), issues } },
      400,
    );
  }
  if (isStoreApiError(error)) {
    logger.warn('store.failed', { operation: error.operation, code: error.code, status: error.statusCode });
    return context.json({ error: { code: 'store-unavailable', detail: "The store can't be reached." } }, 502);
  }
  if (isBrokenOff(error, logger)) return context.json({ error: { code: 'invalid-payload', detail: 'The body did not arrive.' } }, 400);
  logger.error('http.failed', { path: context.req.routePath, ...errorFields(error) });
  return context.json({ error: { code: 'internal', detail: 'Something went wrong.' } }, 500);
}

function retryAfter(context: Context, error: RoomError): void {
  if (error.retryAfterMs !== undefined) context.header('retry-after', String(Math.ceil(error.retryAfterMs / 1_000)));
}

/** What is not as expected, field by field; more than these help nobody. */
function issuesOf(error: $ZodError): { path: string; message: string }[] {
  return error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message }));
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

function titleOf(status: number): string {
  return TITLES[status] ?? 'Error';
}
