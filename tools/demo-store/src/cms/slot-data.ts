import type { CmsSlotModel, SlotConfig } from '../catalogue/assortment-model.ts';
import { compareValues } from '../criteria/filters.ts';
import { productReader } from '../criteria/product-fields.ts';
import { crossSellingEntities } from '../entities/cross-selling.ts';
import type { Entity } from '../entities/entity.ts';
import { salutationEntity } from '../entities/market.ts';
import { findMedia } from '../entities/media.ts';
import { configuratorEntities, productEntity } from '../entities/product.ts';
import { reviewSummaryEntity } from '../entities/review.ts';
import { listingEntity } from '../listing/listing.ts';
import { SHOP_PAGE_SIZE } from '../listing/page-size.ts';
import { type FilterName, inputOf, parseListing } from '../listing/parameters.ts';
import { streamEntries } from '../listing/streams.ts';
import { isRecord } from '../server/parameters.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { type CmsSubject, mappedText, mappedValue } from './mapping.ts';
import { staticValue, textValue } from './slot-config.ts';

/** Resolves what a slot shows; `null` for slots that take it from elsewhere. */
type Resolver = (ctx: ShopContext, config: SlotConfig | null, subject: CmsSubject) => Entity | Entity[] | null;

const text =
  (apiAlias: string): Resolver =>
  (ctx, config, subject) => ({ content: mappedText(ctx, config, 'content', subject), apiAlias });

function imageData(ctx: ShopContext, config: SlotConfig | null, subject: CmsSubject, field: string): Entity {
  const value =
    config?.[field]?.source === 'mapped' ? mappedValue(ctx, config[field].value, subject) : findMedia(ctx, textValue(config, field));
  const media = isRecord(value) ? value : null;
  return {
    mediaId: media?.['id'] ?? textValue(config?.[field]?.source === 'mapped' ? null : config, field),
    url: mappedText(ctx, config, 'url', subject) ?? '',
    newTab: staticValue(config, 'newTab') ?? false,
    media,
  };
}

const image: Resolver = (ctx, config, subject) => ({ ...imageData(ctx, config, subject, 'media'), apiAlias: 'cms_image' });

/** Preview picture of a video; its link fields stay empty. */
const video: Resolver = (ctx, config) => {
  const mediaId = textValue(config, 'previewMedia');
  return { mediaId, url: null, newTab: null, media: findMedia(ctx, mediaId), apiAlias: 'cms_image' };
};

const slider: Resolver = (ctx, config, subject) => {
  const field = config?.['sliderItems'];
  const items = field?.source === 'mapped' ? mappedValue(ctx, field.value, subject) : field?.value;
  const sliderItems = (Array.isArray(items) ? items : []).filter(isRecord).flatMap((item) => {
    const media = isRecord(item['media']) ? item['media'] : findMedia(ctx, typeof item['mediaId'] === 'string' ? item['mediaId'] : null);
    return media
      ? [{ url: item['url'] ?? null, newTab: item['newTab'] === true ? true : null, media, apiAlias: 'cms_image_slider_item' }]
      : [];
  });
  return { navigation: null, sliderItems, apiAlias: 'cms_image_slider' };
};

function productOf(ctx: ShopContext, config: SlotConfig | null, subject: CmsSubject): ProductRecord | null {
  const field = config?.['product'];
  if (field?.source === 'static' && typeof field.value === 'string' && field.value !== '')
    return ctx.index.products.get(field.value) ?? null;
  return subject.product;
}

const productBox: Resolver = (ctx, config, subject) => {
  const record = productOf(ctx, config, subject);
  const shown = record?.active ? record : null;
  return {
    productId: shown?.id ?? null,
    product: shown ? productEntity(ctx, shown, { listing: true, seoUrls: ctx.includeSeoUrls }) : null,
    apiAlias: 'cms_product_box',
  };
};

const STREAM_LIMIT = 10;

/** A dynamic group in the slider's own order, e.g. `cheapestPrice:DESC`; by name without one. */
function streamProducts(ctx: ShopContext, streamId: string, config: SlotConfig | null): ProductRecord[] {
  const limit = Number(staticValue(config, 'productStreamLimit') ?? STREAM_LIMIT);
  const [field = 'name', direction = 'ASC'] = (textValue(config, 'productStreamSorting') ?? 'name:ASC').split(':');
  const read = (record: ProductRecord): unknown => productReader(ctx, record)(field)[0];
  return streamEntries(ctx, streamId)
    .map((entry) => entry.shown)
    .sort((a, b) => compareValues(read(a), read(b)) * (direction.toUpperCase() === 'DESC' ? -1 : 1) || (a.id < b.id ? -1 : 1))
    .slice(0, Number.isInteger(limit) && limit > 0 ? limit : STREAM_LIMIT);
}

