import '@vitrine/ui/styles.css';
import '@vitrine/cms-blocks/styles.css';
import '@vitrine/app-shell/styles.css';
import '@vitrine/commerce/styles.css';
import '@vitrine/sales-room-ui/styles.css';
import '@vitrine/brand';
import { type ReactNode, useState } from 'react';
import { Outlet, type ShouldRevalidateFunction } from 'react-router';
import { AppErrorBoundary, createBrowserQueryClient, HtmlDocument, RootView, screenMeta } from '@vitrine/app-shell';
import { createSessionMiddleware, loadShell, pageAddress } from '@vitrine/app-shell/server';
import { VisitorRoot } from '@vitrine/commerce';
import { createUserTypeMiddleware } from '@vitrine/routing/react-router';
import { RoomErrorLayout, useRoomRest } from '@vitrine/sales-room-ui';
import { appOriginsOf } from '@vitrine/session/server';
import iconSprite from '@vitrine/ui/icons.svg?url';
import type { Route } from './+types/root';
import { sessionConfig, shopPageNames } from './app-settings.server.ts';
import { routeEntries } from './route-entries.ts';

const userType = createUserTypeMiddleware(routeEntries);

export const middleware: Route.MiddlewareFunction[] = [userType, createSessionMiddleware(sessionConfig)];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [userType];

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadShell(context, {
    locale: pageAddress(context).locale.code,
    address: url.pathname + url.search,
    origin: sessionConfig().publicOrigin,
    // A room is for those who were invited.
    isIndexable: false,
    cookieDomain: sessionConfig().cookies.domain,
    appOrigins: appOriginsOf(sessionConfig()),
    paymentOrigins: sessionConfig().paymentOrigins,
    embedOrigins: sessionConfig().embedOrigins,
    shopPageNames: shopPageNames(),
  });
}

/** The shell changes with the visitor, not with the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate, currentUrl, nextUrl }) =>
  formMethod !== undefined || (defaultShouldRevalidate && currentUrl.href === nextUrl.href);

export const meta: Route.MetaFunction = screenMeta;

export function Layout({ children }: { children: ReactNode }) {
  return <HtmlDocument rest={useRoomRest()}>{children}</HtmlDocument>;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createBrowserQueryClient);
  return (
    <RootView app="sales-room" shell={loaderData} queryClient={queryClient} iconSprite={iconSprite}>
      <VisitorRoot>
        <Outlet />
      </VisitorRoot>
    </RootView>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <AppErrorBoundary app="sales-room" error={error} shell={loaderData} iconSprite={iconSprite} layout={RoomErrorLayout} />;
}
