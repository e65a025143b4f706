import { textsIn, withDifferences } from './message-tree.ts';

/** What an area's `import()` gives: its texts as the default export, or under the area's own name. */
export type AreaModule = object;

/** The texts of one language as data: what it is called, how it is read, and where each area's texts come from. */
export interface Catalogue<Code extends string = string> {
  /** BCP 47 with a region: `fr-FR`. Stands in addresses, in the locale cookie and in `<html lang>`. */
  readonly locale: Code;
  /** The language's own name for itself, as the language switch lists it: `Français`. */
  readonly name: string;
  /** Which way its script runs. Left out: from left to right. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
  /**
   * Code of the catalogue whose texts stand where this one has none; a page loads both. Left out: this one is complete, which
   * `checkCatalogue` holds it to.
   */
  readonly fallback?: string | undefined;
  /** Each area's texts, as an `import()` that is written out: a bundler makes a file of each, and a page loads none but its own. */
  readonly areas: Readonly<Record<string, () => Promise<AreaModule>>>;
}

/** Describes a language. Give it to `configureCatalogues`, and in a test to `checkCatalogue`. */
export function defineCatalogue<const Code extends string>(catalogue: Catalogue<Code>): Catalogue<Code> {
  return catalogue;
}

type Areas = Catalogue['areas'];

/**
 * A catalogue with some texts of an importer's own, in areas that it has, and areas of the importer's own beside them.
 * @param areas The texts that differ, and those that are new.
 */
export function extendCatalogue<const Code extends string>(catalogue: Catalogue<Code>, areas: Areas): Catalogue<Code> {
  const extended = Object.entries(areas).map(([area, load]): [string, Areas[string]] => {
    const base = Object.hasOwn(catalogue.areas, area) ? catalogue.areas[area] : undefined;
    if (!base) return [area, load];
    const merge = async () => {
      const [whole, own] = await Promise.all([base(), load()]);
      return { default: withDifferences(textsIn(whole, area, catalogue.locale), textsIn(own, area, catalogue.locale)) };
    };
    return [area, merge];
  });
  return { ...catalogue, areas: { ...catalogue.areas, ...Object.fromEntries(extended) } };
}
