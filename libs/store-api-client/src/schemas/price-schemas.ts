import * as z from 'zod/mini';
import { amount, optionalText, text } from './scalars.ts';

export const calculatedPriceSchema = z.looseObject({
  unitPrice: amount,
  totalPrice: amount,
  quantity: amount,
  listPrice: z.nullish(z.looseObject({ price: amount, discount: amount, percentage: amount })),
  referencePrice: z.nullish(z.looseObject({ price: amount, purchaseUnit: amount, referenceUnit: amount, unitName: optionalText })),
  regulationPrice: z.nullish(z.looseObject({ price: amount })),
});

export const cartPriceSchema = z.looseObject({ netPrice: amount, totalPrice: amount, positionPrice: amount, taxStatus: text });
