import { useEffect, useRef, useState } from 'react';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Button, Price } from '@vitrine/ui';
import { availability, quantityLimits } from './product-facts.ts';
import { priceAt, priceProps } from './product-price.ts';

/** Id of the form that puts the product of a page into the cart. */
export const buyFormId = ({ id }: Product): string => `buy-${id}`;

/** Price and cart button at a phone's lower edge, while those of the buy box are out of sight. Sends that one's form, so that it needs no scripts. */
export function BuyBar({ product }: { product: Product }) {
  const t = useTranslate();
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(true);
  const formId = buyFormId(product);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form === null || typeof IntersectionObserver === 'undefined') return undefined;
    // What the bar would cover counts as out of sight.
    const rootMargin = `0px 0px -${bar.current?.offsetHeight ?? 0}px`;
    const observer = new IntersectionObserver((entries) => setNeeded(entries.at(-1)?.isIntersecting !== true), {
      rootMargin,
      threshold: 0.9,
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, [formId]);
  if (availability(product) === 'sold-out') return null;
  return (
    <div ref={bar} className="v-buy-bar" data-unneeded={isNeeded ? undefined : ''}>
      <Price {...priceProps(priceAt(product, quantityLimits(product).min), { t, format })} />
      <Button type="submit" form={formId} variant="primary" icon="bag">
        {t('shop.product.addToCart')}
      </Button>
    </div>
  );
}
