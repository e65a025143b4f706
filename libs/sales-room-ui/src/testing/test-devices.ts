import { afterEach, beforeEach, vi } from 'vitest';
import type { MediaDeviceChoice } from '@vitrine/sales-room-client';

/** A track of a camera or microphone that is none. */
export class TestTrack extends EventTarget {
  readyState = 'live';
  readonly source: 'mic' | 'camera';
  readonly deviceId: string | undefined;
  constructor(source: 'mic' | 'camera', deviceId?: string) {
    super();
    this.source = source;
    this.deviceId = deviceId;
  }
  stop(): void {
    this.readyState = 'ended';
  }
  /** Somebody pulls the plug. */
  unplug(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

class TestStream extends EventTarget {
  readonly #tracks: readonly TestTrack[];
  constructor(tracks: readonly TestTrack[] = []) {
    super();
    this.#tracks = tracks;
  }
  getTracks = () => this.#tracks;
  getVideoTracks = () => this.#tracks.filter(({ source }) => source === 'camera');
}

const device = (kind: MediaDeviceChoice['kind'], deviceId: string, label: string): MediaDeviceChoice => ({ kind, deviceId, label });

/** Devices of a machine with two of each kind. */
export const TWO_OF_EACH: readonly MediaDeviceChoice[] = [
  device('audioinput', 'm1', 'Built-in microphone'),
  device('audioinput', 'm2', 'Headset'),
  device('videoinput', 'c1', 'Built-in camera'),
  device('videoinput', 'c2', 'Webcam'),
  device('audiooutput', 's1', 'Built-in speaker'),
  device('audiooutput', 's2', 'Headphones'),
];

/** Stands in for the cameras and microphones of a browser, anew for each test of a file with a room page. */
export function testDevices() {
  const machine = {
    list: [] as readonly MediaDeviceChoice[],
    /** How often the page asked which devices there are. */
    listed: 0,
    /** Every track that was asked for, in its order. */
    opened: [] as TestTrack[],
    /** What the browser does before it gives a track; what it throws is its refusal. */
    beforeOpening: (() => undefined) as (track: TestTrack) => unknown,
    /** A device is plugged in or out. */
    change: (list: readonly MediaDeviceChoice[]) => {
      machine.list = list;
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    },
  };
  beforeEach(() => {
    machine.list = TWO_OF_EACH;
    machine.listed = 0;
    machine.opened = [];
    machine.beforeOpening = () => undefined;
    vi.stubGlobal('MediaStream', TestStream);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const access = Object.assign(new EventTarget(), {
      enumerateDevices: async () => {
        machine.listed += 1;
        return machine.list;
      },
      getUserMedia: async ({ audio, video }: MediaStreamConstraints) => {
        const { deviceId } = (audio ?? video) as { deviceId?: { ideal: string } };
        const track = new TestTrack(audio ? 'mic' : 'camera', deviceId?.ideal);
        machine.opened.push(track);
        await machine.beforeOpening(track);
        return new TestStream([track]);
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: access });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  return machine;
}
