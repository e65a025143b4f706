import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, IconButton } from '@vitrine/ui';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

function useShowToAll(productId: string) {
  const isShown = useAtomValue(roomAtom)?.shownProductId === productId;
  const { isAllowed, isPending, run } = useRoomCommand('product.show');
  return { isShown, isAllowed, isPending, toggle: () => void run({ productId: isShown ? null : productId }) };
}

/** A guide holds a product up for everybody, or puts it away. */
export function ShowToAllButton({ productId }: { productId: string }) {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const { isShown, isAllowed, isPending, toggle } = useShowToAll(productId);
  if (!isGuide) return null;
  return (
    <Button
      icon={isShown ? 'eye-off' : 'eye'}
      className="v-show-to-all"
      aria-pressed={isShown}
      isFullWidth
      isDisabled={!isAllowed}
      isPending={isPending}
      pendingLabel={t('common.state.sending')}
      onPress={toggle}
    >
      {t(isShown ? 'guide.products.hideFromAll' : 'guide.products.showToAll')}
    </Button>
  );
}

/** The same on a product's card: one press wherever the product is. */
export function ShowToAllCardButton({ productId, productName }: { productId: string; productName: string }) {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const { isShown, isAllowed, isPending, toggle } = useShowToAll(productId);
  if (!isGuide) return null;
  return (
    <IconButton
      icon={isShown ? 'eye-off' : 'eye'}
      label={t(isShown ? 'guide.products.hideOfFromAll' : 'guide.products.showOfToAll', { name: productName })}
      className={isShown ? 'v-show-to-all v-show-to-all--card v-show-to-all--shown' : 'v-show-to-all v-show-to-all--card'}
      aria-pressed={isShown}
      variant="secondary"
      isDisabled={!isAllowed}
      isPending={isPending}
      onPress={toggle}
    />
  );
}
