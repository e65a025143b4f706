import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { ProductList } from '../products/product-list-panel.tsx';
import { isGuideAtom } from '../room/room-atoms.ts';
import { useSavedProducts } from '../saved/use-saved-products.ts';

/** A client's bookmarks, or what a guide has saved for listings. */
export function SavedProductsPanel() {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const { ids } = useSavedProducts();
  return isGuide ? (
    <ProductList
      ids={ids}
      label={t('guide.products.savedTitle')}
      icon="bookmark"
      emptyTitle={t('guide.products.savedEmptyTitle')}
      emptyText={t('guide.products.savedEmptyText')}
    />
  ) : (
    <ProductList
      ids={ids}
      label={t('room.bookmarks.title')}
      icon="bookmark"
      emptyTitle={t('room.bookmarks.emptyTitle')}
      emptyText={t('room.bookmarks.emptyText')}
    />
  );
}
