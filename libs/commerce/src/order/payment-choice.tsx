import { useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { RadioGroup } from '@vitrine/ui';
import { canPayAfterOrder, nameOf, paymentMethodIdOf } from './order-facts.ts';
import { isAtProvider } from './payment-standing.ts';

/** Name of the field that says how an order is to be paid. */
export const PAYMENT_FIELD = 'paymentMethodId';

/** How an order that is not paid can be paid; nothing where the shop offers no choice. The order's own method is chosen first, where it still can be. */
export function PaymentChoice({ order, methods }: { order: Order; methods: readonly PaymentMethod[] }) {
  const t = useTranslate();
  const current = paymentMethodIdOf(order);
  const preferred = methods.find(({ id }) => id === current && (canPayAfterOrder(order) || isAtProvider(order))) ?? methods[0];
  const [chosen, setChosen] = useState<string>();
  if (methods.length === 0) return null;
  return (
    <RadioGroup
      label={t('checkout.pay.method')}
      name={PAYMENT_FIELD}
      appearance="cards"
      value={chosen ?? preferred?.id ?? null}
      onChange={setChosen}
      options={methods.map((method) => ({
        value: method.id,
        label: nameOf(method),
        description: method.translated?.description ?? undefined,
      }))}
    />
  );
}
