import type { RoomErrorBody, RoomErrorCode } from '@vitrine/sales-room-protocol';
import { isWorkerClosed } from './media/worker-closed.ts';
import { isStorageError } from './storage/storage-error.ts';

const BRAND = 'vitrine.RoomError';

/** A refusal: a stable code and an English detail for developers. */
export class RoomError extends Error {
  readonly brand = BRAND;
  readonly code: RoomErrorCode;
  readonly retryAfterMs: number | undefined;
  /** Each field that is not as expected. */
  readonly issues: RoomErrorBody['issues'];

  constructor(
    code: RoomErrorCode,
    detail: string = code,
    options: { cause?: unknown; retryAfterMs?: number; issues?: NonNullable<RoomErrorBody['issues']> } = {},
  ) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'RoomError';
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
    this.issues = options.issues;
  }

  /** What the asking side is told. */
  toBody(): RoomErrorBody {
    return {
      code: this.code,
      detail: this.message,
      ...(this.retryAfterMs === undefined ? {} : { retryAfterMs: this.retryAfterMs }),
      ...(this.issues === undefined ? {} : { issues: this.issues }),
    };
  }
}

/** Whether a value is a {@link RoomError}, of whichever copy of this package. */
export function isRoomError(value: unknown): value is RoomError {
  return typeof value === 'object' && value !== null && (value as { brand?: unknown }).brand === BRAND;
}

const STORAGE_RETRY_MS = 1_000;

/**
 * What the asking side is told of a failure: a refusal as it is, a database or media worker that is away as one to try again;
 * undefined for anything else.
 */
export function refusalFor(error: unknown): RoomError | undefined {
  if (isRoomError(error)) return error;
  if (isWorkerClosed(error)) return new RoomError('media-unavailable', 'There is no media worker now.', { cause: error });
  if (isStorageError(error))
    return new RoomError('storage-unavailable', "The database can't be reached now; nothing was confirmed.", {
      cause: error,
      retryAfterMs: STORAGE_RETRY_MS,
    });
  return undefined;
}

/** The one refusal of a presentation that isn't there and of one that this guide may not know of. */
export function noSuchPresentation(): RoomError {
  return new RoomError('not-found', 'There is no such presentation.');
}
