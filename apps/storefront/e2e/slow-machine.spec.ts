import type { Locator } from '@playwright/test';
import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { slowDown } from '@vitrine/e2e-kit/slow-machine';
import { LIVING, MUG } from './support/demo-data.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts what a page writes to the cart, by method. */
function countWrites(page: Page): Record<string, number> {
  const writes: Record<string, number> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('/checkout/cart/line-item') || request.method() === 'OPTIONS') return;
    writes[request.method()] = (writes[request.method()] ?? 0) + 1;
  });
  return writes;
}

/** A finger that presses the same place twice, whatever has come of the first press. */
async function tapTwice(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { touchscreen } = control.page();
  for (let press = 0; press < 2; press += 1) await touchscreen.tap(x + width / 2, y + height / 2);
}

test('on a slow phone with Fast 3G no press is lost, none counts twice, and nothing moves', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t, format } = shop;
  const { name, tiers, path } = MUG['en-US'];
  const writes = countWrites(page);
  await watchLayoutShift(page);
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });

  await test.step('the menu opens for a press before the scripts have come, and leads to a category', async () => {
    await page.getByRole('button', { name: t('common.navigation.open') }).tap();
    const link = page.getByRole('navigation', { name: t('common.navigation.main') }).locator(`a[href="${LIVING['en-US']}"]`);
    await link.first().tap();
    await expect(page).toHaveURL(LIVING['en-US']);
    await expect(page.locator('.v-product-card').first()).toBeVisible();
    await expectSteady(page);
  });

  await test.step('a card leads to its product', async () => {
    const card = page.locator('.v-product-card a[href]').first();
    const target = (await card.getAttribute('href')) ?? '';
    await card.tap();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSteady(page);
  });

  await test.step('two presses on the cart button at once, as soon as it is seen, put in one piece', async () => {
    await page.goto(path, { waitUntil: 'commit' });
    const add = page.locator('.v-buy-bar').getByRole('button', { name: t('shop.product.addToCart') });
    await tapTwice(add);
    await shop.added(name);
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
    expect(writes).toEqual({ POST: 1 });
    await expectSteady(page);
  });

  await test.step('pieces are counted up in the cart: what is pressed is shown before the shop has answered', async () => {
    await shop.cartLink().tap();
    await expect(page).toHaveURL('/checkout/cart');
    const line = shop.lines().first();
    const more = line.getByRole('button', { name: t('shop.product.quantityIncrease') });
    for (let press = 0; press < 3; press += 1) await more.tap();
    await expect(line.locator('.v-cart-line__quantity input')).toHaveValue('4');
    await expect(line.locator('.v-cart-line__price')).toHaveText(format.price(4 * tiers[1]));
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '4');
    expect(writes['POST']).toBe(1);
    expect(writes['PATCH']).toBeLessThanOrEqual(3);
    // Since the product's page, a notification has come over the page and gone again.
    await expectSteady(page, 0.06);
  });

  await test.step('two presses on the way to checkout begin it once', async () => {
    const begin = page.getByRole('link', { name: t('shop.cart.toCheckout') });
    await tapTwice(begin);
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('button', { name: t('checkout.address.continue') })).toBeVisible();
    await expectSteady(page, 0.06);
    await page.goBack();
    await expect(page).toHaveURL('/checkout/cart');
    await expect(shop.lines().first().locator('.v-cart-line__quantity input')).toHaveValue('4');
  });
});
