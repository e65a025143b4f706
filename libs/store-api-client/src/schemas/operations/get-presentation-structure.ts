import type { ResponseSchema } from '../../client/response-validation.ts';
import { presentationStructureSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationStructure` promises. */
export const getPresentationStructureResponseSchema: ResponseSchema = {
  operation: 'getPresentationStructure',
  schema: presentationStructureSchema,
};
