import { useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { type ProductActions, ProductActionsProvider } from '@vitrine/commerce';
import type { Product } from '@vitrine/store-api-client';
import { endPanelAtom, openProductAtom } from '../room/screen-atoms.ts';
import { useOpenProduct } from '../room/use-open-product.ts';
import { ShowToAllCardButton } from '../show-to-all/show-to-all-button.tsx';
import { LikeButton } from '../slides/like-button.tsx';

/** What products do in a room: they open above the presentation, are liked, go into one's own cart, and are held up by guides. */
export function RoomProducts({ children }: { children: ReactNode }) {
  const openProduct = useOpenProduct();
  const setPanel = useSetAtom(endPanelAtom);
  const setOpenProduct = useSetAtom(openProductAtom);
  const actions = useMemo<ProductActions>(
    () => ({
      open: (product: Product) => openProduct(product.id),
      LikeButton,
      CardAction: ShowToAllCardButton,
      openCart: () => {
        setOpenProduct(null);
        setPanel('cart');
      },
    }),
    [openProduct, setOpenProduct, setPanel],
  );
  return <ProductActionsProvider value={actions}>{children}</ProductActionsProvider>;
}
