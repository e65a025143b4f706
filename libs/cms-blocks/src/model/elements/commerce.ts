import type { Product } from '@vitrine/store-api-client';
import { cssLength } from '../css-values.ts';
import type {
  CmsBoxLayout,
  CmsBuyBoxElement,
  CmsCrossSellingElement,
  CmsCustomFormElement,
  CmsFilterName,
  CmsFormElement,
  CmsLikeElement,
  CmsProductBoxElement,
  CmsProductDescriptionReviewsElement,
  CmsProductListingElement,
  CmsProductSliderElement,
} from '../element-types.ts';
import type { CmsReviews } from '../product-types.ts';
import {
  asFlag,
  asList,
  asNumberOrNull,
  asOneOf,
  asRecord,
  asRecords,
  asText,
  asTextOrNull,
  type RawRecord,
  translatedText,
} from '../raw.ts';
import type { SlotSource } from '../slot-source.ts';
import { alignOf, displayModeOf } from './pictures.ts';
import { readProperties } from './product-properties.ts';

const BOX_LAYOUTS = ['standard', 'image', 'minimal'] as const;
const FILTERS: readonly CmsFilterName[] = [
  'manufacturer-filter',
  'rating-filter',
  'price-filter',
  'shipping-free-filter',
  'property-filter',
];

const boxLayoutOf = (value: unknown): CmsBoxLayout => asOneOf(value, BOX_LAYOUTS, 'standard');

/** The slot's own product; null where it is the page's, which travels beside the page. */
function ownProduct(source: SlotSource, prune: (raw: unknown) => Product | null): Product | null {
  const given = asRecord(source.data?.['product']) ?? asRecord(source.setting('product'));
  const page = source.entities.product;
  return given && !(page && page['id'] === given['id']) ? prune(given) : null;
}

function productIdOf(source: SlotSource): string | null {
  return (
    asTextOrNull(asRecord(source.data?.['product'])?.['id']) ??
    asTextOrNull(source.data?.['productId']) ??
    asTextOrNull(source.setting('product')) ??
    asTextOrNull(asRecord(source.setting('product'))?.['id']) ??
    asTextOrNull(source.entities.product?.['id'])
  );
}

export function readProductBox(source: SlotSource): CmsProductBoxElement {
  return {
    type: 'product-box',
    product: source.prune.card(source.data?.['product']) ?? source.prune.card(source.setting('product')),
    boxLayout: boxLayoutOf(source.setting('boxLayout')),
    displayMode: displayModeOf(source.setting('displayMode')),
    verticalAlign: alignOf(source.setting('verticalAlign')),
  };
}

export function readProductSlider(source: SlotSource): CmsProductSliderElement {
  const resolved = source.prune.cards(source.data?.['products']);
  return {
    type: 'product-slider',
    products: resolved.length > 0 ? resolved : source.prune.cards(source.setting('products')),
    title: asText(source.setting('title')),
    arrows: asFlag(source.setting('navigation'), true) && source.setting('navigationArrows') !== '',
    autoplay: asFlag(source.setting('rotate'), false),
    border: asFlag(source.setting('border'), false),
    elMinWidth: cssLength(source.setting('elMinWidth')) ?? '300px',
    boxLayout: boxLayoutOf(source.setting('boxLayout')),
    displayMode: displayModeOf(source.setting('displayMode')),
    verticalAlign: alignOf(source.setting('verticalAlign')),
  };
}

export function readProductListing(source: SlotSource): CmsProductListingElement {
  const filters = source.setting('filters');
  const names = typeof filters === 'string' ? filters.split(',').map((name) => name.trim()) : null;
  return {
    type: 'product-listing',
    listing: source.prune.listing(source.data?.['listing']),
    boxLayout: boxLayoutOf(source.setting('boxLayout')),
    // A layout that says nothing has every filter; an empty list has none.
    filters: names ? FILTERS.filter((name) => names.includes(name)) : FILTERS,
    showSorting: asFlag(source.setting('showSorting'), true),
    useCustomSorting: asFlag(source.setting('useCustomSorting'), false),
    defaultSorting: asTextOrNull(source.setting('defaultSorting')),
    propertyWhitelist: asList(source.setting('propertyWhitelist')).filter((id): id is string => typeof id === 'string'),
  };
}

