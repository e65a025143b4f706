import type { Customer } from './customer.ts';
import type { Product } from './product.ts';
import type { PaymentMethod } from './sales-channel-context.ts';

/** How a customer pays unless told otherwise: the default of older servers, the last choice on newer ones; null where none says. */
export function customerPaymentMethod(customer: Pick<Customer, 'defaultPaymentMethod' | 'lastPaymentMethod'>): PaymentMethod | null {
  return customer.defaultPaymentMethod ?? customer.lastPaymentMethod ?? null;
}

/**
 * Whether an order may be paid later by this method: it must be allowed, and asynchronous where
 * the server still says so (before 6.7).
 */
export function isPayableLater(method: Pick<PaymentMethod, 'afterOrderEnabled' | 'asynchronous'>): boolean {
  return method.afterOrderEnabled === true && method.asynchronous !== false;
}

/** Whether a product is downloaded: by its type (from 6.7 on), else by its states. */
export function isDigital(product: Pick<Product, 'type' | 'states'>): boolean {
  return product.type === 'digital' || (product.states?.includes('is-download') ?? false);
}
