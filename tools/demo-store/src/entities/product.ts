import type { ProductModel } from '../catalogue/assortment-model.ts';
import { idOf } from '../catalogue/id.ts';
import type { LocalizedText } from '../catalogue/market-model.ts';
import type { AssociationTree } from '../criteria/associations.ts';
import { streamIdsOf } from '../listing/streams.ts';
import { cheapestPrice, tierPrices, unitPrice } from '../pricing/product-price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { isoDate } from '../store/ids.ts';
import { categoryEntity, seoUrlsOf } from './category.ts';
import { customFields, type Entity, LIVE_VERSION, searchExtension, stamps } from './entity.ts';
import { deliveryTimeEntity, findDeliveryTime, taxModelEntity, unitEntity } from './market.ts';
import { productMediaEntity } from './media.ts';
import { cheapestPriceEntity, priceEntity } from './price.ts';
import { groupEntity, manufacturerEntity, optionEntity, sortOptions } from './property.ts';

/** The shop's own limit where a product has none. */
const SHOP_MAX_PURCHASE = 100;
const NEW_FOR_DAYS = 30;

export interface ProductParts {
  associations?: AssociationTree;
  /** Listings load these unasked. */
  listing?: boolean;
  seoUrls?: boolean;
  cmsPage?: Entity | null;
  seoCategory?: Entity | null;
}

/** How many pieces may be bought: stock counts only for what is sold while stocks last. */
export function maxPurchase(ctx: ShopContext, record: ProductRecord): number {
  const limit = record.model.maxPurchase ?? SHOP_MAX_PURCHASE;
  if (!record.isCloseout) return limit;
  const { minPurchase, purchaseSteps } = record.model;
  const available = Math.min(limit, Math.max(0, ctx.services.stock.of(record.id)));
  return available < minPurchase ? available : minPurchase + Math.floor((available - minPurchase) / purchaseSteps) * purchaseSteps;
}

export function isAvailable(ctx: ShopContext, record: ProductRecord): boolean {
  if (!record.isCloseout) return true;
  if (record.variants.length > 0) return record.variants.some((variant) => isAvailable(ctx, variant));
  return ctx.services.stock.of(record.id) >= record.model.minPurchase;
}

export function productName(ctx: ShopContext, record: ProductRecord): string {
  return ctx.full(record.variant?.name ?? record.model.name);
}

export function mainCategoryId(record: ProductRecord): string | null {
  return record.model.categoryIds[0] ?? null;
}

export function productEntity(ctx: ShopContext, record: ProductRecord, parts: ProductParts = {}): Entity {
  const { model } = record;
  const { stock, reviews } = ctx.services;
  const wanted = parts.associations ?? {};
  const own = <T>(value: T): T | null => (record.parent ? null : value);
  const text = (value: LocalizedText | undefined): string | null => own(ctx.raw(value));
  const quantity = stock.of(record.id);
  const deliveryTime = findDeliveryTime(ctx, model.deliveryTimeId);
  const manufacturer = ctx.index.manufacturers.get(model.manufacturerId ?? '');
  const tax = ctx.index.taxes.get(model.taxId);
  const unit = ctx.index.catalogue.units.find((entry) => entry.id === model.unitId);
  const [coverKey] = record.mediaKeys;
  const propertyIds = model.propertyOptionIds.length > 0 ? model.propertyOptionIds : null;
  const release = model.releaseDate === null ? null : Date.parse(model.releaseDate);
  const age = release === null ? Infinity : (Date.now() - release) / 86_400_000;

  return {
    extensions: searchExtension({ productNumber: record.number, autoIncrement: record.autoIncrement }),
    versionId: LIVE_VERSION,
    translated: {
      metaDescription: ctx.full(model.metaDescription),
      name: productName(ctx, record),
      keywords: ctx.full(model.keywords),
      description: ctx.full(model.description),
      metaTitle: ctx.full(model.metaTitle),
      packUnit: ctx.full(model.packUnit),
      packUnitPlural: ctx.full(model.packUnitPlural),
      customFields: customFields(ctx, model.customFields),
      slotConfig: null,
      customSearchKeywords: null,
    },
    ...stamps(isoDate(model.createdAt)),
    parentId: record.parent?.id ?? null,
    childCount: record.parent ? null : record.variants.length,
    taxId: model.taxId,
    manufacturerId: model.manufacturerId,
    unitId: model.unitId ?? null,
    active: record.active,
    displayGroup: record.variants.length > 0 ? null : idOf(`display-group:${model.id}`),
    manufacturerNumber: model.manufacturerNumber ?? null,
    ean: record.ean,
    sales: model.sales,
    productNumber: record.number,
    stock: quantity,
    availableStock: quantity,
    available: isAvailable(ctx, record),
    deliveryTimeId: model.deliveryTimeId,
    deliveryTime: deliveryTime ? deliveryTimeEntity(ctx, deliveryTime) : null,
    restockTime: model.restockTime ?? null,
    isCloseout: record.isCloseout,
    purchaseSteps: model.purchaseSteps,
    maxPurchase: model.maxPurchase,
    minPurchase: model.minPurchase,
    purchaseUnit: model.purchaseUnit ?? null,
    referenceUnit: model.referenceUnit ?? null,
    shippingFree: model.shippingFree,
    markAsTopseller: model.markAsTopseller,
    weight: record.weight,
    width: model.width ?? null,
    height: model.height ?? null,
    length: model.length ?? null,
    releaseDate: release === null ? null : isoDate(release),
    categoryTree: record.categoryTree,
    streamIds: streamIdsOf(ctx, model.id),
    optionIds: record.optionIds.length > 0 ? record.optionIds : null,
    propertyIds,
    name: record.variant?.name ? ctx.raw(record.variant.name) : text(model.name),
    keywords: text(model.keywords),
    description: text(model.description),
    metaDescription: text(model.metaDescription),
    metaTitle: text(model.metaTitle),
    packUnit: text(model.packUnit),
    packUnitPlural: text(model.packUnitPlural),
    tax: tax ? taxModelEntity(ctx, tax) : null,
    manufacturer:
      manufacturer && (parts.listing || wanted['manufacturer'])
        ? manufacturerEntity(ctx, manufacturer, wanted['manufacturer']?.['media'] !== undefined)
        : null,
    unit: unit && (parts.listing || wanted['unit']) ? unitEntity(ctx, unit) : null,
    cover: coverKey === undefined ? null : productMediaEntity(ctx, record.id, coverKey, 0),
    parent: wanted['parent'] && record.parent ? productEntity(ctx, record.parent, { associations: wanted['parent'] }) : null,
    children: wanted['children']
      ? record.variants.map((variant) => productEntity(ctx, variant, { associations: wanted['children'] ?? {} }))
      : null,
    media: wanted['media'] ? record.mediaKeys.map((key, position) => productMediaEntity(ctx, record.id, key, position)) : null,
    cmsPageId: model.cmsPageId ?? ctx.index.catalogue.salesChannel.productCmsPageId,
    cmsPage: parts.cmsPage ?? null,
    translations: null,
    categories: wanted['categories'] ? categoryEntities(ctx, model.categoryIds, wanted['categories']) : null,
    tags: null,
    properties: wanted['properties'] ? optionEntities(ctx, model.propertyOptionIds, wanted['properties']) : null,
    options: wanted['options']
      ? optionEntities(ctx, record.optionIds, wanted['options'])
      : parts.listing
        ? optionEntities(ctx, record.optionIds, {})
        : null,
    configuratorSettings: null,
    categoriesRo: wanted['categoriesRo'] ? categoryEntities(ctx, record.categoryTree, wanted['categoriesRo']) : null,
    coverId: coverKey === undefined ? null : idOf(`product-media:${record.id}:${coverKey}`),
    tagIds: null,
    categoryIds: model.categoryIds,
    productReviews: null,
    ratingAverage: reviews.rating(model.id)?.average ?? null,
    mainCategories: null,
    seoUrls: parts.seoUrls || wanted['seoUrls'] ? seoUrlsOf(ctx, record.id) : null,
    crossSellings: null,
    canonicalProductId: null,
    canonicalProduct: null,
    streams: null,
    downloads: wanted['downloads'] && model.download ? [downloadEntity(record, model.download)] : wanted['downloads'] ? [] : null,
    states: [model.download ? 'is-download' : 'is-physical'],
    customFields: customFields(ctx, model.customFields),
    id: record.id,
    calculatedPrices: tierPrices(record, ctx).map(priceEntity),
    calculatedPrice: priceEntity(unitPrice(record, ctx)),
    sortedProperties: wanted['properties']?.['group'] ? sortedProperties(ctx, model.propertyOptionIds) : null,
    calculatedCheapestPrice: cheapestPriceEntity(cheapestPrice(record, ctx)),
    isNew: age >= 0 && age <= NEW_FOR_DAYS,
    calculatedMaxPurchase: maxPurchase(ctx, record),
    seoCategory: parts.seoCategory ?? null,
    apiAlias: 'product',
  };
}

