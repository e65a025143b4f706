import { FULL_VIDEO_BUDGET, type VideoBudget, VideoBudgetController } from '../adaptation/video-budget.ts';
import { readLinkSample } from '../quality/link-sample.ts';
import { QualityMonitor } from '../quality/quality-monitor.ts';
import { type QualityFacts, type QualityReport, UNKNOWN_QUALITY } from '../quality/quality-report.ts';

/** Milliseconds between two samples of the statistics. */
const SAMPLE_INTERVAL_MS = 2_000;

/** Milliseconds by which a sample comes late on a machine that has too much to do; one that comes even later has slept, or its clock was set. */
const LATE_MS = { from: 300, to: 30_000 } as const;

export interface ConnectionMonitorOptions {
  /** Milliseconds between two samples, {@link SAMPLE_INTERVAL_MS} by default; 0 takes none. */
  intervalMs: number | undefined;
  /** Statistics of everything sent and received; undefined where there is no session. */
  stats(): Promise<{ sent: RTCStatsReport[]; received: RTCStatsReport[] } | undefined>;
  /** What the statistics don't say. */
  facts(): Omit<QualityFacts, 'isBusy'>;
  /** The camera is that of a guide, which is given up last. */
  isGuide?: boolean | undefined;
  onQuality(report: QualityReport): void;
  onVideoBudget(videoBudget: VideoBudget): void;
}

/** Samples the statistics, reports what spoils audio and video, and says which video has to be paused so that audio gets through. */
export class ConnectionMonitor {
  readonly #options: ConnectionMonitorOptions;
  readonly #monitor = new QualityMonitor();
  #controller: VideoBudgetController;
  /** When the next sample is due, and whether the last one came late. */
  #due = 0;
  #wasLate = false;
  #quality = UNKNOWN_QUALITY;
  #videoBudget = FULL_VIDEO_BUDGET;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with each start and pause, so that statistics that arrive too late are ignored. */
  #generation = 0;

  constructor(options: ConnectionMonitorOptions) {
    this.#options = options;
    this.#controller = new VideoBudgetController(options.isGuide);
  }

  /** Media flow: samples are taken from now on. */
  start(): void {
    this.#generation += 1;
    this.#next();
  }

  /** Media are interrupted: what comes afterwards is not compared with what was before. */
  pause(): void {
    this.#generation += 1;
    clearTimeout(this.#timer);
    this.#monitor.interrupt();
  }

  /** The connection is another one now: nothing is known of its quality. */
  forget(): void {
    this.#monitor.reset();
    this.#reportQuality(this.#monitor.report);
  }

  /** Resumes video because the person asks for it. */
  resume(direction: keyof VideoBudget): void {
    this.#controller.resume(direction);
    this.#setVideoBudget(this.#controller.budget);
  }

  /** Forgets what the line had room for. */
  reset(): void {
    this.#controller = new VideoBudgetController(this.#options.isGuide);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const intervalMs = this.#options.intervalMs ?? SAMPLE_INTERVAL_MS;
    this.#due = Date.now() + intervalMs;
    if (intervalMs > 0) this.#timer = setTimeout(() => void this.#sample(), intervalMs);
  }

  async #sample(): Promise<void> {
    const generation = this.#generation;
    // A tab in the background is called late by its browser on purpose.
    const lateBy = Date.now() - this.#due;
    const isLate = lateBy > LATE_MS.from && lateBy < LATE_MS.to && globalThis.document?.visibilityState !== 'hidden';
    const isBusy = isLate || this.#wasLate;
    this.#wasLate = isLate;
    const stats = await this.#options.stats().catch(() => undefined);
    if (generation !== this.#generation) return;
    if (stats !== undefined) {
      const figures = this.#monitor.next(readLinkSample(stats, performance.now()), { ...this.#options.facts(), isBusy });
      if (!isSame(this.#quality, this.#monitor.report)) this.#reportQuality(this.#monitor.report);
      if (figures !== null) this.#setVideoBudget(this.#controller.next(figures, isBusy));
    }
    this.#next();
  }

  #reportQuality(report: QualityReport): void {
    this.#quality = report;
    this.#options.onQuality(report);
  }

  #setVideoBudget(videoBudget: VideoBudget): void {
    if (isSame(this.#videoBudget, videoBudget)) return;
    this.#videoBudget = videoBudget;
    this.#options.onVideoBudget(videoBudget);
  }
}

/** Whether two flat objects say the same. */
const isSame = <Value extends object>(one: Value, other: Value): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof Value] === value);
