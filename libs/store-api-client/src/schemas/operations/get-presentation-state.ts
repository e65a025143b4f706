import type { ResponseSchema } from '../../client/response-validation.ts';
import { presentationStateSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationState` promises. */
export const getPresentationStateResponseSchema: ResponseSchema = { operation: 'getPresentationState', schema: presentationStateSchema };
