import { describe, expect, it } from 'vitest';
import type { CartChange } from '../cart/cart-changes.ts';
import { shopWords } from '../testing/shop-words.tsx';
import { CartChangesNotice } from './cart-changes-notice.tsx';

const GONE = { kind: 'gone', id: 'l', productId: 'p', name: 'Mug' } as CartChange;
const words = (change: CartChange, keys: string[] = [], isOver = false) =>
  shopWords(<CartChangesNotice changes={[change]} notes={keys.map((key) => ({ key, message: '' }))} isOver={isOver} />);

describe('what has changed in the cart', () => {
  it('is not spoken of where nothing has', () => {
    expect(shopWords(<CartChangesNotice changes={[]} />).trim()).toBe('');
  });
  it('says before and after, prices as prices', () => {
    expect(words({ kind: 'price', id: 'l', name: 'Mug', before: 10, after: 12.5 } as CartChange)).toMatch(/Mug.*costs \$12\.50.*\$10\.00/);
    expect(words({ kind: 'quantity', id: 'l', name: 'Mug', before: 3, after: 2 } as CartChange)).toMatch(/Mug.*2 instead of 3/);
  });
  it('calls a product sold out only where the store says so of this very product', () => {
    expect(words(GONE, ['product-out-of-stockp'])).toMatch(/sold out/i);
    expect(words(GONE, ['product-out-of-stockother'])).not.toMatch(/sold out/i);
    expect(words(GONE)).not.toMatch(/sold out/i);
  });
  it('asks for another look only while there is something left to order', () => {
    expect(words(GONE).length).toBeGreaterThan(words(GONE, [], true).length);
  });
});
