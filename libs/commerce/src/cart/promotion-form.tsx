import { useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { type CartError, hasErrorCode } from '@vitrine/store-api-client';
import { Button, TextField } from '@vitrine/ui';
import { cartMessage } from './cart-error-keys.ts';
import { hasPromotion } from './cart-facts.ts';
import { CartForm } from './cart-form.tsx';
import { refusalOf } from './promotion-refusal.ts';
import { useCartActions } from './use-cart.ts';

export interface PromotionFormProps {
  /** A code that the page's answer says is not in the cart, without scripts. */
  refusedCode?: string | undefined;
  /** Why it is not. */
  refusal?: CartError | undefined;
}

/** Redeems a promotion code. What was typed stays until the code is in the cart; without scripts the page's answer brings it back. */
export function PromotionForm({ refusedCode, refusal }: PromotionFormProps) {
  const t = useTranslate();
  const { add, isPending } = useCartActions();
  const [code, setCode] = useState(refusedCode ?? '');
  const words = (problem: CartError | undefined): string => (problem ? cartMessage(problem, t).text : t('checkout.promotion.refused'));
  const [error, setError] = useState(refusedCode === undefined ? undefined : words(refusal));

  const redeem = async (): Promise<void> => {
    const wanted = code.trim();
    if (wanted === '') {
      setError(t('common.form.required'));
      return;
    }
    setError(undefined);
    try {
      const cart = await add(
        [{ type: 'promotion', referencedId: wanted }],
        (problem, { lineItems, errors }) => !hasPromotion({ lineItems }, wanted) && problem === refusalOf(errors),
      );
      if (hasPromotion(cart, wanted)) setCode('');
      else setError(words(refusalOf(cart.errors)));
    } catch (failure) {
      setError(
        t(hasErrorCode(failure, 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE') ? 'checkout.promotion.alreadyInCart' : 'common.error.general', {
          code: wanted,
        }),
      );
    }
  };

  return (
    <CartForm intent="redeem" className="v-promotion-form" onSubmit={() => void redeem()} noValidate>
      <TextField
        label={t('checkout.promotion.code')}
        name="promotion"
        placeholder={t('checkout.promotion.placeholder')}
        value={code}
        onChange={setCode}
        errorMessage={error}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={t('common.state.loading')}>
        {t('checkout.promotion.redeem')}
      </Button>
    </CartForm>
  );
}
