import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import { useLocalePath } from '@vitrine/routing/react-router';
import { appAddress } from '@vitrine/session';
import { isStoreApiError, type Order } from '@vitrine/store-api-client';
import { orderPath } from './order-path.ts';
import { orderQueries } from './order-queries.ts';
import { payOwnOrder } from './pay-own-order.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { recallPayment, rememberPayment } from './payment-memory.ts';
import { readOrder } from './read-order.ts';

/**
 * Pays an order from a page that must not be left. A payment that was just placed is started at once; where the provider
 * has a page of its own, `target` leads there, to be opened in another tab by who pays.
 */
export function usePaymentInPlace(order: Order) {
  const client = useBrowserStoreClient();
  const queryClient = useQueryClient();
  const localePath = useLocalePath();
  const { origin, appOrigins, paymentOrigins } = useShell();
  // The store gives the address of a payment once.
  const [target, setTarget] = useState(() => {
    const memory = recallPayment(order.id);
    return memory?.step === 'left' ? memory.target : undefined;
  });
  const { mutate, data, isPending } = useMutation({
    mutationKey: ['order', 'pay'],
    async mutationFn(methodId: string): Promise<PaymentAnswer> {
      const page = new URL(appAddress(localePath(orderPath(order.id)), appOrigins), origin);
      try {
        const fresh = await readOrder(client(), order.id);
        if (fresh === null) return { outcome: 'gone' };
        return await payOwnOrder(client(), fresh, {
          methodId,
          returnAddress: page.href,
          rules: { ownOrigins: [location.origin, origin, page.origin], storeOrigins: paymentOrigins ?? undefined },
        });
      } catch (error) {
        console.error('Starting a payment failed:', isStoreApiError(error) ? `${error.statusCode} ${error.code}` : error);
        return { outcome: 'unreachable' };
      }
    },
    onSuccess(answer) {
      if ('target' in answer) {
        rememberPayment(order.id, { step: 'left', target: answer.target });
        setTarget(answer.target);
      }
      return queryClient.invalidateQueries({ queryKey: orderQueries.placed(client, order.id).queryKey });
    },
  });
  useEffect(() => {
    if (recallPayment(order.id)?.step !== 'new') return;
    rememberPayment(order.id, { step: 'started' });
    mutate('');
  }, [order.id, mutate]);
  const outcome = data !== undefined && 'outcome' in data && data.outcome !== 'none' ? data.outcome : undefined;
  return { target, outcome, isPending, pay: mutate };
}

/** What {@link usePaymentInPlace} knows. */
export type PaymentInPlace = ReturnType<typeof usePaymentInPlace>;
