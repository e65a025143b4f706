import { data, redirect } from 'react-router';
import { menuBranch, type RequestScope } from '@vitrine/app-shell/server';
import { buildCmsPage } from '@vitrine/cms-blocks/model';
import { sanitizeHtml } from '@vitrine/cms-blocks/sanitize';
import {
  canonicalRedirect,
  categoryBreadcrumbs,
  localePath,
  notFoundMessage,
  pageLookup,
  productPath,
  type RedirectList,
  type ResolvedPage,
  resolvePage,
} from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { type Category, findSeoUrls, getCategory, getLandingPage, getProduct, isStoreApiError } from '@vitrine/store-api-client';
import { listingRequest, parseListingState } from '../listing/listing-params.ts';
import type { ContentPage, PackedContentPage } from '../page/content-page.ts';
import { pack } from '../page/packed.ts';
import { rememberingSanitizer } from './kept-html.ts';
import { leadToLastPage } from './last-page.ts';
import { otherAddresses } from './page-addresses.ts';
import { hasConfigurator, listingOf } from './page-elements.ts';
import { pageTags } from './page-tags.ts';

const sanitize = rememberingSanitizer(sanitizeHtml);

/** Associations without which a product page has neither gallery nor logo. */
const PRODUCT_ASSOCIATIONS = {
  media: {},
  manufacturer: { associations: { media: {} } },
  properties: { associations: { group: {} } },
  options: { associations: { group: {} } },
  unit: {},
  seoUrls: {},
};

/**
 * The page of content at an address: at most two calls in series, the look-up of the address and its page.
 * @param redirects Old addresses that the store does not answer any more. They count only where there is no page: what
 * the store knows is newer than a list, and no line can hide a page.
 * @throws Response 301 for an address that has a newer one, or the status of its line; 404 with 'Page Not Found: {path}'.
 */
export async function loadContentPage(
  { session, page: record, address: { path } }: RequestScope,
  url: URL,
  redirects?: RedirectList,
): Promise<PackedContentPage> {
  const nothing = () => {
    const moved = redirects?.find(url.pathname);
    return moved ? redirect(moved.to + url.search, moved.status) : notFound(path);
  };
  const resolved = await resolve(session, path, url.search);
  if (resolved.type === 'redirect') throw redirect(localePath(resolved.to, session.locale), resolved.status);
  if (resolved.type === 'not-found') throw nothing();
  try {
    const [loaded, alternates] = await Promise.all([load(session, resolved, path, url), otherAddresses(session, resolved, url.origin)]);
    record.markCatalogue(pageTags(loaded));
    const { page, product, configurator, ...rest } = loaded;
    return { ...rest, alternates, body: pack({ page, product, configurator }) };
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404) throw nothing();
    throw error;
  }
}

/** A 404 with the specification's message, and the path for those who say it in another language. */
export function notFound(path: string) {
  return data({ message: notFoundMessage(path), path }, { status: 404 });
}

async function resolve(session: RequestSession, path: string, search: string): Promise<ResolvedPage> {
  const homeCategoryId = session.salesChannel.navigationCategoryId;
  const lookup = pageLookup(path);
  if (lookup.type === 'not-found') return { type: 'not-found', message: notFoundMessage(path) };
  const rows = lookup.type === 'home' ? [] : (await findSeoUrls(session.client, lookup.criteria)).elements;
  return resolvePage(`${path}${search}`, rows, { homeCategoryId });
}

async function load(
  session: RequestSession,
  resolved: Extract<ResolvedPage, { type: 'page' }>,
  path: string,
  url: URL,
): Promise<Omit<ContentPage, 'alternates'>> {
  const { client, locale, salesChannel } = session;
  const homeCategoryId = salesChannel.navigationCategoryId;
  const id = resolved.foreignKey;
  const redirectIfMoved = (entity: Parameters<typeof canonicalRedirect>[1]): void => {
    const moved = canonicalRedirect(`${path}${url.search}`, entity);
    if (moved) throw redirect(localePath(moved.to, locale), moved.status);
  };

  if (resolved.routeName === 'frontend.detail.page') {
    const { product, configurator } = await getProduct(client, id, { associations: PRODUCT_ASSOCIATIONS });
    // A main product is answered by its best variant. That one's own address is canonical, but no reason for a way round:
    // whoever pressed a card sees the product one round trip earlier.
    const isVariantOf = product.id !== id;
    if (!isVariantOf) redirectIfMoved(product);
    const { seoCategory, cmsPage } = product;
    const page = buildCmsPage(cmsPage, { sanitize, product });
    return {
      routeName: resolved.routeName,
      id,
      canonicalPath: isVariantOf ? productPath(product) : null,
      texts: textsOf(product),
      page,
      branch: null,
      breadcrumbs: seoCategory ? categoryBreadcrumbs(seoCategory, { startIndex: 1, homeCategoryId }) : [],
      product: page?.product ?? null,
      // A buy box brings its own.
      configurator: hasConfigurator(page) ? [] : (configurator ?? []),
      category: null,
    };
  }

  if (resolved.routeName === 'frontend.landing.page') {
    const landingPage = await getLandingPage(client, id);
    redirectIfMoved(landingPage);
    return {
      routeName: resolved.routeName,
      id,
      canonicalPath: null,
      texts: textsOf(landingPage),
      page: buildCmsPage(landingPage, { sanitize }),
      breadcrumbs: [],
      branch: null,
      product: null,
      configurator: [],
      category: null,
    };
  }

  const category = await getCategory(client, id, listingRequest(parseListingState(url.searchParams)));
  if (id !== homeCategoryId) redirectIfMoved(category);
  const page = buildCmsPage(category, { sanitize, category });
  const listing = listingOf(page);
  if (listing !== null) leadToLastPage(listing, url);
  return {
    routeName: resolved.routeName,
    id,
    canonicalPath: null,
    texts: textsOf(category),
    page,
    breadcrumbs: id === homeCategoryId ? [] : categoryBreadcrumbs(category, { startIndex: 1, homeCategoryId }),
    // What stands beside the page is no reason to do without the page.
    branch: await menuBranch(session, category).catch(() => null),
    product: null,
    configurator: [],
    category: linkedCategory(category),
  };
}

/** What a page asks of its category: which one it is, what is above it, and where it leads. */
const linkedCategory = ({ id, type, path, seoUrls, translated, ...link }: Category): Category => ({
  id,
  type,
  path: path ?? null,
  seoUrls: seoUrls ?? null,
  translated: { name: translated.name ?? null },
  ...(type === 'link'
    ? { linkType: link.linkType ?? null, internalLink: link.internalLink ?? null, externalLink: link.externalLink ?? null }
    : {}),
});

interface TranslatedEntity {
  name?: string | null | undefined;
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  keywords?: string | null | undefined;
  translated?: { name?: string | null; metaTitle?: string | null; metaDescription?: string | null; keywords?: string | null } | undefined;
}

const textsOf = ({ translated, ...entity }: TranslatedEntity): ContentPage['texts'] => ({
  name: translated?.name ?? entity.name ?? null,
  metaTitle: translated?.metaTitle ?? entity.metaTitle ?? null,
  metaDescription: translated?.metaDescription ?? entity.metaDescription ?? null,
  keywords: translated?.keywords ?? entity.keywords ?? null,
});
