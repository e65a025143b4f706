import { z } from 'zod';
import type { SearchFilters } from '@vitrine/sales-room-protocol';
import {
  type Criteria,
  equalsAny,
  getProductListing,
  type ListingCriteria,
  listProducts,
  type Product,
  type ProductListing,
  searchProducts,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import type { StoredSlide } from '../rooms/records.ts';

/** What a caller may ask of a list, beside the store's own criteria. */
export const listRequestSchema = z.looseObject({
  limit: z.number().int().min(1).max(100).optional(),
  p: z.number().int().min(1).max(10_000).optional(),
  page: z.number().int().min(1).max(10_000).optional(),
  ids: z
    .array(z.string().regex(/^[0-9a-f]{32}$/))
    .max(500)
    .optional(),
  search: z.string().max(255).optional(),
  query: z.string().max(255).optional(),
  /** With `slideId`: products of that slide alone. The slide's group or page, and its section. */
  pageId: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  slideId: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  interaction: z.boolean().default(false),
  useIdSorting: z.boolean().default(false),
  loadVariants: z.boolean().default(false),
  loadAllIds: z.boolean().default(false),
});
/** What a caller asks of a list. */
export type ListRequest = z.output<typeof listRequestSchema>;

const PAGE_SIZE = 24;
const STORE_LIMIT = 100;
const ALL_IDS_LIMIT = 2_000;

interface ProductList {
  listing: ProductListing;
  /** Every id of the list, in its order; read when somebody asks. */
  allIds(): Promise<string[]>;
}

/** A page of products as the viewer's own session sees them: their language, their prices. */
export async function loadProductList(client: StoreApiClient, request: ListRequest): Promise<ProductListing> {
  const search = (request.search ?? request.query ?? '').trim();
  const list =
    request.ids !== undefined
      ? pickedProducts(client, request.ids, request)
      : search !== ''
        ? foundProducts(client, search, request)
        : catalogueProducts(client, request);
  return finish(client, await list, request);
}

/** A page of the products of a slide; with a query, of those among them that it finds. */
export async function loadSlideProducts(client: StoreApiClient, slide: StoredSlide, request: ListRequest): Promise<ProductListing> {
  const query = (request.query ?? request.search ?? '').trim();
  const list = await slideProducts(client, slide, request);
  return finish(client, query === '' ? list : await foundAmong(client, list, query, request), request);
}

/** Those of a list that a text finds, in the list's own order. */
async function foundAmong(client: StoreApiClient, list: ProductList, query: string, request: ListRequest): Promise<ProductList> {
  const [ids, found] = await Promise.all([
    list.allIds(),
    collectIds((page) => searchProducts(client, { ...idsOnly({}, page), search: query })),
  ]);
  const fits = new Set(found);
  return pickedProducts(
    client,
    ids.filter((id) => fits.has(id)),
    request,
  );
}

function slideProducts(client: StoreApiClient, slide: StoredSlide, request: ListRequest): Promise<ProductList> {
  switch (slide.kind) {
    case 'listing':
      return pickedProducts(client, slide.productIds, request);
    case 'product':
      return pickedProducts(client, [slide.productId], request);
    case 'search':
      return foundProducts(client, slide.search, { ...request, ...filtersOf(slide.filters) });
    case 'category':
      return categoryProducts(client, slide.categoryId, request);
    case 'cms':
    case 'landing-page':
      return pickedProducts(client, [], request);
  }
}

/** A stored search's filters, as the store takes them. */
export function filtersOf(filters: SearchFilters | undefined): {
  manufacturer?: string[];
  properties?: string[];
  'min-price'?: number;
  'max-price'?: number;
  order?: string;
} {
  const { manufacturerIds, propertyIds, minPrice, maxPrice, order } = filters ?? {};
  return {
    ...(manufacturerIds === undefined ? {} : { manufacturer: manufacturerIds }),
    ...(propertyIds === undefined ? {} : { properties: propertyIds }),
    ...(minPrice === undefined ? {} : { 'min-price': minPrice }),
    ...(maxPrice === undefined ? {} : { 'max-price': maxPrice }),
    ...(order === undefined ? {} : { order }),
  };
}

async function finish(client: StoreApiClient, list: ProductList, request: ListRequest): Promise<ProductListing> {
  const { listing } = list;
  const elements = request.loadVariants ? await withVariants(client, listing.elements) : listing.elements;
  const extensions = {
    ...(isRecord(listing.extensions) ? listing.extensions : {}),
    ...(request.loadAllIds ? { allIds: await list.allIds() } : {}),
  };
  return { ...listing, elements, extensions };
}

/** The caller's criteria for the store, without what is ours. */
function storeCriteria(request: ListRequest): ListingCriteria {
  const {
    ids: _ids,
    search: _search,
    query: _query,
    pageId: _pageId,
    slideId: _slideId,
    interaction: _interaction,
    useIdSorting: _sorting,
    loadVariants: _variants,
    loadAllIds: _all,
    page: _page,
    p: _p,
    limit: _limit,
    ...criteria
  } = request;
  return { ...(criteria as ListingCriteria), p: pageOf(request), limit: limitOf(request) };
}

const pageOf = (request: ListRequest) => request.p ?? request.page ?? 1;
const limitOf = (request: ListRequest) => request.limit ?? PAGE_SIZE;

async function pickedProducts(client: StoreApiClient, ids: readonly string[], request: ListRequest): Promise<ProductList> {
  const page = pageOf(request);
  const limit = limitOf(request);
  const visible = await visibleIds(client, [...new Set(ids)]);
  const wanted = visible.slice((page - 1) * limit, page * limit);
  const { elements } =
    wanted.length === 0
      ? { elements: [] }
      : await listProducts(client, { ids: wanted, limit: wanted.length, associations: associationsOf(request) });
  const byId = new Map(elements.map((product) => [product.id, product]));
  const sorted = wanted.map((id) => byId.get(id)).filter((product) => product !== undefined);
  return { listing: listingOf(sorted, visible.length, page, limit), allIds: async () => visible };
}

/** Which of these products this viewer can see, in the order that they were picked in. */
export async function visibleIds(client: StoreApiClient, ids: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += STORE_LIMIT) {
    const chunk = ids.slice(start, start + STORE_LIMIT);
    const { elements } = await listProducts(client, { ids: chunk, limit: chunk.length, includes: { product: ['id'] } });
    for (const { id } of elements) found.add(id);
  }
  return ids.filter((id) => found.has(id));
}

