import type { RoomErrorBody, RoomErrorCode } from '@vitrine/sales-room-protocol';

/** Codes of failures that the client itself finds, beside those that the server answers. */
export type RoomClientErrorCode = RoomErrorCode | 'timeout' | 'disconnected' | 'closed' | 'unreachable';

const MARK = '@vitrine/sales-room-client/RoomError';

/** Why a command or a call of the room failed. `message` is English, for developers; screens translate `code`. */
export class RoomError extends Error {
  override readonly name = 'RoomError';
  readonly mark = MARK;
  readonly code: RoomClientErrorCode;
  /** Milliseconds to wait before another try, where the server says so. */
  readonly retryAfterMs: number | undefined;
  /** Each field that the server did not take, by its path such as `slides.0.productId`; empty where it names none. */
  readonly issues: readonly { readonly path: string; readonly message: string }[];

  constructor(
    code: RoomClientErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number | undefined; issues?: RoomErrorBody['issues'] } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
    this.issues = options.issues ?? [];
  }

  /** The error that a refusal of the server stands for. */
  static of(body: RoomErrorBody): RoomError {
    return new RoomError(body.code, body.detail, { retryAfterMs: body.retryAfterMs, issues: body.issues });
  }
}

/** Tells a {@link RoomError}, also one of another copy of this package or another realm. */
export function isRoomError(value: unknown): value is RoomError {
  return typeof value === 'object' && value !== null && (value as { mark?: unknown }).mark === MARK;
}
