import { type AnswerCheck } from '../../client/response-validation.ts';
import { presentationStructureSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationStructure` promises. */
export const getPresentationStructureCheck: AnswerCheck = { operation: 'getPresentationStructure', schema: presentationStructureSchema };
