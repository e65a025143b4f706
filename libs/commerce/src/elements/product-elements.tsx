import type { CrossSellingProps, ProductBoxProps, ProductSliderProps } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Carousel, Heading, Tabs } from '@vitrine/ui';
import { AddToCart } from '../product/add-to-cart.tsx';
import { ProductCardView } from '../product/product-card-view.tsx';
import { isSimple } from '../product/product-facts.ts';

/** A product of a layout, with a cart button in the standard box. */
export function ProductBox({ product, boxLayout, displayMode, placement }: ProductBoxProps) {
  const card = (
    <ProductCardView
      product={product}
      layout={boxLayout}
      sizes={placement.sizes}
      isPriority={placement.isPriority}
      headingLevel={placement.headingLevel}
      actions={boxLayout === 'standard' && isSimple(product) ? <AddToCart product={product} isCompact /> : undefined}
    />
  );
  return displayMode === 'contain' ? <div className="v-product-fit">{card}</div> : card;
}

function ProductRow({
  products,
  label,
  boxLayout,
  minItemWidth,
  hasArrows,
  isAutoplay,
  sizes,
  headingLevel,
}: {
  products: readonly Product[];
  label: string;
  boxLayout: ProductBoxProps['boxLayout'];
  minItemWidth: string;
  hasArrows: boolean;
  isAutoplay: boolean;
  sizes: string;
  headingLevel: 2 | 3 | 4;
}) {
  const t = useTranslate();
  return (
    <Carousel
      label={label}
      itemWidth={`min(${minItemWidth}, 72vw)`}
      hasArrows={hasArrows}
      autoplay={isAutoplay ? 5_000 : undefined}
      labels={{
        previous: t('shop.cms.sliderPrevious'),
        next: t('shop.cms.sliderNext'),
        pause: t('shop.cms.sliderPause'),
        play: t('shop.cms.sliderPlay'),
        slide: (position, total) => t('shop.cms.slide', { index: position, total }),
      }}
      slides={products.map((product) => ({
        id: product.id,
        content: <ProductCardView product={product} layout={boxLayout} sizes={sizes} headingLevel={headingLevel} />,
      }))}
    />
  );
}

const below = (level: 2 | 3): 3 | 4 => (level === 2 ? 3 : 4);

/** A row of products with its title. The row itself is the labelled region. */
export function ProductSlider({
  products,
  title,
  hasArrows,
  isAutoplay,
  hasBorder,
  minItemWidth,
  boxLayout,
  displayMode,
  placement,
}: ProductSliderProps) {
  const t = useTranslate();
  return (
    <div
      className={`v-product-slider${hasBorder ? ' v-product-slider--bordered' : ''}${displayMode === 'contain' ? ' v-product-fit' : ''}`}
    >
      {title ? <Heading level={placement.headingLevel}>{title}</Heading> : null}
      <ProductRow
        products={products}
        label={title || t('shop.listing.label')}
        boxLayout={boxLayout}
        minItemWidth={minItemWidth}
        hasArrows={hasArrows}
        isAutoplay={isAutoplay}
        sizes="(min-width: 1024px) 25vw, 72vw"
        headingLevel={title ? below(placement.headingLevel) : placement.headingLevel}
      />
    </div>
  );
}

/** Groups of products that go with a product: one row, or a tab for each group. */
export function CrossSelling({ groups, boxLayout, displayMode, minItemWidth, placement }: CrossSellingProps) {
  const t = useTranslate();
  const titled = groups.map(({ crossSelling, products }) => ({
    id: crossSelling.id,
    title: crossSelling.translated?.name ?? crossSelling.name ?? t('shop.listing.label'),
    products,
  }));
  const row = (group: (typeof titled)[number], headingLevel: 2 | 3 | 4) => (
    <ProductRow
      products={group.products}
      label={group.title}
      boxLayout={boxLayout}
      minItemWidth={minItemWidth}
      hasArrows
      isAutoplay={false}
      sizes="(min-width: 1024px) 25vw, 72vw"
      headingLevel={headingLevel}
    />
  );
  const [only] = titled;
  const fit = displayMode === 'contain' ? 'v-product-fit' : undefined;
  if (only !== undefined && titled.length === 1) {
    return (
      <div className={fit ? `v-product-slider ${fit}` : 'v-product-slider'}>
        <Heading level={placement.headingLevel}>{only.title}</Heading>
        {row(only, below(placement.headingLevel))}
      </div>
    );
  }
  const tabs = (
    <Tabs
      label={t('shop.product.crossSelling')}
      items={titled.map((group) => ({ id: group.id, label: group.title, content: row(group, placement.headingLevel) }))}
    />
  );
  return fit ? <div className={fit}>{tabs}</div> : tabs;
}
