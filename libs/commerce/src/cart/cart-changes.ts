import { isProductLine } from './cart-facts.ts';

/** What has become of a product in the cart since the shopper saw it. */
export type CartChange =
  | { readonly kind: 'gone'; readonly id: string; readonly name: string; readonly productId: string }
  | { readonly kind: 'quantity'; readonly id: string; readonly name: string; readonly before: number; readonly after: number }
  | { readonly kind: 'price'; readonly id: string; readonly name: string; readonly before: number; readonly after: number }
  | { readonly kind: 'new'; readonly id: string; readonly name: string; readonly after: number };

/** A line as far as it is compared. */
export interface ComparedLine {
  readonly id: string;
  readonly type: string;
  readonly good?: boolean | undefined;
  readonly label?: string | null | undefined;
  readonly quantity: number;
  readonly referencedId?: string | null | undefined;
  readonly price?: { readonly unitPrice: number } | null | undefined;
}

interface Lines {
  readonly lineItems: readonly ComparedLine[];
}

const productsOf = ({ lineItems }: Lines): Map<string, ComparedLine> =>
  new Map(lineItems.filter(isProductLine).map((line) => [line.id, line]));

/** Compares a cart with what was seen of it: product by product, the quantity first, since a price may follow from it. */
export function cartChanges(seen: Lines, now: Lines): CartChange[] {
  const before = productsOf(seen);
  const after = productsOf(now);
  const changes: CartChange[] = [];
  for (const [id, line] of before) {
    const name = line.label ?? '';
    const found = after.get(id);
    if (found === undefined) changes.push({ kind: 'gone', id, name, productId: line.referencedId ?? id });
    else if (found.quantity !== line.quantity) changes.push({ kind: 'quantity', id, name, before: line.quantity, after: found.quantity });
    else if (found.price && line.price && found.price.unitPrice !== line.price.unitPrice)
      changes.push({ kind: 'price', id, name, before: line.price.unitPrice, after: found.price.unitPrice });
  }
  for (const [id, line] of after) if (!before.has(id)) changes.push({ kind: 'new', id, name: line.label ?? '', after: line.quantity });
  return changes;
}
