import { type ProductDescriptionReviewsProps, SafeHtmlView } from '@vitrine/cms-blocks';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Rating, Tabs } from '@vitrine/ui';
import { ProductProperties } from '../product/product-properties.tsx';
import { ReviewForm } from '../product/review-form.tsx';
import { ReviewList } from '../product/review-list.tsx';

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
  const average = reviews?.average ?? null;
  return (
    <section className="v-description-reviews" aria-label={productName}>
      <Tabs
        label={productName}
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
            id: 'reviews',
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
    </section>
  );
}
