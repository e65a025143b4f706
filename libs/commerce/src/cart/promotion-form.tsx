import { useTranslate } from '@vitrine/i18n/react';
import { hasErrorCode } from '@vitrine/store-api-client';
import { Button, TextField } from '@vitrine/ui';
import { useState } from 'react';
import { CartForm } from './cart-form.tsx';
import { hasPromotion } from './cart-facts.ts';
import { useCartActions } from './use-cart.ts';

/** Redeems a promotion code. What was typed stays until the code is in the cart; without scripts the page's answer brings it back. */
export function PromotionForm({ refusedCode }: { refusedCode?: string | undefined }) {
  const t = useTranslate();
  const { add, isPending } = useCartActions();
  const [code, setCode] = useState(refusedCode ?? '');
  const [error, setError] = useState(refusedCode === undefined ? undefined : t('shop.cart.promotionNotFound'));

  const redeem = async (): Promise<void> => {
    const wanted = code.trim();
    if (wanted === '') {
      setError(t('common.form.required'));
      return;
    }
    setError(undefined);
    try {
      const cart = await add([{ type: 'promotion', referencedId: wanted }]);
      if (hasPromotion(cart, wanted)) setCode('');
      else setError(t('shop.cart.promotionNotFound'));
    } catch (failure) {
      setError(t(hasErrorCode(failure, 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE') ? 'shop.cart.promotionAdded' : 'common.error.general'));
    }
  };

  return (
    <CartForm intent="redeem" className="v-promotion-form" onSubmit={() => void redeem()} noValidate>
      <TextField label={t('shop.cart.promotion')} name="promotion" placeholder={t('shop.cart.promotionPlaceholder')} value={code} onChange={setCode} errorMessage={error} autoComplete="off" />
      <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={t('common.state.loading')}>
        {t('shop.cart.promotionAdd')}
      </Button>
    </CartForm>
  );
}
