import type { RouteConfig } from '@react-router/dev/routes';
// React Router reads its route table before the workspace's export condition is known: by path, then.
import { defineLocales, withBuiltInLocales } from '../../../libs/routing/src/locale-config.ts';
import { localizedRoutes } from '../../../libs/routing/src/react-router/localized-routes.ts';
import { routeEntries } from './route-entries.ts';

/** Set by the router's configuration: the codes of the languages that the brand adds. */
const own = (process.env.EXTRA_LOCALES ?? '').split(',').filter(Boolean);
const locales = defineLocales({ locales: withBuiltInLocales(own.map((code) => ({ code }))) });

/** Every page of the shop, in each locale. Ids are route names; what nothing else answers is a page of content. */
export default [
  { id: 'store-api', path: 'store-api/*', file: 'routes/store-api.ts' },
  { id: 'robots', path: 'robots.txt', file: 'routes/robots.ts' },
  { id: 'sitemap-index', path: 'sitemap.xml', file: 'routes/sitemap-index.ts' },
  { id: 'sitemap', path: 'sitemap/:file', file: 'routes/sitemap.ts' },
  ...localizedRoutes(routeEntries, locales),
] satisfies RouteConfig;
