// @vitest-environment jsdom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { AddedProduct } from './added-product.tsx';
import type { Adding } from './adding.ts';

const page = shopPage();
const product = (letter: string) =>
  ({
    id: letter.repeat(32),
    productNumber: letter,
    translated: { name: letter },
    calculatedPrice: { unitPrice: 10, totalPrice: 10, quantity: 1 },
  }) as unknown as Product;
const adding = (id: number, letter: string): Adding => ({ id, product: product(letter), wanted: 1, pieces: undefined, reasons: [] });

let become: (next: Adding) => void;
function Drawer() {
  const [shown, setShown] = useState(adding(1, 'a'));
  become = setShown;
  return (
    <div role="dialog" tabIndex={-1}>
      <AddedProduct adding={shown} />
    </div>
  );
}

it('a drawer keeps the keyboard where one product takes the place of another, and of none before', async () => {
  await page.show(<Drawer />);
  await page.act(() => become({ ...adding(1, 'a'), pieces: 1 }));
  expect(document.activeElement).toBe(document.body);
  await page.act(() => become(adding(2, 'b')));
  expect(document.activeElement).toBe(page.find('[role=dialog]'));
});

describe('a product in the drawer', () => {
  const VASE = {
    ...product('a'),
    minPurchase: 2,
    purchaseSteps: 2,
    calculatedMaxPurchase: 8,
    options: [{ name: 'Blue' }, { name: 'Tall' }],
    cover: { media: { url: 'https://media.example/vase.webp', mimeType: 'image/webp' } },
  } as unknown as Product;
  const line = (over: object = {}) => ({ id: VASE.id, referencedId: VASE.id, type: 'product', quantity: 4, ...over });
  const show = async (pieces: number | undefined, lineItems: readonly object[]) => {
    const prices = [{ calculation: 2, quantityStart: 90, currencyPrice: [{ gross: 0 }] }];
    const goods = { type: 'product', price: { totalPrice: 30 }, deliveryInformation: { freeDelivery: false } };
    page.queries.setQueryDefaults(['cart'], { staleTime: Number.POSITIVE_INFINITY });
    page.queries.setQueryData(['cart', 'current'], {
      lineItems: [...lineItems, { id: 'other', ...goods }],
      deliveries: [{ shippingMethod: { prices } }],
      errors: [],
    });
    await page.show(<AddedProduct adding={{ ...adding(1, 'a'), product: VASE, wanted: 2, pieces }} />, { session: { hasSession: true } });
    const field = page.find<HTMLInputElement>('.v-added__quantity input');
    return { field, price: page.find('.v-added__price').textContent, isOff: field.disabled };
  };

  it('is shown with what was chosen of it and its picture', async () => {
    await show(undefined, []);
    expect(page.find('.v-added__options').textContent).toBe('Blue · Tall');
    expect(page.find('.v-added__image').outerHTML).toContain('https://media.example/vase.webp');
  });
  it('costs what its pieces are to cost, and cannot be changed, before the store has answered', async () => {
    const { field, price, isOff } = await show(undefined, []);
    expect([field.value, price, isOff]).toEqual(['2', '$20.00', true]);
    expect(page.count('.v-free-shipping')).toBe(0);
  });
  it.each([
    ['has its id', {}],
    ['has an id of its own, and means it', { id: 'line' }],
    ['has its id, and says nothing of what it means', { referencedId: null }],
  ])('counts the pieces that are there already in a line that %s', async (_what, over) => {
    const { field, price } = await show(undefined, [line(over)]);
    expect([field.value, price]).toEqual(['6', '$60.00']);
  });
  it('costs what the store says, and how far free shipping is, once it has answered', async () => {
    const { field, price, isOff } = await show(2, [line({ price: { totalPrice: 35 } })]);
    expect([field.value, price, isOff]).toEqual(['4', '$35.00', false]);
    expect(page.count('.v-free-shipping')).toBe(1);
  });
  it('costs its own price where the store says none', async () => {
    expect((await show(2, [line()])).price).toBe('$40.00');
  });
  it.each([
    ['the product', {}, ['2', '8']],
    ['its line', { quantityInformation: { minPurchase: 1, maxPurchase: 5, purchaseSteps: 1 } }, ['1', '5']],
  ])('is taken in the numbers that %s allows', async (_whose, over, expected) => {
    const { field } = await show(2, [line(over)]);
    expect([field.getAttribute('aria-valuemin') ?? field.min, field.getAttribute('aria-valuemax') ?? field.max]).toEqual(expected);
  });
});
