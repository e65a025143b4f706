import { useQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { QueryState, useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import { Skeleton } from '@vitrine/ui';
import { addressChoicesQuery } from '../customer/address-choices-query.ts';
import { PlacedOrderView } from '../order/placed-order.tsx';
import { checkoutDraftAtom, readDraft } from './checkout-draft.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { type CheckoutPlace, CheckoutPlaceContext } from './checkout-place.ts';

export interface CheckoutInPlaceProps {
  /** The order that is shown in place of the checkout, once it is placed. */
  orderId: string | null;
  onOrdered(orderId: string): void;
  /** Back to what is around the checkout. */
  onLeave(): void;
  /** What the way back is called. */
  leaveLabel: string;
}

/** The whole checkout inside another page, which is never left: who orders, where to, how, the order and what came of it. */
export function CheckoutInPlace({ orderId, onOrdered, onLeave, leaveLabel }: CheckoutInPlaceProps) {
  const place = useMemo<CheckoutPlace>(
    () => ({ ordered: ({ id }) => onOrdered(id), leave: onLeave, leaveLabel }),
    [onOrdered, onLeave, leaveLabel],
  );
  const setDraft = useSetAtom(checkoutDraftAtom);
  useEffect(() => {
    // The next order's terms are yet to be accepted.
    if (orderId !== null) setDraft(undefined);
  }, [orderId, setDraft]);
  return orderId === null ? (
    <CheckoutPlaceContext value={place}>
      <DraftedCheckout />
    </CheckoutPlaceContext>
  ) : (
    <PlacedOrderView orderId={orderId} />
  );
}

/** The checkout with what was typed into it before it was closed. */
function DraftedCheckout() {
  const client = useBrowserStoreClient();
  const choices = useQuery(addressChoicesQuery(client));
  const { stamp } = useShell();
  const [draft, setDraft] = useAtom(checkoutDraftAtom);
  const box = useRef<HTMLDivElement>(null);
  const [kept] = useState(draft?.stamp === stamp ? draft : undefined);
  const shown = useRef(stamp);
  useLayoutEffect(() => {
    shown.current = stamp;
  }, [stamp]);
  useLayoutEffect(() => {
    const element = box.current;
    // While it is still in the page: what is typed lives in its fields.
    return () => {
      const now = shown.current;
      if (element) setDraft({ stamp: now, answer: readDraft(element, kept?.stamp === now ? kept.answer : undefined) });
    };
  }, [kept, setDraft]);
  return (
    <div ref={box}>
      <QueryState query={choices} headingLevel={3} skeleton={<Skeleton lines={8} />}>
        {(read) => <CheckoutPage choices={read} answer={kept?.answer} />}
      </QueryState>
    </div>
  );
}
