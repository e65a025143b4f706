import type { Differences } from '../../message-types.ts';
import type { checkout as american } from '../en-US/checkout.ts';

/** What reads differently in British English; everything else is en-US. */
export const checkout = {
  summary: { shipping: 'Delivery', tax: 'incl. {rate} VAT' },
} as const satisfies Differences<typeof american>;
