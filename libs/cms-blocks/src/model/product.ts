import type {
  CalculatedPrice,
  Media,
  Product,
  ProductListing,
  PropertyGroup,
  PropertyGroupOption,
  SeoUrl,
} from '@vitrine/store-api-client';
import { cssColor } from './css-values.ts';
import { asNumberOrNull, asRecord, asRecords, asText, asTextOrNull, type RawRecord, translatedField, translatedText } from './raw.ts';
import { safeFile } from './safe-url.ts';
import type { Pruning } from './slot-source.ts';

const CARD_FIELDS = [
  'parentId',
  'childCount',
  'available',
  'stock',
  'availableStock',
  'releaseDate',
  'restockTime',
  'minPurchase',
  'maxPurchase',
  'purchaseSteps',
  'calculatedMaxPurchase',
  'purchaseUnit',
  'referenceUnit',
  'ratingAverage',
  'states',
  'type',
] as const;
/** Said only where true. */
const CARD_FLAGS = ['isCloseout', 'isNew', 'markAsTopseller', 'shippingFree'] as const;
const DETAIL_FIELDS = ['ean', 'manufacturerNumber', 'width', 'height', 'length', 'weight', 'optionIds', 'categoryTree'] as const;

/** Takes the named fields over, without those that say nothing. */
function pick(entity: RawRecord, fields: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const field of fields) {
    const value = entity[field];
    if (value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)) picked[field] = value;
  }
  return picked;
}

const flags = (entity: RawRecord) => Object.fromEntries(CARD_FLAGS.filter((flag) => entity[flag] === true).map((flag) => [flag, true]));

const named = (entity: RawRecord) => ({ translated: { name: translatedText(entity, 'name') } });

function price(value: unknown): CalculatedPrice | null {
  const raw = asRecord(value);
  const unitPrice = asNumberOrNull(raw?.['unitPrice']);
  if (!raw || unitPrice === null) return null;
  return {
    ...pick(raw, ['listPrice', 'referencePrice', 'regulationPrice', 'variantId']),
    ...(raw['hasRange'] === true ? { hasRange: true } : {}),
    unitPrice,
    totalPrice: asNumberOrNull(raw['totalPrice']) ?? unitPrice,
    quantity: asNumberOrNull(raw['quantity']) ?? 1,
  };
}

const prices = (value: unknown): CalculatedPrice[] => asRecords(value).flatMap((entry) => price(entry) ?? []);

function media(value: unknown): Media | null {
  const raw = asRecord(value);
  const url = raw && safeFile(raw['url']);
  if (!raw || !url) return null;
  const meta = asRecord(raw['metaData']);
  const alt = asTextOrNull(translatedField(raw, 'alt'));
  return {
    id: asText(raw['id']),
    url,
    ...(alt === null ? {} : { translated: { alt } }),
    ...(meta ? { metaData: pick(meta, ['width', 'height']) } : {}),
    thumbnails: asRecords(raw['thumbnails']).flatMap((thumbnail) => {
      const address = safeFile(thumbnail['url']);
      const width = asNumberOrNull(thumbnail['width']);
      const isSmaller = width !== null && width < (asNumberOrNull(meta?.['width']) ?? Infinity);
      return address === null || !isSmaller ? [] : [{ url: address, width, height: asNumberOrNull(thumbnail['height']) ?? 0 }];
    }),
  };
}

function option(raw: RawRecord, hasGroup: boolean): PropertyGroupOption {
  const group = hasGroup ? asRecord(raw['group']) : null;
  const color = cssColor(raw['colorHexCode']);
  const picture = media(raw['media']);
  return {
    id: asText(raw['id']),
    groupId: asText(raw['groupId']),
    ...named(raw),
    ...(color === null ? {} : { colorHexCode: color }),
    ...(picture ? { media: picture } : {}),
    ...(group ? { group: { id: asText(group['id']), ...named(group) } } : {}),
  };
}

const options = (value: unknown): PropertyGroupOption[] => asRecords(value).map((raw) => option(raw, true));

/** Property groups with their options, as choosers and filters show them. */
function groups(value: unknown): PropertyGroup[] {
  return asRecords(value).map((raw) => ({
    id: asText(raw['id']),
    ...named(raw),
    displayType: asText(raw['displayType']) || 'text',
    options: asRecords(raw['options']).map((entry) => option(entry, false)),
  }));
}

function seoUrls(value: unknown): SeoUrl[] {
  const urls = asRecords(value).filter((url) => url['isDeleted'] !== true && asText(url['seoPathInfo']) !== '');
  const best = urls.find((url) => url['isCanonical'] === true) ?? urls[0];
  if (!best) return [];
  return [
    {
      routeName: asText(best['routeName']),
      pathInfo: asText(best['pathInfo']),
      seoPathInfo: asText(best['seoPathInfo']),
      foreignKey: asText(best['foreignKey']),
    },
  ];
}

