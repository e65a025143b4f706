import { data, redirect } from 'react-router';
import type { RequestScope } from '@vitrine/app-shell/server';
import { CHECKOUT_INTENTS, type CheckoutAnswer, type CheckoutIntent } from '../checkout/checkout-answer.ts';
import { checkoutPath } from './checkout-form.ts';
import { chooseMethods } from './choose-methods.ts';
import { becomeGuest, signInAgain } from './identify-buyer.ts';
import { orderByForm } from './order-by-form.ts';
import type { PaymentOrigins } from './pay-order.ts';

/** What each form of the checkout does. */
const WORK: Readonly<Record<CheckoutIntent, (scope: RequestScope, request: Request, origins: PaymentOrigins) => Promise<CheckoutAnswer>>> =
  {
    guest: becomeGuest,
    login: signInAgain,
    methods: chooseMethods,
    order: orderByForm,
  };

const isIntent = (value: string | null): value is CheckoutIntent => value !== null && Object.hasOwn(CHECKOUT_INTENTS, value);

/** Something was not done, and the page says what. */
const isRefused = ({ hasEnded, guest, login, isChecked, refusal, methods }: CheckoutAnswer): boolean =>
  [hasEnded, guest, login, isChecked, refusal, methods].some(Boolean);

/**
 * Does what a form of the checkout asks, which a browser without scripts has sent.
 * @throws Response to where it leads on; for anything but a plain form.
 */
export async function submitCheckout(scope: RequestScope, request: Request, url: URL, origins: PaymentOrigins) {
  scope.page.markNoStore();
  const intent = url.searchParams.get('intent');
  // None of the checkout's forms: nothing was done.
  if (!isIntent(intent)) throw redirect(checkoutPath(scope.session), 303);
  const answer = await WORK[intent](scope, request, origins);
  return data(answer, { status: isRefused(answer) ? 422 : 200 });
}
