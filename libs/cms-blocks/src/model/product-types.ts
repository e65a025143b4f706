import type { ProductReview } from '@vitrine/store-api-client';

/** The published reviews of a product, with their sums. */
export interface CmsReviews {
  /** First page, newest first as the shop sorts them. Title, content and comment are plain text. */
  readonly elements: readonly ProductReview[];
  readonly total: number;
  /** Mean of all points; null without reviews. */
  readonly average: number | null;
  /** Number of reviews per number of points, 5 first. */
  readonly matrix: readonly { readonly points: number; readonly count: number }[];
}
