import { type Article, idOf } from './assortment.ts';
import { MANUFACTURERS, productOf } from './entities.ts';
import type { Json } from './wire.ts';

const PAGE_SIZE = 4;

const SORTINGS = [
  { key: 'name-asc', label: 'Name A-Z', compare: (a: Article, b: Article) => a.product.name.localeCompare(b.product.name) },
  { key: 'price-asc', label: 'Price ascending', compare: (a: Article, b: Article) => a.product.price - b.product.price },
  { key: 'price-desc', label: 'Price descending', compare: (a: Article, b: Article) => b.product.price - a.product.price },
] as const;

const number = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);

/** A page of a listing. Aggregations ignore the active filters. */
export function listingOf(origin: string, articles: readonly Article[], params: Json, extra: Json = {}): Json {
  const makers = typeof params['manufacturer'] === 'string' && params['manufacturer'] !== '' ? params['manufacturer'].split('|') : [];
  const min = number(params['min-price']) ?? 0;
  const max = number(params['max-price']) ?? 0;
  const sorting = SORTINGS.find(({ key }) => key === params['order']) ?? SORTINGS[0];
  const found = articles
    .filter(
      ({ product }) =>
        (makers.length === 0 || makers.includes(idOf(`maker ${product.maker}`))) &&
        product.price >= min &&
        (max === 0 || product.price <= max),
    )
    .toSorted(sorting.compare);
  const limit = number(params['limit']) ?? PAGE_SIZE;
  const page = Math.max(1, number(params['p']) ?? 1);
  const elements = found.slice((page - 1) * limit, page * limit);
  const prices = articles.map(({ product }) => product.price);
  return {
    elements: elements.map((article) => productOf(origin, article)),
    // A page past the end has total 0.
    total: elements.length === 0 ? 0 : found.length,
    page,
    limit,
    entity: 'product',
    states: [],
    streamId: null,
    sorting: sorting.key,
    availableSortings: SORTINGS.map(({ key, label }, index) => ({
      id: idOf(`sorting ${key}`),
      key,
      label,
      priority: 10 - index,
      translated: { label },
      apiAlias: 'product_sorting',
    })),
    currentFilters: { manufacturer: makers, properties: [], price: { min, max }, rating: null, 'shipping-free': false, ...extra },
    aggregations: {
      manufacturer: { entities: MANUFACTURERS, apiAlias: 'manufacturer_aggregation' },
      // So an assortment without properties is answered: buckets, no entities.
      properties: { buckets: [], apiAlias: 'properties_aggregation' },
      price:
        prices.length > 0
          ? { min: Math.min(...prices).toFixed(4), max: Math.max(...prices).toFixed(4), avg: null, sum: null }
          : { min: null, max: null, avg: null, sum: null },
      rating: { max: null },
      'shipping-free': { max: null },
    },
    apiAlias: 'product_listing',
  };
}
