import { type AnswerCheck } from '../../client/answer-checks.ts';
import { presentationStructureSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationStructure` promises. */
export const getPresentationStructureCheck: AnswerCheck = { operation: 'getPresentationStructure', schema: presentationStructureSchema };
