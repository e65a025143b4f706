import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuyBoxProps } from '@vitrine/cms-blocks';
import { BuyBoxView } from '@vitrine/commerce';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { ShowToAllButton } from '../show-to-all/show-to-all-button.tsx';
import { slideQueries } from './slide-queries.ts';
import { useRoomStoreClient } from './use-room-store-client.ts';

/** A buy box in a slide: another variant is shown in place, the presentation stays. */
export function SlideBuyBox({ product, configurator }: BuyBoxProps) {
  return <RoomBuyBox key={product.id} product={product} configurator={configurator} />;
}

function RoomBuyBox({ product, configurator }: Pick<BuyBoxProps, 'product' | 'configurator'>) {
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const [variantId, setVariantId] = useState<string | null>(null);
  const { data } = useQuery(slideQueries.product(client, identity, variantId));
  const variant = variantId === null ? undefined : data?.product;
  const shown = variant ?? product;
  return (
    <>
      <BuyBoxView
        key={shown.id}
        product={shown}
        configurator={variant ? (data?.configurator ?? configurator) : configurator}
        onVariant={setVariantId}
      />
      <ShowToAllButton productId={shown.id} />
    </>
  );
}
