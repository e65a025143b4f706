import type { DoctorOptions } from '../doctor/doctor-options.ts';
import { examineStore } from '../doctor/examine-store.ts';
import { renderReport } from '../doctor/render-report.ts';
import { type ParsedArguments, UsageError } from './arguments.ts';
import type { CommandHost, ExitCode } from './command-host.ts';
import { originOf, targetOf } from './target.ts';

function doctorOptions(parsed: ParsedArguments, host: CommandHost): DoctorOptions {
  const { values } = parsed;
  const origin = values['origin'] ?? host.env['PUBLIC_ORIGIN'];
  const locales = values['locales']?.split(',').map((locale) => locale.trim());
  if (locales?.some((locale) => !/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-(?:[A-Z]{2}|\d{3})$/.test(locale)))
    throw new UsageError('--locales are such as en-US,de-DE.');
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

/** Says what a server lacks. */
export async function doctorCommand(parsed: ParsedArguments, host: CommandHost): Promise<ExitCode> {
  const report = await examineStore(doctorOptions(parsed, host));
  host.write(parsed.flags.has('json') ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report));
  if (!report.examined) return 2;
  return report.counts.error + report.counts.warning > 0 ? 1 : 0;
}
