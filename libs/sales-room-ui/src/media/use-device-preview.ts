import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DeviceErrorCode,
  isDeviceError,
  listDevices,
  type MediaDeviceChoice,
  openTrack,
  watchDevices,
} from '@vitrine/sales-room-client';
import { readChosenDevices, writeChosenDevices } from '../devices/chosen-devices.ts';
import { readMediaSwitches, writeMediaSwitch } from '../devices/media-switches.ts';

/** One device before the door. */
export interface PreviewSource {
  state: 'off' | 'starting' | 'on';
  track: MediaStreamTrack | null;
  error: DeviceErrorCode | null;
}

type SourceName = 'mic' | 'camera';

const OFF: PreviewSource = { state: 'off', track: null, error: null };
const STARTING: PreviewSource = { state: 'starting', track: null, error: null };

export interface DevicePreview {
  mic: PreviewSource;
  camera: PreviewSource;
  devices: readonly MediaDeviceChoice[];
  chosen: Readonly<Partial<Record<SourceName, string>>>;
  set(source: SourceName, isOn: boolean): Promise<void>;
  choose(source: SourceName, deviceId: string): void;
  /** Closes both devices, so that the room can open them. */
  release(): void;
}

/**
 * Opens camera and microphone for the person alone; nothing is sent. Each works without the other, and both are closed
 * when the page goes away.
 * @param wanted Which devices to open at once, unless they were off when the presentation was left.
 * @param path Of the presentation.
 */
export function useDevicePreview(wanted: { mic: boolean; camera: boolean }, path: string): DevicePreview {
  const [sources, setSources] = useState<Record<SourceName, PreviewSource>>({
    mic: wanted.mic ? STARTING : OFF,
    camera: wanted.camera ? STARTING : OFF,
  });
  const [devices, setDevices] = useState<readonly MediaDeviceChoice[]>([]);
  const [chosen, setChosen] = useState<Partial<Record<SourceName, string>>>({});
  const tracks = useRef<Partial<Record<SourceName, MediaStreamTrack>>>({});
  const turn = useRef<Record<SourceName, number>>({ mic: 0, camera: 0 });

  const update = useCallback((source: SourceName, next: PreviewSource) => setSources((all) => ({ ...all, [source]: next })), []);
  const refreshDevices = useCallback(() => void listDevices().then(setDevices, () => undefined), []);

  const stop = useCallback((source: SourceName) => {
    turn.current[source] += 1;
    tracks.current[source]?.stop();
    delete tracks.current[source];
  }, []);

  const start = useCallback(
    async (source: SourceName, deviceId: string | undefined): Promise<void> => {
      stop(source);
      const mine = turn.current[source];
      update(source, STARTING);
      try {
        const track = await openTrack(source, deviceId);
        if (mine !== turn.current[source]) {
          track.stop();
          return;
        }
        tracks.current[source] = track;
        track.addEventListener('ended', () => {
          if (tracks.current[source] !== track) return;
          delete tracks.current[source];
          update(source, { state: 'off', track: null, error: 'no-device' });
        });
        update(source, { state: 'on', track, error: null });
      } catch (error) {
        if (mine === turn.current[source])
          update(source, { state: 'off', track: null, error: isDeviceError(error) ? error.code : 'unknown' });
      }
      refreshDevices();
    },
    [stop, update, refreshDevices],
  );

  const release = useCallback(() => {
    stop('mic');
    stop('camera');
  }, [stop]);

  const { mic: wantsMic, camera: wantsCamera } = wanted;
  useEffect(() => {
    const remembered = readChosenDevices();
    setChosen({ ...(remembered.micId ? { mic: remembered.micId } : {}), ...(remembered.cameraId ? { camera: remembered.cameraId } : {}) });
    refreshDevices();
    const switches = readMediaSwitches(path);
    const begin = (source: SourceName, deviceId: string | undefined): void => {
      if (switches[source] === false) update(source, OFF);
      else void start(source, deviceId);
    };
    if (wantsMic) begin('mic', remembered.micId);
    if (wantsCamera) begin('camera', remembered.cameraId);
    const unwatch = watchDevices(refreshDevices);
    return () => {
      unwatch();
      release();
    };
  }, [wantsMic, wantsCamera, path, start, update, release, refreshDevices]);

  return {
    ...sources,
    devices,
    chosen,
    release,
    async set(source, isOn) {
      writeMediaSwitch(path, source, isOn);
      if (isOn) return start(source, chosen[source]);
      stop(source);
      update(source, OFF);
    },
    choose(source, deviceId) {
      const next = { ...chosen, [source]: deviceId };
      setChosen(next);
      writeChosenDevices({ micId: next.mic, cameraId: next.camera });
      if (sources[source].state !== 'off') void start(source, deviceId);
    },
  };
}
