import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { RoomBanner } from '../room/room-banner.tsx';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useOpenProduct } from '../room/use-open-product.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';

/** The product that the guide holds up. Nothing opens by itself: one is invited to look. */
export function ShownProductBanner() {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const openProduct = useOpenProduct();
  const isGuide = useAtomValue(isGuideAtom);
  const productId = useAtomValue(roomAtom)?.shownProductId ?? null;
  const { data } = useQuery(slideQueries.product(client, identity, productId));
  const { isAllowed, run } = useRoomCommand('product.show');
  const product = data?.product;
  if (productId === null || !product) return null;
  const name = productName(product);
  return (
    <RoomBanner
      what="product"
      actions={
        <>
          <Button size="sm" variant="primary" icon="eye" onPress={() => openProduct(productId)}>
            {t('room.slide.showProduct')}
          </Button>
          {isGuide ? (
            <Button size="sm" isDisabled={!isAllowed} onPress={() => void run({ productId: null })}>
              {t('guide.products.hideFromAll')}
            </Button>
          ) : null}
        </>
      }
    >
      {isGuide ? t('guide.products.shown', { name }) : t('room.slide.productShown', { name })}
    </RoomBanner>
  );
}
