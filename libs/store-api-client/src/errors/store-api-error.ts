const BRAND = Symbol.for('@vitrine/store-api-client/StoreApiError');

/** One message of a failure: the server's own entry, or the one that the client makes. */
export interface StoreApiMessage {
  /** What happened, in the server's words: not meant for shoppers. */
  detail: string;
  /** HTTP status as text. */
  status?: string;
  /** The server's error code, for example `CHECKOUT__CART_EMPTY`; null for some violations. */
  code?: string | null;
  title?: string;
  meta?: { parameters?: Record<string, unknown> };
  /** `pointer` names the field, for example `/billingAddress/street`. */
  source?: { pointer?: string };
}

/**
 * Why a call failed, stable across versions:
 *
 * - `CONFIGURATION`: the client lacks endpoint or access key
 * - `MISSING_PARAMETER`: a call was made without what it needs; nothing was sent
 * - `INVALID_ID`: an id is not 32 lower-case hexadecimal characters; nothing was sent
 * - `REFUSED`: the server answered with an error status
 * - `TIMEOUT`: no complete answer in time
 * - `NETWORK`: no answer at all
 * - `MALFORMED_RESPONSE`: the answer could not be read
 * - `INVALID_RESPONSE`: the answer lacks what its operation promises; only where answers are checked
 * - `FAILED`: anything else
 */
export type StoreApiErrorCode =
  | 'CONFIGURATION'
  | 'MISSING_PARAMETER'
  | 'INVALID_ID'
  | 'REFUSED'
  | 'TIMEOUT'
  | 'NETWORK'
  | 'MALFORMED_RESPONSE'
  | 'INVALID_RESPONSE'
  | 'FAILED';

/** What a {@link StoreApiError} is made of. */
export interface StoreApiErrorInit {
  code: StoreApiErrorCode;
  statusCode: number;
  messages: StoreApiMessage[];
  /** Name of the operation, for example `getCart`. */
  operation?: string | undefined;
  cause?: unknown;
}

/**
 * Every failure of a call. It holds no context token, access key or password.
 *
 * `statusCode` is the HTTP status; 408 for a time-out, 0 where no server was reached, 500 for
 * everything else that is no HTTP answer.
 */
export class StoreApiError extends Error {
  override readonly name = 'StoreApiError';
  readonly code: StoreApiErrorCode;
  readonly statusCode: number;
  readonly messages: StoreApiMessage[];
  /** Name of the operation that failed. */
  readonly operation: string | undefined;

  constructor(message: string, init: StoreApiErrorInit) {
    super(message, init.cause === undefined ? undefined : { cause: init.cause });
    this.code = init.code;
    this.statusCode = init.statusCode;
    this.messages = init.messages;
    this.operation = init.operation;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** What a log or another process may hold of the failure. */
  toJSON(): { name: string; code: StoreApiErrorCode; statusCode: number; messages: StoreApiMessage[]; operation?: string } {
    return {
      name: this.name,
      code: this.code,
      statusCode: this.statusCode,
      messages: this.messages,
      ...(this.operation === undefined ? {} : { operation: this.operation }),
    };
  }
}

/** Whether a caught value is a {@link StoreApiError}, also one of another realm or copy of this package. */
export function isStoreApiError(value: unknown): value is StoreApiError {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[BRAND] === true;
}

/**
 * Whether a caught value is a failure whose messages hold a server code.
 *
 * @example hasErrorCode(error, 'CHECKOUT__CART_EMPTY')
 */
export function hasErrorCode(value: unknown, serverCode: string): value is StoreApiError {
  return isStoreApiError(value) && value.messages.some((message) => message.code === serverCode);
}
