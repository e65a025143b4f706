import type { Catalogue } from '../catalogue/catalogue-model.ts';

/** Far enough to stay ahead; the same at every start, or the catalogue would be another one each day. */
const COMING = '2036-05-01T00:00:00.000Z';

/** Merchants set a release date for what is announced and leave it out elsewhere. */
export function releaseDates(catalogue: Catalogue): Catalogue {
  const announced = catalogue.products.find(
    ({ active, variants, stock, minPurchase }) => active && variants.length === 0 && stock > 0 && minPurchase === 1,
  );
  return {
    ...catalogue,
    products: catalogue.products.map((product) => ({ ...product, releaseDate: product === announced ? COMING : null })),
  };
}
