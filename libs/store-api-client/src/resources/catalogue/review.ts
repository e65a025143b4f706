import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import type { ProductReview, ProductReviewList } from '../../entities/product.ts';
import { asEntityList } from '../entity-list.ts';

/** A review as its author sends it. */
export interface ReviewInput {
  /** At least 5 characters. */
  title: string;
  /** At least 40 characters. */
  content: string;
  /** 1 to 5. */
  points?: number;
  name?: string;
  lastName?: string;
  email?: string;
}

/** A product's approved reviews, and the customer's own. */
export async function listReviews(
  client: StoreApiClient,
  productId: string,
  criteria: Criteria = {},
  options?: CallOptions,
): Promise<ProductReviewList> {
  return asEntityList<ProductReview>(
    await requestBody<ProductReviewList>(
      client,
      { operation: 'listReviews', method: 'POST', path: `/product/${entityId(productId, 'product')}/reviews`, body: criteria },
      options,
    ),
  );
}

/** Sends a review for approval. Only for registered customers. */
export async function addReview(client: StoreApiClient, productId: string, review: ReviewInput, options?: CallOptions): Promise<void> {
  await client.request(
    { operation: 'addReview', method: 'POST', path: `/product/${entityId(productId, 'product')}/review`, body: review },
    options,
  );
}
