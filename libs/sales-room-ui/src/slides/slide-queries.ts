import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sanitizeHtml as sanitize } from '@vitrine/cms-blocks/browser-sanitize';
import { buildCmsPage, type CmsPageModel, type SafeHtml } from '@vitrine/cms-blocks/model';
import { type RoomSlide, SLIDE_ERROR_CODES } from '@vitrine/sales-room-protocol';
import {
  type Category,
  getPresentationProduct,
  getPresentationSlide,
  hasErrorCode,
  isStoreApiError,
  listPresentationProducts,
  listSlideProducts,
  type Product,
  type ProductListing,
  type PropertyGroup,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import type { RoomIdentity } from '../room/room-provider.tsx';

/** A slide as this viewer sees it, ready to be drawn. */
export interface SlideContent {
  /** Null where there is nothing to draw. */
  page: CmsPageModel | null;
  product: Product | null;
  configurator: readonly PropertyGroup[];
  category: Category | null;
  /** Sanitised description of the slide's product; empty for none. */
  description: SafeHtml | null;
  /** What the slide should show and this viewer can't see. */
  missing: 'product' | 'products' | null;
}

/** A product with its variants' groups, for the details and the buy box. */
export interface ProductDetails {
  /** Null for a product that this viewer can't see. */
  product: Product | null;
  configurator: readonly PropertyGroup[];
  description: SafeHtml | null;
}

type Client = () => StoreApiClient;

/** Products on a page of a slide's listing. */
export const SLIDE_PAGE_SIZE = 24;

/** Milliseconds for which a slide counts as fresh: prices and stock change slowly against the length of a slide. */
const FRESH_MS = 60_000;

const MISSING: SlideContent = { page: null, product: null, configurator: [], category: null, description: null, missing: null };

async function loadSlide(client: Client, { groupId, sectionId }: SlideId, isGuide: boolean, signal: AbortSignal): Promise<SlideContent> {
  try {
    const answer = await getPresentationSlide(client(), groupId, sectionId, { signal });
    const product = answer.product ?? null;
    const description = product?.translated.description ?? product?.description ?? '';
    return {
      page: buildCmsPage(answer, { sanitize, product, category: answer.category ?? null, includeNotes: isGuide }),
      product,
      configurator: answer.configurator ?? [],
      category: answer.category ?? null,
      description: description ? sanitize(description) : null,
      missing: null,
    };
  } catch (error) {
    if (hasErrorCode(error, SLIDE_ERROR_CODES.missingProduct)) return { ...MISSING, missing: 'product' };
    if (hasErrorCode(error, SLIDE_ERROR_CODES.missingProducts)) return { ...MISSING, missing: 'products' };
    throw error;
  }
}

type SlideId = Pick<RoomSlide, 'groupId' | 'sectionId'>;

/** Keys and definitions of everything that a presentation shows from the store. */
export const slideQueries = {
  all: ({ path, viewerType }: RoomIdentity) => ['room', path, viewerType] as const,
  slides: (identity: RoomIdentity) => [...slideQueries.all(identity), 'slide'] as const,
  /** The section whose slide, or a page of it, is kept under a key of {@link slideQueries.slides}. */
  sectionOf: (queryKey: readonly unknown[]): string => String(queryKey[5]),
  slide: (client: Client, identity: RoomIdentity, slide: SlideId) =>
    queryOptions({
      queryKey: [...slideQueries.slides(identity), slide.groupId, slide.sectionId],
      staleTime: FRESH_MS,
      queryFn: ({ signal }) => loadSlide(client, slide, identity.viewerType === 'guide', signal),
    }),
  /** A further page of a slide's listing. */
  listing: (client: Client, identity: RoomIdentity, slide: SlideId, page: number, limit: number) =>
    queryOptions<ProductListing>({
      queryKey: [...slideQueries.slides(identity), slide.groupId, slide.sectionId, 'page', page, limit],
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => listSlideProducts(client(), slide.groupId, slide.sectionId, { p: page, limit }, { signal }),
    }),
  product: (client: Client, identity: RoomIdentity, productId: string | null) =>
    queryOptions<ProductDetails>({
      queryKey: [...slideQueries.all(identity), 'product', productId],
      staleTime: FRESH_MS,
      enabled: productId !== null,
      queryFn: async ({ signal }) => {
        try {
          const { product, configurator } = await getPresentationProduct(client(), productId ?? '', { signal });
          const description = product.translated.description ?? product.description ?? '';
          return { product, configurator: configurator ?? [], description: description ? sanitize(description) : null };
        } catch (error) {
          if (isStoreApiError(error) && error.statusCode === 404) return { product: null, configurator: [], description: null };
          throw error;
        }
      },
    }),
  /** Products by id, in the order of the ids; those that this viewer can't see are left out. */
  products: (client: Client, identity: RoomIdentity, ids: readonly string[]) =>
    queryOptions<readonly Product[]>({
      queryKey: [...slideQueries.all(identity), 'products', ids],
      staleTime: FRESH_MS,
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) =>
        (
          await listPresentationProducts(
            client(),
            { ids: ids.slice(0, 100), useIdSorting: true, limit: Math.min(ids.length, 100) },
            { signal },
          )
        ).elements,
    }),
};
