import { findCmsPage } from '../cms/cms-page.ts';
import { parseAggregations } from '../criteria/aggregations.ts';
import { onlyFields, select } from '../criteria/apply.ts';
import { parseAssociations } from '../criteria/associations.ts';
import { candidates, lookupBy, type Lookups } from '../criteria/candidates.ts';
import { type Criteria, parseSorting } from '../criteria/criteria.ts';
import { parseFilters } from '../criteria/filters.ts';
import { productReader } from '../criteria/product-fields.ts';
import { resolverOf } from '../entities/by-definition.ts';
import { categoryEntity } from '../entities/category.ts';
import { crossSellingEntities } from '../entities/cross-selling.ts';
import { type Entity, searchResult } from '../entities/entity.ts';
import { configuratorEntities, isAvailable, mainCategoryId, productEntity } from '../entities/product.ts';
import { type ListingCriteria, listingEntity } from '../listing/listing.ts';
import { memoized } from '../listing/memo.ts';
import { SHOP_PAGE_SIZE } from '../listing/page-size.ts';
import { inputOf, parseListing } from '../listing/parameters.ts';
import { searchIndexOf } from '../listing/search-index.ts';
import type { Call } from '../server/call.ts';
import { fault, missingParameter, productNotFound } from '../server/faults.ts';
import { isRecord, text } from '../server/parameters.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Route } from '../server/store-api.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';

const LISTING_LIMIT = 100;

/** What is on sale by id, and by the fields that callers look products up by. */
function shelf(ctx: ShopContext): { all: ProductRecord[]; lookups: Lookups<ProductRecord> } {
  return memoized(ctx.index, 'shelf', () => {
    const all = [...ctx.index.products.values()].filter((record) => record.active).sort((a, b) => (a.id < b.id ? -1 : 1));
    return {
      all,
      lookups: {
        id: lookupBy(all, (record) => record.id),
        parentId: lookupBy(all, (record) => record.parent?.id ?? null),
        productNumber: lookupBy(all, (record) => record.number),
      },
    };
  });
}

function rowsFor(ctx: ShopContext, criteria: Criteria): ProductRecord[] {
  const { all, lookups } = shelf(ctx);
  if (criteria.term !== null) return [...searchIndexOf(ctx.index, ctx.locale).search(criteria.term).keys()].map((entry) => entry.shown);
  if (criteria.ids) {
    return criteria.ids.flatMap((id) => {
      const record = ctx.index.products.get(id);
      return record?.active ? [record] : [];
    });
  }
  // Their order decides where no sorting does. Without a row an unknown field would go unnoticed.
  const narrowed = candidates(criteria.filters, lookups);
  if (narrowed?.length === 0) return all.slice(0, 1);
  return narrowed?.sort((a, b) => (a.id < b.id ? -1 : 1)) ?? all;
}

function productList(call: Call): Entity {
  const { context } = call;
  const criteria = call.criteria('product');
  const { elements, total, aggregations } = select(
    rowsFor(context, criteria),
    criteria,
    (record) => productReader(context, record),
    resolverOf(context),
  );
  return searchResult(
    'product',
    onlyFields(
      elements.map((record) => productEntity(context, record, { associations: criteria.associations, seoUrls: context.includeSeoUrls })),
      criteria.fields,
    ),
    { page: criteria.page, limit: criteria.limit, total },
    aggregations,
  );
}

/** The variant that stands for its parent: the main one, else the cheapest that can be bought. */
function representative(call: Call, record: ProductRecord): ProductRecord {
  const variants = record.variants.filter((variant) => variant.active);
  return (
    variants.find((variant) => variant.id === record.model.mainVariantId) ??
    variants.find((variant) => isAvailable(call.context, variant)) ??
    variants[0] ??
    record
  );
}

function findProduct(call: Call): ProductRecord {
  const id = call.id('id');
  const record = call.context.index.products.get(id);
  if (!record?.active) throw productNotFound(id);
  return record;
}

function productDetail(call: Call): Entity {
  const { context } = call;
  const record = representative(call, findProduct(call));
  const associations = parseAssociations('product', call.input('associations'));
  const category = context.index.categories.get(mainCategoryId(record) ?? '');
  const product = productEntity(context, record, {
    associations,
    cmsPage: findCmsPage(context, record.model.cmsPageId ?? context.index.catalogue.salesChannel.productCmsPageId, {
      product: record,
      productParts: { associations },
      parameters: { body: call.body, query: call.query },
    }),
    seoCategory: category ? categoryEntity(context, category, { search: true }) : null,
  });
  return { apiAlias: 'product_detail', product, configurator: configuratorEntities(context, record) };
}

