import { navigationLink, localePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { type Category, isStoreApiError, type SalesChannelContext } from '@vitrine/store-api-client';
import type { NavigationItem } from '@vitrine/ui';
import { redirect, type RouterContextProvider } from 'react-router';
import { loginState } from '../customer/login-state.ts';
import type { SessionSummary, ShellResult } from '../shell/shell-data.ts';
import { imageOf } from '../product/product-image.ts';
import { adoptDomainCurrency } from './domain-currency.ts';
import { requestSession } from './request-context.ts';
import { visitorContext } from './visitor-context.ts';

export interface ShellOptions {
  origin: string;
  isIndexable: boolean;
  cookieDomain: string | undefined;
  locale: string;
  /** Path and query of the page: it is opened again where the session's currency had to follow the domain's. */
  address?: string | undefined;
}

/**
 * What the root view needs: who the visitor is and where one can go. Asks the store for the visitor's context only
 * where there is a session; everything else is shared by all and kept by the server. Failures of the navigation are
 * logged and yield an empty one.
 * @throws Response to the same address, where the session's currency had to follow the domain's.
 */
export async function loadShell(context: Readonly<RouterContextProvider>, options: ShellOptions): Promise<ShellResult> {
  try {
    const session = requestSession(context);
    const [salesChannelContext, main, service, footer] = await Promise.all([
      session.hasSession ? visitorContext(session).catch(emptyOnFailure('session context')) : null,
      loadNavigation(session, 'main-navigation'),
      loadNavigation(session, 'service-navigation'),
      loadNavigation(session, 'footer-navigation'),
    ]);
    if (options.address !== undefined && salesChannelContext !== null && (await adoptDomainCurrency(session, salesChannelContext))) throw redirect(options.address);
    return {
      locale: session.locale,
      session: await summarise(session, salesChannelContext),
      navigation: { main, service, footer },
      origin: options.origin,
      isIndexable: options.isIndexable,
      cookieDomain: options.cookieDomain ?? null,
    };
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error(`Start-up failed: ${isStoreApiError(error) ? `${error.statusCode} ${error.code}` : String(error)}`);
    return { locale: options.locale, failure: { statusCode: isStoreApiError(error) ? error.statusCode : 500 } };
  }
}

const emptyOnFailure = (what: string) => (error: unknown) => {
  console.error(`Loading the ${what} failed: ${isStoreApiError(error) ? `${error.statusCode} ${error.code}` : String(error)}`);
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
    customerName: customer === null ? null : `${customer.firstName} ${customer.lastName}`.trim(),
    currencyIsoCode: context?.currency.isoCode ?? currencies.find(({ id }) => id === session.currencyId)?.isoCode ?? 'EUR',
    taxState: context?.context.taxState ?? 'gross',
    languageId: session.languageId,
    navigationCategoryId: session.salesChannel.navigationCategoryId,
    countryId: session.salesChannel.countryId,
    storefrontUrl: session.storefrontUrl,
  };
}

async function loadNavigation(session: RequestSession, root: string): Promise<NavigationItem[]> {
  const tree = await session.shared.navigation(root, 2).catch(emptyOnFailure(root));
  const homeCategoryId = session.salesChannel.navigationCategoryId;
  return (tree ?? []).flatMap((category) => toItem(category, session.locale, homeCategoryId));
}

function toItem(category: Category, locale: string, homeCategoryId: string): NavigationItem[] {
  const label = category.translated.name ?? category.name;
  if (!label || category.visible === false) return [];
  const link = navigationLink(category, { homeCategoryId });
  const image = imageOf(category.media, label);
  return [
    {
      id: category.id,
      label,
      ...(link ? { href: link.isExternal ? link.href : localePath(link.href, locale), isExternal: link.isExternal } : {}),
      ...(image ? { image } : {}),
      children: (category.children ?? []).flatMap((child) => toItem(child, locale, homeCategoryId)),
    },
  ];
}