export function readBuyBox(source: SlotSource): CmsBuyBoxElement {
  return {
    type: 'buy-box',
    productId: productIdOf(source),
    product: ownProduct(source, source.prune.detail),
    configurator: source.prune.groups(source.data?.['configuratorSettings']),
    totalReviews: asNumberOrNull(source.data?.['totalReviews']) ?? 0,
    alignment: alignOf(source.setting('alignment')),
  };
}

function reviewsOf(value: unknown): CmsReviews | null {
  const raw = asRecord(value);
  if (!raw) return null;
  // The answer's own `matrix` holds empty entries on real servers; the aggregation has the counts.
  const buckets = asRecords(asRecord(asRecord(raw['aggregations'])?.['ratingMatrix'])?.['buckets']);
  const counts = new Map(buckets.map((bucket) => [Math.round(asNumberOrNull(bucket['key']) ?? 0), asNumberOrNull(bucket['count']) ?? 0]));
  const matrix = [5, 4, 3, 2, 1].map((points) => ({ points, count: counts.get(points) ?? 0 }));
  const sum = asRecord(raw['matrix']);
  const total = asNumberOrNull(raw['totalReviews']) ?? asNumberOrNull(sum?.['totalReviewCount']) ?? asNumberOrNull(raw['total']) ?? 0;
  const points = asNumberOrNull(sum?.['pointSum']) ?? matrix.reduce((all, row) => all + row.points * row.count, 0);
  return {
    elements: asRecords(raw['elements']).map((review) => ({
      id: asText(review['id']),
      title: asText(review['title']),
      content: asText(review['content']),
      points: asNumberOrNull(review['points']),
      comment: asTextOrNull(review['comment']),
      status: review['status'] !== false,
      createdAt: asText(review['createdAt']),
      externalUser: asTextOrNull(review['externalUser']),
    })),
    total,
    average: total > 0 && points > 0 ? Math.round((points / total) * 10) / 10 : null,
    matrix,
  };
}

export function readProductDescriptionReviews(source: SlotSource): CmsProductDescriptionReviewsElement {
  const product: RawRecord = asRecord(source.data?.['product']) ?? asRecord(source.setting('product')) ?? source.entities.product ?? {};
  return {
    type: 'product-description-reviews',
    productId: productIdOf(source),
    productName: translatedText(product, 'name'),
    description: source.html(translatedText(product, 'description')),
    properties: readProperties(source),
    reviews: reviewsOf(source.data?.['reviews']),
    ratingSuccess: asFlag(source.data?.['ratingSuccess'], false),
    alignment: alignOf(source.setting('alignment')),
  };
}

export function readCrossSelling(source: SlotSource): CmsCrossSellingElement {
  return {
    type: 'cross-selling',
    groups: source.prune.crossSelling(source.data?.['crossSellings']),
    boxLayout: boxLayoutOf(source.setting('boxLayout')),
    displayMode: displayModeOf(source.setting('displayMode')),
    elMinWidth: cssLength(source.setting('elMinWidth')) ?? '300px',
  };
}

function formFields(source: SlotSource) {
  return {
    title: asText(source.setting('title')),
    confirmationText: asText(source.setting('confirmationText')),
    salutations: asRecords(source.rawData).map((salutation) => ({
      id: asText(salutation['id']),
      salutationKey: asText(salutation['salutationKey']),
      displayName: translatedText(salutation, 'displayName'),
    })),
  };
}

export function readForm(source: SlotSource): CmsFormElement {
  return { type: 'form', form: asOneOf(source.setting('type'), ['contact', 'newsletter'], 'contact'), ...formFields(source) };
}

/** The extension resolves its form as an entity with a title of its own. */
export function readCustomForm(source: SlotSource): CmsCustomFormElement {
  const fields = formFields(source);
  const form = asRecord(source.data?.['form']) ?? source.data;
  return { type: 'custom-form', ...fields, title: fields.title || (form ? translatedText(form, 'title') : '') };
}

export function readLike(source: SlotSource): CmsLikeElement {
  return { type: 'like', productId: productIdOf(source) };
}
