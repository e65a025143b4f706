import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigate, useRevalidator } from 'react-router';
import { useHydrated, useShell } from '@vitrine/app-shell';
import { useLocalePath } from '@vitrine/routing/react-router';
import { safeRedirectUrl } from '@vitrine/session';
import type { Order } from '@vitrine/store-api-client';
import { orderPath } from './order-path.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { recallPayment, rememberPayment } from './payment-memory.ts';

/**
 * Paying an order from one of its pages. The store gives the address of a payment once: it is followed at once, and kept
 * for this tab, so that whoever comes back from the provider gets there again. Who was quicker than the page's scripts has
 * sent the form as it is, and is on the page that answers it: `posted` is followed the same way, once.
 */
export function usePayment(order: Order, posted?: PaymentAnswer) {
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const { origin, paymentOrigins } = useShell();
  const fetcher = useFetcher<PaymentAnswer>();
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const [isLeaving, setLeaving] = useState(false);
  const memory = isHydrated ? recallPayment(order.id) : undefined;
  const target = memory?.step === 'left' ? memory.target : undefined;
  const action = localePath(orderPath(order.id));
  const { data } = fetcher;
  const answered = useRef<PaymentAnswer>(undefined);

  useEffect(() => {
    const isFollowed = posted !== undefined && 'target' in posted && posted.target === target;
    const said = data ?? (isHydrated && !isFollowed ? posted : undefined);
    if (said === undefined || answered.current === said) return;
    answered.current = said;
    const leaveFor = 'target' in said ? said.target : said.outcome === 'busy' ? target : undefined;
    const safe = safeRedirectUrl(leaveFor, { ownOrigins: [location.origin, origin], storeOrigins: paymentOrigins ?? undefined });
    if (safe !== undefined) {
      rememberPayment(order.id, { step: 'left', target: safe });
      setLeaving(true);
      location.assign(safe);
    } else if ('outcome' in said && said.outcome === 'none' && location.pathname !== action) void navigate(action);
  }, [data, posted, isHydrated, target, origin, paymentOrigins, order.id, action, navigate]);

  useEffect(() => {
    // Back from the provider, with the page as it was when it was left.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      setLeaving(false);
      void revalidate();
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, [revalidate]);

  return {
    fetcher,
    action,
    isNew: memory?.step === 'new',
    hasLeft: target !== undefined,
    /** The payment was to be started, and was not. */
    hasFailed: data !== undefined && 'outcome' in data && data.outcome !== 'none',
    isPending: fetcher.state === 'submitting' || isLeaving,
    answer: data,
  };
}

export type Payment = ReturnType<typeof usePayment>;

/** Starts the payment of an order that was just placed, whatever its method: only the store knows what the method needs. */
export function usePaymentStart(order: Order, { fetcher, action, isNew }: Payment): void {
  useEffect(() => {
    if (!isNew) return;
    rememberPayment(order.id, { step: 'started' });
    void fetcher.submit({}, { method: 'post', action });
    // Once for an order: what it leads to comes back as the fetcher's answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew, order.id]);
}
