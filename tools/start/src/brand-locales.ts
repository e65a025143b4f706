import { configureLocales, withBuiltInLocales } from '@vitrine/routing';
import { brandLanguages } from '@vitrine/workspace-config/brand-languages';
import { StartError } from './start-error.ts';

/** @throws StartError `ENVIRONMENT` for what is wrong with a brand's languages. */
function checked<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new StartError('ENVIRONMENT', error instanceof Error ? error.message : String(error));
  }
}

/**
 * The codes of the languages that a brand adds.
 * @throws StartError `ENVIRONMENT` for a brand that is not there, or a language without a catalogue.
 */
export function brandLocaleCodes(brand?: string): readonly string[] {
  return checked(() => brandLanguages(brand).map(({ code }) => code));
}

/**
 * Lets this process know the addresses of a brand's languages: the front, the check of domains, a proxy's configuration.
 * @throws StartError `ENVIRONMENT` as {@link brandLocaleCodes} does, and for a folder that is not called by the code of a locale.
 */
export function configureBrandLocales(brand?: string): void {
  const locales = withBuiltInLocales(brandLocaleCodes(brand).map((code) => ({ code })));
  checked(() => configureLocales({ locales }));
}
