import type { ResponseSchema } from '../../client/response-validation.ts';
import { presentationSlideSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationSlide` promises. */
export const getPresentationSlideResponseSchema: ResponseSchema = { operation: 'getPresentationSlide', schema: presentationSlideSchema };
