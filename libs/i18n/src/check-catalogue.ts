import type { Catalogue } from './catalogue.ts';
import { catalogueChain } from './catalogue-registry.ts';
import { missingTexts, pluralProblems, treeProblems } from './check-tree.ts';
import { loadArea } from './load-messages.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import { pluralForms } from './message-tree.ts';

/** Browsers of some years know no `getTextInfo`, and some have it as a property. */
interface TextInfoLocale {
  readonly textInfo?: { readonly direction?: string };
  getTextInfo?: () => { readonly direction?: string };
}

function directionOf(locale: string): string | undefined {
  const known = new Intl.Locale(locale) as unknown as TextInfoLocale;
  return (known.getTextInfo?.() ?? known.textInfo)?.direction;
}

function factProblems({ locale, name, direction = 'ltr' }: Catalogue): string[] {
  const told = directionOf(locale);
  return [
    ...(name.trim() === '' ? ['name is empty: give the language’s own name for itself, as the language switch lists it.'] : []),
    ...(told === undefined || told === direction ? [] : [`direction is '${direction}', but ${locale} is written '${told}'.`]),
  ];
}

/** More than that tells nobody what to translate next. */
const MOST_LISTED = 10;

function lackProblem(area: string, missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  const listed = missing.slice(0, MOST_LISTED).join(', ');
  const more = missing.length > MOST_LISTED ? ` and ${missing.length - MOST_LISTED} more` : '';
  return [`${area} lacks ${listed}${more}: translate them, or name a fallback such as 'en-US'.`];
}

async function areaProblems(catalogue: Catalogue, measures: readonly Catalogue[], area: string): Promise<string[]> {
  const [own = {}, measure] = await Promise.all([loadArea([catalogue], area), loadArea(measures, area)]);
  // An area of the importer's own that no fallback has is its own measure.
  const isOwnArea = measure === undefined;
  return [
    ...(isOwnArea ? [] : treeProblems(area, own, measure, { isTranslation: true })),
    ...pluralProblems(area, own, pluralForms(catalogue.locale)),
    ...(catalogue.fallback !== undefined || isOwnArea ? [] : lackProblem(area, [...new Set(missingTexts(area, own, measure))])),
  ];
}

/**
 * Looks a catalogue through, for a test of whoever writes it: keys that nothing asks for, parameters and tags that are missing or too
 * many, plural forms that its language has and it lacks and, where it names no fallback, texts that it lacks.
 * @returns A sentence for each mistake; none where all is well.
 */
export async function checkCatalogue(catalogue: Catalogue): Promise<string[]> {
  const facts = factProblems(catalogue);
  const measures = catalogueChain(catalogue.fallback ?? DEFAULT_LOCALE);
  const expected = catalogue.fallback === undefined ? measures.flatMap((measure) => Object.keys(measure.areas)) : [];
  const areas = new Set([...Object.keys(catalogue.areas), ...expected]);
  const problems = await Promise.all([...areas].map((area) => areaProblems(catalogue, measures, area)));
  return [...facts, ...problems.flat()];
}
