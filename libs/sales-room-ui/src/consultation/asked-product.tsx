import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Image } from '@vitrine/ui';
import type { AskProduct } from './ask-page-data.ts';

/** The product that it is about: both of them see it in the room. */
export function AskedProduct({ product }: { product: AskProduct }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <div className="v-asked-product">
      <Image source={product.image} alt="" ratio={1} sizes="6rem" className="v-asked-product__image" />
      <p className="v-asked-product__text">
        <span className="v-asked-product__about">{t('consultation.ask.about')}</span>
        <span className="v-asked-product__name">{product.name}</span>
        <span className="v-asked-product__price">{format.price(product.price)}</span>
      </p>
    </div>
  );
}
