import { createHash } from 'node:crypto';
import { SLIDE_ERROR_CODES, textFor } from '@vitrine/sales-room-protocol';
import {
  type CmsPage,
  getCategory,
  getCmsPage,
  getLandingPage,
  getProduct,
  isStoreApiError,
  type PresentationSlide,
  type ProductListing,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import type { StoredSlide } from '../rooms/records.ts';
import { listRequestSchema, loadSlideProducts } from './product-lists.ts';
import { StoreAnswer } from './store-answer.ts';

/** What a slide shows to one viewer, read with their own session. Missing products are refused with the two codes of the specification. */
export async function loadSlide(
  client: StoreApiClient,
  slide: StoredSlide,
  locale: string,
  presentationId: string,
): Promise<PresentationSlide> {
  return {
    ...(await content(client, slide)),
    extensions: {
      cmsPageRelation: relationOf(slide, locale, presentationId),
      vitrine: { kind: slide.kind === 'search' ? 'listing' : slide.kind },
    },
    apiAlias: 'pwa_page_result',
  };
}

/** How a slide belongs to its presentation, in the official shape. */
function relationOf(slide: StoredSlide, locale: string, presentationId: string) {
  const title = textFor(slide.name, locale);
  return {
    id: slide.id,
    presentationId,
    cmsPageId: pageIdOf(slide),
    title,
    translated: { title },
    pickedProductIds: slide.kind === 'listing' ? slide.productIds : null,
    ...(slide.kind === 'product' ? { productId: slide.productId } : {}),
    isInstantListing: slide.isInstantListing,
    apiAlias: 'dsr_presentation_cms_page',
  };
}

/** The id of the page that a slide shows; one of our own where the slide has no page of the store. */
export function pageIdOf(slide: StoredSlide): string {
  return slide.kind === 'cms' ? slide.cmsPageId : createHash('sha256').update(`page ${slide.id}`).digest('hex').slice(0, 32);
}

/** A slide's page without its content: enough to know its place in the presentation. */
export function outlineOf(slide: StoredSlide, locale: string): CmsPage {
  return page(
    slide,
    slide.kind === 'product' ? 'presentation_product_detail' : 'presentation_product_list',
    textFor(slide.name, locale),
    [],
  );
}

async function content(
  client: StoreApiClient,
  slide: StoredSlide,
): Promise<Pick<PresentationSlide, 'cmsPage' | 'product' | 'category' | 'configurator'>> {
  switch (slide.kind) {
    case 'cms':
      return { cmsPage: await getCmsPage(client, slide.cmsPageId) };
    case 'landing-page': {
      const landingPage = await getLandingPage(client, slide.landingPageId);
      return { cmsPage: landingPage.cmsPage ?? page(slide, 'landingpage', landingPage.translated?.name ?? landingPage.name ?? '', []) };
    }
    case 'category': {
      const category = await getCategory(client, slide.categoryId);
      return {
        category,
        cmsPage: category.cmsPage ?? listingPage(slide, category.translated?.name ?? category.name ?? '', await listing(client, slide)),
      };
    }
    case 'product':
      return productSlide(client, slide, slide.productId);
    case 'listing':
    case 'search': {
      const products = await listing(client, slide);
      if (products.total === 0) throw new StoreAnswer(404, SLIDE_ERROR_CODES.missingProducts, 'This listing has no products.');
      return { cmsPage: listingPage(slide, '', products) };
    }
  }
}

async function productSlide(client: StoreApiClient, slide: StoredSlide, productId: string) {
  try {
    const { product, configurator } = await getProduct(client, productId);
    return { product, configurator, cmsPage: productPage(slide, product, configurator) };
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404)
      throw new StoreAnswer(404, SLIDE_ERROR_CODES.missingProduct, 'The product of this slide is not there.');
    throw error;
  }
}

function listing(client: StoreApiClient, slide: StoredSlide): Promise<ProductListing> {
  return loadSlideProducts(client, slide, listRequestSchema.parse({}));
}

function listingPage(slide: StoredSlide, name: string, products: ProductListing): CmsPage {
  return page(slide, 'presentation_product_list', name, [
    {
      type: 'product-listing',
      slots: [{ type: 'product-listing', slot: 'content', data: { listing: products, apiAlias: 'cms_product_listing' } }],
    },
  ]);
}

function productPage(slide: StoredSlide, product: Awaited<ReturnType<typeof getProduct>>['product'], configurator: unknown): CmsPage {
  const media = (product.media ?? []).toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const pictures = media.length > 0 ? media : product.cover ? [product.cover] : [];
  return page(slide, 'presentation_product_detail', product.translated?.name ?? product.name ?? '', [
    {
      type: 'gallery-buybox',
      slots: [
        {
          type: 'image-gallery',
          slot: 'left',
          data: { sliderItems: pictures.map((item) => ({ media: item.media, url: null, newTab: false })), apiAlias: 'cms_image_slider' },
        },
        {
          type: 'buy-box',
          slot: 'right',
          data: { product, productId: product.id, configuratorSettings: configurator, totalReviews: 0, apiAlias: 'cms_buy_box' },
        },
      ],
    },
  ]);
}

/** A page of our own, whose single section is the slide's. */
function page(
  slide: StoredSlide,
  type: string,
  name: string,
  blocks: { type: string; slots: { type: string; slot: string; data: unknown }[] }[],
): CmsPage {
  const pageId = pageIdOf(slide);
  return {
    id: pageId,
    apiAlias: 'cms_page',
    type,
    name,
    translated: { name },
    sections: [
      {
        id: slide.sectionId,
        apiAlias: 'cms_section',
        pageId,
        type: 'default',
        position: 0,
        sizingMode: 'boxed',
        blocks: blocks.map((block, position) => {
          const blockId = ownId(slide, `block ${position}`);
          return {
            id: blockId,
            apiAlias: 'cms_block',
            sectionId: slide.sectionId,
            sectionPosition: 'main',
            position,
            type: block.type,
            slots: block.slots.map((slot) => ({
              id: ownId(slide, `slot ${position} ${slot.slot}`),
              apiAlias: 'cms_slot',
              blockId,
              config: {},
              ...slot,
            })),
          };
        }),
      },
    ],
  } as CmsPage;
}

function ownId(slide: StoredSlide, part: string): string {
  return createHash('sha256').update(`${part} ${slide.id}`).digest('hex').slice(0, 32);
}
