import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useScreen, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Product } from '@vitrine/store-api-client';
import { Button, clampQuantity, QuantityField } from '@vitrine/ui';
import { CartForm } from '../cart/cart-form.tsx';
import { useCartActions } from '../cart/use-cart.ts';
import { useProductActions } from './product-actions.tsx';
import { availability, productName, quantityLimits } from './product-facts.ts';

export interface AddToCartProps {
  product: Product;
  quantity?: number | undefined;
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** One button without a quantity, for cards. */
  isCompact?: boolean | undefined;
}

/** Quantity and cart button. Quantity defaults to the least that may be bought, 1 as a rule. */
export function AddToCart({ product, quantity, onQuantityChange, isCompact = false }: AddToCartProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  const { notifications } = useScreen();
  const { revalidate } = useRevalidator();
  const { onAddedToCart, openCart } = useProductActions();
  const { add, isPending } = useCartActions();
  const limits = quantityLimits(product);
  const [own, setOwn] = useState(limits.min);
  const chosen = quantity ?? own;
  const isSoldOut = availability(product) === 'sold-out';

  const isAdding = useRef(false);

  const submit = async (): Promise<void> => {
    // A double click is one press.
    if (isAdding.current) return;
    isAdding.current = true;
    const wanted = clampQuantity(chosen, limits);
    try {
      const cart = await add([{ type: 'product', id: product.id, referencedId: product.id, quantity: wanted }]);
      // The first product makes the session: the header must know.
      if (!session.hasSession) void revalidate();
      onAddedToCart?.();
      if (cart.lineItems.some(({ id, referencedId }) => id === product.id || referencedId === product.id)) {
        notifications.notify({
          type: 'success',
          id: 'cart:added',
          message: t('shop.product.added', { name: productName(product) }),
          action: { label: t('shop.cart.toCart'), ...(openCart ? { onPress: openCart } : { href: localePath('/checkout/cart') }) },
        });
      }
    } catch {
      // Said by the cart's own actions.
    } finally {
      isAdding.current = false;
    }
  };

  return (
    <CartForm
      intent="add"
      fields={{ id: product.id, ...(isCompact ? { quantity: String(limits.min) } : {}) }}
      className={isCompact ? 'v-add-to-cart v-add-to-cart--compact' : 'v-add-to-cart'}
      onSubmit={() => void submit()}
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
        variant={isCompact ? 'secondary' : 'primary'}
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
