import type { EntityResolver } from '../criteria/aggregations.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { categoryEntity } from './category.ts';
import { productEntity } from './product.ts';
import { manufacturerEntity, optionEntity } from './property.ts';

/** Finds what an aggregation over ids of these entities shows. */
export function resolverOf(ctx: ShopContext): EntityResolver {
  const { index } = ctx;
  return (definition, id) => {
    const manufacturer = definition === 'product_manufacturer' ? index.manufacturers.get(id) : undefined;
    if (manufacturer) return manufacturerEntity(ctx, manufacturer);
    const category = definition === 'category' ? index.categories.get(id) : undefined;
    if (category) return categoryEntity(ctx, category);
    const option = definition === 'property_group_option' ? index.options.get(id) : undefined;
    if (option) return optionEntity(ctx, option.group, option.option);
    const product = definition === 'product' ? index.products.get(id) : undefined;
    return product ? productEntity(ctx, product) : null;
  };
}
