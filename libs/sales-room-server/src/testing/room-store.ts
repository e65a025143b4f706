import { createInMemoryStore, type InMemoryStore, storeId, type StoreRequest } from '@vitrine/store-api-client/testing';
import { startStoreServer } from '@vitrine/store-api-client/testing/node';

/** The store that rooms are tested against, on the loopback. */
export interface RoomStore extends InMemoryStore {
  readonly storeApiEndpoint: string;
  readonly adminApiEndpoint: string;
  close(): Promise<void>;
}

const id = (letter: string, number: number) => `${letter}${String(number).padStart(3, '0')}`.repeat(8);
const CATEGORY = id('c', 1);

/** Ids of what the store has. */
export const STUB = {
  lamp: id('a', 1),
  chair: id('a', 2),
  table: id('a', 3),
  missing: id('a', 999),
  category: CATEGORY,
  cmsPage: storeId(`layout:${CATEGORY}`),
  landingPage: id('e', 1),
  guide: id('f', 1),
  otherGuide: id('f', 2),
  thirdGuide: id('f', 3),
  administrator: id('f', 4),
  salesChannel: storeId('sales-channel'),
} as const;

/** The access key that the store takes. */
export const STUB_ACCESS_KEY = 'SWSCSTUBSTUBSTUBSTUBSTUB00';

/** Language id of German at the store. */
export const STUB_GERMAN = '9'.repeat(32);

type Json = Record<string, unknown>;

interface Viewer {
  label: string;
  factor: number;
  isCustomer: boolean;
}

/** Contexts are made by their token: `vip-…` pays double, `customer-…` is logged in. */
function viewerOf({ headers }: StoreRequest): Viewer {
  const token = headers.get('sw-context-token') ?? 'none';
  const language = headers.get('sw-language-id') === STUB_GERMAN ? 'de' : 'en';
  return { label: `${language} ${token.slice(0, 8)}`, factor: token.startsWith('vip') ? 2 : 1, isCustomer: token.startsWith('customer') };
}

const LABELLED: readonly unknown[] = ['product', 'category', 'cms_page'];

/** The same answer with names that say who asked, and with prices of their own. */
function forViewer(value: unknown, viewer: Viewer): unknown {
  if (Array.isArray(value)) return value.map((each) => forViewer(each, viewer));
  if (typeof value !== 'object' || value === null) return value;
  const entity = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, forViewer(each, viewer)]));
  if (entity['apiAlias'] === 'calculated_price')
    return { ...entity, unitPrice: Number(entity['unitPrice']) * viewer.factor, totalPrice: Number(entity['totalPrice']) * viewer.factor };
  if (!LABELLED.includes(entity['apiAlias'])) return entity;
  const name = `${String(entity['name'])} (${viewer.label})`;
  return { ...entity, name, ...('translated' in entity ? { translated: { ...(entity['translated'] as Json), name } } : {}) };
}

/** What each viewer is answered differs, so that a word that reaches another one is seen. */
function answerEachViewerOtherwise(store: InMemoryStore): void {
  store.intercept(async (request, goOn) => {
    if (request.path.startsWith('/api/')) return undefined;
    const response = await goOn();
    return response.ok && response.status !== 204 ? Response.json(forViewer(await response.json(), viewerOf(request)), response) : response;
  });
  store.intercept(
    async (request, goOn) => {
      const response = await goOn();
      if (!response.ok || !viewerOf(request).isCustomer) return response;
      const customer = { id: id('9', 1), guest: false, active: true, firstName: 'Ada', lastName: 'Byron' };
      return Response.json({ ...((await response.json()) as Json), customer }, response);
    },
    { method: 'GET', path: '/context' },
  );
  store.intercept(
    (request) => {
      const { factor } = viewerOf(request);
      const line = {
        id: STUB.lamp,
        type: 'product',
        referencedId: STUB.lamp,
        quantity: 3,
        good: true,
        price: { unitPrice: 10 * factor, totalPrice: 30 * factor },
      };
      return Response.json({
        name: 'cart',
        token: 'secret',
        lineItems: [line],
        price: { totalPrice: 30 * factor, positionPrice: 30 * factor },
        errors: [],
      });
    },
    { method: 'GET', path: '/checkout/cart' },
  );
}

/** Starts a store with three products, four guides and no SEO URLs. Names carry the language and the context that asked. */
export async function startRoomStore(): Promise<RoomStore> {
  const euro = storeId('currency:EUR');
  const store = createInMemoryStore({
    data: {
      name: 'Stub',
      accessKey: STUB_ACCESS_KEY,
      languages: [
        { id: storeId('language:en'), name: 'English', code: 'en-US', url: 'http://room.test', currencyId: euro },
        { id: STUB_GERMAN, name: 'Deutsch', code: 'de-DE', url: 'http://room.test/de-DE', currencyId: euro },
      ],
      currencies: [{ id: euro, isoCode: 'EUR', symbol: '€', factor: 1 }],
      navigation: { main: STUB.category },
      categories: [{ id: STUB.category, parentId: null, name: 'Lamps' }],
      products: [
        { id: STUB.lamp, number: 'P10', name: 'Lamp', price: 10, stock: 5, categoryIds: [STUB.category] },
        { id: STUB.chair, number: 'P20', name: 'Chair', price: 20, stock: 5, categoryIds: [STUB.category] },
        { id: STUB.table, number: 'P30', name: 'Table', price: 30, stock: 5 },
      ],
      landingPages: [{ id: STUB.landingPage, name: 'Landing', text: 'Landing' }],
      adminUsers: [
        { id: STUB.guide, username: 'gina', password: 'right', firstName: 'Gina', lastName: 'Guide' },
        { id: STUB.thirdGuide, username: 'ida', password: 'right', firstName: 'Ida', lastName: '' },
        { id: STUB.administrator, username: 'ada', password: 'right', firstName: 'Ada', lastName: 'Admin', admin: true },
        { id: STUB.otherGuide, username: 'otto', password: 'right', firstName: 'Otto', lastName: '' },
      ],
    },
  });
  answerEachViewerOtherwise(store);
  const { endpoint, adminEndpoint, close } = await startStoreServer(store);
  return Object.assign(store, { storeApiEndpoint: endpoint, adminApiEndpoint: adminEndpoint, close });
}
