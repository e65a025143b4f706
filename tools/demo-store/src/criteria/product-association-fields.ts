import type { CategoryModel } from '../catalogue/assortment-model.ts';
import { idOf, mediaId } from '../catalogue/id.ts';
import { findDeliveryTime } from '../entities/market.ts';
import { streamIdsOf } from '../listing/streams.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { CatalogueIndex, OptionRecord, ProductRecord } from '../store/catalogue-index.ts';
import type { Review } from '../store/reviews.ts';

type Read = (ctx: ShopContext, record: ProductRecord) => unknown;
type Fields = Record<string, Read>;

export const productMediaId = (record: ProductRecord, key: string): string => idOf(`product-media:${record.id}:${key}`);

/** The fields of what a product has several of, or one: below the association's name. */
function fieldsOfEach<T>(
  association: string,
  itemsOf: (ctx: ShopContext, record: ProductRecord) => readonly (T | undefined)[],
  fields: Record<string, (item: T, ctx: ShopContext) => unknown>,
): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, read]) => [
      `${association}.${field}`,
      (ctx, record) => itemsOf(ctx, record).map((item) => (item === undefined ? null : read(item, ctx))),
    ]),
  );
}

const options = (ctx: ShopContext, ids: readonly string[]): (OptionRecord | undefined)[] => ids.map((id) => ctx.index.options.get(id));
const OPTION: Record<string, (entry: OptionRecord, ctx: ShopContext) => unknown> = {
  id: ({ option }) => option.id,
  name: ({ option }, ctx) => ctx.full(option.name),
  position: ({ option }) => option.position,
  colorHexCode: ({ option }) => option.colorHex ?? null,
  groupId: ({ group }) => group.id,
  'group.id': ({ group }) => group.id,
  'group.name': ({ group }, ctx) => ctx.full(group.name),
  'group.filterable': ({ group }) => group.filterable,
};

const categories = (index: CatalogueIndex, ids: readonly string[]): (CategoryModel | undefined)[] =>
  ids.map((id) => index.categories.get(id));
const CATEGORY: Record<string, (category: CategoryModel, ctx: ShopContext) => unknown> = {
  id: ({ id }) => id,
  name: ({ name }, ctx) => ctx.full(name),
  parentId: ({ parentId }) => parentId,
  active: ({ active }) => active,
  visible: ({ visible }) => visible,
  type: ({ type }) => type,
};

const nothing = (): [] => [];
const published = (ctx: ShopContext, record: ProductRecord): Review[] =>
  ctx.services.reviews.list(record.model.id, null).filter((review) => review.published);

/** Fields of what a product is associated with, that criteria may name. */
export const ASSOCIATED_FIELDS: Fields = {
  ...fieldsOfEach('manufacturer', (ctx, { model }) => [ctx.index.manufacturers.get(model.manufacturerId ?? '')], {
    id: ({ id }) => id,
    name: ({ name }, ctx) => ctx.full(name),
    link: ({ link }) => link ?? null,
    mediaId: ({ mediaKey }) => (mediaKey === undefined ? null : mediaId(mediaKey)),
  }),
  ...fieldsOfEach('tax', (ctx, { model }) => [ctx.index.taxes.get(model.taxId)], {
    id: ({ id }) => id,
    name: ({ name }) => name,
    taxRate: ({ rate }) => rate,
  }),
  ...fieldsOfEach('unit', (ctx, { model }) => [ctx.index.catalogue.units.find(({ id }) => id === model.unitId)], {
    id: ({ id }) => id,
    name: ({ name }, ctx) => ctx.full(name),
    shortCode: ({ shortCode }, ctx) => ctx.full(shortCode),
  }),
  ...fieldsOfEach('deliveryTime', (ctx, { model }) => [findDeliveryTime(ctx, model.deliveryTimeId) ?? undefined], {
    id: ({ id }) => id,
    name: ({ name }, ctx) => ctx.full(name),
    min: ({ min }) => min,
    max: ({ max }) => max,
    unit: ({ unit }) => unit,
  }),
  ...fieldsOfEach('categories', (ctx, { model }) => categories(ctx.index, model.categoryIds), CATEGORY),
  ...fieldsOfEach('categoriesRo', (ctx, { categoryTree }) => categories(ctx.index, categoryTree), CATEGORY),
  ...fieldsOfEach('properties', (ctx, { model }) => options(ctx, model.propertyOptionIds), OPTION),
  ...fieldsOfEach('options', (ctx, { optionIds }) => options(ctx, optionIds), OPTION),
  ...fieldsOfEach('media', (_, record) => record.mediaKeys.map((key) => ({ key, record })), {
    id: ({ key, record }) => productMediaId(record, key),
    mediaId: ({ key }) => mediaId(key),
  }),
  ...fieldsOfEach('cover', (_, record) => record.mediaKeys.slice(0, 1).map((key) => ({ key, record })), {
    id: ({ key, record }) => productMediaId(record, key),
    mediaId: ({ key }) => mediaId(key),
  }),
  ...fieldsOfEach('crossSellings', (_, { model }) => model.crossSellings, {
    id: ({ id }) => id,
    name: ({ name }, ctx) => ctx.full(name),
    position: ({ position }) => position,
  }),
  ...fieldsOfEach('productReviews', published, {
    id: ({ id }) => id,
    points: ({ points }) => points,
    title: ({ title }) => title,
  }),
  ...fieldsOfEach('streams', (ctx, { model }) => streamIdsOf(ctx, model.id) ?? [], { id: (id: string) => id }),
  ...fieldsOfEach('seoUrls', (ctx, { id }) => ctx.index.seoUrls.of(ctx.language.id, id), {
    id: ({ id }) => id,
    seoPathInfo: ({ seoPathInfo }) => seoPathInfo,
    pathInfo: ({ pathInfo }) => pathInfo,
    isCanonical: ({ isCanonical }) => isCanonical,
  }),
  ...fieldsOfEach('prices', (_, { pricing }) => pricing.tiers ?? [], { quantityStart: ({ quantityStart }) => quantityStart }),
  ...fieldsOfEach('downloads', (_, { model }) => (model.download ? [model.download] : []), { id: ({ id }) => id }),
  ...fieldsOfEach('mainCategories', (_, { model }) => model.categoryIds.slice(0, 1), { categoryId: (id: string) => id }),
  // This shop has none of these, but everybody may ask.
  ...fieldsOfEach('tags', nothing, { id: () => null, name: () => null }),
  ...fieldsOfEach('configuratorSettings', nothing, { id: () => null, optionId: () => null }),
};
