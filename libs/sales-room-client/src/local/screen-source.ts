import type { MediaSource } from '@vitrine/sales-room-protocol';
import { type DeviceAccess, openScreen } from '../media/devices.ts';
import type { MediaSession } from '../media/media-session.ts';
import { LocalSourceController, type LocalSourceOptions } from './local-source-controller.ts';

export interface ScreenSourceOptions extends LocalSourceOptions {
  devices?: DeviceAccess | undefined;
}

/** A shared screen, window or tab, with its sound where it has any. */
export class ScreenSource extends LocalSourceController<'screen'> {
  protected readonly sent: readonly MediaSource[] = ['screen', 'screen-audio'];
  readonly #options: ScreenSourceOptions;
  #sound: MediaStreamTrack | undefined;

  constructor(options: ScreenSourceOptions) {
    super('screen', options);
    this.#options = options;
  }

  protected async openDevice(): Promise<MediaStreamTrack | null> {
    const screen = await openScreen(this.#options.devices);
    this.#sound = screen?.sound;
    return screen?.video ?? null;
  }

  /** The browser's own "stop sharing" was pressed. */
  protected deviceEnded(): void {
    void this.set(false);
  }

  /** The video is what counts: where the sound can't be sent, the screen stays silent. */
  protected override async sendCompanions(session: MediaSession): Promise<void> {
    const sound = this.#sound;
    if (sound?.readyState !== 'live' || !this.isWanted) return;
    await session.produce('screen-audio', sound).catch(() => undefined);
    // Given up in between: nothing of it goes out.
    if (!this.isWanted) session.pause('screen-audio');
  }

  protected override stopCompanions(): void {
    this.#sound?.stop();
    this.#sound = undefined;
  }

  protected override async endProducers(session: MediaSession | undefined): Promise<void> {
    await Promise.all([session?.stopProducing('screen'), session?.stopProducing('screen-audio')]);
  }
}
