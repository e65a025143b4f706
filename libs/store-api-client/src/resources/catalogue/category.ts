import { entityId, pathPart } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import type { Breadcrumb, Category, LandingPage } from '../../entities/category.ts';
import type { CmsPage } from '../../entities/cms.ts';
import type { EntityList } from '../../entities/entity.ts';
import type { SeoUrl } from '../../entities/seo-url.ts';
import { asEntityList } from '../entity-list.ts';
import { withFallback } from '../fallback.ts';
import { listingBody, type ListingCriteria } from './product-listing.ts';

/**
 * A category with its page. Listing parameters apply to the listing inside the page.
 *
 * @param id - A category's id, or `home`.
 * @throws StoreApiError 404 `CONTENT__CATEGORY_NOT_FOUND`, also for folders and links.
 */
export async function getCategory(
  client: StoreApiClient,
  id: string,
  params: ListingCriteria = {},
  options?: CallOptions,
): Promise<Category> {
  const part = id === 'home' ? id : entityId(id, 'category');
  return requestBody<Category>(
    client,
    { operation: 'getCategory', method: 'POST', path: `/category/${part}`, body: listingBody(params) },
    options,
  );
}

/** Categories by criteria: pages, links and folders of all menus, hidden ones too. `total` counts them only with `totalCountMode('exact')`. */
export async function listCategories(
  client: StoreApiClient,
  criteria: Criteria = {},
  options?: CallOptions,
): Promise<EntityList<Category>> {
  return asEntityList(
    await requestBody<EntityList<Category>>(
      client,
      { operation: 'listCategories', method: 'POST', path: '/category', body: criteria },
      options,
    ),
  );
}

/** @throws StoreApiError 404 `CONTENT__LANDING_PAGE_NOT_FOUND`. */
export async function getLandingPage(
  client: StoreApiClient,
  id: string,
  params: ListingCriteria = {},
  options?: CallOptions,
): Promise<LandingPage> {
  return requestBody<LandingPage>(
    client,
    { operation: 'getLandingPage', method: 'POST', path: `/landing-page/${entityId(id, 'landing page')}`, body: listingBody(params) },
    options,
  );
}

/** @throws StoreApiError 404 `CONTENT__CMS_PAGE_NOT_FOUND`. */
export async function getCmsPage(
  client: StoreApiClient,
  id: string,
  params: ListingCriteria = {},
  options?: CallOptions,
): Promise<CmsPage> {
  return requestBody<CmsPage>(
    client,
    { operation: 'getCmsPage', method: 'POST', path: `/cms/${entityId(id, 'CMS page')}`, body: listingBody(params) },
    options,
  );
}

/** Names that stand for a sales channel's menus. */
export type NavigationAlias = 'main-navigation' | 'footer-navigation' | 'service-navigation';

/** How much of a menu to load. */
export interface NavigationParams extends Criteria {
  /** Levels below the first; default 2. The way to the active category is open at any depth. */
  depth?: number;
  /** Default true. False gives a flat, unsorted list that holds hidden and inactive categories too. */
  buildTree?: boolean;
}

const NAVIGATION_ALIASES: readonly string[] = ['main-navigation', 'footer-navigation', 'service-navigation'];

const navigationPart = (value: string): string => (NAVIGATION_ALIASES.includes(value) ? value : entityId(value, 'category'));

/** A menu: the categories below a root, with the way to the active one opened. */
export async function getNavigation(
  client: StoreApiClient,
  activeId: NavigationAlias | (string & {}),
  rootId: NavigationAlias | (string & {}),
  params: NavigationParams = {},
  options?: CallOptions,
): Promise<Category[]> {
  const body = await requestBody<Category[] | { elements?: Category[] }>(
    client,
    { operation: 'getNavigation', method: 'POST', path: `/navigation/${navigationPart(activeId)}/${navigationPart(rootId)}`, body: params },
    options,
  );
  return Array.isArray(body) ? body : (body.elements ?? []);
}

/**
 * Readable paths of the channel in the client's language. Matching ignores case; a leading slash
 * never matches `seoPathInfo`, and a trailing one must be there exactly as stored.
 */
export async function findSeoUrls(client: StoreApiClient, criteria: Criteria, options?: CallOptions): Promise<EntityList<SeoUrl>> {
  return asEntityList(
    await requestBody<EntityList<SeoUrl>>(client, { operation: 'findSeoUrls', method: 'POST', path: '/seo-url', body: criteria }, options),
  );
}

/** The way to a category or product, from the root; empty where the server has no such call. */
export async function getBreadcrumb(
  client: StoreApiClient,
  id: string,
  type: 'category' | 'product',
  options?: CallOptions,
): Promise<Breadcrumb[]> {
  const body = await withFallback(
    () =>
      requestBody<Breadcrumb[] | { breadcrumbs?: Breadcrumb[] }>(
        client,
        { operation: 'getBreadcrumb', method: 'GET', path: `/breadcrumb/${pathPart(entityId(id, type), type)}`, query: { type } },
        options,
      ),
    () => Promise.resolve([]),
  );
  return Array.isArray(body) ? body : (body.breadcrumbs ?? []);
}
