import './languages.ts';
import { isRouteErrorResponse } from 'react-router';
import { withPageContext } from '@vitrine/app-shell';
import { reportPathOf } from '@vitrine/app-shell/app-server';
import { checkBrand, createDocumentRenderer } from '@vitrine/app-shell/server';
import { brand } from '@vitrine/brand';
import { CMS_DOCUMENT_NEEDS, preloadCmsViews } from '@vitrine/cms-blocks';
import { preloadErrorLayout } from '@vitrine/sales-room-ui';
import { mayBeEmbedded } from '@vitrine/sales-room-ui/server';
import { isStoreApiError } from '@vitrine/store-api-client';
import { pseudoLocale, sessionConfig } from './app-settings.server.ts';
import { cmsRegistry } from './cms-registry.ts';
import { MESSAGE_AREAS } from './message-areas.ts';

// A server draws every page: its views are all there before the first.
await Promise.all([checkBrand(brand), preloadCmsViews(cmsRegistry), preloadErrorLayout()]);

/** For the server around this build, which has modules of its own. */
export { languages } from '@vitrine/brand/languages';

export default createDocumentRenderer({
  wrap: (router, locale) => withPageContext(router, { locale, areas: MESSAGE_AREAS, brand, pseudoLocale: pseudoLocale() }),
  isDevelopment: import.meta.env.DEV,
  reportPath: reportPathOf('sales-room'),
  analytics: brand.analytics,
  content: CMS_DOCUMENT_NEEDS,
  frameAncestors: (pathname) => (mayBeEmbedded(pathname) ? (sessionConfig().embedOrigins ?? []) : []),
});

/** One line for what went wrong; a page that isn't there and a visitor who has gone are no errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  if (isStoreApiError(error)) console.error(`${request.method} ${pathname}: the store answered ${error.statusCode} ${error.code}`);
  else console.error(`${request.method} ${pathname}:`, error);
}
