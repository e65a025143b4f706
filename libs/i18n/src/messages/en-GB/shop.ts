import type { Differences } from '../../message-types.ts';
import type { shop as american } from '../en-US/shop.ts';

/** What reads differently in British English; everything else is en-US. */
export const shop = {
  price: {
    taxGross: 'Price incl. VAT, plus delivery',
    taxNet: 'Price excl. VAT, plus delivery',
    taxFree: 'Price without VAT, plus delivery',
  },
  cart: { shipping: 'Delivery', tax: 'incl. {rate} VAT', taxNet: 'plus {rate} VAT' },
} as const satisfies Differences<typeof american>;
