import type { CmsElement } from '../model/element-types.ts';
import type { CmsBlockModel } from '../model/page-types.ts';
import { viewOfElement } from './registry-lookup.ts';
import type { CmsRegistry } from './view-types.ts';

/** Whether an element has nothing to show. A slide says that its product is gone; a page of the shop passes over it. */
export function isEmpty(element: CmsElement, isPresentation: boolean): boolean {
  switch (element.type) {
    case 'product-box':
      return element.product === null && !isPresentation;
    case 'product-slider':
      return element.products.length === 0 && !isPresentation;
    case 'text':
    case 'html':
    case 'product-name':
    case 'notes':
      return element.content === '';
    case 'image':
      return element.media === null;
    case 'manufacturer-logo':
      return element.media === null && element.manufacturer === null;
    case 'image-slider':
    case 'image-gallery':
      return element.items.length === 0;
    case 'spatial-viewer':
      return element.media === null && element.poster === null;
    case 'cross-selling':
      return element.groups.length === 0;
    default:
      return false;
  }
}

/** Whether an element waits for a product that nothing names, or for a room that isn't there. */
export function needsWhatIsNotThere(
  element: CmsElement,
  { presentation }: CmsRegistry,
  hasProduct: boolean,
  isPresentation: boolean,
): boolean {
  switch (element.type) {
    case 'buy-box':
      return element.product === null && !hasProduct && !isPresentation;
    case 'product-description-reviews':
      return element.productId === null && element.description === '' && !element.reviews && !hasProduct;
    case 'like':
      return !presentation.Like || (element.productId === null && !hasProduct);
    case 'notes':
      return !presentation.Notes;
    default:
      return false;
  }
}

/** A block of which nothing would be seen leaves no gap. In development unknown elements are seen. */
export function isBlank(block: CmsBlockModel, registry: CmsRegistry, isDevelopment: boolean, isPresentation: boolean): boolean {
  if (block.background) return false;
  return block.slots.every(({ element }) =>
    element.type === 'unknown' ? !isDevelopment && !viewOfElement(registry, element.name) : isEmpty(element, isPresentation),
  );
}
