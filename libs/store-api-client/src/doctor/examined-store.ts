import type { Json } from '../json-path.ts';
import type { DoctorOptions } from './doctor-options.ts';
import type { Finding } from './finding.ts';
import type { Prober } from './probe.ts';

/** What is known of the server once it answers, for the checks. */
export interface ExaminedStore {
  prober: Prober;
  options: DoctorOptions;
  locales: readonly string[];
  /** The context of the throwaway session. */
  context: Json;
  languages: readonly Json[];
  currencies: readonly Json[];
}

/** Looks at one side of a server. */
export type DoctorCheck = (store: ExaminedStore) => Promise<Finding[]>;

/** The address of a locale under an origin: the first locale has no prefix. */
export const addressOf = (origin: string, locales: readonly string[], locale: string): string =>
  locale === locales[0] ? origin : `${origin}/${locale}`;
