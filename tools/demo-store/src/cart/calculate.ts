import { acceptsCountry } from '../entities/methods.ts';
import type { CartTotals } from '../entities/price.ts';
import { round, sum } from '../pricing/money.ts';
import { type CalculatedPrice, calculatePrice, type PriceDefinition, sumTaxes, taxShares } from '../pricing/price.ts';
import { priceDefinition } from '../pricing/product-price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { CartLine, StoredCart } from '../store/carts.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { type CartError, paymentMethodBlockedError } from './errors.ts';
import { applyPromotions, type PromotionResult } from './promotions.ts';
import { correctQuantity } from './quantity.ts';
import { calculateDelivery, type Delivery } from './shipping.ts';

export interface CalculatedLine {
  line: CartLine;
  record: ProductRecord;
  definition: PriceDefinition;
  price: CalculatedPrice;
  id: string;
  quantity: number;
}

export interface CalculatedCart {
  lines: CalculatedLine[];
  promotions: PromotionResult;
  delivery: Delivery | null;
  totals: CartTotals;
  errors: CartError[];
  /** Remembered state after this calculation. */
  cart: StoredCart;
}

/**
 * Prices a cart anew. What the catalogue no longer has leaves silently; quantities that it
 * doesn't allow are corrected, with an error that this answer alone carries.
 */
export function calculateCart(ctx: ShopContext, stored: StoredCart): CalculatedCart {
  const cart = structuredClone(stored);
  const errors: CartError[] = [];
  const lines: CalculatedLine[] = [];
  for (const line of cart.lines) {
    const record = ctx.index.products.get(line.productId);
    if (!record?.active || record.variants.length > 0) continue;
    const corrected = correctQuantity(ctx, record, line.id, line.quantity);
    if (corrected.error) errors.push(corrected.error);
    if (corrected.quantity === 0) continue;
    line.quantity = corrected.quantity;
    const definition = priceDefinition(record, line.quantity, ctx);
    lines.push({ line, record, definition, price: calculatePrice(definition, ctx.taxState), id: line.id, quantity: line.quantity });
  }
  cart.lines = lines.map((entry) => entry.line);

  const promotions = applyPromotions(ctx, cart, lines);
  const delivery = calculateDelivery(ctx, lines, promotions.freeShipping);
  errors.push(...promotions.errors, ...(delivery?.errors ?? []));
  const billingCountry = ctx.index.countries.get(ctx.billingAddress?.countryId ?? '') ?? ctx.country;
  if (lines.length > 0 && !acceptsCountry(ctx.paymentMethod, billingCountry.iso)) {
    errors.push(paymentMethodBlockedError(ctx.full(ctx.paymentMethod.name)));
  }

  const positions = [...lines.map((entry) => entry.price), ...promotions.discounts.map((discount) => discount.price)];
  const shipping = delivery ? [delivery.costs, ...(delivery.discount ? [delivery.discount] : [])] : [];
  const calculatedTaxes = sumTaxes([...positions, ...shipping]);
  // Net prices are without the tax that is to be paid.
  const taxOnTop = ctx.taxState === 'net' ? sum(calculatedTaxes.map((tax) => tax.tax)) : 0;
  const positionPrice = sum(positions.map((price) => price.totalPrice));
  return {
    lines,
    promotions,
    delivery,
    totals: {
      positionPrice,
      totalPrice: round(positionPrice + sum(shipping.map((price) => price.totalPrice)) + taxOnTop),
      calculatedTaxes,
      taxRules: taxShares(lines.map((entry) => entry.price)),
    },
    errors,
    cart,
  };
}
