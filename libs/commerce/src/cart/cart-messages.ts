import type { Translate } from '@vitrine/i18n';
import type { CartError } from '@vitrine/store-api-client';
import type { NotificationType } from '@vitrine/ui';

/** Cart messages that have words of their own; any other is told in general terms. */
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
  'shipping-method-blocked',
  'payment-method-blocked',
  'promotion-not-found',
  'promotion-not-eligible',
  'promotion-excluded',
  'promotion-discount-added',
  'promotion-discount-deleted',
] as const;

/** Messages that keep an order from being placed for as long as they are there. */
const BLOCKING = new Set(['shipping-address-blocked', 'billing-address-blocked', 'shipping-address-invalid', 'billing-address-invalid', 'shipping-method-blocked', 'payment-method-blocked']);

/** Whether the order can't be placed until this is mended: shown beside the cart for that long. */
export const isBlockingError = (error: CartError): boolean => BLOCKING.has(error.messageKey) && error.block !== false;

export interface CartMessage {
  key: string;
  messageKey: string;
  type: NotificationType;
  text: string;
  /** The order can't be placed until this is mended. */
  isBlocking: boolean;
}

/** Servers name what a message is about in the message or in its parameters, which may be an empty list. */
const parameterOf = ({ parameters }: CartError, name: string): unknown => (parameters === undefined || Array.isArray(parameters) ? undefined : parameters[name]);

const nameIn = (error: CartError): string => String(error.name ?? parameterOf(error, 'name') ?? error.promotionCode ?? parameterOf(error, 'code') ?? '');

/** What the cart has to say, in the shop's own words: a server's may hold raw placeholders. */
export function cartMessage(error: CartError, t: Translate): CartMessage {
  const known = KNOWN.find((key) => key === error.messageKey);
  return {
    key: error.key,
    messageKey: error.messageKey,
    type: error.messageKey === 'promotion-discount-added' ? 'success' : error.level >= 20 ? 'danger' : error.level >= 10 ? 'warning' : 'info',
    text: known === undefined ? t('checkout.error.api-error') : t(`checkout.error.${known}`, { name: nameIn(error), quantity: Number(error.quantity ?? parameterOf(error, 'quantity') ?? 0) }),
    isBlocking: isBlockingError(error),
  };
}
