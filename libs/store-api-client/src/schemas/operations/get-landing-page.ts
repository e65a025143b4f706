import type { ResponseSchema } from '../../client/response-validation.ts';
import { landingPageSchema } from '../category-schemas.ts';

/** What the answer of `getLandingPage` promises. */
export const getLandingPageResponseSchema: ResponseSchema = { operation: 'getLandingPage', schema: landingPageSchema };
