import type { CartChange } from '../cart/cart-changes.ts';
import type { FormFailure } from '../forms/form-failure.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** What a form that is sent to the checkout without scripts wants of it, by its address. */
export const CHECKOUT_INTENTS = { guest: 'guest', login: 'login', methods: 'methods', order: 'order' } as const;

export type CheckoutIntent = keyof typeof CHECKOUT_INTENTS;

/** What is filled in beside the order's button. */
export interface OrderFields {
  readonly comment: string;
  readonly terms: boolean;
  readonly waiver: boolean;
}

/** What the checkout's page says of a form that was sent to it without scripts. */
export interface CheckoutAnswer {
  readonly typed: OrderFields;
  /** What the page had shown, as its form has written it: where the session has ended, or the store does not say what the cart holds. */
  readonly seen?: string | undefined;
  /** The session has ended in the middle. */
  readonly hasEnded?: boolean | undefined;
  /** What is wrong with the guest's form. */
  readonly guest?: FormFailure | undefined;
  /** What is wrong with the log-in. */
  readonly login?: FormFailure | undefined;
  /** The order was wanted: boxes that must be ticked and are not are said. */
  readonly isChecked?: boolean | undefined;
  /** What has changed in the cart since the page showed it. */
  readonly changes?: readonly CartChange[] | undefined;
  readonly refusal?: OrderRefusal | undefined;
  /** Another method than the one that the sums stood for was chosen with the order, or could not be chosen. */
  readonly methods?: 'changed' | 'failed' | undefined;
  /** The order is placed, and is paid on a site of which a form of ours leads to no page by itself. */
  readonly payment?: { readonly target: string } | undefined;
}
