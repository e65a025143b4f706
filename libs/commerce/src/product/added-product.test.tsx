// @vitest-environment jsdom
import { useState } from 'react';
import { expect, it } from 'vitest';
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
