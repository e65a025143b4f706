import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState, useBrowserStoreClient, useHydrated } from '@vitrine/app-shell';
import type { CmsReviews } from '@vitrine/cms-blocks';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { equals, listReviews, type ProductReview } from '@vitrine/store-api-client';
import { Button, EmptyState, Heading, Rating, Skeleton } from '@vitrine/ui';
import { ReviewStars } from './review-stars.tsx';

/** Reviews that one request brings. */
const REVIEWS_PER_PAGE = 10;

/** What customers wrote, newest first, more on demand. */
export function ReviewList({ productId, initial, headingLevel }: { productId: string; initial: CmsReviews | null; headingLevel: 2 | 3 }) {
  const t = useTranslate();
  const format = useFormat();
  const client = useBrowserStoreClient();
  const isHydrated = useHydrated();
  const [stars, setStars] = useState<number | null>(null);
  const query = useInfiniteQuery({
    queryKey: ['reviews', productId, stars],
    enabled: isHydrated && (initial === null || stars !== null),
    initialPageParam: 1,
    ...(initial && stars === null
      ? { initialData: { pages: [{ elements: [...initial.elements], total: initial.total }], pageParams: [1] } }
      : {}),
    queryFn: async ({ pageParam, signal }) => {
      const { elements, total } = await listReviews(
        client(),
        productId,
        {
          ...(stars === null ? {} : { filter: [equals('points', stars)] }),
          page: pageParam,
          limit: REVIEWS_PER_PAGE,
          'total-count-mode': 'exact',
        },
        { signal },
      );
      return { elements, total };
    },
    getNextPageParam: (last, pages) =>
      pages.reduce((sum, page) => sum + page.elements.length, 0) < last.total && last.elements.length > 0 ? pages.length + 1 : undefined,
  });
  const list = (
    <QueryState
      // A further page that can't be read is an error, too: trying again reads all of them.
      query={{
        data: query.isError ? undefined : query.data?.pages.flatMap((page) => page.elements),
        isError: query.isError,
        isFetching: query.isFetching,
        isPaused: query.isPaused,
        refetch: query.refetch,
      }}
      isCompact
      skeleton={<Skeleton lines={4} />}
      isEmpty={({ length }) => length === 0}
      empty={<EmptyState icon="star" title={t('shop.review.count', { count: 0 })} isCompact />}
    >
      {(reviews) => (
        <div className="v-reviews">
          <ul className="v-reviews__list">
            {unique(reviews).map((review) => (
              <li key={review.id} className="v-review">
                <Heading level={headingLevel === 2 ? 3 : 4} look={5}>
                  {review.title}
                </Heading>
                {review.status === false ? <p className="v-review__meta">{t('shop.review.pending')}</p> : null}
                {review.points ? (
                  <Rating value={review.points} label={t('shop.review.average', { points: format.number(review.points) })} size="sm" />
                ) : null}
                <p>{review.content}</p>
                <p className="v-review__meta">{typeof review.createdAt === 'string' ? format.date(review.createdAt, 'long') : null}</p>
                {review.comment ? <blockquote>{review.comment}</blockquote> : null}
              </li>
            ))}
          </ul>
          {query.hasNextPage ? (
            <Button
              isPending={query.isFetchingNextPage}
              pendingLabel={t('common.state.loading')}
              onPress={() => void query.fetchNextPage()}
            >
              {t('common.action.showMore')}
            </Button>
          ) : null}
        </div>
      )}
    </QueryState>
  );
  return initial?.matrix ? (
    <div className="v-reviews">
      <ReviewStars matrix={initial.matrix} chosen={stars} onChoose={setStars} />
      {list}
    </div>
  ) : (
    list
  );
}

const unique = (reviews: readonly ProductReview[]): ProductReview[] => [...new Map(reviews.map((review) => [review.id, review])).values()];
