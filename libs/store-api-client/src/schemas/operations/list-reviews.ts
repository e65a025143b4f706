import { type AnswerCheck } from '../../client/response-validation.ts';
import { reviewListSchema } from '../product-schemas.ts';

/** What the answer of `listReviews` promises. */
export const listReviewsCheck: AnswerCheck = { operation: 'listReviews', schema: reviewListSchema };
