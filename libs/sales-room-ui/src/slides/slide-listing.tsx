import { CmsNoProductsFoundView, type ProductListingProps } from '@vitrine/cms-blocks';
import { ProductCardView } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton, ProductGrid } from '@vitrine/ui';
import { useSlidePage } from './slide-page.ts';

/** The products of a slide. Its page is the guide's, or the viewer's own while they look around. */
export function SlideListing({ listing, boxLayout, placement }: ProductListingProps) {
  const t = useTranslate();
  const { page, isLoading, turnTo, isAllowed } = useSlidePage();
  if (listing === null || listing.elements.length === 0) return <CmsNoProductsFoundView />;
  const limit = listing.limit ?? listing.elements.length;
  const pages = Math.max(1, Math.ceil(listing.total / Math.max(1, limit)));
  return (
    <section className="v-slide-listing" aria-label={t('shop.listing.label')} aria-busy={isLoading}>
      <ProductGrid label={t('shop.listing.label')} minWidth="13rem">
        {listing.elements.map((product, index) => (
          <ProductCardView
            key={product.id}
            product={product}
            layout={boxLayout}
            isPriority={index < 4}
            sizes="(min-width: 1024px) 22vw, 45vw"
            headingLevel={placement.headingLevel}
          />
        ))}
      </ProductGrid>
      {pages > 1 ? (
        <nav className="v-slide-listing__pages" aria-label={t('common.pagination.label')}>
          <IconButton
            icon="chevron-start"
            label={t('common.pagination.previous')}
            isDisabled={!isAllowed || page <= 1}
            onPress={() => turnTo(page - 1)}
          />
          <span>{t('common.pagination.status', { page, total: pages })}</span>
          <IconButton
            icon="chevron-end"
            label={t('common.pagination.next')}
            isDisabled={!isAllowed || page >= pages}
            onPress={() => turnTo(page + 1)}
          />
        </nav>
      ) : null}
    </section>
  );
}
