import { describe, expect, it } from 'vitest';
import type { CartError } from '@vitrine/store-api-client';
import { shopMarkup } from '../testing/shop-words.tsx';
import { CartNotes } from './cart-notes.tsx';

const error = (messageKey: string, level: number): CartError => ({ key: messageKey, messageKey, level, message: '' });
const BLOCKING = error('shipping-method-blocked', 20);
const PASSING = error('promotion-not-found', 0);
const notes = (errors: CartError[], said?: CartError[]) => shopMarkup(<CartNotes cart={{ errors }} said={said} />);
const count = (html: string) => html.match(/v-notice--/g)?.length ?? 0;

describe('the notes of a cart', () => {
  it('are not there where nothing is to be said', () => {
    expect(notes([])).toBe('');
    expect(count(notes([PASSING])), 'what passes is said elsewhere').toBe(0);
    expect(notes([PASSING]), 'by scripts, which come at once').toContain('data-at-once');
  });
  it('say what blocks the order, and what passes where there is no other place for it', () => {
    expect(notes([BLOCKING])).toContain('v-notice--danger');
    expect(count(notes([BLOCKING]))).toBe(1);
    expect(count(notes([], [PASSING]))).toBe(1);
    expect(count(notes([BLOCKING], [PASSING, BLOCKING])), 'nothing twice').toBe(2);
  });
});
