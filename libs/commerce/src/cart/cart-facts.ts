import type { Cart } from '@vitrine/store-api-client';

/** A line that the customer put there: promotions and fees are not. */
export const isProductLine = (line: { readonly type: string; readonly good?: boolean | undefined }): boolean =>
  line.type === 'product' && line.good !== false;

/** Sum of the quantities of products. */
export const productCount = (cart: Pick<Cart, 'lineItems'> | null | undefined): number =>
  (cart?.lineItems ?? []).reduce((sum, line) => sum + (isProductLine(line) ? line.quantity : 0), 0);

/** Empty when the product quantity count is 0 or less. */
export const isEmptyCart = (cart: Pick<Cart, 'lineItems'> | null | undefined): boolean => productCount(cart) <= 0;

/** Virtual if there is a product and every line but promotions is a download. */
export function isVirtualCart(cart: Pick<Cart, 'lineItems'> | null | undefined): boolean {
  const lines = (cart?.lineItems ?? []).filter((line) => line.type !== 'promotion');
  return lines.length > 0 && lines.every((line) => line.states?.includes('is-download') ?? false);
}

/** Whether a part of the cart is delivered as files: its order asks for a waiver. */
export const hasDownloads = (cart: Pick<Cart, 'lineItems'>): boolean =>
  cart.lineItems.some(({ states }) => states?.includes('is-download') ?? false);

/** Whether a promotion's code is redeemed in a cart. Codes are alike in any case. */
export const hasPromotion = (cart: Pick<Cart, 'lineItems'>, code: string): boolean =>
  cart.lineItems.some(({ type, payload }) => type === 'promotion' && payload?.code?.toLowerCase() === code.toLowerCase());

/** What shipping costs by the way that is chosen, less what promotions give back of it. */
export const shippingTotal = (cart: Pick<Cart, 'deliveries'>): number =>
  cart.deliveries.reduce((sum, { shippingCosts }) => sum + shippingCosts.totalPrice, 0);
