import type { ReactNode } from 'react';
import { imageOf } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Product } from '@vitrine/store-api-client';
import { Badge, ProductCard, type ProductCardProps } from '@vitrine/ui';
import { useProductActions } from './product-actions.tsx';
import { availability, productName, quantityLimits, variantLabel } from './product-facts.ts';
import { listedPrice, priceAt, priceProps } from './product-price.ts';
import { QuickViewButton } from './quick-view-button.tsx';

export interface ProductCardViewProps {
  product: Product;
  layout?: ProductCardProps['layout'];
  headingLevel?: ProductCardProps['headingLevel'];
  isPriority?: boolean | undefined;
  sizes?: string | undefined;
  actions?: ReactNode;
  /** What one press on the cart button buys of this variant costs apiece, in place of the least that any variant or tier does. */
  hasOwnPrice?: boolean | undefined;
}

/** A product in a list, with price and stock in the visitor's own terms. What opens and what can be liked is the app's. */
export function ProductCardView({ product, layout, headingLevel, isPriority, sizes, actions, hasOwnPrice = false }: ProductCardViewProps) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const { open, LikeButton, CardAction } = useProductActions();
  const name = productName(product);
  const state = availability(product);
  const hasDiscount = (product.calculatedPrice.listPrice?.percentage ?? 0) > 0;
  return (
    <ProductCard
      href={localePath(productPath(product))}
      name={name}
      image={imageOf(product.cover?.media, name) ?? null}
      imageAlt={name}
      manufacturer={product.manufacturer?.translated?.name ?? product.manufacturer?.name ?? undefined}
      variant={variantLabel(product) || undefined}
      price={hasOwnPrice ? priceProps(priceAt(product, quantityLimits(product).min), { t, format }) : listedPrice(product, { t, format })}
      rating={
        typeof product.ratingAverage === 'number' && product.ratingAverage > 0
          ? {
              value: product.ratingAverage,
              label: t('shop.review.average', { points: format.number(product.ratingAverage, { maximumFractionDigits: 1 }) }),
              size: 'sm',
            }
          : undefined
      }
      badges={
        <>
          {hasDiscount ? <Badge tone="sale">{t('shop.product.sale')}</Badge> : null}
          {product.markAsTopseller ? <Badge tone="accent">{t('shop.product.topseller')}</Badge> : null}
          {product.isNew ? <Badge tone="accent">{t('shop.product.isNew')}</Badge> : null}
          {product.shippingFree ? <Badge tone="success">{t('shop.product.shippingFree')}</Badge> : null}
          {state === 'sold-out' ? <Badge tone="neutral">{t('shop.product.outOfStock')}</Badge> : null}
          {product.isCloseout && state !== 'sold-out' ? <Badge tone="warning">{t('shop.product.clearanceSale')}</Badge> : null}
        </>
      }
      imageAction={
        <>
          <LikeButton productId={product.id} productName={name} />
          {CardAction ? <CardAction productId={product.id} productName={name} /> : null}
          {open ? null : <QuickViewButton product={product} />}
        </>
      }
      layout={layout}
      headingLevel={headingLevel}
      isPriority={isPriority}
      sizes={sizes}
      actions={actions}
      onOpen={open ? () => open(product) : undefined}
    />
  );
}
