import { describe, expect, it } from 'vitest';
import { DEVICE_ERROR_CODES, deviceErrorCode } from './device-error.ts';

const both = { audio: true, video: true };
const camera = { audio: false, video: true };
const microphone = { audio: true, video: false };

describe('what keeps a camera or microphone from being used', () => {
  it.each([
    ['NotAllowedError', both, 'permission-denied'],
    ['SecurityError', camera, 'permission-denied'],
    ['NotReadableError', camera, 'camera-in-use'],
    ['NotReadableError', microphone, 'microphone-in-use'],
    ['NotReadableError', both, 'both-in-use'],
    ['NotFoundError', both, 'no-device'],
    ['OverconstrainedError', camera, 'no-device'],
    ['TypeError', both, 'unknown'],
  ] as const)("the browser's %s for %o is %s", (name, wanted, code) => {
    expect(deviceErrorCode(new DOMException('', name), wanted)).toBe(code);
  });

  it('is one of six cases, whatever was thrown', () => {
    expect(DEVICE_ERROR_CODES).toHaveLength(6);
    for (const thrown of [undefined, null, 'text', {}, new Error('x')]) expect(deviceErrorCode(thrown, both)).toBe('unknown');
  });
});
