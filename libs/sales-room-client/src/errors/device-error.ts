/** Why a camera or microphone can't be used, in the specification's six cases. */
export const DEVICE_ERROR_CODES = [
  'permission-denied',
  'unknown',
  'camera-in-use',
  'microphone-in-use',
  'both-in-use',
  'no-device',
] as const;
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

/** Names of errors by the case they stand for; those of older Chromium and Safari beside the standard's. */
const DENIED = new Set(['NotAllowedError', 'SecurityError', 'PermissionDeniedError', 'PermissionDismissedError']);
const MISSING = new Set(['NotFoundError', 'OverconstrainedError', 'DevicesNotFoundError', 'ConstraintNotSatisfiedError']);
const IN_USE = new Set(['NotReadableError', 'AbortError', 'TrackStartError', 'SourceUnavailableError']);

/**
 * The case that a failure of `getUserMedia` belongs to.
 * @param wanted What was asked for: it tells which device is in use.
 */
export function deviceErrorCode(error: unknown, wanted: { audio: boolean; video: boolean }): DeviceErrorCode {
  const { name, message } = typeof error === 'object' && error !== null ? (error as { name?: unknown; message?: unknown }) : {};
  if (DENIED.has(String(name))) return 'permission-denied';
  if (MISSING.has(String(name))) return 'no-device';
  if (!IN_USE.has(String(name))) return 'unknown';
  if (wanted.audio && wanted.video) return busyDevice(String(message)) ?? 'both-in-use';
  return wanted.video ? 'camera-in-use' : 'microphone-in-use';
}

/** Which of two devices is busy, where the browser's words name one alone ("Could not start video source"). */
function busyDevice(message: string): DeviceErrorCode | undefined {
  const isVideo = /video|camera/i.test(message);
  const isAudio = /audio|microphone/i.test(message);
  if (isVideo === isAudio) return undefined;
  return isVideo ? 'camera-in-use' : 'microphone-in-use';
}

/** One case for two devices that were opened each by itself: what is wrong with both is said once, and both in use is a case of its own. */
export function combineDeviceErrors(mic: DeviceErrorCode | null, camera: DeviceErrorCode | null): DeviceErrorCode | null {
  if (mic === 'microphone-in-use' && camera === 'camera-in-use') return 'both-in-use';
  if (mic === 'permission-denied' || camera === 'permission-denied') return 'permission-denied';
  return camera ?? mic;
}
