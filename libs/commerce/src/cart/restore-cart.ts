import { addLineItems, type Cart, getCart, type NewLineItem, type StoreApiClient } from '@vitrine/store-api-client';
import { isEmptyCart, isProductLine } from './cart-facts.ts';

/** A line as far as it is put into another cart. */
interface LostLine {
  readonly id: string;
  readonly type: string;
  readonly good?: boolean | undefined;
  readonly quantity: number;
  readonly referencedId?: string | null | undefined;
  readonly payload?: { readonly code?: string | undefined } | undefined;
}

/** What of a cart is needed to put it together again. */
export interface LostCart {
  readonly lineItems: readonly LostLine[];
}

/** Products and codes of a cart, to be put into another one. */
const itemsOf = ({ lineItems }: LostCart): NewLineItem[] =>
  lineItems.flatMap((line): NewLineItem[] => {
    if (isProductLine(line) && line.referencedId)
      return [{ type: 'product', id: line.id, referencedId: line.referencedId, quantity: line.quantity }];
    return line.type === 'promotion' && line.payload?.code ? [{ type: 'promotion', referencedId: line.payload.code }] : [];
  });

/** Puts a cart that went with its session together again, where the new session has none. @returns The cart of the new session. */
export async function restoreCart(client: StoreApiClient, lost: LostCart): Promise<Cart> {
  const found = await getCart(client);
  return isEmptyCart(found) ? addLineItems(client, itemsOf(lost)) : found;
}
