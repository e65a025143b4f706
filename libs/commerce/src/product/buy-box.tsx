import { type ReactNode, useState } from 'react';
import { useShell } from '@vitrine/app-shell';
import type { BuyBoxProps } from '@vitrine/cms-blocks';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Badge, Price, TierPriceTable } from '@vitrine/ui';
import { AnnouncedPlace } from '../announced/announced-place.tsx';
import { AskGuideLink } from '../ask-guide/ask-guide-link.tsx';
import { GuaranteeNotice } from '../legal/guarantee-notice.tsx';
import { useShopPages } from '../shop-pages/shop-page-modal.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { buyFormId } from './buy-bar.tsx';
import { useProductActions } from './product-actions.tsx';
import { ProductManufacturer, ProductMeasures } from './product-details.tsx';
import { availability, isDownload, productName, quantityLimits } from './product-facts.ts';
import { taxRate } from './product-measures.ts';
import { priceAt, priceProps, priceTiers } from './product-price.ts';
import { StockStatement } from './stock-statement.tsx';
import { VariantChoice } from './variant-choice.tsx';

export interface BuyBoxViewProps extends Pick<BuyBoxProps, 'product' | 'configurator'> {
  /** Opens a variant in place of its page. */
  onVariant?: ((variantId: string) => void) | undefined;
  /** Of its form, for a button that stands outside of it. */
  formId?: string | undefined;
  /** What a page puts at its end. */
  children?: ReactNode;
}

/** Price with tiers, variants, stock, quantity and cart button of a product. */
export function BuyBoxView({ product, configurator, onVariant, formId, children }: BuyBoxViewProps) {
  const t = useTranslate();
  const format = useFormat();
  const { session } = useShell();
  const { LikeButton } = useProductActions();
  const openShippingInfo = useShopPages()('shippingPaymentInfoPage');
  const limits = quantityLimits(product);
  const [quantity, setQuantity] = useState(limits.min);
  const tiers = priceTiers(product);
  const current = priceAt(product, quantity);
  const rate = taxRate(product);
  const hints = [
    limits.min > 1 ? t('shop.product.minPurchase', { quantity: limits.min }) : '',
    limits.step > 1 ? t('shop.product.purchaseSteps', { steps: limits.step }) : '',
    // The shop's own limit for whatever has none is no news of the product.
    product.maxPurchase && limits.max ? t('shop.product.maxPurchase', { quantity: limits.max }) : '',
  ].filter((hint) => hint !== '');
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
      {hints.length > 0 ? <p className="v-buy-box__hint">{hints.join(' ')}</p> : null}
      <div className="v-buy-box__actions">
        <AddToCart product={product} quantity={quantity} onQuantityChange={setQuantity} formId={formId} key={product.id} />
        <LikeButton productId={product.id} productName={productName(product)} />
      </div>
      <AskGuideLink productId={product.id} />
      {quantity > 1 ? (
        <p className="v-buy-box__sum">
          {t('shop.price.purchase', {
            quantity: format.number(quantity),
            unitPrice: format.price(current.unitPrice),
            price: format.price(current.unitPrice * quantity),
          })}
        </p>
      ) : null}
      <ul className="v-buy-box__facts">
        {product.isCloseout && availability(product) !== 'sold-out' ? (
          <li>
            <Badge tone="warning" icon="tag">
              {t('shop.product.clearanceSale')}
            </Badge>
          </li>
        ) : null}
        {product.shippingFree ? (
          <li>
            <Badge tone="success" icon="truck">
              {t('shop.product.shippingFree')}
            </Badge>
          </li>
        ) : null}
        <li>{`${t('shop.product.productNumber')}: ${product.productNumber}`}</li>
        <ProductManufacturer product={product} />
        {rate === undefined || session.taxState === 'tax-free' ? null : (
          <li>{`${t('shop.price.taxRate')}: ${format.percent(rate / 100)}`}</li>
        )}
      </ul>
      {isDownload(product) ? null : <GuaranteeNotice />}
      <ProductMeasures product={product} />
      {children}
    </div>
  );
}

/** The buy box of a product page. Another variant starts afresh. */
export function BuyBox({ product, configurator }: BuyBoxProps) {
  return (
    <BuyBoxView key={product.id} product={product} configurator={configurator} formId={buyFormId(product)}>
      <AnnouncedPlace product={product} />
    </BuyBoxView>
  );
}
