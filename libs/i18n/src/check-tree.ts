import { pluralOf, pluralsOf } from './message-tree.ts';
import type { MessageTree } from './message-types.ts';
import { splitRichText } from './rich-text.ts';

const PARAMETER = /\{(\w+)\}/g;

const parametersOf = (text: string): Set<string> => new Set([...text.matchAll(PARAMETER)].map(([, name = '']) => name));
const tagsOf = (text: string): Set<string> => new Set(splitRichText(text).flatMap((part) => (typeof part === 'string' ? [] : [part.tag])));
const written = (names: Iterable<string>, open: string, close: string): string =>
  [...names].map((name) => `${open}${name}${close}`).join(', ');

function parameterProblems(at: string, text: string, measure: string, lendsCount: boolean): string[] {
  const names = parametersOf(measure);
  // Another language may name a number that English writes out, or write out one that English names.
  const filled = lendsCount ? new Set([...names, 'count']) : names;
  const has = written(names, '{', '}');
  return [...parametersOf(text)]
    .filter((name) => !filled.has(name))
    .map((name) => `${at} has {${name}}, which nothing fills in${names.size > 0 ? `; there is ${has}` : ''}.`);
}

function lackingProblems(at: string, text: string, measure: string): string[] {
  const present = parametersOf(text);
  const tags = tagsOf(text);
  return [
    ...[...parametersOf(measure)]
      .filter((name) => name !== 'count' && !present.has(name))
      .map((name) => `${at} lacks {${name}}: its place in the sentence would be empty.`),
    ...[...tagsOf(measure)]
      .filter((tag) => !tags.has(tag))
      .map((tag) => `${at} lacks <${tag}>…</${tag}>, around the words that it is for.`),
  ];
}

/** What the measure has for a key: a plural form that it has not is measured by another of its forms. */
function measureOf(key: string, measure: MessageTree): string | MessageTree | undefined {
  if (Object.hasOwn(measure, key)) return measure[key];
  const plural = pluralOf(key);
  return plural && measure[`${plural.base}_other`];
}

/**
 * What is wrong with a part of some texts beside the same part of those that they stand for, a sentence for each mistake.
 * @param options.isTranslation Texts that lack a parameter or a tag of the measure are wrong, too; a shop's own words may leave one out.
 */
export function treeProblems(
  path: string,
  own: MessageTree,
  measure: MessageTree,
  options: { readonly isTranslation?: boolean } = {},
): string[] {
  return Object.entries(own).flatMap(([key, text]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const known = measureOf(key, measure);
    if (known === undefined) return [`${at} is a text that the shop has not: it would never be shown.`];
    if (typeof text !== typeof known)
      return [`${at} is ${typeof known === 'string' ? 'one text' : 'a group of texts'}, not the other way.`];
    if (typeof text !== 'string' || typeof known !== 'string') return treeProblems(at, text as MessageTree, known as MessageTree, options);
    const isPlural = pluralOf(key) !== undefined;
    return [...parameterProblems(at, text, known, isPlural), ...(options.isTranslation ? lackingProblems(at, text, known) : [])];
  });
}

/** Plurals of a tree that lack a form of their language, which would read as another language's. */
export function pluralProblems(path: string, tree: MessageTree, forms: readonly string[]): string[] {
  const plurals = [...pluralsOf(tree)].flatMap(([base, present]) => {
    const lacking = forms.filter((form) => !present.has(form));
    return lacking.length === 0
      ? []
      : [
          `${path}.${base} lacks ${written(
            lacking.map((form) => `${base}_${form}`),
            '',
            '',
          )}.`,
        ];
  });
  const groups = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : pluralProblems(`${path}.${key}`, value, forms),
  );
  return [...plurals, ...groups];
}

/** Texts that a tree lacks of the measure's, plurals by their base. */
export function missingTexts(path: string, tree: MessageTree, measure: MessageTree): string[] {
  const plurals = pluralsOf(tree);
  return Object.entries(measure).flatMap(([key, text]) => {
    const own = tree[key];
    const plural = pluralOf(key);
    if (plural && plurals.has(plural.base)) return [];
    const at = `${path}.${plural?.base ?? key}`;
    if (own === undefined) return typeof text === 'string' ? [at] : missingTexts(at, {}, text);
    return typeof own === 'string' || typeof text === 'string' ? [] : missingTexts(at, own, text);
  });
}
