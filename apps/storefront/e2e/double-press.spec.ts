import { MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

test('a double click on the cart button puts one piece into the cart', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open(MUG['en-US'].path);
  let writes = 0;
  page.on('request', (request) => (writes += Number(request.method() === 'POST' && request.url().endsWith('/checkout/cart/line-item'))));
  await page.getByRole('button', { name: shop.t('shop.product.addToCart') }).dblclick();
  await shop.added(MUG['en-US'].name);
  await shop.open('/checkout/cart');
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  expect(writes).toBe(1);
});
