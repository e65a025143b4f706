import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { isoDate } from '../store/ids.ts';
import type { Review } from '../store/reviews.ts';
import { type Entity, searchResult } from './entity.ts';

const SUMMARY_SIZE = 10;

export function reviewEntity(ctx: ShopContext, review: Review): Entity {
  const language = ctx.index.catalogue.languages.find((entry) => entry.code === review.languageCode);
  return {
    translated: [],
    createdAt: isoDate(review.createdAt),
    updatedAt: null,
    productId: review.productId,
    salesChannelId: ctx.index.catalogue.salesChannel.id,
    languageId: language?.id ?? ctx.language.id,
    points: review.points,
    status: review.published,
    comment: review.comment,
    content: review.content,
    title: review.title,
    customFields: null,
    id: review.id,
    apiAlias: 'product_review',
  };
}

/** How many reviews gave each number of points; highest first. */
export function ratingBuckets(reviews: Review[]): Entity[] {
  return [5, 4, 3, 2, 1].flatMap((points) => {
    const count = reviews.filter((review) => review.points === points).length;
    return count > 0 ? [{ key: String(points), count, apiAlias: 'aggregation_bucket' }] : [];
  });
}

/** The reviews as the product page's slot holds them. */
export function reviewSummaryEntity(ctx: ShopContext, record: ProductRecord): Entity {
  const all = ctx.services.reviews.list(record.model.id, ctx.customer?.id ?? null);
  const published = all.filter((review) => review.published);
  const matrix = Object.fromEntries(
    [5, 4, 3, 2, 1].map((points) => {
      const count = published.filter((review) => review.points === points).length;
      return [points, count === 0 ? [] : { points, count, percentage: (count / published.length) * 100 }];
    }),
  );
  return {
    ...searchResult(
      'product_review',
      all.slice(0, SUMMARY_SIZE).map((review) => reviewEntity(ctx, review)),
      { page: 1, limit: SUMMARY_SIZE, total: all.length },
      {
        ratingMatrix: { name: 'ratingMatrix', buckets: ratingBuckets(published), apiAlias: 'ratingMatrix_aggregation' },
      },
    ),
    parentId: record.model.id,
    productId: record.id,
    matrix: {
      matrix,
      totalReviewCount: published.length,
      pointSum: published.reduce((total, review) => total + (review.points ?? 0), 0),
      apiAlias: 'shopware_core_content_product_sales_channel_review_rating_matrix',
    },
    customerReview: null,
    totalReviews: published.length,
  };
}
