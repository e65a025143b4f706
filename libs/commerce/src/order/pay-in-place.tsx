import type { FormEvent } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { Button, Heading, Link, Notice } from '@vitrine/ui';
import { PAYMENT_FIELD, PaymentChoice } from './payment-choice.tsx';
import { paymentStanding } from './payment-standing.ts';
import type { PaymentInPlace } from './use-payment-in-place.ts';

/** The way to pay an order without leaving the page: the provider's page opens in a tab of its own, which is said before. */
export function PayInPlace({ order, methods, payment }: { order: Order; methods: readonly PaymentMethod[]; payment: PaymentInPlace }) {
  const t = useTranslate();
  const { target, outcome, isPending, pay } = payment;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(PAYMENT_FIELD);
    pay(typeof chosen === 'string' ? chosen : '');
  };
  // What waits at the provider is gone on with there: the store takes no other method meanwhile.
  const isAhead = target !== undefined && paymentStanding(order, true) === 'open' && (outcome === undefined || outcome === 'busy');
  return (
    <section className="v-pay-order" aria-labelledby="pay-order">
      <Heading level={3} look={4} id="pay-order">
        {t('checkout.pay.title')}
      </Heading>
      {isAhead ? (
        <>
          <p>{t('checkout.inPlace.payText')}</p>
          <Link href={target} target="_blank" variant="button-primary" size="lg" iconEnd="external">
            {t('checkout.inPlace.payOpen')}
          </Link>
          <p className="v-form__hint">{t('checkout.inPlace.waiting')}</p>
        </>
      ) : (
        <>
          {outcome === undefined || isPending ? null : (
            <Notice type={outcome === 'busy' ? 'warning' : 'danger'} isLive>
              {t(`checkout.pay.${outcome}`)}
            </Notice>
          )}
          <form className="v-form" onSubmit={submit}>
            <PaymentChoice order={order} methods={methods} />
            <Button type="submit" variant="primary" size="lg" isPending={isPending} pendingLabel={t('common.state.pending')}>
              {t('checkout.pay.submit')}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
