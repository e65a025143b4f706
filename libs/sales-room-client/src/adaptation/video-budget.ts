import type { LinkFigures } from '../quality/link-sample.ts';

/** Which video the line has room for besides the sound. */
export interface VideoBudget {
  /** The own camera. */
  send: boolean;
  /** The video of others. */
  receive: boolean;
  /** Where `receive` is off: the video of guides, whom everybody has come to see. It is paused last and resumed first. */
  guides: boolean;
}

/** Everything. */
export const FULL_VIDEO_BUDGET: VideoBudget = { send: true, receive: true, guides: true };

/** When video is paused in favor of the sound, and when it is resumed. */
export const VIDEO_BUDGET_RULES = {
  /** Bad for so long: video is paused. */
  pauseAfterSeconds: 4,
  /** A guide's video, at the guide and at those who watch, is paused only after this many times as long. */
  guideFactor: 3,
  /** Good for so long, and not tried within the back-off: it is resumed. */
  resumeAfterSeconds: 10,
  /** How long to wait before the first try; each that fails doubles it. */
  backOffSeconds: 20,
  longestBackOffSeconds: 160,
  /** A try that lasts so long has succeeded: the next wait is short again. */
  provenAfterSeconds: 60,
} as const;

/** Keeps the sound alive on a slow line: pauses video, and resumes it with hysteresis. The two directions are independent. */
export class VideoBudgetController {
  readonly #send: Side;
  readonly #receive = new Side();
  readonly #guides = new Side(VIDEO_BUDGET_RULES.guideFactor);

  /** @param isGuide Whose camera it is: a guide's own is given up later. */
  constructor(isGuide = false) {
    this.#send = new Side(isGuide ? VIDEO_BUDGET_RULES.guideFactor : 1);
  }

  get budget(): VideoBudget {
    return { send: this.#send.isOn, receive: this.#receive.isOn, guides: this.#guides.isOn };
  }

  /**
   * Takes what happened since the last call, and gives what may flow from now on.
   * @param isBusy The machine was too busy to do anything in time: what it tells of the line is then not the line's fault.
   */
  next(figures: LinkFigures, isBusy = false): VideoBudget {
    if (isBusy) return this.budget;
    this.#send.next(figures.seconds, isUplinkBad(figures), figures.hasCamera);
    const isBad = isDownlinkBad(figures);
    if (!this.#receive.isOn) this.#guides.next(figures.seconds, isBad, figures.hasVideo);
    if (this.#guides.isOn) this.#receive.next(figures.seconds, isBad, figures.hasVideo);
    return this.budget;
  }

  /** Resumes one direction at once because the person asks for it; what failed before is remembered. */
  resume(direction: keyof VideoBudget): void {
    if (direction === 'send') this.#send.resume();
    else for (const side of [this.#guides, this.#receive]) side.resume();
  }
}

/** The own sound doesn't get through, or there is no room for a picture at all. */
function isUplinkBad({ upLoss, upAvailable, limitation, roundTrip, hasCamera }: LinkFigures): boolean {
  return (
    upLoss > 0.1 ||
    (hasCamera && upAvailable !== null && upAvailable < 120_000) ||
    (limitation !== 'cpu' && roundTrip !== null && roundTrip > 1.2)
  );
}

/** The sound of the others arrives with holes. */
function isDownlinkBad({ downLoss, concealed, jitter }: LinkFigures): boolean {
  return downLoss > 0.12 || concealed > 0.15 || jitter > 0.35;
}

/** One direction: on or paused, and how long the line was good or bad. */
class Side {
  isOn = true;
  readonly #pauseAfterSeconds: number;
  #bad = 0;
  #good = 0;
  #sinceChange = 0;
  #backOffSeconds: number = VIDEO_BUDGET_RULES.backOffSeconds;

  constructor(factor = 1) {
    this.#pauseAfterSeconds = VIDEO_BUDGET_RULES.pauseAfterSeconds * factor;
  }

  next(seconds: number, isBad: boolean, hasVideo: boolean): void {
    this.#sinceChange += seconds;
    // A machine that was too busy to look for a while has seen one bad moment, not a bad while.
    this.#bad = isBad ? this.#bad + Math.min(seconds, VIDEO_BUDGET_RULES.pauseAfterSeconds / 2) : 0;
    this.#good = isBad ? 0 : this.#good + seconds;
    if (this.isOn) {
      if (this.#sinceChange >= VIDEO_BUDGET_RULES.provenAfterSeconds) this.#backOffSeconds = VIDEO_BUDGET_RULES.backOffSeconds;
      // Where no video flows there is nothing to pause: the line itself is bad.
      if (hasVideo && this.#bad >= this.#pauseAfterSeconds) this.#switch(false);
    } else if (this.#good >= VIDEO_BUDGET_RULES.resumeAfterSeconds && this.#sinceChange >= this.#backOffSeconds) {
      this.#backOffSeconds = Math.min(VIDEO_BUDGET_RULES.longestBackOffSeconds, this.#backOffSeconds * 2);
      this.#switch(true);
    }
  }

  resume(): void {
    if (!this.isOn) this.#switch(true);
  }

  #switch(isOn: boolean): void {
    this.isOn = isOn;
    this.#bad = 0;
    this.#good = 0;
    this.#sinceChange = 0;
  }
}
