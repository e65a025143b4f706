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

  constructor(code: RoomClientErrorCode, message: string, options: { cause?: unknown; retryAfterMs?: number | undefined } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** The error that a refusal of the server stands for. */
  static of(body: RoomErrorBody): RoomError {
    return new RoomError(body.code, body.detail, { retryAfterMs: body.retryAfterMs });
  }
}

/** Tells a {@link RoomError}, also one of another copy of this package or another realm. */
export function isRoomError(value: unknown): value is RoomError {
  return typeof value === 'object' && value !== null && (value as { mark?: unknown }).mark === MARK;
}
