import { type ConformanceCheck, type ConformanceNeed, isConformanceSkip } from './conformance-check.ts';
import { conformanceChecks } from './conformance-checks.ts';
import { type ConformanceTarget, connectConformance } from './conformance-server.ts';

/** How one check ended. */
export interface ConformanceResult {
  id: string;
  rule: string;
  outcome: 'kept' | 'broken' | 'skipped';
  /** What was found, or why the check was left out. */
  detail?: string;
}

/** Which checks run. */
export interface ConformanceRun {
  /** What checks may do besides reading. Default: nothing. */
  allow?: readonly ConformanceNeed[];
  /** Default: all. */
  checks?: readonly ConformanceCheck[];
  /** Called as each check ends. */
  onResult?: (result: ConformanceResult) => void;
}

/** Checks a server's rules one after another. Never rejects for a broken rule. */
export async function runConformance(
  target: ConformanceTarget,
  { allow = [], checks = conformanceChecks, onResult }: ConformanceRun = {},
): Promise<ConformanceResult[]> {
  const server = connectConformance(target);
  const results: ConformanceResult[] = [];
  for (const { id, rule, needs, run } of checks) {
    let result: ConformanceResult = { id, rule, outcome: 'kept' };
    if (needs !== undefined && !allow.includes(needs)) {
      result = { id, rule, outcome: 'skipped', detail: `not allowed: ${needs}` };
    } else {
      try {
        await run(server);
      } catch (error) {
        result = {
          id,
          rule,
          outcome: isConformanceSkip(error) ? 'skipped' : 'broken',
          detail: error instanceof Error ? error.message : String(error),
        };
      }
    }
    results.push(result);
    onResult?.(result);
  }
  return results;
}
