import { type AnswerCheck } from '../../client/response-validation.ts';
import { presentationStateSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationState` promises. */
export const getPresentationStateCheck: AnswerCheck = { operation: 'getPresentationState', schema: presentationStateSchema };
