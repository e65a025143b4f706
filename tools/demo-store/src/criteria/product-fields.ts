import { customFields, LIVE_VERSION } from '../entities/entity.ts';
import { isAvailable, productName } from '../entities/product.ts';
import { streamIdsOf } from '../listing/streams.ts';
import { amountFor } from '../pricing/price.ts';
import { cheapestPrice, taxRulesOf, unitPrice } from '../pricing/product-price.ts';
import { fault } from '../server/faults.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { unmappedField } from './criteria.ts';
import type { FieldReader } from './filters.ts';
import { ASSOCIATED_FIELDS, productMediaId } from './product-association-fields.ts';

type Read = (ctx: ShopContext, record: ProductRecord) => unknown;

const FIELDS: Record<string, Read> = {
  id: (_, record) => record.id,
  parentId: (_, record) => record.parent?.id ?? null,
  childCount: (_, record) => record.variants.length,
  name: productName,
  description: (ctx, record) => ctx.full(record.model.description),
  keywords: (ctx, record) => ctx.full(record.model.keywords),
  metaTitle: (ctx, record) => ctx.full(record.model.metaTitle),
  metaDescription: (ctx, record) => ctx.full(record.model.metaDescription),
  productNumber: (_, record) => record.number,
  manufacturerNumber: (_, record) => record.model.manufacturerNumber ?? null,
  ean: (_, record) => record.ean,
  active: (_, record) => record.active,
  available: isAvailable,
  stock: (ctx, record) => ctx.services.stock.of(record.id),
  availableStock: (ctx, record) => ctx.services.stock.of(record.id),
  isCloseout: (_, record) => record.isCloseout,
  shippingFree: (_, record) => record.model.shippingFree,
  markAsTopseller: (_, record) => record.model.markAsTopseller,
  minPurchase: (_, record) => record.model.minPurchase,
  maxPurchase: (_, record) => record.model.maxPurchase,
  purchaseSteps: (_, record) => record.model.purchaseSteps,
  releaseDate: (_, record) => record.model.releaseDate,
  createdAt: (_, record) => record.model.createdAt,
  updatedAt: () => null,
  sales: (_, record) => record.model.sales,
  weight: (_, record) => record.weight,
  width: (_, record) => record.model.width ?? null,
  height: (_, record) => record.model.height ?? null,
  length: (_, record) => record.model.length ?? null,
  autoIncrement: (_, record) => record.autoIncrement,
  taxId: (_, record) => record.model.taxId,
  deliveryTimeId: (_, record) => record.model.deliveryTimeId,
  unitId: (_, record) => record.model.unitId ?? null,
  purchaseUnit: (_, record) => record.model.purchaseUnit ?? null,
  referenceUnit: (_, record) => record.model.referenceUnit ?? null,
  packUnit: (ctx, record) => ctx.full(record.model.packUnit),
  packUnitPlural: (ctx, record) => ctx.full(record.model.packUnitPlural),
  restockTime: (_, record) => record.model.restockTime ?? null,
  type: (_, record) => (record.model.download ? 'digital' : 'physical'),
  states: (_, record) => [record.model.download ? 'is-download' : 'is-physical'],
  cmsPageId: (ctx, record) => record.model.cmsPageId ?? ctx.index.catalogue.salesChannel.productCmsPageId,
  coverId: (_, record) => (record.mediaKeys[0] === undefined ? null : productMediaId(record, record.mediaKeys[0])),
  canonicalProductId: () => null,
  featureSetId: () => null,
  tagIds: () => null,
  versionId: () => LIVE_VERSION,
  // The price as it is kept: no tiers, in the currency and tax state of the session.
  price: (ctx, record) => amountFor(record.pricing.price[ctx.currencyCode], taxRulesOf(record, ctx.index), ctx.taxState),
  manufacturerId: (_, record) => record.model.manufacturerId,
  ratingAverage: (ctx, record) => ctx.services.reviews.rating(record.model.id)?.average ?? null,
  cheapestPrice: (ctx, record) => cheapestPrice(record, ctx).unitPrice,
  'cheapestPrice.gross': (ctx, record) => cheapestPrice(record, ctx).unitPrice,
  calculatedPrice: (ctx, record) => unitPrice(record, ctx).unitPrice,
  'cheapestPrice.percentage': (ctx, record) => cheapestPrice(record, ctx).listPrice?.percentage ?? null,
  'cheapestPrice.unitPrice': (ctx, record) => cheapestPrice(record, ctx).unitPrice,
  streamIds: (ctx, record) => streamIdsOf(ctx, record.model.id),
  categoryIds: (_, record) => record.model.categoryIds,
  categoryTree: (_, record) => record.categoryTree,
  propertyIds: (_, record) => record.model.propertyOptionIds,
  optionIds: (_, record) => record.optionIds,
  displayGroup: (_, record) => (record.variants.length > 0 ? null : record.model.id),
  ...ASSOCIATED_FIELDS,
};

/** What the Store API may not look at, though products have it. */
const FORBIDDEN = new Set(['purchasePrices', 'cheapestPriceAccessor', 'variantListingConfig', 'customSearchKeywords']);
const FORBIDDEN_ASSOCIATIONS = /^(searchKeywords|wishlists|visibilities|customerWishlists|translations|orderLineItems)\./;

/** Fields of the product's relatives: read as the product's own. */
function relativeField(ctx: ShopContext, record: ProductRecord, name: string): unknown[] | undefined {
  const [relation = '', ...rest] = name.split('.');
  if (rest.length === 0 || (relation !== 'parent' && relation !== 'children')) return undefined;
  const relatives = relation === 'children' ? record.variants : record.parent ? [record.parent] : [];
  // Somebody reads it even where there is none, so that an unknown field is refused.
  const values = (relatives.length > 0 ? relatives : [record]).flatMap((relative) => productReader(ctx, relative)(rest.join('.')));
  return relatives.length > 0 ? values : [null];
}

/** The fields of a product that criteria may name. */
export function productReader(ctx: ShopContext, record: ProductRecord): FieldReader {
  return (field) => {
    const name = field.replace(/^product\./, '').replace(/^translated\./, '');
    if (FORBIDDEN.has(name) || FORBIDDEN_ASSOCIATIONS.test(name)) {
      throw fault(500, 'FRAMEWORK__ACCESSOR_NOT_ALLOWED', `Accessor product.${name} is not allowed in this api scope`, {
        accessor: `product.${name}`,
      });
    }
    const custom = /^customFields\.(.+)$/.exec(name)?.[1];
    if (custom !== undefined) return [customFields(ctx, record.model.customFields)[custom] ?? null];
    // Came with 6.7.
    const read = name === 'type' && ctx.services.version === '6.6' ? undefined : FIELDS[name];
    if (!read) {
      const values = relativeField(ctx, record, name);
      if (values) return values;
      throw unmappedField('product', field);
    }
    const value = read(ctx, record);
    return Array.isArray(value) ? value : [value];
  };
}
