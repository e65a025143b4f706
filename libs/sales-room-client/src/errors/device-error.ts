/** Why a camera or microphone can't be used, in the specification's six cases. */
export const DEVICE_ERROR_CODES = ['permission-denied', 'unknown', 'camera-in-use', 'microphone-in-use', 'both-in-use', 'no-device'] as const;
/** One of {@link DEVICE_ERROR_CODES}. */
export type DeviceErrorCode = (typeof DEVICE_ERROR_CODES)[number];

const MARK = '@vitrine/sales-room-client/DeviceError';

/** A camera or microphone could not be opened. */
export class DeviceError extends Error {
  override readonly name = 'DeviceError';
  readonly mark = MARK;
  readonly code: DeviceErrorCode;

  constructor(code: DeviceErrorCode, cause?: unknown) {
    super(`Opening the device failed: ${code}`, { cause });
    this.code = code;
  }
}

/** Tells a {@link DeviceError} across copies and realms. */
export function isDeviceError(value: unknown): value is DeviceError {
  return typeof value === 'object' && value !== null && (value as { mark?: unknown }).mark === MARK;
}

/**
 * The case that a failure of `getUserMedia` belongs to.
 * @param wanted What was asked for: it tells which device is in use.
 */
export function deviceErrorCode(error: unknown, wanted: { audio: boolean; video: boolean }): DeviceErrorCode {
  const name = typeof error === 'object' && error !== null ? String((error as { name?: unknown }).name) : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
    case 'PermissionDeniedError':
      return 'permission-denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
    case 'DevicesNotFoundError':
      return 'no-device';
    case 'NotReadableError':
    case 'AbortError':
    case 'TrackStartError':
      if (wanted.audio && wanted.video) return 'both-in-use';
      return wanted.video ? 'camera-in-use' : 'microphone-in-use';
    default:
      return 'unknown';
  }
}
