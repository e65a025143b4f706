import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

/** A guide holds a product up for everybody, or puts it away. */
export function ShowToAllButton({ productId, size }: { productId: string; size?: 'sm' | undefined }) {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const shown = useAtomValue(roomAtom)?.shownProductId ?? null;
  const { isAllowed, isPending, run } = useRoomCommand('product.show');
  if (!isGuide) return null;
  const isShown = shown === productId;
  return (
    <Button
      icon={isShown ? 'eye-off' : 'eye'}
      aria-pressed={isShown}
      size={size}
      isFullWidth={size === undefined}
      isDisabled={!isAllowed}
      isPending={isPending}
      pendingLabel={t('common.state.sending')}
      onPress={() => void run({ productId: isShown ? null : productId })}
    >
      {t(isShown ? 'guide.products.hideFromAll' : 'guide.products.showToAll')}
    </Button>
  );
}
