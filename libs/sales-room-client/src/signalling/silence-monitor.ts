/**
 * Milliseconds of silence of the signalling connection after which the client stops sending: audio and video end within
 * 2 s of the last sign of life.
 */
export const SIGNALLING_SILENCE_MS = 1_600;

/** Milliseconds of silence after which the connection is given up, and another is made. */
export const DEAD_AFTER_MS = 5_000;

export interface SilenceMonitorOptions {
  /** The server has not been heard for {@link SIGNALLING_SILENCE_MS} (true), or is heard again (false). */
  onSilence(isSilent: boolean): void;
  /** The server has not been heard for {@link DEAD_AFTER_MS}. */
  onDead(): void;
}

/** Reports when the server has not been heard for too long. A server that promises too few signs of life is not watched. */
export class SilenceMonitor {
  readonly #options: SilenceMonitorOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSilent = false;

  constructor(options: SilenceMonitorOptions) {
    this.#options = options;
  }

  /** The server was heard, and promises to be heard every so many milliseconds. */
  heard(everyMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isSilent) {
      this.#isSilent = false;
      this.#options.onSilence(false);
    }
    if (everyMs * 2 > SIGNALLING_SILENCE_MS) return;
    this.#timer = setTimeout(() => this.#fallSilent(), SIGNALLING_SILENCE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isSilent = false;
  }

  #fallSilent(): void {
    this.#isSilent = true;
    this.#timer = setTimeout(() => {
      this.stop();
      this.#options.onDead();
    }, DEAD_AFTER_MS - SIGNALLING_SILENCE_MS);
    this.#options.onSilence(true);
  }
}
