import type { MediaSource } from '@vitrine/sales-room-protocol';
import { type DeviceAccess, openTrack } from '../media/devices.ts';
import { processedTrack, type VideoProcessor } from '../media/video-processor.ts';
import { LocalSourceController, type LocalSourceOptions } from './local-source-controller.ts';

export interface DeviceSourceOptions extends LocalSourceOptions {
  devices?: DeviceAccess | undefined;
  /** What is done to the track before it is sent; undefined sends it as it is. */
  processor?(): VideoProcessor | undefined;
}

/** A microphone or a camera. Another device takes the place of one that is unplugged. */
export class DeviceSource extends LocalSourceController<'mic' | 'camera'> {
  protected readonly sent: readonly MediaSource[];
  readonly #options: DeviceSourceOptions;
  #deviceId: string | undefined;

  constructor(name: 'mic' | 'camera', options: DeviceSourceOptions) {
    super(name, options);
    this.#options = options;
    this.sent = [name];
  }

  /** Uses another device from now on. */
  choose(deviceId: string): Promise<void> {
    this.#deviceId = deviceId;
    return this.reopen();
  }

  /** Opens the device anew where it is open, e.g. with another processor. */
  reopen(): Promise<void> {
    return this.enqueue(async () => {
      if (this.state.track === null) return;
      this.stopTrack();
      await this.apply();
      this.dismissReplaced();
    });
  }

  /** Forgets which device took over, once the person has read it. */
  dismissReplaced(): void {
    if (this.state.replacedBy !== null) this.update({ replacedBy: null });
  }

  protected async openDevice(): Promise<MediaStreamTrack> {
    const track = await openTrack(this.name, this.#deviceId, this.#options.devices);
    const processor = this.#options.processor?.();
    return processor === undefined ? track : processedTrack(track, processor);
  }

  protected deviceEnded(): void {
    if (this.isWanted) void this.enqueue(() => this.#replace());
  }

  async #replace(): Promise<void> {
    await this.apply();
    const { track } = this.state;
    if (track !== null) this.update({ replacedBy: track.label });
  }
}
