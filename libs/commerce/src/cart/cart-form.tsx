import type { FormEvent, ReactNode } from 'react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { CART_INTENTS } from './cart-answer.ts';

export interface CartFormProps {
  intent: keyof typeof CART_INTENTS;
  /** What the form says besides its fields: it is in its address. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Does with scripts what the browser else leaves to the cart's page. */
  onSubmit: () => void;
  className?: string | undefined;
  /** For a button that stands outside of it. */
  id?: string | undefined;
  /** Checks of the browser's own, which only count without scripts. */
  noValidate?: boolean | undefined;
  /** Called when a hand comes near, before it presses. */
  onTouch?: (() => void) | undefined;
  children: ReactNode;
}

/** A form that changes the cart, also in a browser without scripts: that one sends it to the cart's page. */
export function CartForm({ intent, fields = {}, onSubmit, className, id, noValidate, onTouch, children }: CartFormProps) {
  const localePath = useLocalePath();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      id={id}
      className={className}
      method="post"
      action={`${localePath('/checkout/cart')}?${new URLSearchParams({ intent, ...fields })}`}
      data-scripted=""
      onSubmit={submit}
      onPointerEnter={onTouch}
      onPointerDown={onTouch}
      onFocus={onTouch}
      noValidate={noValidate}
    >
      {children}
    </form>
  );
}
