import { type CmsRegistry, preloadCmsViews } from '@vitrine/cms-blocks';
import { isPrefetchAllowed } from '@vitrine/routing/react-router';

/** What nearly every merchant's layout of a product consists of, by the types of Shopware's elements. */
const PRODUCT_PAGE_TYPES = [
  'buy-box',
  'image-gallery',
  'product-name',
  'manufacturer-logo',
  'product-description-reviews',
  'cross-selling',
];

/** A hand that comes near a link: a mouse or a pen over it, a finger on it, the focus of a keyboard. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads the code of product pages once a hand comes near a link to one: it is there with the data that the router loads ahead.
 * Not on a slow line, nor for who saves data.
 */
export function preloadProductPages(registry: CmsRegistry, page: Document): void {
  const approached = new AbortController();
  for (const approach of APPROACHES) {
    page.addEventListener(
      approach,
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('.v-product-card__link') === null) return;
        approached.abort();
        if (isPrefetchAllowed()) void preloadCmsViews(registry, PRODUCT_PAGE_TYPES);
      },
      { passive: true, capture: true, signal: approached.signal },
    );
  }
}
