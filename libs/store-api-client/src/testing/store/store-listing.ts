import type { Json } from '../../json-path.ts';
import { invalidUuid, refusal } from './refusal.ts';
import { input, isOn, say, type StoreCall } from './store-call.ts';
import { associate, readCriteria, select } from './store-criteria.ts';
import type { StoreProduct } from './store-data.ts';
import { groupEntities, inherited, PRODUCT_ASSOCIATIONS, productEntity, variantsOf } from './store-entities.ts';
import { isStoreId, storeId } from './store-id.ts';
import { unitPrice } from './store-prices.ts';

interface Sorting {
  key: string;
  label: string;
  compare: (call: StoreCall, one: StoreProduct, other: StoreProduct) => number;
}

const byName: Sorting['compare'] = (call, one, other) => (say(call, one.name) ?? '').localeCompare(say(call, other.name) ?? '');
const byPrice: Sorting['compare'] = (_, one, other) => one.price - other.price;
const SORTINGS: readonly Sorting[] = [
  { key: 'name-asc', label: 'Name A-Z', compare: byName },
  { key: 'name-desc', label: 'Name Z-A', compare: (call, one, other) => byName(call, other, one) },
  { key: 'price-asc', label: 'Price ascending', compare: byPrice },
  { key: 'price-desc', label: 'Price descending', compare: (call, one, other) => byPrice(call, other, one) },
];
const SCORE: Sorting = { key: 'score', label: 'Best results', compare: () => 0 };

function idList(call: StoreCall, name: string): string[] {
  const value = input(call, name);
  if (Array.isArray(value))
    throw refusal(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `The parameter "${name}" is invalid.`, { parameterName: name });
  return typeof value === 'string' && value !== '' ? value.split('|') : [];
}

const amount = (value: unknown): number =>
  Number.isFinite(Number(value)) && value !== null && value !== '' && Number(value) > 0 ? Number(value) : 0;

function pageOf(value: unknown): number {
  if (value === undefined || value === null || value === '') return 1;
  if (!Number.isInteger(Number(value)))
    throw refusal(400, 'FRAMEWORK__INVALID_PAGE_QUERY', `The page parameter must be a positive integer. Given: ${String(value)}`);
  return Math.max(1, Number(value));
}

/** Which options a product has, its variants' too. */
const optionsOf = (call: StoreCall, product: StoreProduct): string[] => [
  ...(product.propertyIds ?? []),
  ...variantsOf(call, product).flatMap(({ optionIds }) => optionIds ?? []),
];

interface ListingScope {
  defaultLimit: number;
  navigationId?: string;
  search?: string;
}

interface ListingFilters {
  manufacturer: string[];
  properties: string[];
  min: number;
  max: number;
  rating: number | null;
  shippingFree: boolean;
}

function readFilters(call: StoreCall): ListingFilters {
  const manufacturer = idList(call, 'manufacturer');
  const malformed = manufacturer.find((id) => !isStoreId(id));
  if (malformed !== undefined) throw invalidUuid(malformed);
  return {
    manufacturer,
    properties: idList(call, 'properties').filter(isStoreId),
    min: amount(input(call, 'min-price')),
    max: amount(input(call, 'max-price')),
    rating: amount(input(call, 'rating')) || null,
    shippingFree: isOn(input(call, 'shipping-free')),
  };
}

function passes(call: StoreCall, product: StoreProduct, filters: ListingFilters, without?: keyof ListingFilters | 'price'): boolean {
  const price = unitPrice(call, product);
  const options = optionsOf(call, product);
  const groups = call.data.propertyGroups
    .map((group) => filters.properties.filter((id) => group.options.some((option) => option.id === id)))
    .filter((chosen) => chosen.length > 0);
  return (
    (without === 'manufacturer' || filters.manufacturer.length === 0 || filters.manufacturer.includes(product.manufacturerId ?? '')) &&
    // Any of a group's options, and one of every group.
    groups.every((chosen) => chosen.some((id) => options.includes(id))) &&
    (without === 'price' || (price >= filters.min && (filters.max === 0 || price <= filters.max))) &&
    (without === 'rating' || filters.rating === null || (product.rating ?? 0) >= filters.rating) &&
    (without === 'shippingFree' || !filters.shippingFree || product.shippingFree === true)
  );
}

