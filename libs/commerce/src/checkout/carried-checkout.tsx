import type { CheckoutAnswer, CheckoutIntent } from './checkout-answer.ts';

/** Where a browser without scripts sends a form of the checkout. */
export const checkoutAction = (localePath: (path: string) => string, intent: CheckoutIntent): string =>
  `${localePath('/checkout')}?intent=${intent}`;

/** Id of the order's form: fields that stand elsewhere in the page belong to it. */
export const ORDER_FORM = 'checkout-order';

/** What a page without scripts keeps from one answer to the next: what it had shown, and what was filled in beside the order's button. */
export function CarriedCheckout({ answer: { seen, typed } }: { answer: CheckoutAnswer }) {
  return (
    <>
      {seen === undefined ? null : <input type="hidden" name="seen" value={seen} />}
      {typed.comment === '' ? null : <input type="hidden" name="comment" value={typed.comment} />}
      {typed.terms ? <input type="hidden" name="terms" value="on" /> : null}
      {typed.waiver ? <input type="hidden" name="waiver" value="on" /> : null}
    </>
  );
}
