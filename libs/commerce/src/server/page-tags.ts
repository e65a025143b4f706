import type { CmsElement } from '@vitrine/cms-blocks';
import type { ContentPage } from '../page/content-page.ts';

const KINDS = {
  'frontend.detail.page': 'product',
  'frontend.navigation.page': 'category',
  'frontend.landing.page': 'landing-page',
} as const satisfies Record<ContentPage['routeName'], string>;

type Shown = { readonly id: string; readonly parentId?: string | null | undefined };

/** The products that an element shows. */
function productsOf(element: CmsElement): readonly (Shown | null)[] {
  if (element.type === 'product-listing') return element.listing?.elements ?? [];
  if (element.type === 'product-slider') return element.products;
  if (element.type === 'product-box' || element.type === 'buy-box') return [element.product];
  if (element.type === 'cross-selling') return element.groups.flatMap(({ products }) => products);
  return [];
}

/**
 * What a page shows, by the names under which a cache is told to forget it: `product-ID` (of a variant its main product, too),
 * `category-ID`, `landing-page-ID`.
 */
export function pageTags({ routeName, id, page, product, category }: Omit<ContentPage, 'alternates'>): string[] {
  const elements = page?.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots.map(({ element }) => element))) ?? [];
  const products = [product, ...elements.flatMap(productsOf)].flatMap((shown) => (shown ? [shown.id, shown.parentId] : []));
  return [
    ...new Set([
      `${KINDS[routeName]}-${id}`,
      ...(category ? [`category-${category.id}`] : []),
      ...products.filter((productId) => productId != null).map((productId) => `product-${productId}`),
    ]),
  ];
}
