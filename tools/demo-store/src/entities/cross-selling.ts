import { nameRanks } from '../listing/columns.ts';
import { streamEntries } from '../listing/streams.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { type Entity, stamps } from './entity.ts';
import { productEntity } from './product.ts';

const CROSS_SELLING_LIMIT = 24;

/** A dynamic group by name, without the product that it stands beside. */
function fromStream(ctx: ShopContext, record: ProductRecord, streamId: string): ProductRecord[] {
  const ranks = nameRanks(ctx);
  return streamEntries(ctx, streamId)
    .filter((entry) => entry.shown.model.id !== record.model.id)
    .sort((a, b) => (ranks[a.position] ?? 0) - (ranks[b.position] ?? 0))
    .slice(0, CROSS_SELLING_LIMIT)
    .map((entry) => entry.shown);
}

export function crossSellingEntities(ctx: ShopContext, record: ProductRecord): Entity[] {
  return [...record.model.crossSellings]
    .sort((a, b) => a.position - b.position)
    .flatMap((model) => {
      const streamId = model.productStreamId ?? null;
      const chosen = streamId === null ? model.productIds.map((id) => ctx.index.products.get(id)) : fromStream(ctx, record, streamId);
      const products = chosen.flatMap((product) =>
        product?.active ? [productEntity(ctx, product, { listing: true, seoUrls: ctx.includeSeoUrls })] : [],
      );
      if (products.length === 0) return [];
      return [
        {
          crossSelling: {
            translated: { name: ctx.full(model.name) },
            ...stamps(),
            name: ctx.raw(model.name),
            position: model.position,
            sortBy: 'name',
            sortDirection: 'ASC',
            limit: CROSS_SELLING_LIMIT,
            active: true,
            type: streamId === null ? 'productList' : 'productStream',
            translations: null,
            id: model.id,
            apiAlias: 'product_cross_selling',
          },
          products,
          total: products.length,
          streamId,
          apiAlias: 'cross_selling_element',
        },
      ];
    });
}
