import { at, type Json, listAt, textAt } from '../../json-path.ts';
import { ConformanceError, given } from './conformance-check.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Where the rules are checked. */
export interface ConformanceTarget {
  /** With `/store-api`. */
  endpoint: string;
  accessKey: string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** The code of a promotion that anybody may use; without it the promotion rules are left out. */
  promotionCode?: string;
}

/** Someone who registered, with what is needed to sign in again. */
export interface Registered {
  visitor: Visitor;
  email: string;
  password: string;
  customer: Json;
}

/** The server under test, and what a check can find out about it. Findings are asked for once. */
export interface ConformanceServer {
  readonly target: ConformanceTarget;
  /** A new session, without a token yet; or one with a given token. */
  visitor(token?: string): Visitor;
  /** The context of a new session. */
  context(): Promise<Json>;
  languages(): Promise<Json[]>;
  currencies(): Promise<Json[]>;
  /** A buyable product without variants, tiers or limits on its quantity. */
  product(): Promise<Json>;
  /** Two of these. */
  products(): Promise<[Json, Json]>;
  /** A parent of variants. */
  parent(): Promise<Json>;
  /** A product or variant of a kind among the first thousand; the check is left out where there is none. */
  productThat(description: string, matches: (product: Json) => boolean): Promise<Json>;
  /** Every entry of the main navigation, however deep. */
  menu(): Promise<Json[]>;
  /** A category with at least two products. */
  category(): Promise<Json>;
  /** A body that registers someone new, with changes. */
  registration(changes?: Json): Promise<Json & { email: string; password: string }>;
  /** Somebody new, registered and signed in. */
  register(changes?: Json): Promise<Registered>;
}

/** An id that no server has. */
export const UNKNOWN_ID = 'f'.repeat(32);

const PAGE = 100;
const MOST_PAGES = 10;
/** What tells products of one kind from others. */
const KIND_FIELDS = ['id', 'childCount', 'minPurchase', 'purchaseSteps', 'available', 'isCloseout', 'calculatedPrices'];

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => (found ??= find());
}

function isPlain(product: Json): boolean {
  return (
    product['parentId'] === null &&
    (product['childCount'] ?? 0) === 0 &&
    product['available'] === true &&
    product['isCloseout'] !== true &&
    (product['minPurchase'] ?? 1) === 1 &&
    (product['purchaseSteps'] ?? 1) === 1 &&
    (product['maxPurchase'] ?? null) === null &&
    listAt(product, 'calculatedPrices').length === 0 &&
    Number(at(product, 'calculatedPrice.unitPrice')) > 0 &&
    !(Array.isArray(product['states']) && product['states'].includes('is-download'))
  );
}

let serial = 0;

/** Opens a server for checking. Nothing is asked yet. */
export function connectConformance(target: ConformanceTarget): ConformanceServer {
  const endpoint = target.endpoint.replace(/(?<!\/)\/+$/, '');
  const fetcher = target.fetch ?? globalThis.fetch;
  const visitor = (token?: string): Visitor => createVisitor(endpoint, target.accessKey, fetcher, token);

  const context = once(async () => {
    const { body, outcome } = await visitor().get('/context');
    if (outcome !== '200') throw new ConformanceError(`GET /context answers ${outcome}`);
    return body as Json;
  });
  const languages = once(async () => listAt((await visitor().get('/language')).body, 'elements'));
  const currencies = once(async () => {
    const { body } = await visitor().get('/currency');
    return Array.isArray(body) ? listAt(body, '') : listAt(body, 'elements');
  });
  const catalogue = once(async () => {
    const body = {
      limit: 100,
      filter: [{ type: 'equals', field: 'parentId', value: null }],
      sort: [{ field: 'productNumber', order: 'ASC' }],
    };
    return listAt((await visitor().post('/product', body)).body, 'elements');
  });
  const pages = new Map<number, Promise<Json[]>>();
  const productsOf = (page: number): Promise<Json[]> => {
    const known = pages.get(page);
    if (known) return known;
    const asked = visitor()
      .post('/product', { limit: PAGE, page, sort: [{ field: 'productNumber', order: 'ASC' }], includes: { product: KIND_FIELDS } })
      .then(({ body }) => listAt(body, 'elements'));
    pages.set(page, asked);
    return asked;
  };
  const plain = once(async () => (await catalogue()).filter(isPlain));
  const menu = once(async () => {
    const open = listAt((await visitor().post('/navigation/main-navigation/main-navigation', { depth: 5 })).body, '');
    for (let index = 0; index < open.length; index += 1) open.push(...listAt(open[index], 'children'));
    return open;
  });
  const category = once(async () => {
    for (const entry of await menu()) {
      if (entry['type'] !== 'page') continue;
      const { body } = await visitor().post(`/product-listing/${textAt(entry, 'id')}`, { limit: 2 });
      if (listAt(body, 'elements').length === 2) return entry;
    }
    return given<Json>(undefined, 'no category of the navigation holds two products');
  });

  async function registration(changes: Json = {}): Promise<Json & { email: string; password: string }> {
    const current = await context();
    const salutation = listAt((await visitor().get('/salutation')).body, 'elements')[0];
    serial += 1;
    const languageId = at(current, 'context.languageIdChain.0');
    const domains = listAt(current, 'salesChannel.domains');
    const storefrontUrl = textAt(domains.find((entry) => entry['languageId'] === languageId) ?? domains[0], 'url');
    const address = {
      firstName: 'Ada',
      lastName: 'Conform',
      street: '1 Rule Road',
      zipcode: '12345',
      city: 'Berlin',
      countryId: at(current, 'salesChannel.countryId'),
    };
    return {
      email: `conformance-${Date.now().toString(36)}-${serial}-${Math.random().toString(36).slice(2, 8)}@vitrine.example`,
      password: 'conform-1234',
      firstName: 'Ada',
      lastName: 'Conform',
      ...(salutation === undefined ? {} : { salutationId: salutation['id'] }),
      acceptedDataProtection: true,
      storefrontUrl,
      billingAddress: { ...(salutation === undefined ? {} : { salutationId: salutation['id'] }), ...address },
      ...changes,
    };
  }

  return {
    target,
    visitor,
    context,
    languages,
    currencies,
    product: async () => given((await plain())[0], 'no plain product in stock'),
    async products() {
      const [first, second] = await plain();
      return [given(first, 'no plain product in stock'), given(second, 'only one plain product in stock')];
    },
    parent: async () =>
      given(
        (await catalogue()).find((product) => Number(product['childCount']) > 0),
        'no product with variants',
      ),
    async productThat(description, matches) {
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const products = await productsOf(page);
        const found = products.find((product) => (product['childCount'] ?? 0) === 0 && matches(product));
        if (found) return found;
        if (products.length < PAGE) break;
      }
      return given<Json>(undefined, `no product ${description}`);
    },
    menu,
    category,
    registration,
    async register(changes) {
      const body = await registration(changes);
      const guest = visitor();
      const { outcome, body: customer } = await guest.post('/account/register', body);
      if (outcome !== '200') throw new ConformanceError(`POST /account/register answers ${outcome}`);
      return { visitor: guest, email: body.email, password: body.password, customer: customer as Json };
    },
  };
}
