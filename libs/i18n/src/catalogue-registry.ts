import { BUILT_IN_CATALOGUES } from './built-in-catalogues.ts';
import type { Catalogue } from './catalogue.ts';
import { I18nError } from './i18n-error.ts';
import type { Locale } from './locales.ts';

const mapOf = (catalogues: readonly Catalogue[]): ReadonlyMap<string, Catalogue> =>
  new Map(catalogues.map((catalogue) => [catalogue.locale, catalogue]));

const builtIn = mapOf(BUILT_IN_CATALOGUES);
/** Of this process or page: a language is configured once, before the first text is asked for. */
let configured = builtIn;

/** Where a fallback is looked for: a language that a shop does not offer can still lend its texts. */
const lookUp = (code: string, among: ReadonlyMap<string, Catalogue>): Catalogue | undefined => among.get(code) ?? builtIn.get(code);

function chainFrom(catalogue: Catalogue, among: ReadonlyMap<string, Catalogue>): Catalogue[] {
  const chain = [catalogue];
  for (let next = catalogue.fallback; next !== undefined; next = chain.at(-1)?.fallback) {
    const found = lookUp(next, among);
    if (!found)
      throw new I18nError(
        'invalid-catalogue',
        `The catalogue ${catalogue.locale} falls back to '${next}', which is not configured: there are ${[...among.keys()].join(', ')}.`,
      );
    if (chain.includes(found))
      throw new I18nError('invalid-catalogue', `The catalogue ${catalogue.locale} falls back to itself by way of ${next}.`);
    chain.push(found);
  }
  return chain;
}

/**
 * Sets the languages of this process or page, in place of those before. Call it once, before the first text is loaded: on the server
 * and in the browser alike.
 * @param catalogues All of them: `[...BUILT_IN_CATALOGUES, french]` adds one.
 * @throws {I18nError} `invalid-catalogue` for none at all, a code that is no locale or stands twice, or a fallback that leads nowhere.
 */
export function configureCatalogues(catalogues: readonly Catalogue[]): void {
  const next = mapOf(catalogues);
  if (catalogues.length === 0) throw new I18nError('invalid-catalogue', 'There is no catalogue: give at least one.');
  if (next.size < catalogues.length)
    throw new I18nError('invalid-catalogue', `A locale has two catalogues: ${catalogues.map(({ locale }) => locale).join(', ')}.`);
  for (const catalogue of catalogues) {
    if (!isTag(catalogue.locale))
      throw new I18nError('invalid-catalogue', `'${catalogue.locale}' is no locale: expected a code such as 'fr-FR' (BCP 47).`);
    chainFrom(catalogue, next);
  }
  configured = next;
}

function isTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** The configured languages, in their order. */
export function configuredCatalogues(): readonly Catalogue[] {
  return [...configured.values()];
}

/** Whether a value is the code of a configured language, letter for letter. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && configured.has(value);
}

/**
 * A language and what it falls back to, the nearest first.
 * @throws {I18nError} `unknown-locale` for one that is not configured.
 */
export function catalogueChain(locale: string): readonly Catalogue[] {
  const catalogue = lookUp(locale, configured);
  if (!catalogue)
    throw new I18nError(
      'unknown-locale',
      `There is no catalogue for the locale '${locale}': there are ${[...configured.keys()].join(', ')}. Give its own to configureCatalogues.`,
    );
  return chainFrom(catalogue, configured);
}
