import type { Catalogue } from '../catalogue/catalogue-model.ts';

/** Without a restock time nobody can say when goods of stock 0 come: a shop's default for what is no closeout. */
export function oversold(catalogue: Catalogue): Catalogue {
  return { ...catalogue, products: catalogue.products.map(({ restockTime: _days, ...product }) => product) };
}
