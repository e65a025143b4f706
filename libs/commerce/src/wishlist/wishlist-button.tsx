import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';
import { useWishlist } from './use-wishlist.ts';

/** Puts a product on the wish list, or takes it off. */
export function WishlistButton({ productId, productName }: { productId: string; productName: string }) {
  const t = useTranslate();
  const { ids, toggle } = useWishlist();
  const { notifications } = useScreen();
  const isListed = ids.includes(productId);
  return (
    <IconButton
      icon={isListed ? 'heart-filled' : 'heart'}
      label={t(isListed ? 'shop.wishlist.removeOf' : 'shop.wishlist.addOf', { name: productName })}
      aria-pressed={isListed}
      isRound
      hasTooltip={false}
      variant="secondary"
      onPress={() => {
        toggle(productId).catch(() => notifications.notify({ type: 'danger', message: t('common.error.general') }));
      }}
    />
  );
}
