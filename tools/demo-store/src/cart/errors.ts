/** Notice, warning, error. */
export type CartErrorLevel = 0 | 10 | 20;

/** One entry of a cart's `errors`, by its `key`. */
export interface CartError {
  message: string;
  code: 0;
  id?: string;
  name?: string;
  quantity?: number;
  promotionCode?: string;
  key: string;
  level: CartErrorLevel;
  messageKey: string;
  parameters: Record<string, unknown>;
  block: boolean;
  blockResubmit: boolean;
}

interface Definition {
  messageKey: string;
  level: CartErrorLevel;
  blocks: boolean;
  message: string;
  /** Appended to the message key. */
  suffix?: string;
  parameters: Record<string, unknown>;
  extra?: Pick<CartError, 'id' | 'name' | 'quantity' | 'promotionCode'>;
}

function cartError(definition: Definition): CartError {
  return {
    message: definition.message,
    code: 0,
    ...definition.extra,
    key: `${definition.messageKey}${definition.suffix ?? ''}`,
    level: definition.level,
    messageKey: definition.messageKey,
    parameters: definition.parameters,
    block: definition.blocks,
    blockResubmit: definition.blocks,
  };
}

export const productNotFoundError = (id: string): CartError =>
  cartError({
    messageKey: 'product-not-found',
    level: 20,
    blocks: true,
    suffix: id,
    message: 'The product %s could not be found',
    parameters: { id },
    extra: { id },
  });

export const outOfStockError = (id: string, name: string): CartError =>
  cartError({
    messageKey: 'product-out-of-stock',
    level: 20,
    blocks: true,
    suffix: id,
    message: `The product ${name} is no longer available`,
    parameters: { name },
    extra: { id, name },
  });

export const stockReachedError = (id: string, name: string, quantity: number): CartError =>
  cartError({
    messageKey: 'product-stock-reached',
    level: 10,
    blocks: true,
    suffix: id,
    message: `The product ${name} is only available ${quantity} times`,
    parameters: { name, quantity },
  });

export const minOrderError = (id: string, name: string, quantity: number): CartError =>
  cartError({
    messageKey: 'min-order-quantity',
    level: 10,
    blocks: true,
    suffix: id,
    message: `The quantity of product ${name} did not meet the minimum order quantity threshold. The quantity has automatically been increased to ${quantity}`,
    parameters: { name, quantity },
    extra: { id, name, quantity },
  });

export const purchaseStepsError = (id: string, name: string, quantity: number): CartError =>
  cartError({
    messageKey: 'purchase-steps-quantity',
    level: 10,
    blocks: true,
    suffix: id,
    message: `Your input quantity does not match with the setup of the ${name}. The quantity was changed to ${quantity}`,
    parameters: { name, quantity },
  });

export const shippingMethodBlockedError = (name: string): CartError =>
  cartError({
    messageKey: 'shipping-method-blocked',
    level: 10,
    blocks: true,
    suffix: `-${name}`,
    message: `Shipping method ${name} not available`,
    parameters: { name },
  });

export const paymentMethodBlockedError = (name: string): CartError =>
  cartError({
    messageKey: 'payment-method-blocked',
    level: 10,
    blocks: true,
    suffix: `-${name}`,
    message: `Payment method ${name} not available. Reason: rule not matching`,
    parameters: { name },
  });

export const shippingAddressBlockedError = (name: string): CartError =>
  cartError({
    messageKey: 'shipping-address-blocked',
    level: 20,
    blocks: true,
    suffix: `-${name}`,
    message: 'Shippings to shipping address %s are not possible.',
    parameters: { name },
  });

export const promotionNotFoundError = (code: string): CartError =>
  cartError({
    messageKey: 'promotion-not-found',
    level: 20,
    blocks: false,
    message: `Promotion with code ${code} not found!`,
    parameters: { code },
    extra: { promotionCode: code },
  });

export const promotionNotEligibleError = (name: string): CartError =>
  cartError({
    messageKey: 'promotion-not-eligible',
    level: 20,
    blocks: false,
    message: `Promotion ${name} not eligible for cart!`,
    parameters: { name },
    extra: { name },
  });

export const promotionExcludedError = (name: string): CartError =>
  cartError({
    messageKey: 'promotion-excluded',
    level: 0,
    blocks: false,
    message: `Promotion ${name} was excluded for cart.`,
    parameters: { name },
    extra: { name },
  });

export const discountAddedError = (name: string, discountLineItemId: string): CartError =>
  cartError({
    messageKey: 'promotion-discount-added',
    level: 0,
    blocks: false,
    suffix: `-${discountLineItemId}`,
    message: `Discount ${name} has been added`,
    parameters: { name, discountLineItemId },
  });

export const discountDeletedError = (name: string, discountLineItemId: string): CartError =>
  cartError({
    messageKey: 'promotion-discount-deleted',
    level: 10,
    blocks: false,
    suffix: `-${discountLineItemId}`,
    message: `Discount ${name} has been removed`,
    parameters: { name, discountLineItemId },
  });

export const cartPriceZeroError = (names: string[]): CartError =>
  cartError({
    messageKey: 'promotions-on-cart-price-zero-error',
    level: 10,
    blocks: false,
    message: `Promotions ${names.join(', ')} were excluded for cart because the price of the cart is zero.`,
    parameters: { promotions: names },
  });
