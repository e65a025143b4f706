import '@vitrine/ui/first-view.css';
import '@vitrine/app-shell/styles.css';
import '@vitrine/commerce/first-view.css';
import { type ReactNode, useState } from 'react';
import { Outlet, type ShouldRevalidateFunction } from 'react-router';
import { AppErrorBoundary, createBrowserQueryClient, HtmlDocument, RootView, screenMeta } from '@vitrine/app-shell';
import { createSessionMiddleware, loadShell, pageAddress } from '@vitrine/app-shell/server';
import { merchant } from '@vitrine/brand';
import { ErrorLayout, ShopRoot, usePageRest } from '@vitrine/commerce';
import { createUserTypeMiddleware, useLocalePath } from '@vitrine/routing/react-router';
import { appOriginsOf } from '@vitrine/session/server';
import iconSprite from '@vitrine/ui/icons.svg?url';
import type { Route } from './+types/root';
import { hasGuides, isIndexable, sessionConfig, shopPageNames } from './app-settings.server.ts';
import { CmsRegistryProvider } from './cms-registry.ts';
import { NEXT_PAGE_STYLES } from './page-styles.tsx';
import { preloadElements } from './preload-elements.ts';
import { routeEntries } from './route-entries.ts';

const userType = createUserTypeMiddleware(routeEntries);

export const middleware: Route.MiddlewareFunction[] = [userType, createSessionMiddleware(sessionConfig)];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [userType, preloadElements];

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadShell(context, {
    locale: pageAddress(context).locale.code,
    address: url.pathname + url.search,
    origin: sessionConfig().publicOrigin,
    isIndexable: isIndexable(),
    cookieDomain: sessionConfig().cookies.domain,
    appOrigins: appOriginsOf(sessionConfig()),
    hasGuides: hasGuides(),
    shopPageNames: shopPageNames(),
    paymentOrigins: sessionConfig().paymentOrigins,
  });
}

/** The shell changes with the visitor, not with the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate, currentUrl, nextUrl }) =>
  formMethod !== undefined || (defaultShouldRevalidate && currentUrl.href === nextUrl.href);

export const meta: Route.MetaFunction = screenMeta;

export function Layout({ children }: { children: ReactNode }) {
  const localePath = useLocalePath();
  return (
    <HtmlDocument rest={usePageRest(NEXT_PAGE_STYLES)} manifest={localePath('/site.webmanifest')}>
      {children}
    </HtmlDocument>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createBrowserQueryClient);
  return (
    <RootView app="storefront" shell={loaderData} queryClient={queryClient} iconSprite={iconSprite}>
      <ShopRoot merchant={merchant}>
        <CmsRegistryProvider>
          <Outlet />
        </CmsRegistryProvider>
      </ShopRoot>
    </RootView>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <AppErrorBoundary app="storefront" error={error} shell={loaderData} iconSprite={iconSprite} layout={ErrorLayout} />;
}
