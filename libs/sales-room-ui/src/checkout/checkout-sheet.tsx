import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { CheckoutInPlace } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Modal } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { checkoutAtom, endPanelAtom, isOrderUnreportedAtom, lastOrderIdAtom } from '../room/screen-atoms.ts';
import { useRoomLinkHandler } from '../slides/use-room-link-handler.ts';
import { CallStrip } from './call-strip.tsx';

/**
 * The whole checkout above the presentation, which goes on below it: nobody leaves the page for an order. What was typed is
 * there again after it was closed, and an order can be completed whatever becomes of the room meanwhile.
 */
export function CheckoutSheet() {
  const t = useTranslate();
  const [checkout, setCheckout] = useAtom(checkoutAtom);
  const setPanel = useSetAtom(endPanelAtom);
  const setLastOrder = useSetAtom(lastOrderIdAtom);
  const setUnreported = useSetAtom(isOrderUnreportedAtom);
  const isOver = useAtomValue(roomAtom)?.appointment.status === 'ended';
  const keepInRoom = useRoomLinkHandler();
  const orderId = checkout?.orderId ?? null;
  const close = useCallback(() => {
    setCheckout(null);
    // The cart is empty then: what one comes back to is the presentation.
    if (orderId !== null) setPanel(null);
  }, [orderId, setCheckout, setPanel]);
  const ordered = useCallback(
    (id: string) => {
      setCheckout({ orderId: id });
      setLastOrder(id);
      setUnreported(true);
    },
    [setCheckout, setLastOrder, setUnreported],
  );
  const leaveLabel = t(isOver ? 'common.action.close' : 'room.checkout.back');
  return (
    <Modal
      isOpen={checkout !== null}
      onClose={close}
      title={t(orderId === null ? 'checkout.title' : 'room.checkout.orderTitle')}
      size="xl"
      // A tap beside it is no wish to stop ordering.
      backdrop="static"
      panelClass="v-checkout-sheet"
      closeLabel={t('common.action.close')}
      footer={
        orderId === null ? undefined : (
          <Button variant="primary" onPress={close}>
            {leaveLabel}
          </Button>
        )
      }
    >
      <CallStrip isOrdered={orderId !== null} />
      <div className="v-checkout-sheet__content" data-testid="checkout-sheet" onClick={keepInRoom}>
        <CheckoutInPlace orderId={orderId} onOrdered={ordered} onLeave={close} leaveLabel={leaveLabel} />
        {orderId === null ? <p className="v-form__hint">{t('room.checkout.insights')}</p> : null}
      </div>
    </Modal>
  );
}