const productSlider: Resolver = (ctx, config) => {
  const field = config?.['products'];
  const ids = field?.source === 'static' && Array.isArray(field.value) ? field.value : [];
  const streamId = field?.source === 'product_stream' && typeof field.value === 'string' ? field.value : null;
  const records = streamId === null ? ids.map((id) => ctx.index.products.get(String(id))) : streamProducts(ctx, streamId, config);
  const products = records.flatMap((record) =>
    record?.active ? [productEntity(ctx, record, { listing: true, seoUrls: ctx.includeSeoUrls })] : [],
  );
  return { products, streamId, apiAlias: 'cms_product_slider' };
};

const LAYOUT_FILTERS: Record<string, FilterName> = {
  'manufacturer-filter': 'manufacturer',
  'price-filter': 'price',
  'rating-filter': 'rating',
  'shipping-free-filter': 'shipping-free',
  'property-filter': 'properties',
};

const productListing: Resolver = (ctx, config, subject) => {
  if (!subject.category) return { listing: null, apiAlias: 'cms_product_listing' };
  const parameters = parseListing(inputOf(subject.parameters.body, subject.parameters.query), SHOP_PAGE_SIZE);
  const named = textValue(config, 'filters');
  const layoutFilters = named === null ? null : new Set(named.split(',').flatMap((name) => LAYOUT_FILTERS[name.trim()] ?? []));
  if (layoutFilters) for (const filter of parameters.offered) if (!layoutFilters.has(filter)) parameters.offered.delete(filter);
  const whitelist = staticValue(config, 'propertyWhitelist');
  if (Array.isArray(whitelist) && whitelist.length > 0 && parameters.propertyWhitelist === null)
    parameters.propertyWhitelist = whitelist.map(String);
  const custom = staticValue(config, 'useCustomSorting') === true;
  const sortings = staticValue(config, 'availableSortings');
  const sortingKeys = custom && isRecord(sortings) ? Object.keys(sortings) : custom && Array.isArray(sortings) ? sortings.map(String) : [];
  const defaultSorting = custom ? textValue(config, 'defaultSorting') : null;
  const listing = listingEntity(ctx, {
    parameters,
    source: { categoryId: subject.category.id },
    ...(layoutFilters ? { layoutFilters } : {}),
    ...(sortingKeys.length > 0 ? { sortingKeys } : {}),
    ...(defaultSorting === null ? {} : { defaultSorting }),
  });
  return { listing, apiAlias: 'cms_product_listing' };
};

const buyBox: Resolver = (ctx, config, subject) => {
  const record = productOf(ctx, config, subject);
  return {
    productId: record?.id ?? null,
    totalReviews: record ? (ctx.services.reviews.rating(record.model.id)?.count ?? 0) : 0,
    product: record ? productEntity(ctx, record, { listing: true }) : null,
    configuratorSettings: record ? configuratorEntities(ctx, record) : [],
    apiAlias: 'cms_buy_box',
  };
};

const descriptionReviews: Resolver = (ctx, config, subject) => {
  const record = productOf(ctx, config, subject);
  return {
    productId: null,
    ratingSuccess: false,
    reviews: record ? reviewSummaryEntity(ctx, record) : null,
    product: record ? productEntity(ctx, record, { listing: true }) : null,
    apiAlias: 'cms_product_description_reviews',
  };
};

const crossSelling: Resolver = (ctx, config, subject) => {
  const record = productOf(ctx, config, subject);
  const crossSellings = record ? crossSellingEntities(ctx, record) : [];
  return { crossSellings: crossSellings.length > 0 ? crossSellings : null, apiAlias: 'cms_cross_selling' };
};

const manufacturerLogo: Resolver = (ctx, config, subject) => ({
  ...imageData(ctx, config, subject, 'media'),
  manufacturer: mappedValue(ctx, 'product.manufacturer', subject) ?? null,
  apiAlias: 'cms_manufacturer_logo',
});

const salutations: Resolver = (ctx) => ctx.index.catalogue.salutations.map((salutation) => salutationEntity(ctx, salutation));

const RESOLVERS: Record<string, Resolver> = {
  text: text('cms_text'),
  html: text('cms_html'),
  'product-name': text('cms_text'),
  image,
  'image-slider': slider,
  'image-gallery': slider,
  'youtube-video': video,
  'vimeo-video': video,
  'product-box': productBox,
  'product-slider': productSlider,
  'product-listing': productListing,
  'buy-box': buyBox,
  'product-description-reviews': descriptionReviews,
  'cross-selling': crossSelling,
  'manufacturer-logo': manufacturerLogo,
  'spatial-viewer': (ctx, config) => ({
    media: findMedia(ctx, textValue(config, 'media')),
    poster: findMedia(ctx, textValue(config, 'poster')),
    apiAlias: 'cms_spatial_viewer',
  }),
  'custom-form': salutations,
  form: salutations,
};

export function slotData(ctx: ShopContext, slot: CmsSlotModel, config: SlotConfig | null, subject: CmsSubject): Entity | Entity[] | null {
  return RESOLVERS[slot.type]?.(ctx, config, subject) ?? null;
}
