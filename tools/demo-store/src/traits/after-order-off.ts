import type { Catalogue } from '../catalogue/catalogue-model.ts';

/** Payment methods of plugins are so until the merchant allows it. */
export function afterOrderOff(catalogue: Catalogue): Catalogue {
  return { ...catalogue, paymentMethods: catalogue.paymentMethods.map((method) => ({ ...method, afterOrderEnabled: false })) };
}
