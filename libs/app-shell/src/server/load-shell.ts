import { redirect, type RouterContextProvider } from 'react-router';
import { toSafePath } from '@vitrine/routing';
import { type AppOrigins, startUp } from '@vitrine/session';
import type { RequestSession } from '@vitrine/session/server';
import { getContext, isStoreApiError, type SalesChannelContext } from '@vitrine/store-api-client';
import type { NavigationItem } from '@vitrine/ui';
import { loginState } from '../visitor/login-state.ts';
import type { SessionSummary, ShellResult } from '../visitor/shell-data.ts';
import { findShopPages } from './find-shop-pages.ts';
import { type MenuExtent, menuItems } from './navigation-items.ts';
import { type RequestScope, startedScope } from './request-scope.ts';

const MINUTE_MS = 60_000;

export interface ShellOptions {
  origin: string;
  isIndexable: boolean;
  cookieDomain: string | undefined;
  locale: string;
  /** Path and query of the page: it is opened again where the session's currency had to follow the domain's. */
  address?: string | undefined;
  /** Origin of each app, where they live on sibling subdomains. */
  appOrigins?: AppOrigins | undefined;
  /** Guides of the sales rooms are asked from these pages. */
  hasGuides?: boolean | undefined;
  /** Names of the shop pages that the settings give. */
  shopPageNames?: readonly string[] | undefined;
  /** Origins of other sites whose pages may hold a room in a frame. */
  embedOrigins?: readonly string[] | undefined;
  /** Origins of payment providers that the store may send to. Left out: every https origin. */
  paymentOrigins?: readonly string[] | undefined;
}

/**
 * What the root view needs: who the visitor is and where one can go. Asks the store for the visitor's context only
 * where there is a session; everything else is shared by all and kept by the server. Failures of the navigation are
 * logged and yield an empty one.
 * @throws Response to the same address, where the session's currency had to follow the domain's.
 */
export async function loadShell(context: Readonly<RouterContextProvider>, options: ShellOptions): Promise<ShellResult> {
  try {
    const scope = startedScope(context);
    const { session } = scope;
    const [salesChannelContext, main, service, footer, shopPages] = await Promise.all([
      session.hasSession ? loadVisitor(scope, options).catch(emptyOnFailure('session context', scope)) : null,
      loadNavigation(scope, 'main-navigation', 'open'),
      loadNavigation(scope, 'service-navigation', 'flat'),
      loadNavigation(scope, 'footer-navigation', 'all'),
      findShopPages(session, options.shopPageNames ?? []),
    ]);
    return {
      locale: session.locale,
      shopName: shopNameOf(session),
      session: await summarise(session, salesChannelContext),
      navigation: { main, service, footer },
      shopPages,
      origin: options.origin,
      isIndexable: options.isIndexable,
      cookieDomain: options.cookieDomain ?? null,
      appOrigins: options.appOrigins ?? {},
      paymentOrigins: options.paymentOrigins ?? null,
      ...(options.embedOrigins === undefined ? {} : { embedOrigins: options.embedOrigins }),
      ...(options.hasGuides === true ? { hasGuides: true } : {}),
      now: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
      stamp: session.stamp,
    };
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure('Start-up', error);
    return { locale: options.locale, failure: { statusCode: isStoreApiError(error) ? error.statusCode : 500 } };
  }
}

export const shopNameOf = ({ salesChannel }: RequestSession): string => salesChannel.translated?.name ?? salesChannel.name ?? '';

/**
 * The start-up rule for a visitor with a session: where a page is opened and the session's currency is not that
 * of the route's domain, it is changed once, and the page is loaded again, since what came beside it is in the old one. A page that
 * is open already only follows, so that two tabs in two languages don't take the currency from each other.
 */
async function loadVisitor(
  { session, salesChannelContext }: RequestScope,
  { address, origin }: ShellOptions,
): Promise<SalesChannelContext> {
  let hasChanged = false;
  const { context } = await startUp(
    {
      loadContext: () => (hasChanged ? getContext(session.client) : salesChannelContext()),
      loadLanguages: () => session.shared.languages(),
      ...(session.opensPage && address !== undefined
        ? {
            // The language goes as a header; the stored one changes before a write alone.
            async updateContext({ currencyId }) {
              if (currencyId === undefined) return;
              try {
                await session.changeContext({ currencyId });
                hasChanged = true;
              } catch (error) {
                logFailure('Setting the currency of the domain', error);
              }
            },
          }
        : {}),
    },
    { origin, locale: session.locale },
  );
  // A store that keeps its currency in spite of the change must not send the visitor round in circles.
  if (hasChanged && context.currency.id === session.currencyId) throw redirect(toSafePath(address) ?? '/');
  return context;
}

function logFailure(what: string, error: unknown): void {
  console.error(`${what} failed: ${isStoreApiError(error) ? `${error.statusCode} ${error.code}` : String(error)}`);
}

const emptyOnFailure =
  (what: string, { page }: RequestScope) =>
  (error: unknown) => {
    if (error instanceof Response) throw error;
    page.markDegraded();
    logFailure(`Loading the ${what}`, error);
    return null;
  };

async function summarise(session: RequestSession, context: SalesChannelContext | null): Promise<SessionSummary> {
  const customer = context?.customer ?? null;
  const { isLoggedIn, isGuest } = loginState(customer);
  const currencies = context === null ? await session.shared.currencies() : [];
  return {
    hasSession: session.hasSession,
    isLoggedIn,
    isGuest,
    isKnown: !session.hasSession || context !== null,
    customerName: customer === null ? null : `${customer.firstName} ${customer.lastName}`.trim(),
    currencyIsoCode: context?.currency.isoCode ?? currencies.find(({ id }) => id === session.currencyId)?.isoCode ?? 'EUR',
    taxState: context?.context.taxState ?? 'gross',
    languageId: session.languageId,
    navigationCategoryId: session.salesChannel.navigationCategoryId,
    countryId: session.salesChannel.countryId,
    storefrontUrl: session.storefrontUrl,
  };
}

async function loadNavigation(scope: RequestScope, root: string, extent: MenuExtent): Promise<NavigationItem[]> {
  return (await menuItems(scope.session, root, extent).catch(emptyOnFailure(root, scope))) ?? [];
}
