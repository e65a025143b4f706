import { describe, expect, it } from 'vitest';
import type { CartChange } from '../cart/cart-changes.ts';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import type { OrderRefusal } from './order-refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';

const GONE: CartChange = { kind: 'gone', id: 'mug', name: 'Mug', productId: 'mug' };
const words = (refusal: OrderRefusal | undefined, changes: readonly CartChange[] = []) =>
  shopWords(<RefusalNotice refusal={refusal} changes={changes} />);
const note = (key: string, message = '') => ({ key, message });

describe('why an order was not placed', () => {
  it('is not said where nothing was refused, and where one is asked to log in', () => {
    expect(shopMarkup(<RefusalNotice refusal={undefined} changes={[]} />)).toBe('');
    expect(shopMarkup(<RefusalNotice refusal={{ text: 'loggedOut', notes: [] }} changes={[]} />)).toBe('');
  });
  it('is said with the reasons of the store, in its own words where it has some', () => {
    const said = words({ text: 'refused', notes: [note('payment-method-blocked', 'Invoice is not available'), note('other')] });
    expect(said).toContain(t('checkout.order.refused'));
    expect(said).toContain('Invoice is not available');
    expect(said).toContain(t('checkout.error.blocked'));
  });
  it('leaves what is about single products to the changes of the cart, where those are said', () => {
    const refusal = { text: 'refused', notes: [note('product-out-of-stock1', 'Mug is gone')] } as const;
    expect(words(refusal)).toContain('Mug is gone');
    expect(words(refusal, [GONE])).not.toContain('Mug is gone');
    expect(words({ text: 'refused', notes: [note('payment-method-blocked', 'No invoice')] }, [GONE])).toContain('No invoice');
  });
  it('never leaves a refused cart without a reason', () => {
    const blocked = t('checkout.error.blocked');
    expect(words({ text: 'refused', notes: [] })).toContain(blocked);
    expect(words({ text: 'refused', notes: [] }, [GONE])).not.toContain(blocked);
    expect(words({ text: 'refused', notes: [note('x', 'So it is')] })).not.toContain(blocked);
    expect(words({ text: 'unreachable', notes: [] })).not.toContain(blocked);
  });
});
