import { expect, it } from 'vitest';
import { productAddress, productIdOfAddress } from './product-address.ts';

const ID = 'c'.repeat(32);
it.each([
  [`/detail/${ID}`, ID],
  [`/de-DE/detail/${ID}`, ID],
  [`https://shop.example/detail/${ID}?x=1#y`, ID],
  [`https://evil.example/detail/${ID}`, undefined],
  [`/navigation/${ID}`, undefined],
  ['/detail/short', undefined],
  ['javascript:alert(1)', undefined],
])('%s names the product %s', (href, expected) => expect(productIdOfAddress(href, 'https://shop.example')).toBe(expected));

it('a product is found again by its address', () => {
  expect(productIdOfAddress(productAddress(ID, 'https://shop.example'), 'https://shop.example')).toBe(ID);
});
