import { MUG } from './support/demo-data.ts';
import { createShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('a cart that changes in one tab changes in the others', async ({ context, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open('/');
  const otherPage = await context.newPage();
  const other = await createShop(otherPage, 'en-US');
  await other.addMug();
  await expect(shop.cartLink(), 'the first product makes the session').toHaveAttribute('data-cart-count', '1');
  await shop.open('/checkout/cart');
  await expect(shop.lines().first()).toContainText(MUG['en-US'].name);
  await other.open(MUG['en-US'].path);
  await otherPage.getByRole('button', { name: shop.t('shop.product.addToCart') }).click();
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '2');
  await expect(shop.lines().first().locator('.v-cart-line__quantity input')).toHaveValue('2');
  await otherPage.close();
});
