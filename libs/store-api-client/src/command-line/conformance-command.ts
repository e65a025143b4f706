import type { ConformanceNeed } from '../testing/conformance/conformance-check.ts';
import { conformanceChecks } from '../testing/conformance/conformance-checks.ts';
import { runConformance } from '../testing/conformance/run-conformance.ts';
import type { ParsedArguments } from './arguments.ts';
import type { CommandHost, ExitCode } from './command-host.ts';
import { targetOf } from './target.ts';

/** Says which rules a server keeps. */
export async function conformanceCommand(parsed: ParsedArguments, host: CommandHost): Promise<ExitCode> {
  const { endpoint, accessKey, timeoutMs } = targetOf(parsed, host.env);
  const fetcher = host.fetch ?? globalThis.fetch;
  const allow: ConformanceNeed[] = [
    ...(parsed.flags.has('writes') ? (['writes'] as const) : []),
    ...(parsed.flags.has('rate-limits') ? (['rate-limits'] as const) : []),
  ];
  const promotionCode = parsed.values['promotion-code'];
  const json = parsed.flags.has('json');
  const clean = (text: string): string => text.replaceAll(accessKey, '…');
  const results = await runConformance(
    {
      endpoint,
      accessKey,
      fetch: (input, init) => fetcher(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
      ...(promotionCode === undefined ? {} : { promotionCode }),
    },
    {
      allow,
      onResult: ({ id, rule, outcome, detail }) => {
        if (json || outcome === 'kept') return;
        host.write(`${outcome === 'broken' ? '✗' : '·'} ${rule}  [${id}]\n${detail === undefined ? '' : `    ${clean(detail)}\n`}`);
      },
    },
  );
  const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;
  if (json) host.write(`${clean(JSON.stringify(results, null, 2))}\n`);
  else host.write(`${count('kept')} of ${conformanceChecks.length} rules kept, ${count('broken')} broken, ${count('skipped')} left out.\n`);
  // A server that keeps nothing at all was hardly one.
  if (count('kept') === 0) return 2;
  return count('broken') > 0 ? 1 : 0;
}
