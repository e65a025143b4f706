import type { CartStore } from '../store/carts.ts';
import type { CatalogueIndex } from '../store/catalogue-index.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { Database } from '../store/database.ts';
import type { Integration } from '../store/integration.ts';
import type { NewsletterStore } from '../store/newsletter.ts';
import type { OrderStore } from '../store/orders.ts';
import type { Outbox } from '../store/outbox.ts';
import type { ReviewStore } from '../store/reviews.ts';
import type { SessionStore } from '../store/sessions.ts';
import type { StockStore } from '../store/stock.ts';
import type { WishlistStore } from '../store/wishlists.ts';
import type { TraitName } from '../traits/traits.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { ShopSettings } from './settings.ts';
import type { ShopwareVersion } from './shopware-version.ts';

/** What every handler may use. */
export interface Services {
  config: {
    publicOrigin: string;
    /** Where pictures and videos are; the public origin, or with a trait an origin of their own. */
    mediaOrigin: string;
    /** How pictures are drawn; in their addresses, so that no cache keeps an old one. */
    pictureVersion: string | null;
  };
  /** Which line of Shopware it is. */
  version: ShopwareVersion;
  /** What is as in a real shop. */
  traits: ReadonlySet<TraitName>;
  /** Live: may change between two calls. */
  settings: ShopSettings;
  index: CatalogueIndex;
  database: Database;
  /** Of servers that act for the shop. */
  integration: Integration;
  stock: StockStore;
  sessions: SessionStore;
  carts: CartStore;
  customers: CustomerStore;
  orders: OrderStore;
  reviews: ReviewStore;
  wishlists: WishlistStore;
  newsletter: NewsletterStore;
  limiter: RateLimiter;
  outbox: Outbox;
}
