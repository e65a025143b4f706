import { entityId, pathPart } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { CmsPage } from '../../entities/cms.ts';
import type {
  PresentationNavigationEntry,
  PresentationProductListing,
  PresentationSlide,
  PresentationState,
  PresentationStructure,
  ProductPageResult,
} from '../../entities/presentation.ts';
import { asProductListing, listingBody, type ListingCriteria } from '../catalogue/product-listing.ts';

type RawEntry = Partial<PresentationNavigationEntry> & { id?: string; name?: string | null };

/** Servers name a slide's section either way. */
function normalizeEntry({ id, name, ...entry }: RawEntry): PresentationNavigationEntry {
  return {
    ...entry,
    index: entry.index ?? 0,
    sectionId: entry.sectionId ?? id ?? '',
    sectionName: entry.sectionName ?? name ?? null,
    groupId: entry.groupId ?? '',
    groupName: entry.groupName ?? '',
    cmsPageId: entry.cmsPageId ?? '',
  };
}

/** The joined presentation's pages and slides. */
export async function getPresentationStructure(client: StoreApiClient, options?: CallOptions): Promise<PresentationStructure> {
  const body = await requestBody<Omit<PresentationStructure, 'navigation'> & { navigation?: RawEntry[] }>(
    client,
    { operation: 'getPresentationStructure', method: 'GET', path: '/dsr/appointment/presentation' },
    options,
  );
  return { ...body, cmsPageResults: body.cmsPageResults ?? [], navigation: (body.navigation ?? []).map(normalizeEntry) };
}

const slidePath = (groupId: string, sectionId: string): string =>
  `/dsr/appointment/presentation/${entityId(groupId, 'slide group')}/slide/${entityId(sectionId, 'section')}`;

/** What a slide shows, with the viewer's own prices and language. */
export async function getPresentationSlide(
  client: StoreApiClient,
  groupId: string,
  sectionId: string,
  options?: CallOptions,
): Promise<PresentationSlide> {
  return requestBody<PresentationSlide>(
    client,
    { operation: 'getPresentationSlide', method: 'GET', path: slidePath(groupId, sectionId) },
    options,
  );
}

/** Listing parameters of the sales room. */
export interface PresentationListingParams extends ListingCriteria {
  /** Put the viewer's likes into `product.extensions.interaction`. */
  interaction?: boolean;
  /** Keep the order of `ids`. */
  useIdSorting?: boolean;
  loadVariants?: boolean;
  /** Search the catalogue, or among the products of the slide. */
  query?: string;
  /** Put all product ids into `extensions.allIds`. */
  loadAllIds?: boolean;
}

/** A page of a slide's products. */
export async function listSlideProducts(
  client: StoreApiClient,
  groupId: string,
  sectionId: string,
  params: PresentationListingParams = {},
  options?: CallOptions,
): Promise<PresentationProductListing> {
  const path = `${slidePath(groupId, sectionId)}/products`;
  return asProductListing(
    await requestBody<PresentationProductListing>(
      client,
      { operation: 'listSlideProducts', method: 'POST', path, body: listingBody(params) },
      options,
    ),
  );
}

/** A page of products for a presentation: picked ids, or a search of the catalogue. */
export async function listPresentationProducts(
  client: StoreApiClient,
  params: PresentationListingParams = {},
  options?: CallOptions,
): Promise<PresentationProductListing> {
  return asProductListing(
    await requestBody<PresentationProductListing>(
      client,
      { operation: 'listPresentationProducts', method: 'POST', path: '/dsr/product-listing', body: listingBody(params) },
      options,
    ),
  );
}

/** Where the joined presentation stands. */
export async function getPresentationState(client: StoreApiClient, options?: CallOptions): Promise<PresentationState> {
  return requestBody<PresentationState>(
    client,
    { operation: 'getPresentationState', method: 'GET', path: '/dsr/appointment/presentation/state' },
    options,
  );
}

/** The quick view of a product in a layout. */
export async function getQuickview(
  client: StoreApiClient,
  productId: string,
  layoutId: string,
  options?: CallOptions,
): Promise<ProductPageResult> {
  const path = `/dsr/quickview/${entityId(productId, 'product')}/${entityId(layoutId, 'layout')}`;
  return requestBody<ProductPageResult>(client, { operation: 'getQuickview', method: 'GET', path }, options);
}

/** A product's page inside a presentation. */
export async function getPresentationProduct(client: StoreApiClient, productId: string, options?: CallOptions): Promise<ProductPageResult> {
  return requestBody<ProductPageResult>(
    client,
    { operation: 'getPresentationProduct', method: 'GET', path: `/dsr/product/${entityId(productId, 'product')}` },
    options,
  );
}

/** A shop page by the name of its layout setting, for example `tosPage` or `privacyPage`. */
export async function getShopPage(client: StoreApiClient, layoutName: string, options?: CallOptions): Promise<CmsPage> {
  return requestBody<CmsPage>(
    client,
    { operation: 'getShopPage', method: 'GET', path: `/dsr/shop-pages/${pathPart(layoutName, 'layout name')}` },
    options,
  );
}
