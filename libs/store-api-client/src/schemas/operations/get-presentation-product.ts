import type { ResponseSchema } from '../../client/response-validation.ts';
import { productPageSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationProduct` promises. */
export const getPresentationProductResponseSchema: ResponseSchema = { operation: 'getPresentationProduct', schema: productPageSchema };
