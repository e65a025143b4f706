import type { Cart } from '@vitrine/store-api-client';

/** How far a cart is from being shipped for nothing, in the session's currency. */
export interface FreeShipping {
  /** What the goods that pay for shipping cost now. */
  readonly value: number;
  /** From which value on shipping costs nothing. */
  readonly from: number;
  /** What is missing to it; 0 where nothing is. */
  readonly missing: number;
}

/** A step of a shipping method's price, as far as it is read. Shopware: 2 = by the value of the goods. */
interface PriceStep {
  readonly ruleId?: unknown;
  readonly calculationRuleId?: unknown;
  readonly calculation?: unknown;
  readonly quantityStart?: unknown;
  readonly currencyPrice?: unknown;
}

const BY_VALUE = 2;

const isFree = ({ currencyPrice }: PriceStep): boolean =>
  Array.isArray(currencyPrice) && currencyPrice.length > 0 && currencyPrice.every((price: { gross?: unknown }) => price.gross === 0);

/**
 * The rule by which the cart's shipping method costs nothing from a value of goods on; undefined where the store's data hold none. Steps that
 * depend on rules of the store's own are not judged here: only the store knows whether they hold.
 */
export function freeShipping(cart: Pick<Cart, 'deliveries' | 'lineItems'>): FreeShipping | undefined {
  const steps = (cart.deliveries[0]?.shippingMethod.prices ?? []) as PriceStep[];
  if (steps.some(({ ruleId, calculationRuleId, calculation }) => ruleId || calculationRuleId || calculation !== BY_VALUE)) return undefined;
  const from = steps.filter(isFree).map(({ quantityStart }) => Number(quantityStart));
  const least = Math.min(...from);
  // Free from the first piece on is nothing to reach.
  if (!Number.isFinite(least) || least <= 0) return undefined;
  const paying = cart.lineItems.filter(
    ({ type, deliveryInformation }) => type === 'product' && deliveryInformation?.freeDelivery === false,
  );
  if (paying.length === 0) return undefined;
  const value = paying.reduce((sum, { price }) => sum + (price?.totalPrice ?? 0), 0);
  return { value, from: least, missing: Math.max(0, least - value) };
}
