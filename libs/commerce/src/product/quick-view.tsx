import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageOf, QueryState, useBrowserStoreClient } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { getProduct } from '@vitrine/store-api-client';
import { Image, Link, Skeleton } from '@vitrine/ui';
import { BuyBoxView } from './buy-box.tsx';
import { productName } from './product-facts.ts';

export interface QuickViewProps {
  productId: string;
  onClose: () => void;
}

/** A product at a glance: picture, price, variants, cart button, and the way to its page. */
export function QuickView({ productId, onClose }: QuickViewProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const client = useBrowserStoreClient();
  // Another variant takes the place of this one; it stays until that is there.
  const [shown, setShown] = useState(productId);
  const query = useQuery({
    queryKey: ['product', 'quick-view', shown],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => getProduct(client(), shown, { associations: { unit: {} } }, { signal }),
  });
  return (
    <QueryState query={query} isCompact headingLevel={3} skeleton={<Skeleton variant="box" />}>
      {({ product, configurator }) => (
        <div className="v-quick-view">
          <Image
            className="v-quick-view__image"
            source={imageOf(product.cover?.media, productName(product)) ?? null}
            alt={productName(product)}
            ratio={1}
            sizes="(min-width: 768px) 22rem, 90vw"
          />
          <div className="v-quick-view__facts">
            <BuyBoxView key={product.id} product={product} configurator={configurator} onVariant={setShown} />
            <Link href={localePath(productPath(product))} variant="standalone" iconEnd="arrow-end" onClick={onClose}>
              {t('shop.product.viewDetails')}
            </Link>
          </div>
        </div>
      )}
    </QueryState>
  );
}
