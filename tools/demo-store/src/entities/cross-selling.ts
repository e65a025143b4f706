import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { stamps, type Entity } from './entity.ts';
import { productEntity } from './product.ts';

export function crossSellingEntities(ctx: ShopContext, record: ProductRecord): Entity[] {
  return [...record.model.crossSellings]
    .sort((a, b) => a.position - b.position)
    .flatMap((model) => {
      const products = model.productIds.flatMap((id) => {
        const product = ctx.index.products.get(id);
        return product?.active ? [productEntity(ctx, product, { listing: true, seoUrls: ctx.includeSeoUrls })] : [];
      });
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
            limit: 24,
            active: true,
            type: 'productList',
            translations: null,
            id: model.id,
            apiAlias: 'product_cross_selling',
          },
          products,
          total: products.length,
          streamId: null,
          apiAlias: 'cross_selling_element',
        },
      ];
    });
}
