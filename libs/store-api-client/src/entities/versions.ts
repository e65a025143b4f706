import type { Customer } from './customer.ts';
import type { Product } from './product.ts';
import type { PaymentMethod } from './sales-channel-context.ts';

/** How a customer pays unless told otherwise: the default of older servers, the last choice on newer ones; null where none says. */
export function customerPaymentMethod(customer: Pick<Customer, 'defaultPaymentMethod' | 'lastPaymentMethod'>): PaymentMethod | null {
  return customer.defaultPaymentMethod ?? customer.lastPaymentMethod ?? null;
}

/** Short names of the core's own handlers of payments: by none of them does a shopper leave the shop. */
const PAID_ELSEWHERE = new Set(['invoice_payment', 'pre_payment', 'cash_payment', 'debit_payment', 'default_payment']);

/**
 * Whether a method may lead to a page of its provider: as older servers say (`asynchronous`, before 6.7); on newer ones every
 * method but those that Shopware handles itself, such as an invoice.
 */
export function mayLeadToProvider({ asynchronous, shortName }: Pick<PaymentMethod, 'asynchronous' | 'shortName'>): boolean {
  return asynchronous ?? !PAID_ELSEWHERE.has(shortName ?? '');
}

/** Whether an order may be paid later by this method: it must be allowed, and have something that can be done later. */
export function isPayableLater(method: Pick<PaymentMethod, 'afterOrderEnabled' | 'asynchronous' | 'shortName'>): boolean {
  return method.afterOrderEnabled === true && mayLeadToProvider(method);
}

/** Whether a product is downloaded: by its type (from 6.7 on), else by its states. */
export function isDigital(product: Pick<Product, 'type' | 'states'>): boolean {
  return product.type === 'digital' || (product.states?.includes('is-download') ?? false);
}
