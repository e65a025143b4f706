const BRAND = 'vitrine.StorageError';

/** The database can't be reached, or was lost on the way. */
export class StorageError extends Error {
  readonly brand = BRAND;
  readonly code = 'storage-unavailable';
  /** `connecting` and `working`: nothing was changed. `committing`: whether it was is unknown. */
  readonly phase: 'connecting' | 'working' | 'committing';

  constructor(phase: 'connecting' | 'working' | 'committing', cause: unknown) {
    super("The database can't be reached.", { cause });
    this.name = 'StorageError';
    this.phase = phase;
  }
}

/** Whether a value is a {@link StorageError}, of whichever copy of this package. */
export function isStorageError(value: unknown): value is StorageError {
  return typeof value === 'object' && value !== null && (value as { brand?: unknown }).brand === BRAND;
}

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
// Shut down, crashed, starting up, and too many connections; class 08 is every broken connection.
const SERVER_CODES = /^(57P0[123]|53300|08...)$/;
// What the driver says without a code.
const DRIVER_MESSAGES = /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended/i;

/** Whether a failure says that the database is out of reach, rather than that a statement was wrong. */
export function isConnectionLoss(error: unknown): boolean {
  if (isStorageError(error)) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return SYSTEM_CODES.has(code) || SERVER_CODES.test(code);
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  return DRIVER_MESSAGES.test(error.message);
}
