import { idOf } from '../catalogue/id.ts';
import type { PromotionModel } from '../catalogue/market-model.ts';
import { round, sum } from '../pricing/money.ts';
import { amountFor, type CalculatedPrice, calculatePrice, taxesOf, taxShares } from '../pricing/price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { StoredCart } from '../store/carts.ts';
import {
  type CartError,
  cartPriceZeroError,
  discountAddedError,
  discountDeletedError,
  promotionExcludedError,
  promotionNotEligibleError,
  promotionNotFoundError,
} from './errors.ts';

export interface GoodsLine {
  id: string;
  quantity: number;
  price: CalculatedPrice;
}

export interface Discount {
  /** Of the line in the cart. */
  id: string;
  promotion: PromotionModel;
  /** As it was typed. */
  code: string;
  price: CalculatedPrice;
  composition: { id: string; quantity: number; discount: number }[];
}

export interface PromotionResult {
  discounts: Discount[];
  /** Promotions displaced by another one. */
  excluded: PromotionModel[];
  freeShipping: boolean;
  errors: CartError[];
}

export const discountId = (promotion: PromotionModel): string => idOf(`discount:${promotion.id}`);

export function findPromotion(ctx: ShopContext, code: string): PromotionModel | undefined {
  const now = Date.now();
  return ctx.index.catalogue.promotions.find(
    (promotion) =>
      promotion.code.toLowerCase() === code.toLowerCase() &&
      (promotion.validFrom === undefined || Date.parse(promotion.validFrom) <= now) &&
      (promotion.validUntil === undefined || Date.parse(promotion.validUntil) > now),
  );
}

/** What a promotion takes off the goods, as a negative price. */
function discountPrice(ctx: ShopContext, promotion: PromotionModel, goods: GoodsLine[], left: number): CalculatedPrice {
  const { taxState } = ctx;
  const taxRules = taxShares(goods.map((line) => line.price));
  const total = sum(goods.map((line) => line.price.totalPrice));
  const wanted =
    promotion.type === 'percentage'
      ? sum(goods.map((line) => round((line.price.totalPrice * (promotion.value ?? 0)) / 100)))
      : promotion.type === 'absolute'
        ? amountFor(promotion.amounts?.[ctx.currencyCode] ?? promotion.value ?? 0, taxRules, taxState)
        : 0;
  const amount = -Math.min(wanted, total, left) || 0;
  return {
    ...calculatePrice({ unit: 0, quantity: 1, taxRules }, taxState),
    unitPrice: amount,
    totalPrice: amount,
    calculatedTaxes: taxesOf(amount, taxRules, taxState),
  };
}

/** Works out which codes count and what they give. Changes the remembered cart accordingly. */
export function applyPromotions(ctx: ShopContext, cart: StoredCart, goods: GoodsLine[]): PromotionResult {
  const result: PromotionResult = { discounts: [], excluded: [], freeShipping: false, errors: [] };
  if (goods.length === 0) {
    Object.assign(cart, { codes: [], announced: [], refused: [] });
    return result;
  }
  const found: PromotionModel[] = [];
  for (const code of [...cart.codes]) {
    const promotion = findPromotion(ctx, code);
    if (promotion) found.push(promotion);
    else {
      cart.codes = cart.codes.filter((entry) => entry !== code);
      result.errors.push(promotionNotFoundError(code));
    }
  }
  const total = sum(goods.map((line) => line.price.totalPrice));
  if (total <= 0 && found.length > 0) {
    result.errors.push(cartPriceZeroError(found.map((promotion) => ctx.full(promotion.name))));
    return result;
  }
  const eligible = found.filter((promotion) => (promotion.minimumCartValue?.[ctx.currencyCode] ?? 0) <= total);
  const refused = found.filter((promotion) => !eligible.includes(promotion));
  for (const promotion of refused)
    if (!cart.refused.includes(promotion.id)) result.errors.push(promotionNotEligibleError(ctx.full(promotion.name)));
  cart.refused = refused.map((promotion) => promotion.id);

  // One that stands alone goes before others of its priority: it displaces them.
  const ordered = [...eligible].sort((a, b) => b.priority - a.priority || Number(a.combinable) - Number(b.combinable));
  const [first] = ordered;
  const accepted = first && !first.combinable ? [first] : ordered.filter((promotion) => promotion.combinable);
  result.excluded = ordered.filter((promotion) => !accepted.includes(promotion));

  let left = total;
  for (const promotion of accepted) {
    const price = discountPrice(ctx, promotion, goods, left);
    left = round(left + price.totalPrice);
    if (promotion.type === 'free-shipping') result.freeShipping = true;
    result.discounts.push({
      id: discountId(promotion),
      promotion,
      code: cart.codes.find((code) => code.toLowerCase() === promotion.code.toLowerCase()) ?? promotion.code,
      price,
      composition: goods.map((line) => ({
        id: line.id,
        quantity: line.quantity,
        discount: total === 0 ? 0 : round((-price.totalPrice * line.price.totalPrice) / total),
      })),
    });
  }
  announce(ctx, cart, result);
  return result;
}

/** New discounts are announced once, lost ones once, excluded ones for as long as they are. */
function announce(ctx: ShopContext, cart: StoredCart, result: PromotionResult): void {
  const current = result.discounts.map((discount) => discount.id);
  for (const discount of result.discounts) {
    if (!cart.announced.includes(discount.id)) result.errors.push(discountAddedError(ctx.full(discount.promotion.name), discount.id));
  }
  for (const id of cart.announced) {
    const promotion = ctx.index.catalogue.promotions.find((entry) => discountId(entry) === id);
    if (promotion && !current.includes(id) && !result.excluded.includes(promotion))
      result.errors.push(discountDeletedError(ctx.full(promotion.name), id));
  }
  for (const promotion of result.excluded) result.errors.push(promotionExcludedError(ctx.full(promotion.name)));
  cart.announced = current;
}
