import { ID, type ProductModel } from '@vitrine/demo-store/testing';
import { type IdMapping, isJson, type ProductFacts } from './id-mapping.ts';
import { EXTRA, replayCountries, replayProducts } from './replay-shop.ts';

export const UNKNOWN_ID = /^([0-9a-f])\1{31}$/;
const IS_ID = /^[0-9a-f]{32}$/;

interface Candidate extends ProductFacts {
  id: string;
}

function candidatesOf(product: ProductModel): Candidate[] {
  const own: Candidate = {
    id: product.id,
    missing: !product.active,
    parent: product.variants.length > 0,
    variant: false,
    soldOut: product.isCloseout && product.stock <= 0,
    closeout: product.isCloseout,
    steps: product.purchaseSteps > 1,
    download: product.download !== undefined,
    shippingFree: product.shippingFree,
    tiered: (product.pricing.tiers?.length ?? 0) > 1,
    rated: product.reviews.length > 0,
  };
  const variants = product.variants.map((variant) => ({
    ...own,
    id: variant.id,
    parent: false,
    variant: true,
    closeout: variant.isCloseout === true,
    soldOut: variant.isCloseout === true && variant.stock <= 0,
  }));
  return [own, ...variants];
}

const CANDIDATES = replayProducts.flatMap(candidatesOf);
/** How much it matters that a fact agrees. */
const WEIGHTS: Record<keyof ProductFacts, number> = {
  missing: 100,
  download: 20,
  soldOut: 20,
  parent: 10,
  variant: 10,
  steps: 10,
  closeout: 5,
  shippingFree: 5,
  rated: 2,
  tiered: 1,
};

const likeness = (facts: ProductFacts, candidate: Candidate): number =>
  (Object.keys(WEIGHTS) as (keyof ProductFacts)[]).reduce((sum, fact) => sum + (facts[fact] === candidate[fact] ? WEIGHTS[fact] : 0), 0);

/** Finds what plays the part of a recorded thing in the replay's shop. */
export interface EntityPairs {
  /** The id that stands for it in our store; ids that name nothing stay as they are. */
  id(recorded: string, field?: string): string;
  /** A value with every id replaced. */
  value(recorded: unknown, field?: string): unknown;
}

export function createEntityPairs(mapping: IdMapping): EntityPairs {
  const products = new Map<string, string>();

  function product(recorded: string): string {
    const known = products.get(recorded);
    if (known !== undefined) return known;
    const facts = mapping.product(recorded);
    const taken = new Set(products.values());
    // Two recorded products are two here as well.
    const best =
      CANDIDATES.filter(({ id }) => !taken.has(id)).toSorted((a, b) => likeness(facts, b) - likeness(facts, a))[0]?.id ?? ID.stool;
    products.set(recorded, best);
    return best;
  }

  function category(recorded: string): string {
    const entity = mapping.entity(recorded);
    if (entity?.['type'] === 'folder') return ID.folder;
    if (entity?.['type'] === 'link') return EXTRA.linkCategory;
    if (entity?.['active'] === false) return ID.inactive;
    if (entity?.['visible'] === false) return EXTRA.hiddenCategory;
    return Number(entity?.['childCount'] ?? 0) > 0 ? ID.furniture : ID.chairs;
  }

  function country(recorded: string): string {
    const entity = mapping.entity(recorded);
    const same = replayCountries.find(({ iso }) => iso === entity?.['iso']);
    if (same !== undefined) return same.id;
    return entity?.['iso'] === undefined ? ID.germany : EXTRA.austria;
  }

  function shippingMethod(recorded: string): string {
    const entity = mapping.entity(recorded);
    if (mapping.isBlocked(entity?.['name'])) return ID.germanyOnly;
    return String(entity?.['technicalName']).includes('express')
      ? EXTRA.express
      : entity === undefined || String(entity['technicalName']).includes('standard')
        ? ID.standard
        : ID.germanyOnly;
  }

  function paymentMethod(recorded: string): string {
    const entity = mapping.entity(recorded);
    if (mapping.isBlocked(entity?.['name'])) return EXTRA.blockedPayment;
    return entity?.['asynchronous'] === true ? ID.demoPay : ID.invoice;
  }

  function currency(recorded: string): string {
    const code = mapping.entity(recorded)?.['isoCode'];
    return code === 'USD' ? ID.usd : code === 'GBP' ? ID.gbp : ID.eur;
  }

  function language(recorded: string): string {
    const entity = mapping.entity(recorded);
    const code = isJson(entity?.['translationCode'])
      ? entity['translationCode']['code']
      : isJson(entity?.['locale'])
        ? entity['locale']['code']
        : entity?.['name'];
    return /^de|german|deutsch/i.test(String(code)) ? ID.german : ID.english;
  }

  const KINDS: Record<string, (recorded: string) => string> = {
    product,
    category,
    country,
    country_state: () => ID.newYork,
    currency,
    language,
    shipping_method: shippingMethod,
    payment_method: paymentMethod,
    salutation: () => ID.mr,
    landing_page: () => ID.landing,
    cms_page: () => ID.listPage,
    property_group: () => ID.color,
    property_group_option: () => ID.red,
    product_manufacturer: () => ID.maker,
  };
  const FIELDS: Record<string, string> = {
    countryId: 'country',
    countryStateId: 'country_state',
    currencyId: 'currency',
    languageId: 'language',
    'sw-language-id': 'language',
    salutationId: 'salutation',
    shippingMethodId: 'shipping_method',
    paymentMethodId: 'payment_method',
    navigationId: 'category',
    productIds: 'product',
    referencedId: 'product',
    properties: 'property_group_option',
    manufacturer: 'product_manufacturer',
    product: 'product',
    category: 'category',
    'product-listing': 'category',
    navigation: 'category',
    'landing-page': 'landing_page',
    'change-payment-method': 'payment_method',
    cms: 'cms_page',
    'country-state': 'country',
    breadcrumb: 'product',
    foreignKey: 'product',
  };

  function id(recorded: string, field?: string): string {
    // What is shaped like no id, and an id that was made up, names nothing.
    if (!IS_ID.test(recorded) || UNKNOWN_ID.test(recorded)) return recorded;
    // Where it stands says more than what is known of it.
    const alias = (field === undefined ? undefined : FIELDS[field]) ?? mapping.entity(recorded)?.['apiAlias'];
    return typeof alias === 'string' ? (KINDS[alias]?.(recorded) ?? recorded) : recorded;
  }

  function value(recorded: unknown, field?: string): unknown {
    if (typeof recorded === 'string')
      return recorded
        .split('|')
        .map((part) => (IS_ID.test(part) ? id(part, field) : part))
        .join('|');
    if (Array.isArray(recorded)) return recorded.map((entry) => value(entry, field));
    if (!isJson(recorded)) return recorded;
    // A filter names its field beside its value.
    const filtered = typeof recorded['field'] === 'string' ? recorded['field'] : undefined;
    return Object.fromEntries(
      Object.entries(recorded).map(([key, entry]) => [
        IS_ID.test(key) ? id(key) : key,
        value(entry, key === 'value' && filtered !== undefined ? filtered : key === 'ids' ? (field ?? 'product') : key),
      ]),
    );
  }

  return { id, value };
}
