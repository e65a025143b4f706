import type { Catalogue } from '../catalogue/catalogue-model.ts';
import { afterOrderOff } from './after-order-off.ts';
import { installedAddresses } from './installed-addresses.ts';
import { oversold } from './oversold.ts';
import { releaseDates } from './release-dates.ts';
import { renamedCategory } from './renamed-category.ts';

/** One way in which a real shop differs from this one. */
interface Trait {
  /** What is otherwise, for the list of options. */
  about: string;
  /** The catalogue as that shop has it; for traits of its data. */
  catalogue?: (catalogue: Catalogue) => Catalogue;
}

/**
 * What a real Shopware has otherwise than this store, each to be switched on by its name. Catalogue traits are taken in
 * this order: addresses are made before one of them changes.
 */
export const TRAITS = {
  'no-shop-pages': { about: 'nobody tells the rooms which layouts are the legal pages: their calls are 404' },
  'no-presentations': { about: 'the rooms begin without a presentation' },
  'media-elsewhere': { about: 'pictures and videos lie on an origin of their own' },
  'one-address': { about: 'forms and sign-ins are counted for all visitors together, as behind a proxy that is not trusted' },
  'no-guest-conversion': { about: 'a guest becomes no customer after the order: a call of 6.7, which 6.6 answers with 404' },
  'slow-variants': { about: 'a choice of variants takes its time' },
  'installed-addresses': {
    about: 'addresses as the templates of an installation make them: capitals, product numbers, categories with a slash at the end',
    catalogue: installedAddresses,
  },
  'renamed-category': {
    about: 'a category was renamed: the old addresses of it and all below are known to nobody',
    catalogue: renamedCategory,
  },
  oversold: { about: 'goods that may be sold beyond the stock have no restock time', catalogue: oversold },
  'release-dates': { about: 'products have no release date, but for one that is not out yet', catalogue: releaseDates },
  'after-order-off': { about: 'no payment method may be chosen after the order', catalogue: afterOrderOff },
} as const satisfies Record<string, Trait>;

/** Name of a trait. */
export type TraitName = keyof typeof TRAITS;

const NAMES = Object.keys(TRAITS) as TraitName[];
const isTraitName = (name: string): name is TraitName => Object.hasOwn(TRAITS, name);

/** Stands for all of them. */
const ALL = 'real';

/** What is no trait in a list of names with commas between them. */
export function unknownTraits(list: string): string[] {
  return split(list).filter((name) => name !== ALL && !isTraitName(name));
}

/** The traits that such a list names: `real` for all of them, none for an empty one. */
export function parseTraits(list: string): ReadonlySet<TraitName> {
  const named = split(list);
  return new Set(named.includes(ALL) ? NAMES : named.filter(isTraitName));
}

function split(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

/** What a list may hold, for messages. */
export const TRAIT_LIST = `${ALL}, or some of ${NAMES.join(', ')}`;

/** The catalogue with the traits of its data. */
export function withTraits(catalogue: Catalogue, traits: ReadonlySet<TraitName>): Catalogue {
  return NAMES.filter((name) => traits.has(name)).reduce((changed, name) => {
    const trait: Trait = TRAITS[name];
    return trait.catalogue?.(changed) ?? changed;
  }, catalogue);
}
