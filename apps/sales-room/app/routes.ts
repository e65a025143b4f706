import type { RouteConfig } from '@react-router/dev/routes';
// React Router reads its route table before the workspace's export condition is known: by path, then.
import { defineLocales, withBuiltInLocales } from '../../../libs/routing/src/locale-config.ts';
import { localizedRoutes } from '../../../libs/routing/src/react-router/localized-routes.ts';
import { routeEntries } from './route-entries.ts';

/** Set by the router's configuration: the codes of the languages that the brand adds. */
const own = (process.env.EXTRA_LOCALES ?? '').split(',').filter(Boolean);
const locales = defineLocales({ locales: withBuiltInLocales(own.map((code) => ({ code }))) });

/** Every page of the sales room, in each locale. Ids are route names: those that begin with `guide-` are a guide's. */
export default localizedRoutes(routeEntries, locales) satisfies RouteConfig;
