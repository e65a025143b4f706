import { describe, expect, it } from 'vitest';
import { combineDeviceErrors, DEVICE_ERROR_CODES, DeviceError, deviceErrorCode, isDeviceError } from './device-error.ts';

const both = { audio: true, video: true };
const camera = { audio: false, video: true };
const microphone = { audio: true, video: false };

describe('what keeps a camera or microphone from being used', () => {
  it.each([
    // Chromium
    ['Chromium', 'NotAllowedError', 'Permission denied', both, 'permission-denied'],
    ['Chromium', 'NotAllowedError', 'Permission denied by system', camera, 'permission-denied'],
    ['Chromium', 'NotAllowedError', 'Permission dismissed', microphone, 'permission-denied'],
    ['Chromium', 'NotFoundError', 'Requested device not found', both, 'no-device'],
    ['Chromium', 'OverconstrainedError', '', camera, 'no-device'],
    ['Chromium', 'NotReadableError', 'Could not start video source', camera, 'camera-in-use'],
    ['Chromium', 'NotReadableError', 'Could not start audio source', microphone, 'microphone-in-use'],
    ['Chromium', 'NotReadableError', 'Could not start video source', both, 'camera-in-use'],
    ['Chromium', 'NotReadableError', 'Could not start audio source', both, 'microphone-in-use'],
    ['Chromium', 'NotReadableError', 'Device in use', both, 'both-in-use'],
    ['Chromium', 'TypeError', 'At least one of audio and video must be requested', both, 'unknown'],
    ['an older Chromium', 'PermissionDeniedError', '', both, 'permission-denied'],
    ['an older Chromium', 'PermissionDismissedError', '', both, 'permission-denied'],
    ['an older Chromium', 'DevicesNotFoundError', '', both, 'no-device'],
    ['an older Chromium', 'ConstraintNotSatisfiedError', '', camera, 'no-device'],
    ['an older Chromium', 'TrackStartError', '', camera, 'camera-in-use'],
    // Firefox
    [
      'Firefox',
      'NotAllowedError',
      'The request is not allowed by the user agent or the platform in the current context.',
      both,
      'permission-denied',
    ],
    ['Firefox', 'SecurityError', 'The operation is insecure.', camera, 'permission-denied'],
    ['Firefox', 'NotFoundError', 'The object can not be found here.', both, 'no-device'],
    ['Firefox', 'OverconstrainedError', 'Constraints could be not satisfied.', microphone, 'no-device'],
    ['Firefox', 'NotReadableError', 'Failed to allocate videosource', camera, 'camera-in-use'],
    ['Firefox', 'NotReadableError', 'Failed to allocate audiosource', microphone, 'microphone-in-use'],
    ['Firefox', 'NotReadableError', 'Failed to allocate videosource', both, 'camera-in-use'],
    ['Firefox', 'AbortError', 'Starting videoinput failed', camera, 'camera-in-use'],
    ['Firefox', 'AbortError', 'Starting audioinput failed', both, 'microphone-in-use'],
    ['an older Firefox', 'SourceUnavailableError', '', microphone, 'microphone-in-use'],
    ['Firefox', 'NotSupportedError', '', both, 'unknown'],
    // Safari
    [
      'Safari',
      'NotAllowedError',
      'The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
      both,
      'permission-denied',
    ],
    ['Safari', 'NotFoundError', 'The object can not be found here.', both, 'no-device'],
    ['Safari', 'OverconstrainedError', 'Invalid constraint', camera, 'no-device'],
    ['Safari', 'NotReadableError', 'The I/O read operation failed.', both, 'both-in-use'],
    ['Safari', 'NotReadableError', 'The I/O read operation failed.', microphone, 'microphone-in-use'],
    ['Safari', 'AbortError', 'The operation was aborted.', camera, 'camera-in-use'],
    ['Safari', 'InvalidAccessError', '', both, 'unknown'],
  ] as const)('%s: %s "%s" for %o is %s', (_browser, name, message, wanted, code) => {
    expect(deviceErrorCode(new DOMException(message, name), wanted)).toBe(code);
  });

  it('is told from whatever else may be thrown, also across copies of this library', () => {
    const error = new DeviceError('no-device');
    expect([isDeviceError(error), isDeviceError({ mark: error.mark })]).toEqual([true, true]);
    for (const thrown of [undefined, null, 'text', 1, {}, new Error('x'), Object.assign(() => undefined, { mark: error.mark })])
      expect(isDeviceError(thrown)).toBe(false);
  });

  it('is one of six cases, whatever was thrown', () => {
    expect(DEVICE_ERROR_CODES).toHaveLength(6);
    for (const thrown of [undefined, null, 'text', {}, new Error('x')]) expect(deviceErrorCode(thrown, both)).toBe('unknown');
  });

  it.each([
    [null, null, null],
    ['microphone-in-use', 'camera-in-use', 'both-in-use'],
    ['microphone-in-use', null, 'microphone-in-use'],
    [null, 'camera-in-use', 'camera-in-use'],
    ['permission-denied', 'no-device', 'permission-denied'],
    ['no-device', 'no-device', 'no-device'],
    ['unknown', null, 'unknown'],
  ] as const)('microphone %s and camera %s, each opened by itself, are told as %s', (mic, cam, expected) =>
    expect(combineDeviceErrors(mic, cam)).toBe(expected),
  );
});
