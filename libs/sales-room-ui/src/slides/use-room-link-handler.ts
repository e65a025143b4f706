import { type MouseEvent, useCallback } from 'react';
import { useOpenProduct } from '../room/use-open-product.ts';
import { productIdOfAddress } from './product-address.ts';

/** Opens an address of the shop beside the presentation. */
export function openInNewTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}

/**
 * A click handler for whatever holds links of the shop: the presentation stays. Products open in their details, other
 * addresses in a tab of their own; what an element has handled itself is left alone.
 */
export function useRoomLinkHandler(): (event: MouseEvent<HTMLElement>) => void {
  const openProduct = useOpenProduct();
  return useCallback(
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(anchor instanceof HTMLAnchorElement) || anchor.target === '_blank' || anchor.hasAttribute('download')) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (anchor.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      const productId = productIdOfAddress(anchor.href, window.location.origin);
      if (productId === undefined) openInNewTab(anchor.href);
      else openProduct(productId);
    },
    [openProduct],
  );
}
