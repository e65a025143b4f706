import { useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { Button, Disclosure, RadioGroup } from '@vitrine/ui';
import { ORDER_INTENTS } from './order-answer.ts';
import { isCancellable, isPaymentChangeable } from './order-changes.ts';
import { paymentMethodIdOf } from './order-facts.ts';
import { reorderItems } from './reorder.ts';
import type { OrderChange } from './use-order-change.ts';

export interface OrderActionsProps {
  order: Order;
  methods: readonly PaymentMethod[];
  change: OrderChange;
  /** The order can be paid on this page, where another method is chosen with that. */
  isPayable: boolean;
}

/** What its owner may do with an order. Plain forms: each works without scripts, and what can't be undone is asked for in place first. */
export function OrderActions({ order, methods, change, isPayable }: OrderActionsProps) {
  const t = useTranslate();
  const { fetcher, action, pending } = change;
  return (
    <div className="v-order-actions">
      {reorderItems(order).length > 0 ? (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="intent" value={ORDER_INTENTS.again} />
          <Button type="submit" icon="bag" isPending={pending === 'again'} pendingLabel={t('shop.product.adding')}>
            {t('account.order.again')}
          </Button>
        </fetcher.Form>
      ) : null}
      {!isPayable && isPaymentChangeable(order) ? <ChangePayment order={order} methods={methods} change={change} /> : null}
      {isCancellable(order) ? (
        <Disclosure title={t('account.order.cancel')} variant="card">
          <fetcher.Form method="post" action={action} className="v-form">
            <p>{t('account.order.cancelQuestion', { number: order.orderNumber ?? '' })}</p>
            <input type="hidden" name="intent" value={ORDER_INTENTS.cancel} />
            <div className="v-form__actions">
              <Button type="submit" variant="danger" isPending={pending === 'cancel'} pendingLabel={t('common.state.sending')}>
                {t('account.order.cancelConfirm')}
              </Button>
            </div>
          </fetcher.Form>
        </Disclosure>
      ) : null}
    </div>
  );
}

function ChangePayment({ order, methods, change }: Pick<OrderActionsProps, 'order' | 'methods' | 'change'>) {
  const t = useTranslate();
  const { fetcher, action, pending } = change;
  const current = paymentMethodIdOf(order);
  const [chosen, setChosen] = useState<string>();
  if (!methods.some(({ id }) => id !== current)) return null;
  return (
    <Disclosure title={t('account.order.changePayment')} variant="card">
      <fetcher.Form method="post" action={action} className="v-form">
        <input type="hidden" name="intent" value={ORDER_INTENTS.payment} />
        <RadioGroup
          label={t('account.order.paymentMethod')}
          name="paymentMethodId"
          appearance="cards"
          value={chosen ?? current ?? null}
          onChange={setChosen}
          options={methods.map((method) => ({
            value: method.id,
            label: method.translated?.name ?? method.name ?? '',
            description: method.translated?.description ?? undefined,
          }))}
        />
        <div className="v-form__actions">
          <Button type="submit" isPending={pending === 'payment'} pendingLabel={t('common.state.saving')}>
            {t('account.order.changePaymentSubmit')}
          </Button>
        </div>
      </fetcher.Form>
    </Disclosure>
  );
}
