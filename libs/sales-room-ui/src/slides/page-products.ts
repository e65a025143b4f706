import type { CmsElement, CmsPageModel } from '@vitrine/cms-blocks';
import type { Product } from '@vitrine/store-api-client';

/** The products that a slide's page shows, each once, in the order of the page. */
export function pageProducts(page: CmsPageModel | null): readonly Product[] {
  const found = (page?.sections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap(({ slots }) => slots.flatMap(({ element }) => elementProducts(element))),
  );
  return [...new Map(found.map((product) => [product.id, product])).values()];
}

function elementProducts(element: CmsElement): readonly Product[] {
  switch (element.type) {
    case 'product-slider':
      return element.products;
    case 'product-box':
      return element.product === null ? [] : [element.product];
    case 'product-listing':
      return element.listing?.elements ?? [];
    default:
      return [];
  }
}
