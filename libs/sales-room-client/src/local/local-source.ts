import type { DeviceErrorCode } from '../errors/device-error.ts';
import type { RoomClientErrorCode } from '../errors/room-error.ts';

/** What the viewer can send. */
export type LocalSourceName = 'mic' | 'camera' | 'screen';

/**
 * One of the viewer's own sources. `on` means that the server lets it flow; `off` that neither the device nor the
 * server's producer sends anything.
 */
export interface LocalSource {
  state: 'off' | 'starting' | 'on' | 'stopping';
  /** For the viewer's own picture and level meter. */
  track: MediaStreamTrack | null;
  error: DeviceErrorCode | RoomClientErrorCode | null;
  /** Why a source that is wanted is off for a while: the network is too slow for video. It resumes by itself. */
  pausedBy: 'bandwidth' | null;
  /** The device that took the place of one that was unplugged, by its name (empty where the browser hides it); null where none did. */
  replacedBy: string | null;
}

/** A source that was never switched on. */
export const SOURCE_OFF: LocalSource = { state: 'off', track: null, error: null, pausedBy: null, replacedBy: null };

/**
 * Why a source is paused:
 * - `connection`: the server is not heard. Shown as starting; sent again with `resume('connection')`.
 * - `bandwidth`: the line is too slow for video. Off on both sides until `resume('bandwidth')`.
 * - `server`: the server switched it off. Off until the person switches it on again.
 */
export type PauseReason = 'connection' | 'bandwidth' | 'server';
