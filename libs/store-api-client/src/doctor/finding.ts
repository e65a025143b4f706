/**
 * How bad it is:
 *
 * - `error`: a part of the apps will not work
 * - `warning`: something is worse than it could be
 * - `note`: good to know; nothing has to be done
 */
export type Severity = 'error' | 'warning' | 'note';

/** Something that a server lacks, and what to do about it. */
export interface Finding {
  /** Stable, such as `domain-missing`. */
  id: string;
  severity: Severity;
  title: string;
  /** What was seen. Holds neither token nor access key. */
  detail?: string;
  remedy: string;
}