function aggregations(call: StoreCall, all: readonly StoreProduct[], filters: ListingFilters): Json {
  const reduce = isOn(input(call, 'reduce-aggregations'));
  const within = (without: keyof ListingFilters | 'price'): StoreProduct[] =>
    reduce ? all.filter((product) => passes(call, product, filters, without)) : [...all];
  const offered = (name: string): boolean => input(call, name) === undefined || isOn(input(call, name));
  const prices = within('price').map((product) => unitPrice(call, product));
  const makers = new Set(within('manufacturer').map(({ manufacturerId }) => manufacturerId));
  const groups = groupEntities(
    call,
    within('properties').flatMap((product) => optionsOf(call, product)),
  );
  const ratings = within('rating').map(({ rating }) => rating ?? 0);
  const text = (values: readonly number[], pick: (...values: number[]) => number): string | null =>
    values.length > 0 ? pick(...values).toFixed(4) : null;
  return {
    ...(offered('manufacturer-filter')
      ? {
          manufacturer: {
            entities: call.data.manufacturers
              .filter(({ id }) => makers.has(id))
              .map(({ id, name }) => ({
                id,
                name: say(call, name),
                translated: { name: say(call, name) },
                apiAlias: 'product_manufacturer',
              })),
            apiAlias: 'manufacturer_aggregation',
          },
        }
      : {}),
    ...(offered('price-filter')
      ? { price: { min: text(prices, Math.min), max: text(prices, Math.max), avg: null, sum: null, apiAlias: 'price_aggregation' } }
      : {}),
    ...(offered('rating-filter')
      ? { rating: { max: ratings.some((rating) => rating > 0) ? String(Math.max(...ratings)) : null, apiAlias: 'rating_aggregation' } }
      : {}),
    ...(offered('shipping-free-filter')
      ? {
          'shipping-free': {
            max: within('shippingFree').some(({ shippingFree }) => shippingFree) ? '1' : null,
            apiAlias: 'shipping-free_aggregation',
          },
        }
      : {}),
    // So an assortment without properties is answered: buckets, no entities.
    ...(offered('property-filter')
      ? {
          properties:
            groups.length > 0
              ? { entities: groups, apiAlias: 'properties_aggregation' }
              : { buckets: [], apiAlias: 'properties_aggregation' },
        }
      : {}),
  };
}

/** A page of a listing of these products. */
export function listingOf(call: StoreCall, products: readonly StoreProduct[], scope: ListingScope): Json {
  const filters = readFilters(call);
  const sortings = scope.search === undefined ? SORTINGS : [SCORE, ...SORTINGS];
  const order = input(call, 'order');
  const sorting = sortings.find(({ key }) => key === order) ?? sortings[0] ?? SCORE;
  const found = products.filter((product) => passes(call, product, filters)).sort((one, other) => sorting.compare(call, one, other));
  const onlyAggregations = isOn(input(call, 'only-aggregations'));
  const { limit } = readCriteria({ limit: input(call, 'limit') }, scope.defaultLimit);
  const page = pageOf(input(call, 'p'));
  const elements = onlyAggregations ? [] : found.slice((page - 1) * limit, page * limit);
  const asked = call.withSeoUrls ? { seoUrls: {} } : {};
  return {
    elements: elements.map((product) => associate(productEntity(call, product), asked, PRODUCT_ASSOCIATIONS)),
    aggregations: isOn(input(call, 'no-aggregations')) ? [] : aggregations(call, products, filters),
    page,
    limit: onlyAggregations ? 0 : limit,
    entity: 'product',
    // A page past the end has total 0.
    total: elements.length === 0 ? 0 : found.length,
    states: [],
    streamId: null,
    sorting: sorting.key,
    availableSortings: sortings.map(({ key, label }, index) => ({
      id: storeId(`sorting:${key}`),
      key,
      label,
      priority: 10 - index,
      active: true,
      translated: { label },
      apiAlias: 'product_sorting',
    })),
    currentFilters: {
      manufacturer: filters.manufacturer,
      properties: filters.properties,
      price: { min: filters.min, max: filters.max },
      rating: filters.rating,
      'shipping-free': filters.shippingFree,
      ...(scope.navigationId === undefined ? {} : { navigationId: scope.navigationId }),
      ...(scope.search === undefined ? {} : { search: scope.search }),
    },
    apiAlias: 'product_listing',
  };
}

/** What a listing shows: parents and single products; variants come as one. */
const listed = (call: StoreCall): StoreProduct[] =>
  call.data.products.filter(({ parentId, inactive }) => parentId === undefined && !inactive);

/** Products of a category and those below it. */
export function productsBelow(call: StoreCall, categoryId: string): StoreProduct[] {
  const below = (id: string): string[] => [
    id,
    ...call.data.categories.filter(({ parentId }) => parentId === id).flatMap((category) => below(category.id)),
  ];
  const wanted = new Set(below(categoryId));
  return listed(call).filter(({ categoryIds = [] }) => categoryIds.some((id) => wanted.has(id)));
}

/** Products whose name, number or manufacturer holds every word of a term. */
export function productsMatching(call: StoreCall, term: string): StoreProduct[] {
  const words = term.toLowerCase().split(/\s+/);
  return listed(call).filter((product) => {
    const maker = call.data.manufacturers.find(({ id }) => id === product.manufacturerId);
    const text = `${say(call, product.name) ?? ''} ${product.number} ${say(call, maker?.name) ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The list of products that criteria want. */
export function listProducts(call: StoreCall): Json {
  const known = call.withSeoUrls ? PRODUCT_ASSOCIATIONS.filter((name) => name !== 'seoUrls') : PRODUCT_ASSOCIATIONS;
  const entities = call.data.products
    .filter((product) => !inherited(call, product).inactive)
    .map((product) => productEntity(call, product));
  return select(entities, call.criteria, 'product', known);
}
