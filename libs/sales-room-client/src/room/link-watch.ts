import { FULL_ALLOWANCE, type VideoAllowance, VideoBudget } from '../adaptation/video-budget.ts';
import { readLinkSample } from '../quality/link-sample.ts';
import { QualityMonitor } from '../quality/quality-monitor.ts';
import { type QualityFacts, type QualityReport, UNKNOWN_QUALITY } from '../quality/quality-report.ts';

/** Milliseconds between two looks at the statistics. */
const LOOK_INTERVAL = 2_000;

/** Milliseconds by which a look comes late on a machine that has too much to do; one that comes later still has slept, or its clock was set. */
const LATE = { from: 300, to: 30_000 } as const;

export interface LinkWatchOptions {
  /** Milliseconds between two looks, {@link LOOK_INTERVAL} by default; 0 looks at none. */
  interval: number | undefined;
  /** Statistics of everything sent and received; undefined where there is no session. */
  stats(): Promise<{ sent: RTCStatsReport[]; received: RTCStatsReport[] } | undefined>;
  /** What the statistics don't say. */
  facts(): Omit<QualityFacts, 'isBusy'>;
  /** The camera is that of a guide, which is given up last. */
  isGuide?: boolean | undefined;
  onQuality(report: QualityReport): void;
  onAllowance(allowance: VideoAllowance): void;
}

/** Looks at the statistics, says what spoils sound and picture, and takes pictures away where the sound needs the room. */
export class LinkWatch {
  readonly #options: LinkWatchOptions;
  readonly #monitor = new QualityMonitor();
  #budget: VideoBudget;
  /** When the next look should come, and whether this one or the last came late. */
  #due = 0;
  #wasLate = false;
  #quality = UNKNOWN_QUALITY;
  #allowance = FULL_ALLOWANCE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with each start and pause, so that statistics that come too late are left alone. */
  #life = 0;

  constructor(options: LinkWatchOptions) {
    this.#options = options;
    this.#budget = new VideoBudget(options.isGuide);
  }

  /** Sound and picture flow: from now on there is something to look at. */
  start(): void {
    this.#life += 1;
    this.#next();
  }

  /** They are interrupted: what comes afterwards is not compared with what was before. */
  pause(): void {
    this.#life += 1;
    clearTimeout(this.#timer);
    this.#monitor.interrupt();
  }

  /** The connection is another one now: nothing is known of its quality. */
  forget(): void {
    this.#monitor.reset();
    this.#tell(this.#monitor.report);
  }

  /** Lets pictures flow again, because the person wants it so. */
  allow(direction: keyof VideoAllowance): void {
    this.#budget.allow(direction);
    this.#follow(this.#budget.allowance);
  }

  /** Forgets what the line had room for. */
  reset(): void {
    this.#budget = new VideoBudget(this.#options.isGuide);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const interval = this.#options.interval ?? LOOK_INTERVAL;
    this.#due = Date.now() + interval;
    if (interval > 0) this.#timer = setTimeout(() => void this.#look(), interval);
  }

  async #look(): Promise<void> {
    const life = this.#life;
    // A tab in the background is called late by its browser on purpose.
    const lateBy = Date.now() - this.#due;
    const isLate = lateBy > LATE.from && lateBy < LATE.to && globalThis.document?.visibilityState !== 'hidden';
    const isBusy = isLate || this.#wasLate;
    this.#wasLate = isLate;
    const stats = await this.#options.stats().catch(() => undefined);
    if (life !== this.#life) return;
    if (stats !== undefined) {
      const figures = this.#monitor.next(readLinkSample(stats, performance.now()), { ...this.#options.facts(), isBusy });
      if (!isSame(this.#quality, this.#monitor.report)) this.#tell(this.#monitor.report);
      if (figures !== null) this.#follow(this.#budget.next(figures, isBusy));
    }
    this.#next();
  }

  #tell(report: QualityReport): void {
    this.#quality = report;
    this.#options.onQuality(report);
  }

  #follow(allowance: VideoAllowance): void {
    if (isSame(this.#allowance, allowance)) return;
    this.#allowance = allowance;
    this.#options.onAllowance(allowance);
  }
}

/** Whether two flat objects say the same. */
const isSame = <Value extends object>(one: Value, other: Value): boolean => Object.entries(one).every(([name, value]) => other[name as keyof Value] === value);
