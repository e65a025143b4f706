import { createInMemoryStore, type InMemoryStore, storeId } from '@vitrine/store-api-client/testing';
import { startStoreServer } from '@vitrine/store-api-client/testing/node';

export const ACCESS_KEY = 'SWSCSESSIONTESTACCESSKEY00';
export const LANGUAGES = {
  'en-US': storeId('language:en-US'),
  'en-GB': storeId('language:en-GB'),
  'de-DE': storeId('language:de-DE'),
} as const;
export const CURRENCIES = { USD: storeId('currency:USD'), GBP: storeId('currency:GBP'), EUR: storeId('currency:EUR') } as const;

/** A product of which a cart may hold any number. */
export const PRODUCT = '9'.repeat(32);
/** A shipping method that no session has at first. */
export const OTHER_SHIPPING_METHOD = storeId('shipping:express');

/** A customer who has signed in once before, on another device and in British English. */
export const ACCOUNT = { username: 'ann@shop.example', password: 'ann-in-memory' } as const;

/** A store on a real HTTP server. */
export interface SessionStore extends InMemoryStore {
  readonly endpoint: string;
  close(): Promise<void>;
}

async function signInOnAnotherDevice(store: InMemoryStore): Promise<void> {
  const call = (method: string, path: string, body: object, token: string) =>
    store.answer(
      new Request(`http://store.test/store-api${path}`, {
        method,
        headers: { 'sw-access-key': ACCESS_KEY, 'sw-context-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const signedIn = await call('POST', '/account/login', ACCOUNT, storeId('another device'));
  await call('PATCH', '/context', { languageId: LANGUAGES['en-GB'] }, signedIn.headers.get('sw-context-token') ?? '');
}

/** Answers product lists with what no page may learn: the token in the body, a cookie of the store, and leave for every origin. */
function tellTheToken(store: InMemoryStore): void {
  store.intercept(
    ({ headers }) => {
      const token = headers.get('sw-context-token') ?? '';
      return Response.json(
        {
          elements: [
            {
              id: PRODUCT,
              productNumber: 'P9',
              calculatedPrice: { unitPrice: 1, totalPrice: 1, quantity: 1 },
              contextToken: token,
              currency: store.session(token)?.currencyId,
            },
          ],
          total: 1,
        },
        {
          headers: {
            'sw-context-token': token,
            'access-control-allow-origin': '*',
            'set-cookie': `session-=${token}`,
            'cache-control': 'no-cache, private',
          },
        },
      );
    },
    { method: 'POST', path: '/product' },
  );
}

/** A store whose menu says its language, with one product and one customer, and without a footer or service menu. */
export async function startSessionStore(publicOrigin: string): Promise<SessionStore> {
  const [root, menu] = [storeId('menu root'), storeId('menu')];
  const store = createInMemoryStore({
    origin: publicOrigin,
    data: {
      accessKey: ACCESS_KEY,
      navigation: { main: root },
      categories: [
        { id: root, parentId: null, name: 'Root' },
        { id: menu, parentId: root, name: Object.fromEntries(Object.entries(LANGUAGES).map(([code, id]) => [code, `Menu ${id}`])) },
      ],
      products: [{ id: PRODUCT, number: 'P9', name: 'Product', price: 1 }],
      accounts: [{ email: ACCOUNT.username, password: ACCOUNT.password, firstName: 'Ann', lastName: 'Example' }],
    },
  });
  await signInOnAnotherDevice(store);
  tellTheToken(store);
  const { endpoint, close } = await startStoreServer(store);
  return Object.assign(store, { endpoint, close });
}
