import { type FormEvent, use, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShell, useTellEvent } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Cart, Customer } from '@vitrine/store-api-client';
import { Button, Checkbox, Heading, Link, TextArea } from '@vitrine/ui';
import type { CartChange } from '../cart/cart-changes.ts';
import { hasDownloads, isVirtualCart } from '../cart/cart-facts.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { blockingMessages, CartNotes } from '../cart/cart-notes.tsx';
import { CartTotals } from '../cart/cart-totals.tsx';
import { PromotionForm } from '../cart/promotion-form.tsx';
import { useIsCartBusy } from '../cart/use-cart.ts';
import { orderEvent } from '../events/event-facts.ts';
import { ShopPageText } from '../forms/shop-page-text.tsx';
import { GuaranteeNotice } from '../legal/guarantee-notice.tsx';
import { checkoutAction, ORDER_FORM } from './carried-checkout.tsx';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutPlaceContext } from './checkout-place.ts';
import { type OrderRefusal, orderRefusal } from './order-refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { writeSeen } from './seen-checkout.ts';
import { useIsContextChanging, usePlaceOrder } from './use-checkout.ts';

export interface CheckoutReviewProps {
  cart: Cart;
  canOrder: boolean;
  /** The session has ended in the middle: what was typed stays to be seen. */
  hasEnded?: boolean | undefined;
  /** Who orders. */
  customer?: Customer | null | undefined;
  /** What has changed in the cart since it was first shown here. */
  changes?: readonly CartChange[] | undefined;
  onRefused?: ((refusal: OrderRefusal) => void) | undefined;
  /** What came of a form that was sent without scripts. */
  answer?: CheckoutAnswer | undefined;
}

/** The order to be placed: lines, code, sums, terms and the button. Digital goods ask for a waiver. */
export function CheckoutReview({
  cart,
  canOrder,
  hasEnded = false,
  customer = null,
  changes = [],
  onRefused,
  answer,
}: CheckoutReviewProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const inPlace = use(CheckoutPlaceContext);
  const place = usePlaceOrder({ isInPlace: inPlace !== null });
  const tellEvent = useTellEvent();
  const { currencyIsoCode } = useShell().session;
  const isCartBusy = useIsCartBusy();
  const isContextChanging = useIsContextChanging();
  const isBusy = isCartBusy || isContextChanging;
  const isBlocked = blockingMessages(cart, t).length > 0;
  const hasDownload = hasDownloads(cart);
  const refusal = place.error && !place.isPending ? orderRefusal(place.error) : place.isIdle ? answer?.refusal : undefined;
  const [comment, setComment] = useState(answer?.typed.comment ?? '');
  const [terms, setTerms] = useState(answer?.typed.terms ?? false);
  const [waiver, setWaiver] = useState(answer?.typed.waiver ?? false);
  const [isChecked, setChecked] = useState(answer?.isChecked ?? false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (!terms || (hasDownload && !waiver) || isBlocked || !canOrder) return;
    try {
      const order = await place.mutateAsync({ comment: comment.trim(), hash: cart.hash });
      tellEvent(orderEvent(order.id, cart, currencyIsoCode));
      if (inPlace) inPlace.ordered(order);
      else await navigate(localePath(`/checkout/success/${order.id}${order.hasFailed ? '/unpaid' : ''}`));
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
      {inPlace ? (
        <Button variant="quiet" icon="edit" onPress={inPlace.leave}>
          {t('checkout.summary.editCart')}
        </Button>
      ) : (
        <Link href={localePath('/checkout/cart')} variant="quiet" icon="edit">
          {t('checkout.summary.editCart')}
        </Link>
      )}
      {hasEnded ? null : <PromotionForm />}
      <CartTotals cart={cart} />
      <CartNotes cart={cart} />
      {canOrder || hasEnded ? (
        <form
          className="v-form"
          id={ORDER_FORM}
          method="post"
          action={checkoutAction(localePath, 'order')}
          data-scripted=""
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <input type="hidden" name="seen" value={writeSeen(cart, customer)} />
          <TextArea
            label={t('checkout.summary.comment')}
            name="comment"
            value={comment}
            onChange={setComment}
            rows={2}
            optionalLabel={t('common.form.optional')}
            maxLength={1_000}
          />
          <Checkbox
            name="terms"
            value="on"
            isSelected={terms}
            onChange={setTerms}
            errorMessage={isChecked && !terms ? t('checkout.terms.required') : undefined}
          >
            <ShopPageText messageKey="checkout.terms.accept" />
          </Checkbox>
          {hasDownload ? (
            <Checkbox
              name="waiver"
              value="on"
              isSelected={waiver}
              onChange={setWaiver}
              errorMessage={isChecked && !waiver ? t('checkout.terms.revocationRequired') : undefined}
            >
              {t('checkout.terms.revocation')}
            </Checkbox>
          ) : null}
          {isVirtualCart(cart) ? null : (
            <>
              <p className="v-form__hint">
                <ShopPageText messageKey="checkout.terms.withdrawal" />
              </p>
              <GuaranteeNotice />
            </>
          )}
          <CartChangesNotice changes={changes} notes={refusal?.notes} />
          <RefusalNotice refusal={refusal} changes={changes} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isFullWidth
            isDisabled={isBlocked || isBusy || !canOrder}
            isPending={place.isPending}
            pendingLabel={t('checkout.order.submitting')}
          >
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
