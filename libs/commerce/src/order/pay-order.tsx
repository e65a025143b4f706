import { useLocation } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { Button, Heading, Link, Notice } from '@vitrine/ui';
import type { PaymentAnswer } from './payment-answer.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { isAtProvider } from './payment-standing.ts';
import type { Payment } from './use-payment.ts';

export interface PayOrderProps {
  order: Order;
  methods: readonly PaymentMethod[];
  payment: Payment;
  /** What the page's own address answered, where the form was sent without scripts. */
  answer?: PaymentAnswer | undefined;
}

/** The way to pay an order that is not paid: by the method that it has, or by another one. A plain form, with scripts and without. */
export function PayOrder({ order, methods, payment, answer }: PayOrderProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { fetcher, action, isPending, hasLeft } = payment;
  const said = payment.answer ?? answer;
  if (said && 'target' in said && payment.answer === undefined) {
    return (
      <section className="v-pay-order" aria-labelledby="pay-order">
        <Heading level={2} id="pay-order" look={4}>
          {t('checkout.pay.title')}
        </Heading>
        <p>{t('checkout.pay.continueText')}</p>
        <Link href={said.target} variant="button-primary">
          {t('checkout.pay.continue')}
        </Link>
      </section>
    );
  }
  // Whoever comes back to a payment that waits at the provider is taken there again, and needs no message.
  const outcome = said && 'outcome' in said && !isPending && !(said.outcome === 'busy' && hasLeft) ? said.outcome : undefined;
  return (
    <section className="v-pay-order" aria-labelledby="pay-order">
      <Heading level={2} id="pay-order" look={4}>
        {t('checkout.pay.title')}
      </Heading>
      {outcome !== undefined && outcome !== 'none' ? (
        <Notice type={outcome === 'busy' ? 'warning' : 'danger'} isLive>
          {t(`checkout.pay.${outcome}`)}
        </Notice>
      ) : null}
      <fetcher.Form method="post" action={action} className="v-form">
        <PaymentChoice order={order} methods={methods} />
        <div className="v-form__actions">
          <Button type="submit" variant="primary" size="lg" isPending={isPending} pendingLabel={t('checkout.payment.redirecting')}>
            {t('checkout.pay.submit')}
          </Button>
          {isAtProvider(order) ? (
            <Link href={pathname} variant="button-secondary">
              {t('checkout.pay.check')}
            </Link>
          ) : null}
        </div>
      </fetcher.Form>
    </section>
  );
}
