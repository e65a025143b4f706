import { type AnswerCheck } from '../../client/answer-checks.ts';
import { shippingMethodSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listShippingMethods` promises. */
export const listShippingMethodsCheck: AnswerCheck = { operation: 'listShippingMethods', schema: entityListSchema(shippingMethodSchema) };
