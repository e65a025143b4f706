import { useState } from 'react';
import { useShell } from '@vitrine/app-shell';
import type { BuyBoxProps } from '@vitrine/cms-blocks';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Badge, Price, TierPriceTable } from '@vitrine/ui';
import { useShopPages } from '../shop-pages/shop-page-modal.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { useProductActions } from './product-actions.tsx';
import { productName, quantityLimits } from './product-facts.ts';
import { priceAt, priceProps, priceTiers } from './product-price.ts';
import { StockStatement } from './stock-statement.tsx';
import { VariantChoice } from './variant-choice.tsx';

export interface BuyBoxViewProps extends Pick<BuyBoxProps, 'product' | 'configurator'> {
  /** Opens a variant in place of its page. */
  onVariant?: ((variantId: string) => void) | undefined;
}

/** Price with tiers, variants, stock, quantity and cart button of a product. */
export function BuyBoxView({ product, configurator, onVariant }: BuyBoxViewProps) {
  const t = useTranslate();
  const format = useFormat();
  const { session } = useShell();
  const { LikeButton } = useProductActions();
  const openShippingInfo = useShopPages()('shippingPaymentInfoPage');
  const limits = quantityLimits(product);
  const [quantity, setQuantity] = useState(limits.min);
  const tiers = priceTiers(product);
  const current = priceAt(product, quantity);
  return (
    <div className="v-buy-box">
      <Price {...priceProps(current, { t, format })} size="lg" />
      <p className="v-buy-box__tax">
        {t(
          session.taxState === 'net' ? 'shop.price.taxNet' : session.taxState === 'tax-free' ? 'shop.price.taxFree' : 'shop.price.taxGross',
        )}{' '}
        {openShippingInfo ? (
          <button type="button" className="v-text-button" onClick={openShippingInfo}>
            {t('common.shopPage.shippingPaymentInfoPage')}
          </button>
        ) : null}
      </p>
      {tiers.length > 0 ? (
        <TierPriceTable
          caption={t('shop.price.tiers')}
          headers={{ quantity: t('shop.product.quantity'), price: t('shop.price.tierPrice') }}
          rows={tiers.map(({ from, to, price }) => ({
            id: String(from),
            quantity: to === null ? t('shop.price.tierFrom', { quantity: from }) : t('shop.price.tierTo', { quantity: to }),
            price: format.price(price.unitPrice),
            isActive: quantity >= from && (to === null || quantity <= to),
          }))}
        />
      ) : null}
      <VariantChoice product={product} configurator={configurator} onVariant={onVariant} />
      <StockStatement product={product} />
      {limits.min > 1 || limits.step > 1 ? (
        <p className="v-buy-box__hint">
          {limits.min > 1 ? t('shop.product.minPurchase', { quantity: limits.min }) : null}{' '}
          {limits.step > 1 ? t('shop.product.purchaseSteps', { steps: limits.step }) : null}
        </p>
      ) : null}
      <div className="v-buy-box__actions">
        <AddToCart product={product} quantity={quantity} onQuantityChange={setQuantity} key={product.id} />
        <LikeButton productId={product.id} productName={productName(product)} />
      </div>
      <ul className="v-buy-box__facts">
        {product.shippingFree ? (
          <li>
            <Badge tone="success" icon="truck">
              {t('shop.product.shippingFree')}
            </Badge>
          </li>
        ) : null}
        <li>{`${t('shop.product.productNumber')}: ${product.productNumber}`}</li>
      </ul>
    </div>
  );
}

/** The buy box of a product page. Another variant starts afresh. */
export function BuyBox({ product, configurator }: BuyBoxProps) {
  return <BuyBoxView key={product.id} product={product} configurator={configurator} />;
}
