import type { ConformanceNeed } from '../testing/conformance/conformance-check.ts';
import { conformanceChecks } from '../testing/conformance/conformance-checks.ts';
import { runConformance } from '../testing/conformance/run-conformance.ts';
import { parseArguments, type ParsedArguments, UsageError } from './arguments.ts';
import type { DoctorOptions } from './doctor-options.ts';
import { examineStore } from './examine-store.ts';
import { renderReport } from './render-report.ts';

/** Ends of a command: nothing lacks; something lacks; it could not be found out. */
export type ExitCode = 0 | 1 | 2;

/** What a command may use of its surroundings. */
export interface CommandHost {
  env: Readonly<Record<string, string | undefined>>;
  write: (text: string) => void;
  writeError: (text: string) => void;
  fetch?: typeof fetch;
}

const USAGE = `store-api-client doctor [ENDPOINT]       what a server lacks for our apps, with the remedy for each
store-api-client conformance [ENDPOINT]  which rules of the Store API a server keeps

  ENDPOINT               with /store-api; or STORE_API_ENDPOINT
  --access-key KEY       better in the environment: STORE_API_ACCESS_KEY
  --json                 for machines
  --timeout MS           limit of each request, 10000

doctor
  --origin URL           where visitors see the shop; or PUBLIC_ORIGIN
  --locales A,B,C        en-US,en-GB,de-DE; the first has no prefix
  --browser URL          browsers of this origin call the store themselves: look at CORS
  --customer EMAIL       a test customer, password in STORE_API_CUSTOMER_PASSWORD: look at the wish list

conformance
  --promotion-code CODE  one that anybody may use
  --writes               may register, order and send forms
  --rate-limits          may use up limits

Exit code 0: nothing lacks; 1: something does; 2: it could not be found out.
`;

const NAMES = ['access-key', 'timeout', 'origin', 'locales', 'browser', 'customer', 'promotion-code'];
const FLAGS = ['json', 'help', 'writes', 'rate-limits'];
const KEY_SHAPE = /^[\x21-\x7e]+$/;

function urlOf(text: string, name: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`${name} is no address: expected https://… or http://….`);
  if (new URL(text).username !== '' || new URL(text).password !== '') throw new UsageError(`${name} must not hold a password.`);
  return text;
}

function originOf(text: string, name: string): string {
  const { origin, pathname } = new URL(urlOf(text, name));
  if (pathname !== '/') throw new UsageError(`${name} is an origin: scheme and host, without a path.`);
  return origin;
}

function targetOf(
  { positional, values }: ParsedArguments,
  env: CommandHost['env'],
): { endpoint: string; accessKey: string; timeoutMs: number } {
  const [, endpoint = env['STORE_API_ENDPOINT'], ...more] = positional;
  if (more.length > 0) throw new UsageError('One endpoint at a time.');
  if (!endpoint) throw new UsageError('Which server? Give its endpoint, or set STORE_API_ENDPOINT.');
  const accessKey = values['access-key'] ?? env['STORE_API_ACCESS_KEY'];
  if (!accessKey) throw new UsageError('The access key is missing: --access-key, or STORE_API_ACCESS_KEY.');
  if (!KEY_SHAPE.test(accessKey)) throw new UsageError('The access key holds characters that no header takes.');
  const timeoutMs = Number(values['timeout'] ?? 10_000);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1) throw new UsageError('--timeout is a number of milliseconds.');
  return { endpoint: urlOf(endpoint, 'ENDPOINT'), accessKey, timeoutMs };
}

function doctorOptions(parsed: ParsedArguments, host: CommandHost): DoctorOptions {
  const { values } = parsed;
  const origin = values['origin'] ?? host.env['PUBLIC_ORIGIN'];
  const locales = values['locales']?.split(',').map((locale) => locale.trim());
  if (locales?.some((locale) => !/^[a-z]{2,3}-[A-Z]{2}$/.test(locale))) throw new UsageError('--locales are such as en-US,de-DE.');
  const password = host.env['STORE_API_CUSTOMER_PASSWORD'];
  if (values['customer'] !== undefined && !password)
    throw new UsageError('The password of the test customer is missing: STORE_API_CUSTOMER_PASSWORD.');
  return {
    ...targetOf(parsed, host.env),
    origin: origin ? originOf(origin, '--origin') : undefined,
    browserOrigin: values['browser'] === undefined ? undefined : originOf(values['browser'], '--browser'),
    locales,
    customer: values['customer'] !== undefined && password ? { email: values['customer'], password } : undefined,
    fetch: host.fetch,
  };
}

async function doctor(parsed: ParsedArguments, host: CommandHost): Promise<ExitCode> {
  const report = await examineStore(doctorOptions(parsed, host));
  host.write(parsed.flags.has('json') ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report));
  if (!report.examined) return 2;
  return report.counts.error + report.counts.warning > 0 ? 1 : 0;
}

async function conformance(parsed: ParsedArguments, host: CommandHost): Promise<ExitCode> {
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

/** Runs a command line; never rejects. */
export async function runCommand(argv: readonly string[], host: CommandHost): Promise<ExitCode> {
  try {
    const parsed = parseArguments(argv, NAMES, FLAGS);
    if (parsed.flags.has('help')) {
      host.write(USAGE);
      return 0;
    }
    switch (parsed.positional[0]) {
      case 'doctor':
        return await doctor(parsed, host);
      case 'conformance':
        return await conformance(parsed, host);
      default:
        throw new UsageError('Which command? doctor or conformance.');
    }
  } catch (error) {
    if (error instanceof UsageError) host.writeError(`${error.message}\n\n${USAGE}`);
    // Its text may quote what must not be shown.
    else host.writeError(`The command failed: ${error instanceof Error ? error.name : 'unknown'}.\n`);
    return 2;
  }
}
