import { useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Button, type ButtonProps, clampQuantity, QuantityField } from '@vitrine/ui';
import { CartForm } from '../cart/cart-form.tsx';
import { warmUpAfterAdding } from './after-adding-code.ts';
import { useProductActions } from './product-actions.tsx';
import { availability, quantityLimits } from './product-facts.ts';
import { useAdding } from './use-adding.ts';

export interface AddToCartProps {
  product: Product;
  quantity?: number | undefined;
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** One button without a quantity, for cards. */
  isCompact?: boolean | undefined;
  /** Of its form, for a button that stands outside of it. */
  formId?: string | undefined;
  /** How the button looks. Default: primary, on cards secondary. */
  variant?: ButtonProps['variant'];
}

/** Quantity and cart button. Quantity defaults to the least that may be bought, 1 as a rule. */
export function AddToCart({
  product,
  quantity,
  onQuantityChange,
  isCompact = false,
  formId,
  variant = isCompact ? 'secondary' : 'primary',
}: AddToCartProps) {
  const t = useTranslate();
  const { hasDrawer } = useProductActions();
  const { put, isPending } = useAdding();
  const limits = quantityLimits(product);
  const [own, setOwn] = useState(limits.min);
  const chosen = quantity ?? own;
  const isSoldOut = availability(product) === 'sold-out';

  return (
    <CartForm
      id={formId}
      intent="add"
      fields={{ id: product.id, ...(isCompact ? { quantity: String(limits.min) } : {}) }}
      className={isCompact ? 'v-add-to-cart v-add-to-cart--compact' : 'v-add-to-cart'}
      onSubmit={() => void put(product, clampQuantity(chosen, limits))}
      onTouch={hasDrawer ? warmUpAfterAdding : undefined}
      noValidate
    >
      {isCompact ? null : (
        <QuantityField
          label={t('shop.product.quantity')}
          isLabelHidden
          name="quantity"
          value={chosen}
          onChange={onQuantityChange ?? setOwn}
          min={limits.min}
          max={limits.max}
          step={limits.step}
          isDisabled={isSoldOut}
          incrementLabel={t('shop.product.quantityIncrease')}
          decrementLabel={t('shop.product.quantityDecrease')}
        />
      )}
      <Button
        type="submit"
        variant={variant}
        size={isCompact ? 'sm' : 'lg'}
        icon="bag"
        isFullWidth
        isDisabled={isSoldOut}
        isPending={isPending}
        pendingLabel={t('shop.product.adding')}
      >
        {t(isSoldOut ? 'shop.product.outOfStock' : 'shop.product.addToCart')}
      </Button>
    </CartForm>
  );
}
