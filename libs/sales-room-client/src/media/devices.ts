import { DeviceError, deviceErrorCode } from '../errors/device-error.ts';

/** A camera, microphone or speaker that can be chosen. `label` is empty before permission was given. */
export interface MediaDeviceChoice {
  deviceId: string;
  kind: 'audioinput' | 'videoinput' | 'audiooutput';
  label: string;
}

/** What the browser offers; narrowed so that tests and other hosts can stand in for it. */
export interface DeviceAccess {
  getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream>;
  getDisplayMedia(constraints: MediaStreamConstraints): Promise<MediaStream>;
  enumerateDevices(): Promise<MediaDeviceInfo[]>;
  addEventListener(type: 'devicechange', listener: () => void): void;
  removeEventListener(type: 'devicechange', listener: () => void): void;
}

/** The browser's own devices; undefined where there is none (an insecure page, a server). */
export const browserDevices = (): DeviceAccess | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.mediaDevices as DeviceAccess | undefined);

const AUDIO: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const VIDEO: MediaTrackConstraints = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 } };

/**
 * Opens a microphone or camera and gives its one track. A chosen device that is gone is replaced by any other.
 * @throws DeviceError in one of the six cases.
 */
export async function openTrack(source: 'mic' | 'camera', deviceId?: string, devices = browserDevices()): Promise<MediaStreamTrack> {
  if (devices === undefined) throw new DeviceError('no-device');
  const wanted = { audio: source === 'mic', video: source === 'camera' };
  const base = source === 'mic' ? AUDIO : VIDEO;
  const constraints = deviceId ? { ...base, deviceId: { ideal: deviceId } } : base;
  try {
    const stream = await devices.getUserMedia(wanted.audio ? { audio: constraints } : { video: constraints });
    const [track] = stream.getTracks();
    if (track === undefined) throw new DeviceError('no-device');
    return track;
  } catch (error) {
    throw error instanceof DeviceError ? error : new DeviceError(deviceErrorCode(error, wanted), error);
  }
}

/** A shared screen, window or tab: its video, and its sound where the browser gives that and the person shares it. */
export interface SharedScreen {
  video: MediaStreamTrack;
  sound: MediaStreamTrack | undefined;
}

/** Sound as it is: what cleans a voice spoils music. The room's own voices, which this page plays, are no part of it. */
const SCREEN_SOUND: MediaTrackConstraints & { restrictOwnAudio: boolean } = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
  restrictOwnAudio: true,
};

/** Asks for the screen. Undefined when the person closes the browser's chooser: that is no failure. */
export async function openScreen(devices = browserDevices()): Promise<SharedScreen | undefined> {
  if (devices === undefined) throw new DeviceError('no-device');
  try {
    const stream = await devices.getDisplayMedia({ video: { frameRate: { ideal: 15, max: 30 } }, audio: SCREEN_SOUND });
    const [video] = stream.getVideoTracks();
    const [sound] = stream.getAudioTracks();
    if (video === undefined) sound?.stop();
    return video && { video, sound };
  } catch (error) {
    const code = deviceErrorCode(error, { audio: false, video: true });
    if (code === 'permission-denied') return undefined;
    throw new DeviceError(code, error);
  }
}

/** All cameras, microphones and speakers; none where the browser has no devices at all. */
export async function listDevices(devices = browserDevices()): Promise<MediaDeviceChoice[]> {
  const all = (await devices?.enumerateDevices()) ?? [];
  return all.flatMap(({ deviceId, kind, label }) => (deviceId === '' ? [] : [{ deviceId, kind, label }]));
}

/** Calls back when a device is plugged in or out. Gives a function that stops it. */
export function watchDevices(listener: () => void, devices = browserDevices()): () => void {
  devices?.addEventListener('devicechange', listener);
  return () => devices?.removeEventListener('devicechange', listener);
}
