import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { safeRedirectUrl } from '@vitrine/session';
import { handlePayment, type StoreApiClient } from '@vitrine/store-api-client';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../customer/session-context.tsx';
import { useScreen } from '../shell/screen.tsx';
import { useBrowserStoreClient } from '../shell/store-client.tsx';

async function startPayment(client: StoreApiClient, orderId: string, path: string, ownOrigins: readonly string[]): Promise<string | null> {
  const { redirectUrl } = await handlePayment(client, { orderId, finishUrl: `${location.origin}${path}/paid`, errorUrl: `${location.origin}${path}/unpaid` });
  if (redirectUrl === null) return null;
  const target = safeRedirectUrl(redirectUrl, { ownOrigins });
  if (target === undefined) throw new Error('The store sends to an address that is no payment provider of ours.');
  return target;
}

/**
 * Takes the customer to the payment provider. The address comes from the store once, so it is followed at once.
 * @param isAutomatic Starts when the page opens, as after an order.
 */
export function usePayment(orderId: string, isAutomatic: boolean): { pay(): Promise<void>; state: 'idle' | 'pending' | 'redirecting' | 'none' } {
  const t = useTranslate();
  const localePath = useLocalePath();
  const client = useBrowserStoreClient();
  const { origin } = useShell();
  const { notifications } = useScreen();
  const [state, setState] = useState<'idle' | 'pending' | 'redirecting' | 'none'>(isAutomatic ? 'pending' : 'idle');
  const hasStarted = useRef(false);

  const pay = async (): Promise<void> => {
    setState('pending');
    try {
      const target = await startPayment(client(), orderId, localePath(`/checkout/success/${orderId}`), [location.origin, origin]);
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
