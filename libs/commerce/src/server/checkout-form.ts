import { redirect } from 'react-router';
import type * as z from 'zod/mini';
import { loginState } from '@vitrine/app-shell';
import { localePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import type { SalesChannelContext } from '@vitrine/store-api-client';
import type { CheckoutAnswer, OrderFields } from '../checkout/checkout-answer.ts';
import { readSeen, type SeenCheckout } from '../checkout/seen-checkout.ts';
import { readSubmission, type Submission } from './form-submission.ts';

/** Most bytes of a form of the checkout: it carries what its page showed, some two hundred bytes for each line of the cart. */
const LIMIT = 262_144;

/** A form of the checkout, and what came along with it that no rule of its own is about. */
export interface CheckoutForm<Values> {
  readonly submission: Submission<Values>;
  /** What the page showed, where the form says. */
  readonly seen: SeenCheckout | undefined;
  /** What the page keeps, whatever comes of the form. */
  readonly kept: Pick<CheckoutAnswer, 'typed' | 'seen' | 'hasEnded'>;
}

/** @throws Response for anything but a plain form. */
export async function readCheckoutForm<Values>(request: Request, schema: z.ZodMiniType<Values>): Promise<CheckoutForm<Values>> {
  const submission = await readSubmission(request, schema, {}, LIMIT);
  const { seen: written, ...fields } = 'failure' in submission ? submission.failure.values : submission.shown;
  const typed: OrderFields = {
    comment: (fields['comment'] ?? '').replaceAll('\r\n', '\n'),
    terms: fields['terms'] === 'on',
    waiver: fields['waiver'] === 'on',
  };
  const seen = readSeen(written);
  return {
    submission:
      'failure' in submission ? { failure: { ...submission.failure, values: fields } } : { values: submission.values, shown: fields },
    seen,
    kept: { typed, ...(seen === undefined ? {} : { seen: written }) },
  };
}

/** Whether somebody is known who may order: a customer or a guest. */
export function isBuyer({ customer }: Pick<SalesChannelContext, 'customer'>): boolean {
  const { isLoggedIn, isGuest } = loginState(customer);
  return isLoggedIn || isGuest;
}

/** The checkout's own page. */
export const checkoutPath = (session: RequestSession): string => localePath('/checkout', session.locale);

/** @throws Response to the checkout, where it has nothing to say and nothing to keep: a reload does not send the form again. */
export function backToCheckout(session: RequestSession, { typed, changes = [] }: CheckoutAnswer): void {
  if (typed.comment === '' && !typed.terms && !typed.waiver && changes.length === 0) throw redirect(checkoutPath(session), 303);
}
