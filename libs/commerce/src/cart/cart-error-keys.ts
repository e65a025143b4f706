import type { Translate } from '@vitrine/i18n';
import type { CartError } from '@vitrine/store-api-client';
import type { NotificationType } from '@vitrine/ui';

/** Cart messages that have words of their own, by their key or how it begins. */
const KNOWN = [
  'product-not-found',
  'product-out-of-stock',
  'product-stock-reached',
  'min-order-quantity',
  'purchase-steps-quantity',
  'shipping-address-blocked',
  'billing-address-blocked',
  'shipping-address-invalid',
  'billing-address-invalid',
  'max-order-quantity',
  'shipping-method-blocked',
  'shipping-method-changed',
  'payment-method-blocked',
  'payment-method-changed',
  'salutation-missing',
  'country-region-missing',
  'auto-promotion-not-found',
  'promotions-on-cart-price-zero-error',
  'cart-merged-hint',
  'promotion-not-found',
  'promotion-not-eligible',
  'promotion-excluded',
  'promotion-discount-added',
  'promotion-discount-deleted',
] as const;

/** Messages that keep an order from being placed for as long as they are there. */
const BLOCKING = [
  'shipping-address-blocked',
  'billing-address-blocked',
  'shipping-address-invalid',
  'billing-address-invalid',
  'shipping-method-blocked',
  'payment-method-blocked',
  'salutation-missing',
  'country-region-missing',
] as const;

/** Keys may end in what they are about, such as `salutation-missing-billing-address`. */
const isOf = (messageKey: string, key: string): boolean => messageKey === key || messageKey.startsWith(`${key}-`);

/** Whether the order can't be placed until this is mended: shown beside the cart for that long. */
export const isBlockingError = (error: CartError): boolean => BLOCKING.some((key) => isOf(error.messageKey, key)) && error.block !== false;

export interface CartMessage {
  key: string;
  messageKey: string;
  type: NotificationType;
  text: string;
  /** The order can't be placed until this is mended. */
  isBlocking: boolean;
}

/** Servers name what a message is about in the message or in its parameters, which may be an empty list. */
const parameterOf = ({ parameters }: CartError, name: string): unknown =>
  parameters === undefined || Array.isArray(parameters) ? undefined : parameters[name];

const nameIn = (error: CartError): string =>
  String(
    error.name ??
      ['name', 'newShippingMethodName', 'newPaymentMethodName']
        .map((name) => parameterOf(error, name))
        .find((name) => name !== undefined) ??
      error.promotionCode ??
      parameterOf(error, 'code') ??
      '',
  );

/** The store's own sentence, where it is one: some come with placeholders that nobody has filled. */
export function storeSentence(message: string): string | undefined {
  const text = message.trim();
  return text === '' || /%[sd\d]|\{\{|%\w+%/.test(text) ? undefined : text;
}

/** What the cart has to say: in the shop's own words where it has some, else in the store's, and in any case with a way on. */
export function cartMessage(error: CartError, t: Translate): CartMessage {
  const known = KNOWN.find((key) => isOf(error.messageKey, key));
  return {
    key: error.key,
    messageKey: error.messageKey,
    type:
      error.messageKey === 'promotion-discount-added' ? 'success' : error.level >= 20 ? 'danger' : error.level >= 10 ? 'warning' : 'info',
    text:
      known === undefined
        ? (storeSentence(error.message) ?? t(error.block ? 'checkout.error.blocked' : 'checkout.error.unknown'))
        : t(`checkout.error.${known}`, { name: nameIn(error), quantity: Number(error.quantity ?? parameterOf(error, 'quantity') ?? 0) }),
    isBlocking: isBlockingError(error),
  };
}
