import type { EventMoney, EventProduct, ShopEvent } from '@vitrine/app-shell';
import type { Cart, LineItem, Product } from '@vitrine/store-api-client';

/** A sum in the currency of the page. */
export const eventMoney = (amount: number, currency: string): EventMoney => ({ amount, currency });

/** A product as events tell of it: with the price that everybody sees who sees the page. */
export function eventProduct(product: Product, currency: string): EventProduct {
  const { id, productNumber, calculatedPrice } = product;
  const name = product.translated?.name ?? product.name;
  return {
    id,
    ...(productNumber ? { number: productNumber } : {}),
    ...(name ? { name } : {}),
    ...(calculatedPrice ? { price: eventMoney(calculatedPrice.unitPrice, currency) } : {}),
  };
}

/** Lines of products. Codes and discounts are none. */
const productLines = (lines: readonly LineItem[]): LineItem[] => lines.filter(({ type }) => type === 'product');

function lineProduct({ id, referencedId, label, payload, price }: LineItem, currency: string): EventProduct {
  const number = (payload as { productNumber?: unknown } | undefined)?.productNumber;
  return {
    id: referencedId ?? id,
    ...(typeof number === 'string' ? { number } : {}),
    ...(label ? { name: label } : {}),
    ...(price ? { price: eventMoney(price.unitPrice, currency) } : {}),
  };
}

/** What came into a cart and what went, by its lines before and after a change. */
export function cartEvents(before: readonly LineItem[], after: readonly LineItem[], currency: string): ShopEvent[] {
  const was = new Map(productLines(before).map((line) => [line.id, line]));
  const is = new Map(productLines(after).map((line) => [line.id, line]));
  return [...new Map([...was, ...is])].flatMap(([id, line]): ShopEvent[] => {
    const difference = (is.get(id)?.quantity ?? 0) - (was.get(id)?.quantity ?? 0);
    if (difference === 0) return [];
    return [
      {
        name: difference > 0 ? 'cart.line-added' : 'cart.line-removed',
        product: lineProduct(line, currency),
        quantity: Math.abs(difference),
      },
    ];
  });
}

/** The order that a cart has become. */
export const orderEvent = (orderId: string, cart: Cart, currency: string): ShopEvent => ({
  name: 'order.placed',
  orderId,
  total: eventMoney(cart.price.totalPrice, currency),
  products: productLines(cart.lineItems).map((line) => ({ product: lineProduct(line, currency), quantity: line.quantity })),
});
