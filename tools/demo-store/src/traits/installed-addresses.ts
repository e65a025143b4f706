import type { Catalogue } from '../catalogue/catalogue-model.ts';
import { changePath } from './change-paths.ts';

const capitals = (path: string): string =>
  path
    .split('/')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('/');

/**
 * The templates of an installation keep the capitals of names and put a product's number after its name. Links that
 * merchants wrote by hand into their layouts lead nowhere then, as they do in a real shop.
 */
export function installedAddresses(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    categories: catalogue.categories.map((category) =>
      category.seoPath ? { ...category, seoPath: changePath(category.seoPath, capitals) } : category,
    ),
    products: catalogue.products.map((product) => ({
      ...product,
      // Variants have their own number after it in any case.
      seoPath: changePath(product.seoPath, (path) =>
        product.variants.length > 0 ? capitals(path) : `${capitals(path)}/${product.productNumber}`,
      ),
    })),
  };
}
