import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, Heading, Link, Notice } from '@vitrine/ui';
import type { AddressChoices } from '../customer/address-choices.ts';
import { CarriedCheckout, checkoutAction } from './carried-checkout.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutIdentity } from './checkout-identity.tsx';
import { readSeen } from './seen-checkout.ts';

const nothing = async (): Promise<void> => undefined;

/** A checkout whose session has ended, in a page without scripts: who orders is asked again, and what was in the cart is kept in the forms. */
export function EndedCheckout({ choices, answer }: { choices: AddressChoices; answer: CheckoutAnswer }) {
  const t = useTranslate();
  const format = useFormat();
  const seen = readSeen(answer.seen);
  return (
    <div className="v-checkout">
      <Heading level={1}>{t('checkout.title')}</Heading>
      <div className="v-checkout__columns">
        <div className="v-checkout__steps">
          <CheckoutIdentity choices={choices} hasEnded known={seen?.customer ?? null} restore={nothing} answer={answer} />
        </div>
        <aside className="v-checkout__review" aria-labelledby="checkout-review">
          <Heading level={2} id="checkout-review">
            {t('checkout.summary.items')}
          </Heading>
          <ul>
            {seen?.lineItems.map(({ id, label, quantity, price }) => (
              <li key={id}>
                {quantity} × {label} {price ? format.price(price.unitPrice) : null}
              </li>
            ))}
          </ul>
          {answer.typed.comment === '' ? null : (
            <p>
              {t('checkout.summary.comment')}: {answer.typed.comment}
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

/** The store does not say what the cart holds: the order can be sent again as it was. */
export function CheckoutOutOfReach({ answer }: { answer: CheckoutAnswer }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="v-checkout">
      <Heading level={1}>{t('checkout.title')}</Heading>
      <Notice type="danger">{t('checkout.order.unreachable')}</Notice>
      <form className="v-form" method="post" action={checkoutAction(localePath, 'order')}>
        <CarriedCheckout answer={answer} />
        <Button type="submit" variant="primary" size="lg">
          {t('checkout.order.submit')}
        </Button>
      </form>
    </div>
  );
}

/** The order is placed; what remains is the way to its payment provider. A page's policy lets no form lead to another site, and a link does. */
export function PaymentAhead({ target }: { target: string }) {
  const t = useTranslate();
  return (
    <div className="v-order-page">
      <meta httpEquiv="refresh" content={`0;url=${target}`} />
      <Heading level={1}>{t('checkout.open.title')}</Heading>
      <p>{t('checkout.pay.continueText')}</p>
      <Link href={target} variant="button-primary">
        {t('checkout.pay.continue')}
      </Link>
    </div>
  );
}
