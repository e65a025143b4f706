import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Cart } from '@vitrine/store-api-client';
import { Button, Checkbox, Heading, Link, TextArea } from '@vitrine/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartChange } from '../cart/cart-changes.ts';
import { isVirtualCart } from '../cart/cart-facts.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { blockingMessages, CartNotes } from '../cart/cart-notes.tsx';
import { CartTotals } from '../cart/cart-totals.tsx';
import { PromotionForm } from '../cart/promotion-form.tsx';
import { useIsCartBusy } from '../cart/use-cart.ts';
import { ShopPageText } from '../forms/shop-page-text.tsx';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import { type OrderRefusal, orderRefusal } from './order-refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useIsContextChanging, usePlaceOrder } from './use-checkout.ts';

export interface CheckoutReviewProps {
  cart: Cart;
  canOrder: boolean;
  /** The session has ended in the middle: what was typed stays to be seen. */
  hasEnded?: boolean | undefined;
  /** What has changed in the cart since it was first shown here. */
  changes?: readonly CartChange[] | undefined;
  onRefused?: ((refusal: OrderRefusal) => void) | undefined;
}

/** The order to be placed: lines, code, sums, terms and the button. Digital goods ask for a waiver. */
export function CheckoutReview({ cart, canOrder, hasEnded = false, changes = [], onRefused }: CheckoutReviewProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const place = usePlaceOrder();
  const isCartBusy = useIsCartBusy();
  const isContextChanging = useIsContextChanging();
  const isBusy = isCartBusy || isContextChanging;
  const isBlocked = blockingMessages(cart, t).length > 0;
  const hasDownloads = cart.lineItems.some(({ states }) => states?.includes('is-download') ?? false);
  const refusal = place.error && !place.isPending ? orderRefusal(place.error) : undefined;
  const [comment, setComment] = useState('');
  const [terms, setTerms] = useState(false);
  const [waiver, setWaiver] = useState(false);
  const [isChecked, setChecked] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (!terms || (hasDownloads && !waiver) || isBlocked || !canOrder) return;
    try {
      const order = await place.mutateAsync({ comment: comment.trim(), hash: cart.hash });
      await navigate(localePath(`/checkout/success/${order.id}${order.hasFailed ? '/unpaid' : ''}`));
    } catch (error) {
      // Everything typed stays.
      onRefused?.(orderRefusal(error));
    }
  };

  return (
    <aside className="v-checkout__review" aria-labelledby="checkout-review">
      <Heading level={2} id="checkout-review">
        {t('checkout.summary.items')}
      </Heading>
      <CartLines cart={cart} isReadOnly isCompact />
      <Link href={localePath('/checkout/cart')} variant="quiet" icon="edit">
        {t('checkout.summary.editCart')}
      </Link>
      {hasEnded ? null : <PromotionForm />}
      <CartTotals cart={cart} />
      <CartNotes cart={cart} />
      {canOrder || hasEnded ? (
        <form className="v-form" noValidate onSubmit={(event) => void submit(event)}>
          <TextArea label={t('checkout.summary.comment')} value={comment} onChange={setComment} rows={2} optionalLabel={t('common.form.optional')} maxLength={1_000} />
          <Checkbox isSelected={terms} onChange={setTerms} errorMessage={isChecked && !terms ? t('checkout.terms.required') : undefined}>
            <ShopPageText messageKey="checkout.terms.accept" />
          </Checkbox>
          {hasDownloads ? (
            <Checkbox isSelected={waiver} onChange={setWaiver} errorMessage={isChecked && !waiver ? t('checkout.terms.revocationRequired') : undefined}>
              {t('checkout.terms.revocation')}
            </Checkbox>
          ) : null}
          {isVirtualCart(cart) ? null : (
            <p className="v-form__hint">
              <ShopPageText messageKey="checkout.terms.withdrawal" />
            </p>
          )}
          <CartChangesNotice changes={changes} notes={refusal?.notes} />
          <RefusalNotice refusal={refusal} changes={changes} />
          <Button type="submit" variant="primary" size="lg" isFullWidth isDisabled={isBlocked || isBusy || !canOrder} isPending={place.isPending} pendingLabel={t('checkout.order.submitting')}>
            {t('checkout.order.submit')}
          </Button>
          {canOrder ? null : <p className="v-form__hint">{t('checkout.identity.required')}</p>}
          {isBlocked ? <p role="status">{t('checkout.order.blocked')}</p> : null}
        </form>
      ) : (
        <p className="v-form__hint">{t('checkout.identity.required')}</p>
      )}
    </aside>
  );
}
