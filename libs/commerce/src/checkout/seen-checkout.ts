import * as z from 'zod/mini';
import type { Cart, Customer } from '@vitrine/store-api-client';
import type { ComparedLine } from '../cart/cart-changes.ts';
import type { LostCart } from '../cart/restore-cart.ts';

const text = z.string().check(z.maxLength(1_000));
const optionalText = z.optional(z.nullable(text));
const amount = z.number();

const line = z.object({
  id: text,
  type: text,
  good: z.optional(z.boolean()),
  label: optionalText,
  referencedId: optionalText,
  quantity: amount,
  price: z.optional(z.object({ unitPrice: amount })),
  payload: z.optional(z.object({ code: z.optional(text) })),
});
const address = z.object({
  salutationId: optionalText,
  company: optionalText,
  street: optionalText,
  additionalAddressLine1: optionalText,
  additionalAddressLine2: optionalText,
  zipcode: optionalText,
  city: optionalText,
  countryId: optionalText,
  countryStateId: optionalText,
  phoneNumber: optionalText,
});
const customer = z.object({ guest: z.boolean(), email: text, firstName: text, lastName: text, address });
const schema = z.object({ hash: z.optional(text), lineItems: z.array(line).check(z.maxLength(1_000)), customer: z.nullable(customer) });

/** Who orders, as far as a form can be filled in for them. */
export type SeenCustomer = z.infer<typeof customer>;

/**
 * A checkout as its page showed it. The order's form carries it, since a server without scripts in the page remembers none: it says what has
 * changed since, and puts cart and form together again where the session has ended. It decides neither prices nor who orders.
 */
export interface SeenCheckout extends LostCart {
  readonly hash?: string | undefined;
  readonly lineItems: readonly (ComparedLine & LostCart['lineItems'][number])[];
  readonly customer: SeenCustomer | null;
}

/** What of a customer a form is filled in with. */
export const seenCustomer = ({
  guest,
  email,
  firstName,
  lastName,
  activeBillingAddress,
  defaultBillingAddress,
}: Customer): SeenCustomer => ({
  guest: guest === true,
  email,
  firstName,
  lastName,
  address: address.parse(activeBillingAddress ?? defaultBillingAddress ?? {}),
});

/** What a page shows, for its form. */
export function writeSeen({ lineItems, hash }: Pick<Cart, 'lineItems' | 'hash'>, buyer: Customer | null): string {
  const seen: SeenCheckout = {
    hash,
    lineItems: lineItems.map(({ id, type, good, label, referencedId, quantity, price, payload }) => ({
      id,
      type,
      good,
      label,
      referencedId,
      quantity,
      ...(price ? { price: { unitPrice: price.unitPrice } } : {}),
      ...(payload?.code ? { payload: { code: payload.code } } : {}),
    })),
    customer: buyer && seenCustomer(buyer),
  };
  return JSON.stringify(seen);
}

/** What {@link writeSeen} has written; undefined for anything else. */
export function readSeen(written: string | undefined): SeenCheckout | undefined {
  try {
    return schema.safeParse(JSON.parse(written ?? '')).data;
  } catch {
    return undefined;
  }
}
