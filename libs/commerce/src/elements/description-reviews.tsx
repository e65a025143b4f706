import { useLocation } from 'react-router';
import { type ProductDescriptionReviewsProps, SafeHtmlView } from '@vitrine/cms-blocks';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Link, Rating, Tabs } from '@vitrine/ui';
import { usePageForm } from '../page/page-form.ts';
import { ProductProperties } from '../product/product-properties.tsx';
import { ReviewForm } from '../product/review-form.tsx';
import { ReviewList } from '../product/review-list.tsx';

/** Parameter of a product's address that names the open tab. */
const TAB = 'tab';
const REVIEWS = 'reviews';

/** Description with properties, and reviews of a product, in two tabs. */
export function ProductDescriptionReviews({
  productId,
  productName,
  description,
  properties,
  reviews,
  placement,
}: ProductDescriptionReviewsProps) {
  const t = useTranslate();
  const format = useFormat();
  const { pathname, search } = useLocation();
  const page = usePageForm(placement);
  const average = reviews?.average ?? null;
  // A browser without scripts asks for the other tab by the address, and is back there with what it has sent.
  const showsReviews = new URLSearchParams(search).get(TAB) === REVIEWS || page.isSent || page.answer !== undefined;
  return (
    <section className="v-description-reviews" aria-label={productName}>
      <Tabs
        label={productName}
        defaultSelectedId={showsReviews ? REVIEWS : undefined}
        items={[
          {
            id: 'description',
            label: t('shop.product.description'),
            content: (
              <div className="v-description-reviews__description">
                {description ? <SafeHtmlView html={description} className="v-rich-text" /> : null}
                <ProductProperties properties={properties} />
                {description || properties.length > 0 ? null : <p>{t('common.state.none')}</p>}
              </div>
            ),
          },
          {
            id: REVIEWS,
            label: (
              <span className="v-description-reviews__tab">
                {t('shop.review.count', { count: reviews?.total ?? 0 })}
                {average === null ? null : (
                  <Rating
                    value={average}
                    label={t('shop.review.average', { points: format.number(average, { maximumFractionDigits: 1 }) })}
                    size="sm"
                  />
                )}
              </span>
            ),
            content:
              productId === null ? (
                <p>{t('shop.review.count', { count: 0 })}</p>
              ) : (
                <div className="v-reviews">
                  <ReviewList productId={productId} initial={reviews} headingLevel={placement.headingLevel} />
                  <ReviewForm productId={productId} placement={placement} />
                </div>
              ),
          },
        ]}
      />
      <noscript>
        <Link href={showsReviews ? pathname : `${pathname}?${TAB}=${REVIEWS}`}>
          {t(showsReviews ? 'shop.product.description' : 'shop.review.title')}
        </Link>
      </noscript>
    </section>
  );
}
