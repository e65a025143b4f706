import { join } from 'node:path';
import { Hono } from 'hono';
import { createPictureDrawer, drawingVersion, type RenderPicture } from '@vitrine/demo-pictures';
import { storeApiRoutes } from './api/routes.ts';
import type { Catalogue } from './catalogue/catalogue-model.ts';
import { ACCESS_KEY, createCatalogue, PRODUCTS } from './catalogue/index.ts';
import { FILE_TYPES, fileName } from './entities/media.ts';
import { prepareSearch } from './listing/search-index.ts';
import { seedPastOrders } from './orders/past-orders.ts';
import { mountAdminApi } from './server/admin-api.ts';
import { createAdminTokens } from './server/admin-tokens.ts';
import { startListener } from './server/listener.ts';
import { isLocalOrigin, mountOutbox } from './server/outbox-page.ts';
import { mountPaymentPage } from './server/payment-page.ts';
import { mountPictures } from './server/pictures.ts';
import { createRateLimiter } from './server/rate-limiter.ts';
import type { Services } from './server/services.ts';
import { DEFAULT_SETTINGS, type ShopSettings } from './server/settings.ts';
import { DEFAULT_SHOPWARE_VERSION, type ShopwareVersion } from './server/shopware-version.ts';
import { mountStoreApi } from './server/store-api.ts';
import { adminUsers, seedShoppers } from './store/accounts.ts';
import { createCartStore } from './store/carts.ts';
import { buildCatalogueIndex } from './store/catalogue-index.ts';
import { loadCatalogue, seedCatalogue } from './store/catalogue-store.ts';
import { createCustomerStore } from './store/customers.ts';
import { openDatabase } from './store/database.ts';
import { type Integration, readIntegration } from './store/integration.ts';
import { createNewsletterStore } from './store/newsletter.ts';
import { createOrderStore } from './store/orders.ts';
import { createOutbox, type SentMail } from './store/outbox.ts';
import { createReviewStore } from './store/reviews.ts';
import { createSessionStore } from './store/sessions.ts';
import { createStockStore } from './store/stock.ts';
import { createWishlistStore } from './store/wishlists.ts';
import { type TraitName, withTraits } from './traits/traits.ts';

export { ACCESS_KEY, createCatalogue, PRODUCTS };
export { type DemoContent, demoContent } from './demo-content.ts';
export { SHOPWARE_VERSIONS } from './server/shopware-version.ts';
export { INTEGRATION_FILE } from './store/integration.ts';
export { parseTraits, TRAIT_LIST, type TraitName, unknownTraits, withTraits } from './traits/traits.ts';
export type { Catalogue, Integration, SentMail, ShopSettings, ShopwareVersion };

export interface DemoStoreOptions {
  /** 0: any free one. */
  port: number;
  /** Of the pages that browsers see, where no API is; 0 or left out: any free one. */
  pagesPort?: number;
  host: string;
  /** Scheme, host and port under which browsers reach the shop; no slash at the end. */
  publicOrigin: string;
  /** Where `demo-store/` is kept; `':memory:'` keeps nothing. */
  dataDir: string;
  /** Another catalogue than the demo shop's. */
  catalogue?: Catalogue;
  /** How many products the demo shop has at least, up to `PRODUCTS.most`; the hand-made ones by default. */
  products?: number;
  /** Gets a line for each step of a seed that takes a while. */
  log?: (line: string) => void;
  /** Draws pictures; the demo shop's own by default. */
  renderPicture?: RenderPicture;
  /** Changes when pictures have to be drawn anew; by default with the drawing code, none for a `renderPicture` of one's own. */
  pictureVersion?: string;
  /** Milliseconds after which an idle session has aged out; a day by default. */
  sessionLifetime?: number;
  /** What the shop's owner has set; see `DEFAULT_SETTINGS` for the rest. */
  settings?: Partial<ShopSettings>;
  /** Which line of Shopware it is; 6.6 by default. */
  shopware?: ShopwareVersion;
  /** What is as in a real shop; nothing by default. See `TRAITS`. */
  traits?: ReadonlySet<TraitName>;
  /** Whether `/demo-store/outbox` shows the mails, and with them every link that opens an account. By default only where the public origin is this machine's. */
  outboxPage?: boolean;
  /** Seconds for which an admin's access token is good; ten minutes by default. */
  adminTokenLifetime?: number;
}

