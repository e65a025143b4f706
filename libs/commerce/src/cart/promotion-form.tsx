import { useTranslate } from '@vitrine/i18n/react';
import { hasErrorCode } from '@vitrine/store-api-client';
import { Button, TextField } from '@vitrine/ui';
import { type FormEvent, useState } from 'react';
import { useCartActions } from './use-cart.ts';

/** Redeems a promotion code. What was typed stays until the code is in the cart. */
export function PromotionForm() {
  const t = useTranslate();
  const { add, isPending } = useCartActions();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const redeem = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') {
      setError(t('common.form.required'));
      return;
    }
    setError(undefined);
    try {
      const cart = await add([{ type: 'promotion', referencedId: wanted }]);
      if (cart.lineItems.some(({ type, payload }) => type === 'promotion' && payload?.code?.toLowerCase() === wanted.toLowerCase())) setCode('');
      else setError(t('shop.cart.promotionNotFound'));
    } catch (failure) {
      setError(t(hasErrorCode(failure, 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE') ? 'shop.cart.promotionAdded' : 'common.error.general'));
    }
  };

  return (
    <form className="v-promotion-form" onSubmit={(event) => void redeem(event)} noValidate>
      <TextField label={t('shop.cart.promotion')} name="promotion" placeholder={t('shop.cart.promotionPlaceholder')} value={code} onChange={setCode} errorMessage={error} autoComplete="off" />
      <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={t('common.state.loading')}>
        {t('shop.cart.promotionAdd')}
      </Button>
    </form>
  );
}