function product(value: unknown, isDetail: boolean): Product | null {
  const raw = asRecord(value);
  const id = raw && asTextOrNull(raw['id']);
  if (!raw || !id) return null;
  const cheapest = price(raw['calculatedCheapestPrice']);
  const calculatedPrice = price(raw['calculatedPrice']) ?? cheapest;
  // Sales-room answers hold products whose every field is null: without a name or a price there is nothing to show.
  if (!calculatedPrice || translatedText(raw, 'name') === '') return null;
  const picture = media(asRecord(raw['cover'])?.['media']);
  const tiers = prices(raw['calculatedPrices']);
  const chosen = options(raw['options']);
  const links = seoUrls(raw['seoUrls']);
  const manufacturer = asRecord(raw['manufacturer']);
  const delivery = asRecord(raw['deliveryTime']);
  const unit = asRecord(raw['unit']);
  const properties = isDetail ? options(raw['properties']) : [];
  const tax = isDetail ? asRecord(raw['tax']) : null;
  const interaction = asRecord(asRecord(raw['extensions'])?.['interaction']);
  return {
    ...pick(raw, CARD_FIELDS),
    ...flags(raw),
    ...(isDetail ? pick(raw, DETAIL_FIELDS) : {}),
    id,
    apiAlias: 'product',
    productNumber: asText(raw['productNumber']),
    translated: {
      name: translatedText(raw, 'name'),
      ...(translatedText(raw, 'packUnit') ? { packUnit: translatedText(raw, 'packUnit') } : {}),
    },
    calculatedPrice,
    ...(cheapest && (cheapest.hasRange || cheapest.unitPrice !== calculatedPrice.unitPrice) ? { calculatedCheapestPrice: cheapest } : {}),
    ...(tiers.length > 0 ? { calculatedPrices: tiers } : {}),
    ...(picture ? { cover: { media: picture } } : {}),
    ...(chosen.length > 0 ? { options: chosen } : {}),
    ...(properties.length > 0 ? { properties } : {}),
    ...(links.length > 0 ? { seoUrls: links } : {}),
    ...(manufacturer ? { manufacturer: { id: asText(manufacturer['id']), ...named(manufacturer) } } : {}),
    ...(isDetail && delivery
      ? {
          deliveryTime: {
            ...named(delivery),
            min: asNumberOrNull(delivery['min']) ?? 0,
            max: asNumberOrNull(delivery['max']) ?? 0,
            unit: asText(delivery['unit']),
          },
        }
      : {}),
    ...(unit ? { unit: named(unit) } : {}),
    ...(tax ? { tax: { taxRate: asNumberOrNull(tax['taxRate']) ?? 0 } } : {}),
    ...(interaction ? { extensions: { interaction } } : {}),
  };
}

function listing(value: unknown, card: Pruning['card']): ProductListing | null {
  const raw = asRecord(value);
  if (!raw) return null;
  const aggregations = asRecord(raw['aggregations']) ?? {};
  const entities = (name: string) => asRecord(aggregations[name])?.['entities'];
  const limits = (name: string) => pick(asRecord(aggregations[name]) ?? {}, ['min', 'max']);
  const elements = asRecords(raw['elements']).flatMap((element) => card(element) ?? []);
  const properties = groups(entities('properties'));
  return {
    elements,
    total: asNumberOrNull(raw['total']) ?? elements.length,
    page: asNumberOrNull(raw['page']) ?? 1,
    limit: asNumberOrNull(raw['limit']) ?? elements.length,
    ...pick(raw, ['sorting', 'currentFilters']),
    availableSortings: asRecords(raw['availableSortings']).map((sorting) => ({
      key: asText(sorting['key']),
      translated: { label: translatedText(sorting, 'label') },
      priority: asNumberOrNull(sorting['priority']) ?? 0,
    })),
    aggregations: {
      manufacturer: { entities: asRecords(entities('manufacturer')).map((maker) => ({ id: asText(maker['id']), ...named(maker) })) },
      ...(properties.length > 0 ? { properties: { entities: properties } } : {}),
      price: limits('price'),
      rating: limits('rating'),
      'shipping-free': limits('shipping-free'),
    },
    ...(asRecord(raw['extensions'])?.['allIds'] ? { extensions: pick(asRecord(raw['extensions']) ?? {}, ['allIds']) } : {}),
  };
}

/** Keeps of a listing what its view needs: of each product what a card shows, and the choices of its filters. */
export const pruneListing = (raw: unknown): ProductListing | null => createPruning().listing(raw);

/**
 * Makes the functions that prune products, for one page. The same product in two slots becomes one object,
 * which serializers that keep references write once.
 */
export function createPruning(): Pruning {
  const known = new Map<string, Product>();
  const card: Pruning['card'] = (raw) => {
    const pruned = product(raw, false);
    if (!pruned) return null;
    const seen = known.get(pruned.id);
    if (seen && Object.keys(seen).length >= Object.keys(pruned).length) return seen;
    known.set(pruned.id, pruned);
    return pruned;
  };
  const cards: Pruning['cards'] = (raw) => asRecords(raw).flatMap((entry) => card(entry) ?? []);
  return {
    card,
    cards,
    detail: (raw) => product(raw, true),
    listing: (raw) => listing(raw, card),
    groups,
    crossSelling: (raw) =>
      asRecords(raw).flatMap((entry) => {
        const head = asRecord(entry['crossSelling']);
        const products = cards(entry['products']);
        if (!head || head['active'] === false || products.length === 0) return [];
        return [
          { crossSelling: { id: asText(head['id']), ...named(head) }, products, total: asNumberOrNull(entry['total']) ?? products.length },
        ];
      }),
  };
}
