import { at, type Json, listAt } from '../json-path.ts';
import { examineCacheableReads } from './checks/cacheable-reads.ts';
import { examineCalls } from './checks/calls.ts';
import { examineCatalogue, examineSeoUrls } from './checks/catalogue.ts';
import { examineCheckout, examineWishlist } from './checks/checkout.ts';
import { connect, examineConnection } from './checks/connection.ts';
import { examineDomains } from './checks/domains.ts';
import { examineCors, examineLimits } from './checks/limits.ts';
import { examineVisitorAddress } from './checks/visitor-address.ts';
import { DEFAULT_LOCALES, type DoctorOptions } from './doctor-options.ts';
import type { DoctorCheck, ExaminedStore } from './examined-store.ts';
import type { Finding, Severity } from './finding.ts';
import { createProber } from './probe.ts';

/** What was found out about a server. */
export interface DoctorReport {
  endpoint: string;
  /** False: the server could not be examined, and the one finding says why. */
  examined: boolean;
  /** The worst first. */
  findings: Finding[];
  /** How many of each severity. */
  counts: Record<Severity, number>;
  /** How many requests it took. */
  requests: number;
}

const CHECKS: readonly DoctorCheck[] = [
  examineDomains,
  examineCatalogue,
  examineSeoUrls,
  examineCheckout,
  examineCalls,
  examineCacheableReads,
  examineWishlist,
  examineVisitorAddress,
  examineCors,
  examineLimits,
];
const ORDER: readonly Severity[] = ['error', 'warning', 'note'];

/**
 * Examines a server for our apps. Reads only: it opens one throwaway session, registers, orders and sends nothing.
 * Never rejects for what the server does; findings hold neither token nor access key.
 */
export async function examineStore(options: DoctorOptions): Promise<DoctorReport> {
  const endpoint = options.endpoint.replace(/(?<!\/)\/+$/, '');
  const secrets = options.customer ? [options.customer.password] : [];
  const prober = createProber(endpoint, options.accessKey, secrets, options.fetch ?? globalThis.fetch, options.timeoutMs ?? 10_000);
  const { context, findings } = await connect(prober);
  if (context !== undefined) {
    const [languages, currencies] = [await prober.ask('GET', '/language'), await prober.ask('GET', '/currency')];
    const store: ExaminedStore = {
      prober,
      options: { ...options, ...(options.origin === undefined ? {} : { origin: options.origin.replace(/(?<!\/)\/+$/, '') }) },
      locales: options.locales ?? DEFAULT_LOCALES,
      context: context as Json,
      languages: listAt(languages.body, 'elements'),
      // A bare array, or a list.
      currencies: Array.isArray(currencies.body) ? listAt(currencies.body, '') : listAt(at(currencies.body, 'elements'), ''),
    };
    for (const check of CHECKS) findings.push(...(await check(store)));
    findings.push(...examineConnection(prober, options));
  }
  const clean = findings
    .map((finding) => ({
      ...finding,
      title: prober.redact(finding.title),
      remedy: prober.redact(finding.remedy),
      ...(finding.detail === undefined ? {} : { detail: prober.redact(finding.detail) }),
    }))
    .sort((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity));
  const count = (severity: Severity): number => clean.filter((finding) => finding.severity === severity).length;
  return {
    endpoint,
    examined: context !== undefined,
    findings: clean,
    counts: { error: count('error'), warning: count('warning'), note: count('note') },
    requests: prober.probes.length,
  };
}
