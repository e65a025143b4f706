import { Hono } from 'hono';
import { SLIDE_ERROR_CODES } from '@vitrine/sales-room-protocol';
import { getCmsPage, getProduct, type Product, type ProductListing } from '@vitrine/store-api-client';
import { type ListRequest, loadProductList, loadSlideProducts } from '../presentations/product-lists.ts';
import { loadSlide, outlineOf, pageIdOf } from '../presentations/slide-pages.ts';
import { StoreAnswer } from '../presentations/store-answer.ts';
import { RoomError } from '../room-error.ts';
import { listCollection } from '../rooms/attendees.ts';
import type { StoredSlide } from '../rooms/records.ts';
import { isGuide } from '../rooms/views.ts';
import type { Services } from '../services.ts';
import { BODIES } from './calls.ts';
import { jsonBody } from './json-body.ts';
import { navigationEntry } from './official-state.ts';
import { type HttpViewer, insiderOf } from './viewer.ts';

/** The content of presentations, each answer read with the viewer's own session: language, prices and assortment are theirs. */
export function presentationRoutes(services: Services): Hono {
  const app = new Hono();

  app.get('/appointment/presentation', async (context) => {
    const { appointment, viewer } = await insiderOf(services, context.req.raw);
    const { slides } = appointment.definition;
    return context.json({
      cmsPageResults: slides.map((slide) => ({
        resourceType: 'frontend.presentation.page',
        resourceIdentifier: slide.id,
        cmsPage: outlineOf(slide, viewer.locale),
        apiAlias: 'pwa_page_result',
      })),
      navigation: slides.map((_slide, index) => navigationEntry(appointment, index, viewer.locale, isGuide(viewer.role))),
      apiAlias: 'dsr_presentation_structure',
    });
  });

  app.get('/appointment/presentation/:groupId/slide/:sectionId', async (context) => {
    const found = await insiderOf(services, context.req.raw);
    return context.json(
      await loadSlide(found.session.client, slideOf(found, context.req.param()), found.viewer.locale, found.appointment.id),
    );
  });

  app.post('/appointment/presentation/:groupId/slide/:sectionId/products', async (context) => {
    const found = await insiderOf(services, context.req.raw);
    const request = BODIES.list.parse(await jsonBody(context));
    const slide = slideOf(found, context.req.param());
    const listing = await loadSlideProducts(found.session.client, slide, request);
    if (listing.total === 0 && (slide.kind === 'listing' || slide.kind === 'search'))
      throw new StoreAnswer(404, SLIDE_ERROR_CODES.missingProducts, 'This listing has no products.');
    return context.json(officialListing(listing, await withInteraction(services, found, request, listing.elements)));
  });

  app.post('/product-listing', async (context) => {
    const found = await insiderOf(services, context.req.raw);
    const request = BODIES.list.parse(await jsonBody(context));
    const listing = await (request.slideId === undefined
      ? loadProductList(found.session.client, request)
      : loadSlideProducts(found.session.client, slideById(found, request.slideId, request.pageId), request));
    return context.json(officialListing(listing, await withInteraction(services, found, request, listing.elements)));
  });

  app.get('/quickview/:productId/:cmsPageLayoutId', async (context) => {
    const { session } = await insiderOf(services, context.req.raw);
    const { productId, cmsPageLayoutId } = context.req.param();
    const [{ product, configurator }, cmsPage] = await Promise.all([
      getProduct(session.client, productId),
      // A layout that the store doesn't know leaves the product as it is.
      getCmsPage(session.client, cmsPageLayoutId).catch(() => null),
    ]);
    return context.json({ ...(cmsPage === null ? {} : { cmsPage }), product, configurator, apiAlias: 'pwa_page_result' });
  });

  app.get('/product/:productId', async (context) => {
    const { session } = await insiderOf(services, context.req.raw);
    const { product, configurator } = await getProduct(session.client, context.req.param('productId'));
    return context.json({ product, configurator, apiAlias: 'pwa_page_result' });
  });

  // Imprint, terms and privacy are for everybody, also before joining.
  app.get('/shop-pages', (context) =>
    context.json({ pages: Object.entries(services.shopPages).map(([layoutName, id]) => ({ layoutName, id })) }),
  );

  app.get('/shop-pages/:layoutName', async (context) => {
    const wanted = context.req.param('layoutName');
    // By the name of the setting, or by the id of one of the pages that settings name: other pages stay the shop's.
    const id = Object.hasOwn(services.shopPages, wanted)
      ? services.shopPages[wanted]
      : Object.values(services.shopPages).find((each) => each === wanted);
    if (id === undefined) throw new RoomError('not-found', 'There is no such shop page.');
    const { client } = await services.host.resolveSession(context.req.raw);
    return context.json(await getCmsPage(client, id));
  });

  return app;
}

/** A listing in the official shape: a list of aggregations where there are none, no sorting where none is chosen. */
function officialListing({ sorting, ...listing }: ProductListing, elements: readonly Product[]) {
  return {
    currentFilters: { manufacturer: [], navigationId: '', price: { min: 0, max: 0 }, properties: [], rating: null, 'shipping-free': false },
    ...listing,
    availableSortings: listing.availableSortings ?? [],
    ...(sorting === null || sorting === undefined ? {} : { sorting }),
    aggregations: Object.keys(listing.aggregations ?? {}).length === 0 ? [] : listing.aggregations,
    elements,
  };
}

function slideOf({ appointment }: HttpViewer, { groupId, sectionId }: { groupId?: string; sectionId?: string }): StoredSlide {
  const slide = appointment.definition.slides.find(({ id, sectionId: section }) => id === groupId && section === sectionId);
  if (slide === undefined) throw new RoomError('not-found', 'There is no such slide.');
  return slide;
}

/** The slide of a search inside one: by its section, and by its group or page where that is named. */
function slideById({ appointment }: HttpViewer, slideId: string, pageId: string | undefined): StoredSlide {
  const slide = appointment.definition.slides.find(({ sectionId }) => sectionId === slideId);
  if (slide === undefined || (pageId !== undefined && pageId !== slide.id && pageId !== pageIdOf(slide)))
    throw new RoomError('not-found', 'There is no such slide.');
  return slide;
}

/** Puts what the viewer likes and dislikes into each product, where they asked for it. */
async function withInteraction(
  services: Services,
  { attendee }: HttpViewer,
  request: ListRequest,
  products: readonly Product[],
): Promise<readonly Product[]> {
  if (!request.interaction) return products;
  const disliked = await listCollection(services.database, attendee.id, 'disliked');
  return products.map((product) => ({
    ...product,
    extensions: {
      ...(product.extensions ?? {}),
      interaction: { liked: attendee.liked.includes(product.id), disliked: disliked.includes(product.id) },
    },
  }));
}
