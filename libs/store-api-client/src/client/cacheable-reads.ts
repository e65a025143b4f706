import { isStoreApiError } from '../errors/store-api-error.ts';
import { packCriteria } from './pack-criteria.ts';
import type { CallOptions, QueryValue, StoreApiClient, StoreApiRequest } from './store-api-client.ts';

/** How the reads of a client may be cached. */
export interface CacheableReadsOptions {
  /** A read whose path and query would be longer stays a POST. Default 4,000: proxies take lines of 8 kB, cut short by their own headers. */
  maxUrlLength?: number;
}

/** A read that servers from 6.7 on answer to GET, too. */
interface CacheableRead {
  /** Parameters that the GET takes under their own names. */
  readonly plain: ReadonlySet<string>;
  /** The GET reads the rest of a criteria from `_criteria`. */
  readonly packs: boolean;
  /** Every visitor gets the same answer in a language: neither prices nor anything of the customer is in it. */
  readonly isShared: boolean;
}

const DEFAULT_MAX_URL_LENGTH = 4000;

const CRITERIA = new Set([
  ...['page', 'limit', 'ids', 'term', 'filter', 'post-filter', 'sort', 'associations', 'includes', 'excludes', 'fields'],
  ...['aggregations', 'grouping', 'total-count-mode'],
]);
/** The server reads a flag by its presence: `false` cannot be said. */
const FLAGS: ReadonlySet<string> = new Set(['reduce-aggregations', 'no-aggregations', 'only-aggregations']);
const PAGE = [
  'limit',
  'order',
  'p',
  'manufacturer',
  'min-price',
  'max-price',
  'rating',
  'shipping-free',
  'properties',
  'reduce-aggregations',
];
const LISTING = [...PAGE, 'no-aggregations', 'only-aggregations'];

const read = (plain: readonly string[], traits: Partial<CacheableRead> = {}): CacheableRead => ({
  plain: new Set(plain),
  packs: false,
  isShared: false,
  ...traits,
});

/** By operation. `findVariant` depends on stock, and its GET takes no choice by groups. */
const READS: ReadonlyMap<string, CacheableRead> = new Map([
  ['findSeoUrls', read([], { packs: true, isShared: true })],
  ['listCategories', read([], { packs: true, isShared: true })],
  ['getNavigation', read(['depth', 'buildTree'], { packs: true, isShared: true })],
  ['listCountries', read([], { packs: true, isShared: true })],
  ['listCountryStates', read([], { packs: true, isShared: true })],
  ['listProducts', read([], { packs: true })],
  ['getProduct', read([], { packs: true })],
  ['listReviews', read([], { packs: true })],
  ['getCrossSellings', read([])],
  ['getProductListing', read(LISTING, { packs: true })],
  ['searchProducts', read(['search', ...LISTING])],
  ['suggestProducts', read(['search', ...LISTING])],
  ['getCategory', read(PAGE)],
  ['getLandingPage', read(PAGE)],
  ['getCmsPage', read(PAGE)],
  ['listPaymentMethods', read(['onlyAvailable'], { packs: true })],
  ['listShippingMethods', read(['onlyAvailable'], { packs: true })],
]);

const isPlainValue = (value: unknown): value is QueryValue =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** The parameters of a GET, and what of the criteria has to be packed; undefined where the GET cannot say it all. */
function splitBody(
  { plain, packs }: CacheableRead,
  body: Record<string, unknown>,
): { query: Record<string, QueryValue>; criteria: Record<string, unknown> } | undefined {
  const query: Record<string, QueryValue> = {};
  const criteria: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || (FLAGS.has(name) && value === false)) continue;
    if (plain.has(name) && isPlainValue(value)) query[name] = value;
    else if (packs && CRITERIA.has(name)) criteria[name] = value;
    else return undefined;
  }
  return { query, criteria };
}

const lengthOf = (path: string, query: Record<string, QueryValue>): number =>
  path.length + new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString().length;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same read as a GET; undefined where it has to stay what it is. */
async function asGet(request: StoreApiRequest, client: StoreApiClient, maxUrlLength: number): Promise<StoreApiRequest | undefined> {
  const { operation, path, body = {} } = request;
  const cacheable = request.method === 'POST' ? READS.get(operation) : undefined;
  if (cacheable === undefined || !isRecord(body)) return undefined;
  // A session may change prices and, where the client names no language, texts: a cache knows nothing of it.
  if (client.getContextToken() !== undefined && !(cacheable.isShared && client.languageId)) return undefined;
  const parts = splitBody(cacheable, { ...request.query, ...body });
  if (parts === undefined) return undefined;
  const query = { ...parts.query };
  if (Object.keys(parts.criteria).length > 0) {
    const packed = await packCriteria(parts.criteria);
    if (packed === undefined) return undefined;
    query['_criteria'] = packed;
  }
  return lengthOf(path, query) > maxUrlLength ? undefined : { operation, method: 'GET', path, query, beginsNoSession: true };
}

/**
 * The same client, whose reads of the catalogue travel as GET, so that a cache between it and the store may answer
 * them. For stores from Shopware 6.7 on: older ones pass the criteria of a GET over. `store-api-client doctor` says
 * whether a store reads it.
 *
 * A read stays a POST where a GET would be wrong or impossible: in a session, since prices and rules may be the
 * customer's own (reads that are the same for everybody go as GET if the client has a `languageId`), where a
 * parameter has no form in a query, where the address would be too long, and after the store has answered 405 to
 * the operation's GET. The token that a store gives to such a read is not taken: reading alone begins no session.
 * Validation goes around it: `withResponseValidation(withCacheableReads(client), checks)`.
 *
 * @example const client = withCacheableReads(createStoreApiClient({ endpoint, accessKey, languageId }));
 */
export function withCacheableReads(client: StoreApiClient, options: CacheableReadsOptions = {}): StoreApiClient {
  return decorate(client, options.maxUrlLength ?? DEFAULT_MAX_URL_LENGTH, new Set());
}

function decorate(client: StoreApiClient, maxUrlLength: number, refused: Set<string>): StoreApiClient {
  return {
    ...client,
    async request<T>(request: StoreApiRequest, options?: CallOptions): Promise<T> {
      const get = refused.has(request.operation) ? undefined : await asGet(request, client, maxUrlLength);
      if (get === undefined) return client.request<T>(request, options);
      try {
        return await client.request<T>(get, options);
      } catch (error) {
        if (!isStoreApiError(error) || error.statusCode !== 405) throw error;
        refused.add(request.operation);
        return client.request<T>(request, options);
      }
    },
    withLanguage: (languageId) => decorate(client.withLanguage(languageId), maxUrlLength, refused),
  };
}