async function foundProducts(client: StoreApiClient, search: string, request: ListRequest): Promise<ProductList> {
  const criteria = storeCriteria(request);
  return {
    listing: await searchProducts(client, { ...criteria, search }),
    allIds: () => collectIds((page) => searchProducts(client, { ...idsOnly(criteria, page), search })),
  };
}

async function categoryProducts(client: StoreApiClient, categoryId: string, request: ListRequest): Promise<ProductList> {
  const criteria = storeCriteria(request);
  return {
    listing: await getProductListing(client, categoryId, criteria),
    allIds: () => collectIds((page) => getProductListing(client, categoryId, idsOnly(criteria, page))),
  };
}

async function catalogueProducts(client: StoreApiClient, request: ListRequest): Promise<ProductList> {
  const { p: _p, limit: _limit, ...criteria } = storeCriteria(request);
  const page = pageOf(request);
  const limit = limitOf(request);
  const read = async (extra: Criteria) => listProducts(client, { ...(criteria as Criteria), 'total-count-mode': 1, ...extra } as Criteria);
  const { elements, total } = await read({ page, limit });
  return {
    listing: listingOf(elements, total ?? elements.length, page, limit),
    allIds: () => collectIds((each) => read({ page: each, limit: STORE_LIMIT, includes: { product: ['id'] } })),
  };
}

function idsOnly(criteria: ListingCriteria, page: number): ListingCriteria {
  return { ...criteria, p: page, limit: STORE_LIMIT, includes: { product: ['id'] }, 'no-aggregations': true } as ListingCriteria;
}

async function collectIds(read: (page: number) => Promise<{ elements: readonly { id: string }[] }>): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < ALL_IDS_LIMIT; page += 1) {
    const { elements } = await read(page);
    ids.push(...elements.map(({ id }) => id));
    if (elements.length < STORE_LIMIT) break;
  }
  return ids;
}

/** Each product followed by the other variants of its family. */
async function withVariants(client: StoreApiClient, products: readonly Product[]): Promise<Product[]> {
  const parents = [...new Set(products.map((product) => product.parentId ?? product.id))];
  if (parents.length === 0) return [];
  const { elements } = await listProducts(client, { filter: [equalsAny('parentId', parents)], limit: STORE_LIMIT });
  const seen = new Set(products.map(({ id }) => id));
  return products.flatMap((product) => {
    const family = elements.filter((variant) => variant.parentId === (product.parentId ?? product.id) && !seen.has(variant.id));
    for (const { id } of family) seen.add(id);
    return [product, ...family];
  });
}

function associationsOf(request: ListRequest): NonNullable<Criteria['associations']> {
  const { associations } = request as { associations?: unknown };
  return {
    options: { associations: { group: {} } },
    ...(isRecord(associations) ? (associations as NonNullable<Criteria['associations']>) : {}),
  };
}

function listingOf(elements: Product[], total: number, page: number, limit: number): ProductListing {
  return {
    apiAlias: 'product_listing',
    elements,
    total,
    page,
    limit,
    aggregations: {},
    sorting: null,
    availableSortings: [],
  } as unknown as ProductListing;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
