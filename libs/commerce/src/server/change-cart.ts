import { redirect } from 'react-router';
import * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import {
  addLineItems,
  type Cart,
  hasErrorCode,
  isStoreApiError,
  removeLineItems,
  type StoreApiClient,
  updateLineItems,
} from '@vitrine/store-api-client';
import { CART_INTENTS, type CartAnswer } from '../cart/cart-answer.ts';
import { hasPromotion } from '../cart/cart-facts.ts';
import { readSubmission } from './form-submission.ts';

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const line = z.string().check(z.minLength(1), z.maxLength(64));
const quantity = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal(CART_INTENTS.add), id, quantity: z._default(quantity, 1) }),
  z.object({ intent: z.literal(CART_INTENTS.change), line, quantity }),
  z.object({ intent: z.literal(CART_INTENTS.remove), line }),
  z.object({ intent: z.literal(CART_INTENTS.redeem), promotion: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)) }),
]);

type Change = z.infer<typeof schema>;

function write(client: StoreApiClient, change: Change): Promise<Cart> {
  if (change.intent === CART_INTENTS.add)
    return addLineItems(client, [{ type: 'product', id: change.id, referencedId: change.id, quantity: change.quantity }]);
  if (change.intent === CART_INTENTS.change) return updateLineItems(client, [{ id: change.line, quantity: change.quantity }]);
  if (change.intent === CART_INTENTS.remove) return removeLineItems(client, [change.line]);
  return addLineItems(client, [{ type: 'promotion', referencedId: change.promotion }]);
}

/**
 * Changes the cart by a form that a browser without scripts has sent. What the store had to say is on the page that answers.
 * @throws Response to the cart, where there is nothing to say: a reload does not do it again.
 */
export async function changeCart({ session }: RequestScope, request: Request): Promise<CartAnswer> {
  const submission = await readSubmission(request, schema, Object.fromEntries(new URL(request.url).searchParams));
  const cart = localePath('/checkout/cart', session.locale);
  // An empty code, or a form that is none of the shop's: nothing was changed.
  if ('failure' in submission) throw redirect(cart, 303);
  const change = submission.values;
  const code = change.intent === CART_INTENTS.redeem ? change.promotion : undefined;
  try {
    const { errors, lineItems } = await write(await session.clientForWrite(), change);
    const refusedCode = code === undefined || hasPromotion({ lineItems }, code) ? undefined : code;
    if (errors.length === 0 && refusedCode === undefined) throw redirect(cart, 303);
    return { errors, refusedCode };
  } catch (error) {
    // Redeemed before: it is in the cart.
    if (hasErrorCode(error, 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE')) throw redirect(cart, 303);
    if (!isStoreApiError(error)) throw error;
    console.error(`Changing the cart failed: ${error.statusCode} ${error.code}`);
    return { errors: [], hasFailed: true, refusedCode: code };
  }
}
