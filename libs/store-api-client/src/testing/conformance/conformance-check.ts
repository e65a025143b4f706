import type { ConformanceServer } from './conformance-server.ts';

/** What a check needs beyond reading: it registers, orders or sends forms, or it uses up a rate limit. */
export type ConformanceNeed = 'writes' | 'rate-limits';

/** One rule of the Store API and how it is checked on a server. */
export interface ConformanceCheck {
  /** Stable, such as `cart/stacking`. */
  id: string;
  /** The rule in words; good as a test's title. */
  rule: string;
  /** Absent: the check only reads and uses carts of its own. */
  needs?: ConformanceNeed;
  /** Rejects with a ConformanceError where the server breaks the rule, with a ConformanceSkip where it lacks what the rule is about. */
  run(server: ConformanceServer): Promise<void>;
}

/** The server breaks a rule. */
export class ConformanceError extends Error {
  readonly code = 'CONFORMANCE';

  constructor(message: string) {
    super(message);
    this.name = 'ConformanceError';
  }
}

/** The server lacks what a rule is about, such as a second language. */
export class ConformanceSkip extends Error {
  readonly code = 'CONFORMANCE_SKIP';

  constructor(reason: string) {
    super(reason);
    this.name = 'ConformanceSkip';
  }
}

/** Whether a check was left out; works across copies of this package. */
export function isConformanceSkip(error: unknown): error is ConformanceSkip {
  return error instanceof Error && (error as { code?: unknown }).code === 'CONFORMANCE_SKIP';
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

// Inside a list JSON would write null for what is absent.
const exact = (value: unknown): string => JSON.stringify(value, (_, entry: unknown) => (entry === undefined ? '(absent)' : entry));

/** Fails unless the two are the same JSON; what is absent differs from null. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (exact(actual) !== exact(expected)) throw new ConformanceError(`${what}: expected ${shown(expected)}, found ${shown(actual)}`);
}

/** Fails unless the condition holds. */
export function ensure(condition: boolean, what: string, found?: unknown): asserts condition {
  if (!condition) throw new ConformanceError(found === undefined ? what : `${what}: found ${shown(found)}`);
}

/** Leaves the check out unless the value is there. */
export function given<T>(value: T | null | undefined, reason: string): T {
  if (value === undefined || value === null) throw new ConformanceSkip(reason);
  return value;
}
