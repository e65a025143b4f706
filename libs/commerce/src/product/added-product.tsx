import { useEffect, useRef } from 'react';
import { imageOf } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Button, Image, Notice, QuantityField } from '@vitrine/ui';
import { cartMessage } from '../cart/cart-error-keys.ts';
import { FreeShippingBar } from '../cart/free-shipping-bar.tsx';
import { useIsCartBusy } from '../cart/use-cart.ts';
import type { Adding } from './adding.ts';
import { GoesWith } from './goes-with.tsx';
import { productName, quantityLimits, variantLabel } from './product-facts.ts';
import { priceAt } from './product-price.ts';
import { useAdded } from './use-added.ts';

/** The product that was put into the cart: what it is, how many there are now, and how all of it is taken back. */
export function AddedProduct({ adding }: { adding: Adding }) {
  const t = useTranslate();
  const format = useFormat();
  const { product, reasons } = adding;
  const { cart, line, quantity, setQuantity, undo } = useAdded(adding);
  const isBusy = useIsCartBusy();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(adding.id);
  useEffect(() => {
    if (shown.current === adding.id) return;
    shown.current = adding.id;
    // Put in by a button of this drawer, which has gone with what it was for.
    frame.current?.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
  }, [adding.id]);
  const name = productName(product);
  const limits = quantityLimits(product);
  const isIn = adding.pieces !== undefined;
  const price = isIn && line?.price ? line.price.totalPrice : priceAt(product, quantity).unitPrice * quantity;
  return (
    <div className="v-added" ref={frame}>
      <div role="status" className="v-visually-hidden">
        {isIn ? t('shop.product.added', { name }) : t('shop.product.adding')}
      </div>
      {reasons.map((error) => {
        const { key, type, text } = cartMessage(error, t);
        return (
          <Notice key={key} type={type} isLive>
            {text}
          </Notice>
        );
      })}
      <div className="v-added__product">
        <Image className="v-added__image" source={imageOf(product.cover?.media, name) ?? null} alt="" ratio={1} sizes="96px" />
        <div className="v-added__text">
          <p className="v-added__name">{name}</p>
          <p className="v-added__options">{variantLabel(product)}</p>
        </div>
        <p className="v-added__price">{format.price(price)}</p>
        <div className="v-added__quantity">
          <QuantityField
            key={adding.id}
            label={t('shop.added.quantity')}
            size="sm"
            value={quantity}
            onChange={setQuantity}
            min={line?.quantityInformation?.minPurchase ?? limits.min}
            max={line?.quantityInformation?.maxPurchase ?? limits.max}
            step={line?.quantityInformation?.purchaseSteps ?? limits.step}
            isDisabled={!isIn}
            isPending={isBusy}
            incrementLabel={t('shop.product.quantityIncrease')}
            decrementLabel={t('shop.product.quantityDecrease')}
          />
          <Button variant="quiet" size="sm" isDisabled={!isIn} onPress={undo}>
            {t('common.action.undo')}
          </Button>
        </div>
      </div>
      {isIn && cart ? <FreeShippingBar cart={cart} /> : null}
      <GoesWith product={product} isHeld={!isIn} />
    </div>
  );
}
