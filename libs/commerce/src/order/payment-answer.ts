/**
 * Why paying leads nowhere for now:
 *
 * - `none`: there is nothing to do at a provider; the order's state tells the rest
 * - `busy`: the provider still holds the payment
 * - `refused`: the method is not available for this order
 * - `unreachable`: the store or the provider did not answer
 * - `gone`: the order is not this visitor's
 */
export type PaymentOutcome = 'none' | 'busy' | 'refused' | 'unreachable' | 'gone';

/** Answer to who wants to pay an order: where to, or why not. */
export type PaymentAnswer = { readonly target: string } | { readonly outcome: PaymentOutcome };
