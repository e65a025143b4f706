import type { DeviceErrorCode } from '@vitrine/sales-room-client';

/** One message for two devices: what is wrong with both is said once, and both in use is a case of its own. */
export function combinedDeviceError(mic: DeviceErrorCode | null, camera: DeviceErrorCode | null): DeviceErrorCode | null {
  if (mic === 'microphone-in-use' && camera === 'camera-in-use') return 'both-in-use';
  if (mic === 'permission-denied' || camera === 'permission-denied') return 'permission-denied';
  return camera ?? mic;
}
