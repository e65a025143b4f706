import { I18nError } from './i18n-error.ts';
import type { MessageTree } from './message-types.ts';

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** A key with a plural suffix taken apart: `count_one` is `count` and `one`. */
export function pluralOf(key: string): { readonly base: string; readonly form: string } | undefined {
  const [, base, form] = PLURAL.exec(key) ?? [];
  return base !== undefined && form !== undefined ? { base, form } : undefined;
}

/** The bases of a tree's plurals, with the forms that it has of each. */
export function pluralsOf(tree: MessageTree): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const key of Object.keys(tree)) {
    const plural = pluralOf(key);
    if (plural) found.set(plural.base, (found.get(plural.base) ?? new Set()).add(plural.form));
  }
  return found;
}

/** A tree with some of its texts replaced. */
export function withDifferences(tree: MessageTree, differences: MessageTree): MessageTree {
  const merged: Record<string, string | MessageTree> = { ...tree };
  for (const [key, value] of Object.entries(differences)) {
    const whole = tree[key];
    merged[key] = typeof value === 'string' || typeof whole !== 'object' ? value : withDifferences(whole, value);
  }
  return merged;
}

/** The same, where both may be of different languages: a plural is replaced whole, for its forms belong together. */
export function withTranslation(tree: MessageTree, translation: MessageTree): MessageTree {
  const own = pluralsOf(translation);
  const merged: Record<string, string | MessageTree> = {};
  for (const [key, value] of Object.entries(tree)) if (!own.has(pluralOf(key)?.base ?? '')) merged[key] = value;
  for (const [key, value] of Object.entries(translation)) {
    const whole = tree[key];
    merged[key] = typeof value === 'string' || typeof whole !== 'object' ? value : withTranslation(whole, value);
  }
  return merged;
}

/** A tree in which each plural has every form of a language: those that another language's texts lack read as its `other`. */
function withPluralForms(tree: MessageTree, forms: readonly string[]): MessageTree {
  const whole: Record<string, string | MessageTree> = {};
  for (const [key, value] of Object.entries(tree)) whole[key] = typeof value === 'string' ? value : withPluralForms(value, forms);
  for (const [base, present] of pluralsOf(tree)) {
    const other = tree[`${base}_other`];
    if (other !== undefined) for (const form of forms) if (!present.has(form)) whole[`${base}_${form}`] = other;
  }
  return whole;
}

/** English has these, and with them every language that it lends its texts to without a gap. */
const ENGLISH_FORMS: readonly string[] = ['one', 'other'];

/** The forms that a locale's plurals have, as Unicode tells them. */
export const pluralForms = (locale: string): readonly string[] => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** Texts that may be of several languages, as one locale counts. */
export function countedIn(locale: string, tree: MessageTree): MessageTree {
  const forms = pluralForms(locale);
  return forms.every((form) => ENGLISH_FORMS.includes(form)) ? tree : withPluralForms(tree, forms);
}

/** The texts in an area's module: its default export, or the one of the area's own name. */
export function textsIn(module: object, area: string, locale: string): MessageTree {
  const exported = module as Readonly<Record<string, unknown>>;
  const texts = exported['default'] ?? exported[area];
  if (typeof texts !== 'object' || texts === null)
    throw new I18nError('invalid-catalogue', `The area '${area}' of ${locale} exports no texts: export them as default, or as '${area}'.`);
  return texts as MessageTree;
}
