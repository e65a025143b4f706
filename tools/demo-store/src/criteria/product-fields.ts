import { isAvailable, productName } from '../entities/product.ts';
import { streamIdsOf } from '../listing/streams.ts';
import { cheapestPrice, unitPrice } from '../pricing/product-price.ts';
import { fault } from '../server/faults.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { unmappedField } from './criteria.ts';
import type { FieldReader } from './filters.ts';

type Read = (ctx: ShopContext, record: ProductRecord) => unknown;

const options = (ctx: ShopContext, ids: string[], field: 'name' | 'groupId'): unknown[] =>
  ids.map((id) => {
    const entry = ctx.index.options.get(id);
    return entry && (field === 'name' ? ctx.full(entry.option.name) : entry.group.id);
  });

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
  manufacturerId: (_, record) => record.model.manufacturerId,
  'manufacturer.id': (_, record) => record.model.manufacturerId,
  'manufacturer.name': (ctx, record) => ctx.full(ctx.index.manufacturers.get(record.model.manufacturerId ?? '')?.name),
  ratingAverage: (ctx, record) => ctx.services.reviews.rating(record.model.id)?.average ?? null,
  cheapestPrice: (ctx, record) => cheapestPrice(record, ctx).unitPrice,
  'cheapestPrice.gross': (ctx, record) => cheapestPrice(record, ctx).unitPrice,
  calculatedPrice: (ctx, record) => unitPrice(record, ctx).unitPrice,
  'cheapestPrice.percentage': (ctx, record) => cheapestPrice(record, ctx).listPrice?.percentage ?? null,
  'cheapestPrice.unitPrice': (ctx, record) => cheapestPrice(record, ctx).unitPrice,
  streamIds: (ctx, record) => streamIdsOf(ctx, record.model.id),
  'streams.id': (ctx, record) => streamIdsOf(ctx, record.model.id),
  categoryIds: (_, record) => record.model.categoryIds,
  'categories.id': (_, record) => record.model.categoryIds,
  'categoriesRo.id': (_, record) => record.categoryTree,
  categoryTree: (_, record) => record.categoryTree,
  propertyIds: (_, record) => record.model.propertyOptionIds,
  'properties.id': (_, record) => record.model.propertyOptionIds,
  'properties.name': (ctx, record) => options(ctx, record.model.propertyOptionIds, 'name'),
  'properties.groupId': (ctx, record) => options(ctx, record.model.propertyOptionIds, 'groupId'),
  optionIds: (_, record) => record.optionIds,
  'options.id': (_, record) => record.optionIds,
  'options.name': (ctx, record) => options(ctx, record.optionIds, 'name'),
  'options.groupId': (ctx, record) => options(ctx, record.optionIds, 'groupId'),
  'cover.id': (_, record) => record.mediaKeys[0] ?? null,
  displayGroup: (_, record) => (record.variants.length > 0 ? null : record.model.id),
};

const FORBIDDEN = new Set(['purchasePrices', 'price', 'cheapestPriceAccessor', 'variantListingConfig', 'customSearchKeywords']);

/** The fields of a product that criteria may name. */
export function productReader(ctx: ShopContext, record: ProductRecord): FieldReader {
  return (field) => {
    const name = field.replace(/^product\./, '').replace(/^translated\./, '');
    if (FORBIDDEN.has(name)) {
      throw fault(500, 'FRAMEWORK__ACCESSOR_NOT_ALLOWED', `Accessor product.${name} is not allowed in this api scope`, {
        accessor: `product.${name}`,
      });
    }
    const read = FIELDS[name];
    if (!read) throw unmappedField('product', field);
    const value = read(ctx, record);
    return Array.isArray(value) ? value : [value];
  };
}
