import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { imageOf } from '@vitrine/app-shell';
import { AddToCart, ProductActionsProvider, ProductCardView, productName, useProductActions } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Button, IconButton, Image } from '@vitrine/ui';
import { audienceSeenAtom } from '../audience/audience-atoms.ts';
import { isGuideAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { useRoomLinkHandler } from '../slides/use-room-link-handler.ts';

/** What is held up, in the viewer's own price: a client buys from it, a guide sees how it goes. It can be put aside. */
export function ShownProductCard({ product }: { product: Product }) {
  const t = useTranslate();
  const keepInRoom = useRoomLinkHandler();
  const isGuide = useAtomValue(isGuideAtom);
  const [isFolded, setFolded] = useState(false);
  const actions = useProductActions();
  if (isFolded) return <FoldedProduct product={product} onUnfold={() => setFolded(false)} />;
  return (
    <section className="v-shown-product" aria-label={t('room.slide.shownProduct')} data-testid="shown-product" onClick={keepInRoom}>
      {/* Whoever sees it is shown it already. */}
      <ProductActionsProvider value={{ ...actions, CardAction: undefined }}>
        <ProductCardView
          product={product}
          layout="row"
          headingLevel={2}
          hasOwnPrice
          actions={isGuide ? <GuideActions productId={product.id} /> : <AddToCart product={product} isCompact variant="primary" />}
        />
      </ProductActionsProvider>
      <IconButton icon="chevron-down" label={t('room.slide.foldShown')} className="v-shown-product__fold" onPress={() => setFolded(true)} />
    </section>
  );
}

function FoldedProduct({ product, onUnfold }: { product: Product; onUnfold: () => void }) {
  const t = useTranslate();
  const name = productName(product);
  return (
    <section className="v-shown-product v-shown-product--folded" aria-label={t('room.slide.shownProduct')} data-testid="shown-product">
      <button type="button" className="v-shown-product__unfold" aria-label={t('room.slide.unfoldShown', { name })} onClick={onUnfold}>
        <Image source={imageOf(product.cover?.media, name)} alt="" ratio={1} sizes="3.5rem" />
      </button>
    </section>
  );
}

function GuideActions({ productId }: { productId: string }) {
  const t = useTranslate();
  const { isAllowed, run } = useRoomCommand('product.show');
  const count = useAtomValue(audienceSeenAtom).find((each) => each.productId === productId)?.names.length ?? 0;
  return (
    <>
      <Button size="sm" isDisabled={!isAllowed} onPress={() => void run({ productId: null })}>
        {t('guide.products.hideFromAll')}
      </Button>
      <p className="v-shown-product__interest">{t('guide.products.openedBy', { count })}</p>
    </>
  );
}