export interface DemoStore {
  /** Where it listens, e.g. `http://127.0.0.1:3004`. */
  url: string;
  /** Where its public pages are: pictures, the payment page, the outbox. No API can be reached there. */
  pagesUrl: string;
  /** Of servers that act for the shop; kept in the data folder. */
  integration: Integration;
  /** May be changed while it runs; counts from the next call on. */
  settings: ShopSettings;
  /** What it would have sent, newest first. */
  mails(): SentMail[];
  close(): Promise<void>;
}

/** Starts a shop with the Store API's and the Admin API's own paths, headers, tokens and errors. */
export async function startDemoStore(options: DemoStoreOptions): Promise<DemoStore> {
  const directory = options.dataDir === ':memory:' ? null : join(options.dataDir, 'demo-store');
  const database = openDatabase(directory ?? ':memory:');
  const traits = options.traits ?? new Set<TraitName>();
  seedCatalogue(
    database,
    withTraits(options.catalogue ?? createCatalogue(options.products === undefined ? {} : { products: options.products }), traits),
    options.log,
  );
  const catalogue = loadCatalogue(database);
  const settings: ShopSettings = { ...DEFAULT_SETTINGS, ...options.settings };
  const pictureVersion = options.pictureVersion ?? (options.renderPicture ? null : drawingVersion());
  const publicOrigin = options.publicOrigin.replace(/(?<!\/)\/+$/, '');
  const services: Services = {
    settings,
    version: options.shopware ?? DEFAULT_SHOPWARE_VERSION,
    traits,
    config: { publicOrigin, mediaOrigin: publicOrigin, pictureVersion },
    index: buildCatalogueIndex(catalogue),
    database,
    integration: readIntegration(directory),
    stock: createStockStore(database),
    sessions: createSessionStore(database, options.sessionLifetime),
    carts: createCartStore(database),
    customers: createCustomerStore(database),
    orders: createOrderStore(database),
    reviews: createReviewStore(database),
    wishlists: createWishlistStore(database),
    newsletter: createNewsletterStore(database),
    limiter: createRateLimiter(() => settings.rateLimits),
    outbox: createOutbox(database),
  };
  // Together, or a start that was cut short would leave a shopper without an address.
  database.transaction(() => {
    seedShoppers(catalogue, services.customers, services.newsletter);
    seedPastOrders(services);
  });

  const app = new Hono();
  // Apps of their own on ports of their own: whatever a path may say, the pages lead to no API.
  const pages = new Hono();
  let closing = false;
  app.get('/healthz', (c) =>
    c.json({ name: 'demo-store', status: closing ? 'closing' : 'ok' }, closing ? 503 : 200, { 'cache-control': 'no-store' }),
  );
  mountStoreApi(app, services, storeApiRoutes);
  mountAdminApi(app, services, createAdminTokens(database, options.adminTokenLifetime), adminUsers(catalogue));
  const drawer = createPictureDrawer();
  mountPictures(pages, {
    keys: new Set(catalogue.media.map((media) => media.key)),
    files: new Map((catalogue.files ?? []).map((file) => [fileName(file), FILE_TYPES[file.kind]])),
    directory: directory === null ? null : join(directory, 'media'),
    version: pictureVersion ?? 'own',
    render: options.renderPicture ?? drawer.render,
  });
  mountPaymentPage(pages, services);
  if (options.outboxPage ?? isLocalOrigin(services.config.publicOrigin)) mountOutbox(pages, services);

  const preparing = new AbortController();
  const { host } = options;
  const api = await startListener(app, { host, port: options.port });
  const shown = await startListener(pages, { host, port: options.pagesPort ?? 0 }).catch(async (error: unknown) => {
    await api.close();
    throw error;
  });
  const prepared = prepareSearch(services.index, preparing.signal);
  const urlOf = (port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (traits.has('media-elsewhere')) services.config.mediaOrigin = urlOf(shown.port);
  return {
    url: urlOf(api.port),
    pagesUrl: urlOf(shown.port),
    integration: services.integration,
    settings,
    mails: () => services.outbox.mails(),
    async close() {
      closing = true;
      preparing.abort();
      await prepared;
      await Promise.all([api.close(), shown.close()]);
      await drawer.close();
      database.close();
    },
  };
}
