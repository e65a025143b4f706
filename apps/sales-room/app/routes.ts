import type { RouteConfig } from '@react-router/dev/routes';
// React Router reads its route table before the workspace's export condition is known: by path, then.
import { localizedRoutes } from '../../../libs/routing/src/react-router/localized-routes.ts';
import { routeEntries } from './route-entries.ts';

/** Every page of the sales room, in each locale. Ids are route names: those that begin with `guide-` are a guide's. */
export default localizedRoutes(routeEntries) satisfies RouteConfig;
