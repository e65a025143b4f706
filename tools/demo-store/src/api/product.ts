import { findCmsPage } from '../cms/cms-page.ts';
import { parseAssociations } from '../criteria/associations.ts';
import { select } from '../criteria/apply.ts';
import { parseFilters } from '../criteria/filters.ts';
import { productReader } from '../criteria/product-fields.ts';
import { categoryEntity } from '../entities/category.ts';
import { crossSellingEntities } from '../entities/cross-selling.ts';
import { searchResult, type Entity } from '../entities/entity.ts';
import { configuratorEntities, isAvailable, mainCategoryId, productEntity } from '../entities/product.ts';
import { listingEntity, SHOP_PAGE_SIZE } from '../listing/listing.ts';
import { inputOf, parseListing } from '../listing/parameters.ts';
import type { Call } from '../server/call.ts';
import { fault, missingParameter, productNotFound } from '../server/faults.ts';
import { isRecord, text } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';

const LISTING_LIMIT = 100;

function productList(call: Call): Entity {
  const { context } = call;
  const criteria = call.criteria('product');
  const records = [...context.index.products.values()].filter((record) => record.active).sort((a, b) => a.id.localeCompare(b.id));
  const { elements, total } = select(records, criteria, (record) => productReader(context, record));
  return searchResult(
    'product',
    elements.map((record) => productEntity(context, record, { associations: criteria.associations, seoUrls: context.includeSeoUrls })),
    { page: criteria.page, limit: criteria.limit, total },
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

function productListing(call: Call): Entity {
  const categoryId = call.id('categoryId');
  if (!call.context.index.categories.has(categoryId)) {
    throw fault(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Could not find category with id "${categoryId}"`, { entity: 'category', field: 'id', value: categoryId });
  }
  return listingEntity(call.context, {
    parameters: parseListing(inputOf(call.body, call.query), LISTING_LIMIT),
    source: { categoryId },
    associations: parseAssociations('product', call.input('associations')),
    filters: parseFilters(call.input('filter')),
  });
}

function search(suggest: boolean) {
  return (call: Call): Entity => {
    const term = text(call.input('search'))?.trim();
    if (term === undefined) throw missingParameter('search');
    return listingEntity(call.context, {
      parameters: parseListing(inputOf(call.body, call.query), suggest ? LISTING_LIMIT : SHOP_PAGE_SIZE),
      source: { term, suggest },
      associations: parseAssociations('product', call.input('associations')),
      filters: parseFilters(call.input('filter')),
    });
  };
}

function variantNotFound(productId: string, options: unknown): Error {
  return fault(404, 'CONTENT__PRODUCT_VARIANT_NOT_FOUND', `Variant for productId ${productId} with options ${JSON.stringify(options)} not found.`, { productId, options });
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
      return { variantId: variant.id, options: chosen, apiAlias: 'shopware_core_content_product_sales_channel_find_variant_found_combination' };
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
  { methods: ['POST'], path: '/product/:id', handle: productDetail },
  { methods: ['POST'], path: '/product-listing/:categoryId', handle: productListing },
  { methods: ['POST'], path: '/search', handle: search(false) },
  { methods: ['POST'], path: '/search-suggest', handle: search(true) },
  { methods: ['POST'], path: '/product/:id/find-variant', handle: findVariant },
  { methods: ['POST'], path: '/product/:id/cross-selling', handle: crossSelling },
];
