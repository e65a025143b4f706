import { useAtomValue, useSetAtom } from 'jotai';
import { CartPanel, isEmptyCart, useCart } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Notice } from '@vitrine/ui';
import { ActionLog } from '../on-behalf/action-log.tsx';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { checkoutAtom, lastOrderIdAtom } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { useRoomLinkHandler } from '../slides/use-room-link-handler.ts';

/** The viewer's own cart: the same as in the shop, with what guides may do and did here. */
export function CartSidebar() {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const room = useAtomValue(roomAtom);
  const self = room?.self;
  const isOver = room?.appointment.status === 'ended';
  const keepInRoom = useRoomLinkHandler();
  const { data: cart } = useCart();
  const setCheckout = useSetAtom(checkoutAtom);
  const lastOrderId = useAtomValue(lastOrderIdAtom);
  return (
    <div className="v-cart-sidebar" onClick={keepInRoom}>
      {!isGuide && self?.cartAccess === 'granted' ? (
        <Granted kind="cart" text={t('room.access.cartGranted')} action={t('room.access.withdraw')} />
      ) : null}
      {!isGuide && self?.wishlistAccess === 'granted' ? (
        <Granted kind="wishlist" text={t('room.access.wishlistGranted')} action={t('room.access.withdrawWishlist')} />
      ) : null}
      {lastOrderId === null ? null : (
        <Notice
          type="success"
          actions={
            <Button size="sm" onPress={() => setCheckout({ orderId: lastOrderId })}>
              {t('room.checkout.show')}
            </Button>
          }
        >
          {t('room.checkout.ordered')}
        </Notice>
      )}
      <CartPanel onCheckout={() => setCheckout({ orderId: null })} />
      {isOver || isEmptyCart(cart) ? null : <p className="v-cart-sidebar__hint">{t('room.cart.checkoutHint')}</p>}
      {isGuide ? null : <ActionLog />}
    </div>
  );
}

/** What is allowed, and the way to withdraw it. */
function Granted({ kind, text, action }: { kind: 'cart' | 'wishlist'; text: string; action: string }) {
  const t = useTranslate();
  const withdraw = useRoomCommand('access.withdraw');
  return (
    <Notice
      actions={
        <Button
          size="sm"
          isDisabled={!withdraw.isAllowed}
          isPending={withdraw.isPending}
          pendingLabel={t('common.state.pending')}
          onPress={() => void withdraw.run({ kind })}
        >
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
