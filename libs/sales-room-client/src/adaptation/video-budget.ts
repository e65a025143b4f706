import type { LinkFigures } from '../quality/link-sample.ts';

/** Which pictures the line has room for, beside the sound. */
export interface VideoAllowance {
  /** The own camera. */
  send: boolean;
  /** The pictures of others. */
  receive: boolean;
  /** Where `receive` is off: the pictures of guides, whom everybody has come to see. They give way last and come back first. */
  guides: boolean;
}

/** Everything. */
export const FULL_ALLOWANCE: VideoAllowance = { send: true, receive: true, guides: true };

/** When pictures give way to the sound, and when they come back. Times in seconds. */
export const VIDEO_BUDGET = {
  /** Bad for so long: pictures go. */
  offAfter: 4,
  /** A guide's picture, at the guide and at those who watch, is given this many times the patience. */
  guidePatience: 3,
  /** Good for so long, and not tried within the back-off: they come back. */
  onAfter: 10,
  /** How long to wait before the first try; each that fails doubles it. */
  backOff: 20,
  longestBackOff: 160,
  /** A try that lasts so long has succeeded: the next wait is short again. */
  provenAfter: 60,
} as const;

/** Keeps the sound alive on a thin line: turns pictures off, and on again with hysteresis. One direction knows nothing of the other. */
export class VideoBudget {
  readonly #send: Side;
  readonly #receive = new Side();
  readonly #guides = new Side(VIDEO_BUDGET.guidePatience);

  /** @param isGuide Whose camera it is: a guide's own is given up later. */
  constructor(isGuide = false) {
    this.#send = new Side(isGuide ? VIDEO_BUDGET.guidePatience : 1);
  }

  get allowance(): VideoAllowance {
    return { send: this.#send.isOn, receive: this.#receive.isOn, guides: this.#guides.isOn };
  }

  /**
   * Takes what happened since the last call, and gives what may flow from now on.
   * @param isBusy The machine was too busy to do anything in time: what it tells of the line is then not the line's fault.
   */
  next(figures: LinkFigures, isBusy = false): VideoAllowance {
    if (isBusy) return this.allowance;
    this.#send.next(figures.seconds, isUplinkBad(figures), figures.hasCamera);
    const isBad = isDownlinkBad(figures);
    if (!this.#receive.isOn) this.#guides.next(figures.seconds, isBad, figures.hasVideo);
    if (this.#guides.isOn) this.#receive.next(figures.seconds, isBad, figures.hasVideo);
    return this.allowance;
  }

  /** Everything is allowed again, e.g. because the person wants it so; what failed before is remembered. */
  allow(direction: keyof VideoAllowance): void {
    if (direction === 'send') this.#send.allow();
    else for (const side of [this.#guides, this.#receive]) side.allow();
  }
}

/** The own sound doesn't get through, or there is no room for a picture at all. */
function isUplinkBad({ upLoss, upAvailable, limitation, roundTrip, hasCamera }: LinkFigures): boolean {
  return upLoss > 0.1 || (hasCamera && upAvailable !== null && upAvailable < 120_000) || (limitation !== 'cpu' && roundTrip !== null && roundTrip > 1.2);
}

/** The sound of the others arrives with holes. */
function isDownlinkBad({ downLoss, concealed, jitter }: LinkFigures): boolean {
  return downLoss > 0.12 || concealed > 0.15 || jitter > 0.35;
}

class Side {
  isOn = true;
  readonly #offAfter: number;
  #bad = 0;
  #good = 0;
  #sinceChange = 0;
  #backOff: number = VIDEO_BUDGET.backOff;

  constructor(patience = 1) {
    this.#offAfter = VIDEO_BUDGET.offAfter * patience;
  }

  next(seconds: number, isBad: boolean, hasPictures: boolean): void {
    this.#sinceChange += seconds;
    // A machine that was too busy to look for a while has seen one bad moment, not a bad while.
    this.#bad = isBad ? this.#bad + Math.min(seconds, VIDEO_BUDGET.offAfter / 2) : 0;
    this.#good = isBad ? 0 : this.#good + seconds;
    if (this.isOn) {
      if (this.#sinceChange >= VIDEO_BUDGET.provenAfter) this.#backOff = VIDEO_BUDGET.backOff;
      // Where no picture flows there is nothing to take away: the line itself is bad.
      if (hasPictures && this.#bad >= this.#offAfter) this.#switch(false);
    } else if (this.#good >= VIDEO_BUDGET.onAfter && this.#sinceChange >= this.#backOff) {
      this.#backOff = Math.min(VIDEO_BUDGET.longestBackOff, this.#backOff * 2);
      this.#switch(true);
    }
  }

  allow(): void {
    if (!this.isOn) this.#switch(true);
  }

  #switch(isOn: boolean): void {
    this.isOn = isOn;
    this.#bad = 0;
    this.#good = 0;
    this.#sinceChange = 0;
  }
}
