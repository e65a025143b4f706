/**
 * Ways to try a screen in a language that nobody has translated yet: `rtl` reads from right to left, `long` has texts
 * half as long again. Both keep the text itself, so that whoever looks for a button by its name still finds it.
 */
export const PSEUDO_LOCALES = ['rtl', 'long'] as const;

export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

/** Whether a value, such as one of the environment, names a pseudo-locale. */
export function isPseudoLocale(value: unknown): value is PseudoLocale {
  return PSEUDO_LOCALES.some((name) => name === value);
}
