import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import { isGuideAtom } from '../room/room-atoms.ts';
import { useSavedProducts } from './use-saved-products.ts';

/** Bookmarks a product, or takes the bookmark off. */
export function SaveButton({ productId }: { productId: string }) {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const { ids, toggle } = useSavedProducts();
  const isSaved = ids.includes(productId);
  const label = isGuide
    ? t(isSaved ? 'guide.products.unsave' : 'guide.products.save')
    : t(isSaved ? 'room.bookmarks.remove' : 'room.bookmarks.add');
  return (
    <Button icon="bookmark" isFullWidth aria-pressed={isSaved} onPress={() => toggle(productId)}>
      {label}
    </Button>
  );
}
