import { compareLinkSamples, type LinkFigures, type LinkSample } from './link-sample.ts';
import { type QualityFacts, type QualityReport, qualityReport, UNKNOWN_QUALITY } from './quality-report.ts';

/**
 * A worse or another report is told after so many equal ones in a row, a better one after so many: one bad moment is no
 * news. A silent microphone is told after half a minute: somebody who says nothing is the likelier cause.
 */
export const QUALITY_CONFIRMATIONS = { worse: 2, better: 3, silence: 15 } as const;

const RANK = { unknown: 0, good: 0, fair: 1, poor: 2 } as const;

/** Makes a steady report of samples that come one after the other. */
export class QualityMonitor {
  #before: LinkSample | undefined;
  #report: QualityReport = UNKNOWN_QUALITY;
  #candidate: QualityReport | undefined;
  #count = 0;

  get report(): QualityReport {
    return this.#report;
  }

  /** Takes the next sample. Gives what happened since the last one; null for the first. */
  next(sample: LinkSample, facts: QualityFacts): LinkFigures | null {
    const figures = this.#before ? compareLinkSamples(this.#before, sample) : null;
    this.#before = sample;
    if (figures === null) return null;
    const report = qualityReport(figures, facts);
    if (this.#report.level === 'unknown' || isAlike(report, this.#report)) {
      // The first word is never a complaint.
      this.#report = this.#report.level === 'unknown' ? { ...report, level: 'good', cause: null, remedy: null } : report;
      this.#candidate = undefined;
      if (isAlike(report, this.#report)) return figures;
    }
    this.#count = this.#candidate !== undefined && isAlike(report, this.#candidate) ? this.#count + 1 : 1;
    this.#candidate = report;
    const needed =
      RANK[report.level] < RANK[this.#report.level]
        ? QUALITY_CONFIRMATIONS.better
        : report.remedy === 'check-microphone'
          ? QUALITY_CONFIRMATIONS.silence
          : QUALITY_CONFIRMATIONS.worse;
    if (this.#count >= needed) this.#report = report;
    return figures;
  }

  /** The connection is interrupted: what comes after it is not compared with what was before, since an outage is no thin line. */
  interrupt(): void {
    this.#before = undefined;
  }

  /** Forgets everything, e.g. after a new connection. */
  reset(): void {
    this.#before = undefined;
    this.#report = UNKNOWN_QUALITY;
    this.#candidate = undefined;
    this.#count = 0;
  }
}

const isAlike = (one: QualityReport, other: QualityReport): boolean => one.level === other.level && one.cause === other.cause;
