import { imageOf, useScreen } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Cart, LineItem } from '@vitrine/store-api-client';
import { Button, IconButton, Image, Link, QuantityField } from '@vitrine/ui';
import { CartForm } from './cart-form.tsx';
import { useCartActions, useIsCartBusy } from './use-cart.ts';

/** The lines of a cart. Quantities change at once; a removed line can be taken back. */
export function CartLines({ cart, isReadOnly = false, isCompact = false }: { cart: Cart; isReadOnly?: boolean; isCompact?: boolean }) {
  const t = useTranslate();
  return (
    <ul className={isCompact ? 'v-cart-lines v-cart-lines--compact' : 'v-cart-lines'} aria-label={t('shop.cart.title')}>
      {cart.lineItems.map((line) => (
        <CartLine key={line.id} line={line} isReadOnly={isReadOnly} />
      ))}
    </ul>
  );
}

function CartLine({ line, isReadOnly }: { line: LineItem; isReadOnly: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const { change, remove, add } = useCartActions();
  const isBusy = useIsCartBusy();
  const { notifications } = useScreen();
  const name = line.label ?? '';
  const isProduct = line.type === 'product';
  const { referencedId } = line;
  const href = isProduct && referencedId ? localePath(productPath({ id: referencedId })) : undefined;

  const removeLine = async (): Promise<void> => {
    await remove([line.id]);
    notifications.notify({
      id: `cart:removed:${line.id}`,
      message: t('shop.cart.removed', { name }),
      duration: 6_000,
      ...(isProduct && referencedId
        ? {
            action: {
              label: t('common.action.undo'),
              onPress: () => void add([{ type: 'product', id: line.id, referencedId, quantity: line.quantity }]).catch(() => undefined),
            },
          }
        : {}),
    });
  };
  const setQuantity = (quantity: number): void => void change([{ id: line.id, quantity }]).catch(() => undefined);

  return (
    <li className="v-cart-line" data-line-type={line.type}>
      <div className="v-cart-line__image">
        {isProduct ? <Image source={imageOf(line.cover, name) ?? null} alt="" ratio={1} sizes="96px" /> : null}
      </div>
      <div className="v-cart-line__text">
        {href ? (
          <Link href={href} variant="quiet" className="v-cart-line__name">
            {name}
          </Link>
        ) : (
          <span className="v-cart-line__name">{name}</span>
        )}
        {line.payload?.options && line.payload.options.length > 0 ? (
          <p className="v-cart-line__options">{line.payload.options.map(({ group, option }) => `${group}: ${option}`).join(', ')}</p>
        ) : null}
        {line.payload?.productNumber && isProduct ? <p className="v-cart-line__number">{line.payload.productNumber}</p> : null}
        {isProduct && line.price && line.quantity > 1 ? (
          <p className="v-cart-line__unit">
            {t('shop.cart.unitPrice')}: {format.price(line.price.unitPrice)}
          </p>
        ) : null}
      </div>
      <div className="v-cart-line__quantity">
        {isReadOnly || !isProduct || line.stackable === false ? (
          isProduct ? (
            <span>
              {t('shop.product.quantity')}: {line.quantity}
            </span>
          ) : null
        ) : (
          <CartForm intent="change" fields={{ line: line.id }} className="v-cart-line__form" onSubmit={() => undefined}>
            <QuantityField
              label={t('shop.cart.quantityOf', { name })}
              isLabelHidden
              size="sm"
              name="quantity"
              value={line.quantity}
              onChange={setQuantity}
              min={line.quantityInformation?.minPurchase ?? 1}
              max={line.quantityInformation?.maxPurchase ?? undefined}
              step={line.quantityInformation?.purchaseSteps ?? 1}
              isPending={isBusy}
              incrementLabel={t('shop.product.quantityIncrease')}
              decrementLabel={t('shop.product.quantityDecrease')}
            />
            <noscript>
              <Button type="submit" size="sm" aria-label={t('shop.cart.updateOf', { name })}>
                {t('shop.cart.update')}
              </Button>
            </noscript>
          </CartForm>
        )}
      </div>
      <div className="v-cart-line__price">{format.price(line.price?.totalPrice ?? 0)}</div>
      {isReadOnly || line.removable === false ? null : (
        <CartForm
          intent="remove"
          fields={{ line: line.id }}
          className="v-cart-line__remove"
          onSubmit={() => void removeLine().catch(() => undefined)}
        >
          <IconButton
            type="submit"
            icon="trash"
            size="sm"
            variant="quiet"
            label={isProduct ? t('shop.cart.remove', { name }) : t('checkout.promotion.remove', { name })}
          />
        </CartForm>
      )}
    </li>
  );
}