function listingCriteria(call: Call): ListingCriteria {
  return {
    associations: parseAssociations('product', call.input('associations')),
    filters: parseFilters(call.input('filter')),
    postFilters: parseFilters(call.input('post-filter'), '/post-filter'),
    sorting: parseSorting(call.input('sort')),
    aggregations: parseAggregations(call.input('aggregations')),
  };
}

function productListing(call: Call): Entity {
  const categoryId = call.id('categoryId');
  if (!call.context.index.categories.has(categoryId)) {
    throw fault(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Could not find category with id "${categoryId}"`, {
      entity: 'category',
      field: 'id',
      value: categoryId,
    });
  }
  return listingEntity(call.context, {
    parameters: parseListing(inputOf(call.body, call.query), LISTING_LIMIT),
    source: { categoryId },
    criteria: listingCriteria(call),
  });
}

function search(suggest: boolean) {
  return (call: Call): Entity => {
    const term = text(call.input('search'))?.trim();
    if (term === undefined) throw missingParameter('search');
    return listingEntity(call.context, {
      parameters: parseListing(inputOf(call.body, call.query), suggest ? LISTING_LIMIT : SHOP_PAGE_SIZE),
      source: { term, suggest },
      criteria: listingCriteria(call),
    });
  };
}

function variantNotFound(productId: string, options: unknown): Error {
  return fault(
    404,
    'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
    `Variant for productId ${productId} with options ${JSON.stringify(options)} not found.`,
    { productId, options },
  );
}

/** Options as `{groupId: optionId}` or as ids; impossible ones fall back to the switched group's. */
function findVariant(call: Call): Entity {
  const { index } = call.context;
  const id = call.id('id');
  const wanted = call.input('options');
  const groupOf = (optionId: string): string => index.options.get(optionId)?.group.id ?? '';
  const options: Record<string, string> = isRecord(wanted)
    ? Object.fromEntries(Object.entries(wanted).map(([group, option]) => [group, String(option)]))
    : Array.isArray(wanted)
      ? Object.fromEntries(wanted.map((option) => [groupOf(String(option)), String(option)]))
      : {};
  const variants = index.products.get(id)?.variants.filter((variant) => variant.active) ?? [];
  const match = (chosen: Record<string, string>): ProductRecord | undefined => {
    const found = variants.filter((variant) => Object.values(chosen).every((option) => variant.optionIds.includes(option)));
    return found.find((variant) => isAvailable(call.context, variant)) ?? found[0];
  };
  const switched = text(call.input('switchedGroup'));
  const switchedOption = switched === undefined ? undefined : options[switched];
  const candidates = [options, ...(switched !== undefined && switchedOption !== undefined ? [{ [switched]: switchedOption }] : [])];
  for (const chosen of candidates) {
    const variant = match(chosen);
    if (variant) {
      return {
        variantId: variant.id,
        options: chosen,
        apiAlias: 'shopware_core_content_product_sales_channel_find_variant_found_combination',
      };
    }
  }
  throw variantNotFound(id, options);
}

function crossSelling(call: Call): Entity[] {
  const record = call.context.index.products.get(call.id('id'));
  return record?.active ? crossSellingEntities(call.context, record) : [];
}

export const productRoutes: Route[] = [
  { methods: ['GET', 'POST'], path: '/product', handle: productList },
  { methods: ['POST'], path: '/product/:id', cacheable: true, handle: productDetail },
  { methods: ['POST'], path: '/product-listing/:categoryId', cacheable: true, handle: productListing },
  { methods: ['POST'], path: '/search', cacheable: true, handle: search(false) },
  { methods: ['POST'], path: '/search-suggest', cacheable: true, handle: search(true) },
  { methods: ['POST'], path: '/product/:id/find-variant', cacheable: true, slow: { trait: 'slow-variants', ms: 350 }, handle: findVariant },
  { methods: ['POST'], path: '/product/:id/cross-selling', cacheable: true, handle: crossSelling },
];
