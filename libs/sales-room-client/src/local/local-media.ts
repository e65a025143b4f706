import type { DeviceAccess } from '../media/devices.ts';
import type { MediaSession } from '../media/media-session.ts';
import type { VideoProcessor } from '../media/video-processor.ts';
import type { Signalling } from '../signalling/signalling.ts';
import { DeviceSource } from './device-source.ts';
import { type LocalSource, type LocalSourceName, SOURCE_OFF } from './local-source.ts';
import { ScreenSource } from './screen-source.ts';

export type LocalMediaState = Readonly<Record<LocalSourceName, LocalSource>>;

export const NO_LOCAL_MEDIA: LocalMediaState = { mic: SOURCE_OFF, camera: SOURCE_OFF, screen: SOURCE_OFF };

export interface LocalMediaOptions {
  signalling: Signalling;
  session(): MediaSession | undefined;
  /** Whether the server has the source switched on for this attendee. */
  isOnAtServer(source: LocalSourceName): boolean;
  onChange(state: LocalMediaState): void;
  devices?: DeviceAccess | undefined;
  /** What is done to the camera's picture before it is sent; undefined sends it as it is. */
  processor?(): VideoProcessor | undefined;
}

/** The viewer's own microphone, camera and screen. */
export class LocalMedia {
  readonly mic: DeviceSource;
  readonly camera: DeviceSource;
  readonly screen: ScreenSource;
  readonly #options: LocalMediaOptions;

  constructor(options: LocalMediaOptions) {
    this.#options = options;
    const { signalling, session, isOnAtServer, devices, processor } = options;
    const common = (source: LocalSourceName) => ({
      signalling,
      session,
      devices,
      isOnAtServer: () => isOnAtServer(source),
      onChange: () => this.#publish(),
    });
    this.mic = new DeviceSource('mic', common('mic'));
    this.camera = new DeviceSource('camera', { ...common('camera'), ...(processor ? { processor } : {}) });
    this.screen = new ScreenSource(common('screen'));
  }

  get state(): LocalMediaState {
    return { mic: this.mic.state, camera: this.camera.state, screen: this.screen.state };
  }

  /** The server can't be told: what was on is shown as starting again. */
  pause(reason: 'connection'): void {
    for (const source of this.#sources) void source.pause(reason);
  }

  /** The server is heard again, or media have a new session: sends what is wanted. */
  resume(reason: 'connection'): void {
    for (const source of this.#sources) void source.resume(reason);
  }

  /** Takes note that the person has read which device took over. */
  dismissReplaced(): void {
    this.mic.dismissReplaced();
    this.camera.dismissReplaced();
  }

  /** Lets sources be switched on again after `close`. */
  open(): void {
    for (const source of this.#sources) source.open();
  }

  /** Stops all devices, e.g. on leaving. Nothing opens one afterwards. */
  close(): void {
    for (const source of this.#sources) source.close();
    this.#publish();
  }

  get #sources(): readonly (DeviceSource | ScreenSource)[] {
    return [this.mic, this.camera, this.screen];
  }

  #publish(): void {
    this.#options.onChange(this.state);
  }
}
