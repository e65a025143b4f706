import * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import { type ContextPatch, getContext, isStoreApiError } from '@vitrine/store-api-client';
import type { CheckoutAnswer } from '../checkout/checkout-answer.ts';
import { backToCheckout, isBuyer, readCheckoutForm } from './checkout-form.ts';

const id = z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/)));

/** What of the checkout's order form says how to ship and to pay. */
export const methodsSchema = z.object({ shippingMethod: id, paymentMethod: id });

/** The choice as the store takes it. */
export const methodsPatch = ({ shippingMethod, paymentMethod }: z.infer<typeof methodsSchema>): ContextPatch => ({
  ...(shippingMethod === undefined ? {} : { shippingMethodId: shippingMethod }),
  ...(paymentMethod === undefined ? {} : { paymentMethodId: paymentMethod }),
});

/**
 * Chooses how to ship and to pay, by a form that a browser without scripts has sent. What was typed beside it is kept.
 * @throws Response to the checkout, where nothing was typed.
 */
export async function chooseMethods({ session }: RequestScope, request: Request): Promise<CheckoutAnswer> {
  const { submission, kept } = await readCheckoutForm(request, methodsSchema);
  if ('failure' in submission) return { ...kept, methods: 'failed' };
  if (!session.hasSession) return { ...kept, hasEnded: true };
  try {
    if (!isBuyer(await getContext(session.client))) return { ...kept, hasEnded: true };
    await session.changeContext(methodsPatch(submission.values));
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    console.error(`Choosing a method failed: ${error.statusCode} ${error.code}`);
    return { ...kept, methods: 'failed' };
  }
  backToCheckout(session, { typed: kept.typed });
  return { typed: kept.typed };
}
