import { restErrorSchema, ROOM_ERROR_CODES, type RoomErrorCode } from '@vitrine/sales-room-protocol';
import { RoomError } from '../errors/room-error.ts';

export interface RoomApiOptions {
  /** Origin of the room server; empty for a browser on the same origin. */
  origin?: string | undefined;
  /** On a server: the cookies of the request that is answered. */
  cookie?: string | undefined;
  /** Sent with every call, such as the locale of the page. */
  headers?: Readonly<Record<string, string>> | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  signal?: AbortSignal | undefined;
}

/** Milliseconds that a call may take. */
export const ROOM_API_TIMEOUT_MS = 10_000;

/** One HTTP call to the room server; gives the parsed body. @throws RoomError */
export type RoomCall = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** See {@link RoomCall}. */
export function createRoomCall({ origin = '', cookie, headers = {}, fetch = globalThis.fetch, signal }: RoomApiOptions): RoomCall {
  return async (method, path, body) => {
    let response: Response;
    const timeout = AbortSignal.timeout(ROOM_API_TIMEOUT_MS);
    try {
      response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...headers,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (cause) {
      throw new RoomError(timeout.aborted ? 'timeout' : 'unreachable', `${method} ${path} was not answered.`, { cause });
    }
    const content: unknown = await response.json().catch((cause: unknown) => {
      if (timeout.aborted) throw new RoomError('timeout', `${method} ${path} was not answered in full.`, { cause });
      return null;
    });
    if (response.ok) return content;
    throw refusalOf(response, content, `${method} ${path} answered ${response.status}.`);
  };
}

/** The error that a response other than 2xx means. */
export function refusalOf(response: Response, body: unknown, message: string): RoomError {
  const refusal = restErrorSchema.safeParse(body);
  if (refusal.success) return RoomError.of(refusal.data.error);
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return new RoomError(
    officialCode(body) ?? codeOf(response.status),
    message,
    Number.isNaN(seconds) ? {} : { retryAfterMs: seconds * 1_000 },
  );
}

const OFFICIAL_CODES = new Map<unknown, RoomErrorCode>(
  ROOM_ERROR_CODES.map((code) => [`SALES_ROOM__${code.replaceAll('-', '_').toUpperCase()}`, code]),
);

/** Our code in a refusal of a `/store-api` call, which has the Store API's form. */
function officialCode(answer: unknown): RoomErrorCode | undefined {
  const { errors } = (answer ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  return OFFICIAL_CODES.get((first as { code?: unknown } | undefined)?.code);
}

function codeOf(status: number): RoomError['code'] {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'not-permitted';
  if (status === 404) return 'not-found';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 429) return 'rate-limited';
  return status >= 502 ? 'unreachable' : 'internal';
}

/** Checks a body against its schema. @throws RoomError `internal` */
export async function readResponse<Body>(schema: { parse(value: unknown): Body }, body: Promise<unknown>): Promise<Body> {
  const value = await body;
  try {
    return schema.parse(value);
  } catch (cause) {
    throw new RoomError('internal', 'The answer is not of the protocol.', { cause });
  }
}
