import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../customer/session-context.tsx';
import { useScreen } from '../shell/screen.tsx';
import { useBrowserStoreClient } from '../shell/store-client.tsx';
import { startPayment } from './start-payment.ts';

/**
 * Takes the customer to the payment provider. The address comes from the store once, so it is followed at once.
 * @param isAutomatic Starts when the page opens, as after an order.
 */
export function usePayment(orderId: string, isAutomatic: boolean): { pay(): Promise<void>; state: 'idle' | 'pending' | 'redirecting' | 'none' } {
  const t = useTranslate();
  const localePath = useLocalePath();
  const client = useBrowserStoreClient();
  const { origin, paymentOrigins } = useShell();
  const { notifications } = useScreen();
  const [state, setState] = useState<'idle' | 'pending' | 'redirecting' | 'none'>(isAutomatic ? 'pending' : 'idle');
  const hasStarted = useRef(false);

  const pay = async (): Promise<void> => {
    setState('pending');
    try {
      const returnAddress = `${location.origin}${localePath(`/checkout/success/${orderId}`)}`;
      const target = await startPayment(client(), { orderId, returnAddress }, { ownOrigins: [location.origin, origin], storeOrigins: paymentOrigins ?? undefined });
      if (target === null) {
        setState('none');
        return;
      }
      setState('redirecting');
      location.assign(target);
    } catch {
      setState('idle');
      notifications.notify({ type: 'danger', message: t('checkout.payment.failed'), isPersistent: true, id: 'payment' });
    }
  };

  useEffect(() => {
    if (!isAutomatic || hasStarted.current) return;
    hasStarted.current = true;
    void pay();
    // Once per page: a second call would get no address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAutomatic]);

  return { pay, state };
}
