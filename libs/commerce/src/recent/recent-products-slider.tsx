import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Carousel, Heading, Link } from '@vitrine/ui';
import { ProductCardView } from '../product/product-card-view.tsx';
import type { RecentProduct } from './recent-products.ts';
import { useSeenProducts } from './use-recent-products.ts';

/** A row of products that were seen, with the way to all of them. */
export function RecentProductsSlider({ seen }: { seen: readonly RecentProduct[] }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { data: products } = useSeenProducts(seen);
  if (products === undefined || products.length === 0) return null;
  const title = t('shop.recent.title');
  return (
    <section className="v-recent" aria-labelledby="recent-products">
      <div className="v-recent__head">
        <Heading level={2} id="recent-products">
          {title}
        </Heading>
        <Link href={localePath('/recent-products')} variant="standalone">
          {t('common.action.showAll')}
        </Link>
      </div>
      <Carousel
        label={title}
        itemWidth="min(220px, 60vw)"
        labels={{
          previous: t('shop.cms.sliderPrevious'),
          next: t('shop.cms.sliderNext'),
          pause: t('shop.cms.sliderPause'),
          play: t('shop.cms.sliderPlay'),
          slide: (position, total) => t('shop.cms.slide', { index: position, total }),
        }}
        slides={products.map((product) => ({
          id: product.id,
          content: <ProductCardView product={product} headingLevel={3} sizes="(min-width: 1024px) 18vw, 60vw" />,
        }))}
      />
    </section>
  );
}
