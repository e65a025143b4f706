import type { RequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { register } from '@vitrine/store-api-client';
import { cartChanges } from '../cart/cart-changes.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import type { CheckoutAnswer } from '../checkout/checkout-answer.ts';
import type { SeenCheckout } from '../checkout/seen-checkout.ts';
import { loginSchema } from '../customer/login-rules.ts';
import { registrationInput } from '../customer/registration-input.ts';
import { sentGuestSchema } from '../customer/registration-rules.ts';
import { backToCheckout, type CheckoutForm, readCheckoutForm } from './checkout-form.ts';
import { submissionFailure } from './form-submission.ts';
import { signIn } from './sign-in.ts';
import { welcomeCustomer } from './welcome-customer.ts';

/** Who orders after a session that has ended finds the cart again, and reads what has become of it. */
async function restore(session: RequestSession, seen: SeenCheckout | undefined): Promise<Pick<CheckoutAnswer, 'changes'>> {
  return seen === undefined ? {} : { changes: cartChanges(seen, await restoreCart(await session.clientForWrite(), seen)) };
}

/** A form of somebody who is not known yet: one that carries a checkout is that of a session that has ended. */
const asked = ({ kept, seen }: CheckoutForm<unknown>) => ({ ...kept, hasEnded: seen !== undefined });

/**
 * Orders as a guest: who and where to, by a form that a browser without scripts has sent.
 * @throws Response to the checkout.
 */
export async function becomeGuest({ session }: RequestScope, request: Request): Promise<CheckoutAnswer> {
  const form = await readCheckoutForm(request, sentGuestSchema);
  const { submission, seen, kept } = form;
  if ('failure' in submission) return { ...asked(form), guest: submission.failure };
  const { values, shown } = submission;
  try {
    const restored = await restore(session, seen);
    await register(await session.clientForWrite(), registrationInput(values, session.storefrontUrl));
    await welcomeCustomer(session);
    const answer = { typed: kept.typed, ...restored };
    backToCheckout(session, answer);
    return answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    return { ...asked(form), guest: submissionFailure('Ordering as a guest', error, shown) };
  }
}

/**
 * Signs in again where a session has ended in the middle.
 * @throws Response to the checkout.
 */
export async function signInAgain({ session }: RequestScope, request: Request): Promise<CheckoutAnswer> {
  const form = await readCheckoutForm(request, loginSchema);
  const { submission, seen, kept } = form;
  const failure = 'failure' in submission ? submission.failure : await signIn(session, submission);
  if (failure) return { ...asked(form), login: failure };
  try {
    const answer = { typed: kept.typed, ...(await restore(session, seen)) };
    backToCheckout(session, answer);
    return answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    return { ...asked(form), login: submissionFailure('Putting a cart together again', error, {}) };
  }
}
