import { Button, Carousel, EmptyState, ProductCard, ProductGrid } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { type CmsPlacement, type CommerceElements, SafeHtmlView } from '../src/index.ts';
import type { ProductBoxProps } from '../src/index.ts';

type GalleryProduct = ProductBoxProps['product'];

function Card({ product, placement, level = placement.headingLevel }: { product: GalleryProduct; placement: CmsPlacement; level?: 2 | 3 }): ReactNode {
  const media = product.cover?.media;
  return (
    <ProductCard
      href={`/detail/${product.id}`}
      name={product.translated.name ?? ''}
      image={media ? { url: media.url, width: media.metaData?.width, height: media.metaData?.height } : null}
      manufacturer={product.manufacturer?.translated?.name ?? undefined}
      price={{ price: `$${product.calculatedPrice.unitPrice.toFixed(2)}` }}
      sizes={placement.sizes}
      headingLevel={level}
    />
  );
}

const CAROUSEL_LABELS = { previous: 'Previous', next: 'Next', slide: (at: number, of: number) => `${at} of ${of}`, pause: 'Pause', play: 'Play' };

function Row({ title, products, minItemWidth, placement }: { title: string; products: readonly GalleryProduct[]; minItemWidth: string; placement: CmsPlacement }): ReactNode {
  return (
    <div>
      {title ? <h2 style={{ marginBlockEnd: '1.5rem' }}>{title}</h2> : null}
      <Carousel label={title} labels={CAROUSEL_LABELS} itemWidth={minItemWidth} hasDots={false} slides={products.map((product) => ({ id: product.id, content: <Card product={product} placement={placement} level={3} /> }))} />
    </div>
  );
}

const Stub = ({ name }: { name: string }) => <div style={{ padding: '2rem', border: 'var(--v-line)', borderRadius: 'var(--v-radius-md)' }}>{name}</div>;

/** Enough of a shop to see the blocks with products in them. */
export const galleryCommerce: CommerceElements = {
  ProductBox: ({ product, placement }) => <Card product={product} placement={placement} />,
  ProductSlider: (props) => <Row {...props} />,
  ProductListing: ({ listing, placement }) =>
    listing ? (
      <ProductGrid label="Products">
        {listing.elements.map((product) => (
          <Card key={product.id} product={product} placement={placement} />
        ))}
      </ProductGrid>
    ) : (
      <EmptyState title="Not loaded" />
    ),
  SidebarFilter: ({ filters }) => <Stub name={`Filters: ${filters.length}`} />,
  CategoryNavigation: () => <Stub name="Categories" />,
  BuyBox: ({ product }) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <p style={{ fontSize: 'var(--v-text-2xl)' }}>${product.calculatedPrice.unitPrice.toFixed(2)}</p>
      <Stub name="Variants" />
      <Button size="lg" isFullWidth>
        Add to cart
      </Button>
    </div>
  ),
  ProductDescriptionReviews: ({ productName, description }) => (
    <div>
      <h2>{productName}</h2>
      <SafeHtmlView html={description} />
    </div>
  ),
  CrossSelling: ({ groups, minItemWidth, placement }) =>
    groups.map(({ crossSelling, products }) => <Row key={crossSelling.id} title={crossSelling.translated?.name ?? ''} products={products} minItemWidth={minItemWidth} placement={placement} />),
  ContactForm: ({ title }) => (
    <div>
      <h2>{title}</h2>
      <Stub name="Contact form" />
    </div>
  ),
  NewsletterForm: ({ title }) => <Stub name={title || 'Newsletter form'} />,
};
