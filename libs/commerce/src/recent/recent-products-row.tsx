import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Product } from '@vitrine/store-api-client';
import type { RecentProduct } from './recent-products.ts';
import { useRecentProducts, useRememberProduct } from './use-recent-products.ts';

/** How far ahead of the screen the row is made ready. */
const AHEAD = '600px';

/**
 * The products that were seen before, as a row. Its code and its products come when the page is scrolled near it, and nothing comes
 * where nothing was seen.
 * @param product The product that the page shows: remembered as seen, and not in the row itself.
 */
export function RecentProducts({ product = null }: { product?: Pick<Product, 'id' | 'parentId'> | null }) {
  const { seen } = useRecentProducts(product?.parentId ?? product?.id);
  useRememberProduct(product);
  const place = useRef<HTMLDivElement>(null);
  const [Slider, setSlider] = useState<ComponentType<{ seen: readonly RecentProduct[] }>>();
  const hasSome = (seen?.length ?? 0) > 0;
  useEffect(() => {
    const element = place.current;
    if (!hasSome || element === null) return undefined;
    let isWanted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void import('./recent-products-slider.tsx').then(
          ({ RecentProductsSlider }) => {
            if (isWanted) setSlider(() => RecentProductsSlider);
          },
          // A row that can't be had is left out: nobody has asked for it.
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [hasSome]);
  if (!hasSome) return null;
  return (
    <div ref={place} className="v-recent-place">
      {Slider && seen ? <Slider seen={seen} /> : null}
    </div>
  );
}
