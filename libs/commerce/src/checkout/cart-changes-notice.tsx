import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Notice } from '@vitrine/ui';
import type { CartChange } from '../cart/cart-changes.ts';
import type { RefusalNote } from './order-refusal.ts';

/**
 * What has changed in the cart since the shopper saw it, product by product. It stays until the order is placed.
 * @param notes Why the store refused the cart, where it did.
 * @param isOver There is nothing left to order.
 */
export function CartChangesNotice({
  changes,
  notes = [],
  isOver = false,
}: {
  changes: readonly CartChange[];
  notes?: readonly RefusalNote[] | undefined;
  isOver?: boolean | undefined;
}) {
  const t = useTranslate();
  const format = useFormat();
  if (changes.length === 0) return null;
  const text = (change: CartChange): string => {
    const { name } = change;
    switch (change.kind) {
      case 'gone':
        return t(
          notes.some(({ key }) => key === `product-out-of-stock${change.productId}`) ? 'checkout.change.soldOut' : 'checkout.change.gone',
          { name },
        );
      case 'quantity':
        return t('checkout.change.quantity', { name, before: change.before, after: change.after });
      case 'price':
        return t('checkout.change.price', { name, before: format.price(change.before), after: format.price(change.after) });
      case 'new':
        return t('checkout.change.new', { name, after: change.after });
    }
  };
  return (
    <Notice type="warning" isLive title={t('checkout.change.title')}>
      <ul className="v-cart-changes">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.id}`}>{text(change)}</li>
        ))}
      </ul>
      {isOver ? null : <p>{t('checkout.change.text')}</p>}
    </Notice>
  );
}
