import { useTranslate } from '@vitrine/i18n/react';
import { type CartError, hasErrorCode } from '@vitrine/store-api-client';
import { Button, TextField } from '@vitrine/ui';
import { useState } from 'react';
import { CartForm } from './cart-form.tsx';
import { hasPromotion } from './cart-facts.ts';
import { cartMessage } from './cart-messages.ts';
import { useCartActions } from './use-cart.ts';

/** Why a code was not taken: said at its field, and nowhere else. */
const isAboutCode = ({ messageKey, level }: CartError): boolean => level > 0 && /^promotion-not-/.test(messageKey);

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
      const cart = await add([{ type: 'promotion', referencedId: wanted }], isAboutCode);
      if (hasPromotion(cart, wanted)) setCode('');
      else {
        const problem = cart.errors.find(isAboutCode);
        setError(problem ? cartMessage(problem, t).text : t('shop.cart.promotionNotFound'));
      }
    } catch (failure) {
      setError(t(hasErrorCode(failure, 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE') ? 'shop.cart.promotionTwice' : 'common.error.general', { code: wanted }));
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
