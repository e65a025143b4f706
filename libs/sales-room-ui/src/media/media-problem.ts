import {
  combineDeviceErrors,
  DEVICE_ERROR_CODES,
  type DeviceErrorCode,
  type LocalMediaState,
  type MediaTransportState,
} from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';

/** Why there is no sound or picture, in the order in which it matters. */
export type MediaProblem = 'no-worker' | 'worker-restarting' | 'broadcast' | 'muted' | 'camera-off' | 'failed' | DeviceErrorCode;

const deviceCode = (error: string | null): DeviceErrorCode | null => DEVICE_ERROR_CODES.find((code) => code === error) ?? null;

/** What keeps this viewer from being heard or seen, or from hearing; null where nothing does, or where it is so by design. */
export function mediaProblem(room: RoomSnapshot, local: LocalMediaState, state: MediaTransportState): MediaProblem | null {
  const { media, appointment, self } = room;
  if (appointment.status === 'ended' || appointment.status === 'not-started' || appointment.videoAudioSettings === 'none') return null;
  if (!media.available)
    return media.reason === 'worker-restarting' ? 'worker-restarting' : media.reason === 'not-in-room' ? null : 'no-worker';
  if (room.broadcastMode && self.type === 'CLIENT') return 'broadcast';
  if (self.micForcedOff) return 'muted';
  if (self.cameraForcedOff) return 'camera-off';
  return combineDeviceErrors(deviceCode(local.mic.error), deviceCode(local.camera.error)) ?? (state === 'failed' ? 'failed' : null);
}
