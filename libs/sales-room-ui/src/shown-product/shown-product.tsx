import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { lazyCode, useLazyCode } from '@vitrine/ui';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';

export const shownProductCode = lazyCode(async () => (await import('./shown-product-card.tsx')).ShownProductCard);

/** The product that the guide holds up, as a card over the stage. Nothing else opens by itself. */
export function ShownProduct() {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const isGuide = useAtomValue(isGuideAtom);
  const productId = useAtomValue(roomAtom)?.shownProductId ?? null;
  const { data } = useQuery(slideQueries.product(client, identity, productId));
  const { data: Card } = useLazyCode(shownProductCode, productId !== null);
  const product = productId === null ? null : (data?.product ?? null);
  return (
    <>
      <p role="status" className="v-visually-hidden">
        {product === null ? '' : t(isGuide ? 'guide.products.shown' : 'room.slide.productShown', { name: productName(product) })}
      </p>
      {product !== null && Card ? <Card key={product.id} product={product} /> : null}
    </>
  );
}
