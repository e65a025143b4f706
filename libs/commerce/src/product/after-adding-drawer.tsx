import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, Link, SidebarSet } from '@vitrine/ui';
import { AddedProduct } from './added-product.tsx';
import type { Adding } from './adding.ts';
import { QUICK_VIEW } from './quick-view-button.tsx';

export interface AfterAddingDrawerProps {
  /** Null: the drawer is closed. */
  adding: Adding | null;
  onClose: () => void;
}

/** What was put into the cart, with the ways on: a panel at the side, a sheet on a phone. */
export function AfterAddingDrawer({ adding, onClose }: AfterAddingDrawerProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { modals } = useScreen();
  /** Who has what they wanted goes back to the list, not to the product at a glance. */
  const goOn = (): void => {
    onClose();
    if (adding?.pieces !== undefined) modals.close(QUICK_VIEW);
  };
  return (
    <SidebarSet
      side="right"
      mode="sheet"
      openId={adding === null ? null : 'added'}
      onOpenChange={goOn}
      closeLabel={t('common.action.close')}
      panels={
        adding === null
          ? []
          : [
              {
                id: 'added',
                title: t('shop.added.title'),
                content: <AddedProduct adding={adding} />,
                footer: (
                  <div className="v-added__ways">
                    <Link href={localePath('/checkout')} variant="button-primary" isFullWidth onClick={goOn}>
                      {t('shop.cart.toCheckout')}
                    </Link>
                    <Link href={localePath('/checkout/cart')} variant="button-secondary" isFullWidth onClick={goOn}>
                      {t('shop.cart.toCart')}
                    </Link>
                    <Button variant="quiet" onPress={goOn}>
                      {t('shop.cart.continueShopping')}
                    </Button>
                  </div>
                ),
              },
            ]
      }
    />
  );
}
