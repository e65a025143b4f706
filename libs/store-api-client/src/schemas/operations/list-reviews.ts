import { type AnswerCheck } from '../../client/answer-checks.ts';
import { reviewListSchema } from '../product-schemas.ts';

/** What the answer of `listReviews` promises. */
export const listReviewsCheck: AnswerCheck = { operation: 'listReviews', schema: reviewListSchema };
