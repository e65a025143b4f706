import { configureLocales, withBuiltInLocales } from '@vitrine/routing';
import { brandLanguages } from '@vitrine/workspace-config/brand-alias';
import { StartError } from './start-error.ts';

/**
 * The codes of the languages that a brand adds.
 * @throws StartError `ENVIRONMENT` for a brand that is not there, or a language without a catalogue.
 */
export function brandLocaleCodes(brand: string | undefined): readonly string[] {
  try {
    return brandLanguages(brand).map(({ code }) => code);
  } catch (error) {
    throw new StartError('ENVIRONMENT', error instanceof Error ? error.message : String(error));
  }
}

/** Lets this process know the addresses of a brand's languages: the front, the check of domains, a proxy's configuration. */
export function configureBrandLocales(brand: string | undefined): void {
  configureLocales({ locales: withBuiltInLocales(brandLocaleCodes(brand).map((code) => ({ code }))) });
}
