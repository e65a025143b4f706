import type { ResponseSchema } from '../../client/response-validation.ts';
import { reviewListSchema } from '../product-schemas.ts';

/** What the answer of `listReviews` promises. */
export const listReviewsResponseSchema: ResponseSchema = { operation: 'listReviews', schema: reviewListSchema };
