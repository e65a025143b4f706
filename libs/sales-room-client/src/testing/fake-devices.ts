import { FakeMediaStreamTrack } from 'fake-mediastreamtrack';
import type { DeviceAccess } from '../media/devices.ts';

/** Devices whose tracks a test can look at, unplug and refuse. */
export interface FakeDevices extends DeviceAccess {
  /** Every track that was opened, oldest first. */
  readonly tracks: readonly FakeMediaStreamTrack[];
  /** What was asked for. */
  readonly constraints: readonly MediaStreamConstraints[];
  /** Tracks that are open now. */
  open(): FakeMediaStreamTrack[];
  /** Name of the error with which the next openings fail, or undefined. */
  fails: string | undefined;
  /** Holds openings back until it settles. */
  gate: Promise<void> | undefined;
  /** The person shares the sound of a screen, too. */
  hasScreenSound: boolean;
  plug(): void;
}

/** Makes devices with a microphone, a camera and a screen. */
export function fakeDevices(): FakeDevices {
  const tracks: FakeMediaStreamTrack[] = [];
  const constraints: MediaStreamConstraints[] = [];
  const listeners = new Set<() => void>();

  async function opened(wanted: MediaStreamConstraints): Promise<MediaStream> {
    constraints.push(wanted);
    await devices.gate;
    if (devices.fails !== undefined) throw new DOMException('', devices.fails);
    const track = new FakeMediaStreamTrack({ kind: wanted.audio ? 'audio' : 'video' });
    tracks.push(track);
    return streamOf([track]);
  }

  async function shared(wanted: MediaStreamConstraints): Promise<MediaStream> {
    constraints.push(wanted);
    await devices.gate;
    if (devices.fails !== undefined) throw new DOMException('', devices.fails);
    const kinds = wanted.audio && devices.hasScreenSound ? (['video', 'audio'] as const) : (['video'] as const);
    const made = kinds.map((kind) => new FakeMediaStreamTrack({ kind }));
    tracks.push(...made);
    return streamOf(made);
  }

  const devices: FakeDevices = {
    tracks,
    constraints,
    open: () => tracks.filter(({ readyState }) => readyState === 'live'),
    fails: undefined,
    gate: undefined,
    hasScreenSound: false,
    plug: () => {
      for (const listener of listeners) listener();
    },
    getUserMedia: opened,
    getDisplayMedia: shared,
    enumerateDevices: async () =>
      [
        { deviceId: 'm1', kind: 'audioinput', label: 'Desk', groupId: 'g' },
        { deviceId: '', kind: 'videoinput', label: '', groupId: '' },
      ] as MediaDeviceInfo[],
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return devices;
}

function streamOf(tracks: readonly FakeMediaStreamTrack[]): MediaStream {
  const of = (kind: string) => tracks.filter((track) => track.kind === kind);
  return { getTracks: () => tracks, getVideoTracks: () => of('video'), getAudioTracks: () => of('audio') } as unknown as MediaStream;
}