/** The file is for its buyers alone: only what it is called is told. */
function downloadEntity(record: ProductRecord, download: NonNullable<ProductModel['download']>): Entity {
  return {
    translated: [],
    ...stamps(),
    versionId: LIVE_VERSION,
    productId: record.id,
    mediaId: idOf(`download-file:${download.id}`),
    position: 0,
    media: null,
    customFields: null,
    id: download.id,
    apiAlias: 'product_download',
  };
}

function categoryEntities(ctx: ShopContext, ids: string[], wanted: AssociationTree): Entity[] {
  return ids.flatMap((id) => {
    const category = ctx.index.categories.get(id);
    return category ? [categoryEntity(ctx, category, { media: wanted['media'] !== undefined })] : [];
  });
}

function optionEntities(ctx: ShopContext, ids: string[], wanted: AssociationTree): Entity[] {
  return ids.flatMap((id) => {
    const record = ctx.index.options.get(id);
    return record
      ? [optionEntity(ctx, record.group, record.option, { group: wanted['group'] !== undefined, media: wanted['media'] !== undefined })]
      : [];
  });
}

/** Properties grouped and in order; what the product page shows as a table. */
function sortedProperties(ctx: ShopContext, ids: string[]): Entity[] {
  const wanted = new Set(ids);
  return ctx.index.catalogue.propertyGroups
    .filter((group) => group.options.some((option) => wanted.has(option.id)))
    .sort((a, b) => a.position - b.position)
    .map((group) =>
      groupEntity(
        ctx,
        group,
        sortOptions(
          ctx,
          group,
          group.options.filter((option) => wanted.has(option.id)),
        ).map((option) => optionEntity(ctx, group, option)),
      ),
    );
}

/** The groups a customer chooses a variant from, with every option that some variant has. */
export function configuratorEntities(ctx: ShopContext, record: ProductRecord): Entity[] {
  const family = record.parent ?? record;
  const used = new Set(family.variants.filter((variant) => variant.active).flatMap((variant) => variant.optionIds));
  return family.model.configuratorGroupIds.flatMap((id) => {
    const group = ctx.index.catalogue.propertyGroups.find((entry) => entry.id === id);
    if (!group) return [];
    const options = sortOptions(
      ctx,
      group,
      group.options.filter((option) => used.has(option.id)),
    );
    return [
      groupEntity(
        ctx,
        group,
        options.map((option) => optionEntity(ctx, group, option, { media: true })),
      ),
    ];
  });
}
