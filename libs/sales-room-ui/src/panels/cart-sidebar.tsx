import { CartPanel, isEmptyCart, useCart } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Notice } from '@vitrine/ui';
import { useAtomValue } from 'jotai';
import { useKeepInRoom } from '../products/keep-in-room.ts';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

/** The viewer's own cart: the same as in the shop. */
export function CartSidebar() {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const access = useAtomValue(roomAtom)?.self.cartAccess;
  const keepInRoom = useKeepInRoom();
  const { data: cart } = useCart();
  const withdraw = useRoomCommand('access.withdraw');
  return (
    <div className="v-cart-sidebar" onClick={keepInRoom}>
      {!isGuide && access === 'granted' ? (
        <Notice
          actions={
            <Button size="sm" isDisabled={!withdraw.isAllowed} isPending={withdraw.isPending} pendingLabel={t('common.state.pending')} onPress={() => void withdraw.run({ kind: 'cart' })}>
              {t('room.access.withdraw')}
            </Button>
          }
        >
          {t('room.access.cartGranted')}
        </Notice>
      ) : null}
      <CartPanel checkoutTarget="_blank" />
      {isEmptyCart(cart) ? null : <p className="v-cart-sidebar__hint">{t('room.cart.checkoutHint')}</p>}
    </div>
  );
}
