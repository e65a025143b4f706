import { BUILT_IN_CATALOGUES } from './built-in-catalogues.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueChain } from './catalogue-registry.ts';
import { I18nError } from './i18n-error.ts';
import type { Locale } from './locales.ts';
import { countedIn, textsIn, withDifferences, withTranslation } from './message-tree.ts';
import type { BuiltInArea, MessageArea, MessageDifferences, Messages, MessageTree } from './message-types.ts';
import type { PseudoLocale } from './pseudo-locale.ts';

/** All areas that the package brings, in the order of their sizes on a page. */
export const MESSAGE_AREAS = Object.keys(BUILT_IN_CATALOGUES[0].areas) as readonly BuiltInArea[];

/** Texts of which a shop has some of its own. Those of areas that are not loaded are left out. */
export function withMessageDifferences(messages: Messages, differences: MessageDifferences): Messages {
  const own = Object.entries(differences).filter(([area]) => area in messages);
  return withDifferences(messages as MessageTree, Object.fromEntries(own) as MessageTree) as Messages;
}

const areaOf = async ({ locale, areas }: Catalogue, area: string): Promise<MessageTree | undefined> => {
  const load = Object.hasOwn(areas, area) ? areas[area] : undefined;
  return load && textsIn(await load(), area, locale);
};

/** An area as a chain of catalogues has it, the nearest first. */
export async function loadArea(chain: readonly Catalogue[], area: string): Promise<MessageTree | undefined> {
  const trees = await Promise.all(chain.map((catalogue) => areaOf(catalogue, area)));
  const [first, ...others] = trees.filter((tree) => tree !== undefined).toReversed();
  return first && others.reduce(withTranslation, first);
}

/**
 * Loads the texts of some areas in one locale and, where it has none, in the locale that it falls back to. Nothing else is loaded.
 * @param pseudoLocale Changes the texts so that a screen can be tried in a language that nobody has translated yet.
 * @throws {I18nError} `unknown-locale` for a locale that is not configured, `unknown-area` for an area that it has not.
 */
export async function loadMessages(locale: Locale, areas: readonly MessageArea[], pseudoLocale?: PseudoLocale): Promise<Messages> {
  const chain = catalogueChain(locale);
  const loaded = areas.map(async (area): Promise<[string, MessageTree]> => {
    const tree = await loadArea(chain, area);
    if (!tree)
      throw new I18nError(
        'unknown-area',
        `The locale ${locale} has no area '${area}', and falls back to none that has it: name it in the areas of its catalogue.`,
      );
    return [area, countedIn(locale, tree)];
  });
  const messages = Object.fromEntries(await Promise.all(loaded)) as Messages;
  // A page in a real language does not load what makes the others.
  return pseudoLocale === undefined ? messages : (await import('./pseudo-messages.ts')).toPseudoMessages(messages, pseudoLocale);
}
