const collator = new Intl.Collator('en', { caseFirst: 'upper', numeric: true });
const SWAPPED: Readonly<Record<string, string>> = { '.': '_', '/': '-', _: '.', '-': '/' };

/** Order of names in an import or export, as lint wants it. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);

/** Order of the files that imports name: folders above first, and a folder before names that begin like it. */
export const compareSpecifiers = (one: string, other: string): number => {
  const key = (specifier: string): string => specifier.replaceAll(/[./_-]/g, (sign) => SWAPPED[sign] ?? sign);
  return collator.compare(key(one), key(other));
};

/** Adds to a sorted list, at its place. */
export function insertSorted<Entry>(list: readonly Entry[], entry: Entry, compare: (one: Entry, other: Entry) => number): Entry[] {
  const index = list.findIndex((other) => compare(other, entry) > 0);
  return index === -1 ? [...list, entry] : [...list.slice(0, index), entry, ...list.slice(index)];
}
