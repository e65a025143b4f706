import type { Route } from '../server/store-api.ts';
import { accountRoutes } from './account.ts';
import { addressRoutes } from './address.ts';
import { cartRoutes } from './cart.ts';
import { contactRoutes } from './contact.ts';
import { contextRoutes } from './context.ts';
import { customerGroupRoutes } from './customer-group.ts';
import { documentRoutes } from './document.ts';
import { extensionRoutes } from './extensions.ts';
import { infoRoutes } from './info.ts';
import { listRoutes } from './lists.ts';
import { navigationRoutes } from './navigation.ts';
import { newsletterRoutes } from './newsletter.ts';
import { orderRoutes } from './order.ts';
import { pageRoutes } from './pages.ts';
import { paymentRoutes } from './payment.ts';
import { productRoutes } from './product.ts';
import { productExportRoutes } from './product-export.ts';
import { recoveryRoutes } from './recovery.ts';
import { registerRoutes } from './register.ts';
import { reviewRoutes } from './review.ts';
import { shippingCostRoutes } from './shipping-cost.ts';
import { shopSettingsRoutes } from './shop-settings.ts';
import { sitemapRoutes } from './sitemap.ts';
import { wishlistRoutes } from './wishlist.ts';
import { withdrawalRoutes } from './withdrawal.ts';

/** Every call of the Store API that this server answers. */
export const storeApiRoutes: Route[] = [
  ...contextRoutes,
  ...listRoutes,
  ...navigationRoutes,
  ...pageRoutes,
  // Before the products: one of their paths begins as a product's does.
  ...shopSettingsRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...documentRoutes,
  ...accountRoutes,
  ...registerRoutes,
  ...customerGroupRoutes,
  ...recoveryRoutes,
  ...addressRoutes,
  ...wishlistRoutes,
  ...newsletterRoutes,
  ...contactRoutes,
  ...withdrawalRoutes,
  ...extensionRoutes,
  ...sitemapRoutes,
  ...productExportRoutes,
  ...shippingCostRoutes,
  ...infoRoutes(() => storeApiRoutes),
];
