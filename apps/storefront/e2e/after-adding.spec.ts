import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { violationsOf } from './support/axe.ts';
import { MUG } from './support/demo-data.ts';
import type { Shop } from './support/shop.ts';
import { expect, type Page, test } from './support/test.ts';

const LINE_ITEM = '**/store-api/checkout/cart/line-item';
const { name, path, tiers } = MUG['en-US'];

/** Keeps what is put into the cart on its way until it is let go. */
async function holdWrites(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LINE_ITEM, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const addButton = ({ page, t }: Shop) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('shop.product.addToCart') })
    .first();

/** Pieces in the cart as the store holds it. */
async function piecesIn({ page }: Shop): Promise<number> {
  const origin = new URL(page.url()).origin;
  const answer = await page.request.get(`${origin}/store-api/checkout/cart`, { headers: { origin, 'x-vitrine-locale': 'en-US' } });
  const { lineItems } = (await answer.json()) as { lineItems: { quantity: number }[] };
  return lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
}

for (const [screen, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch: screen === 'phone' });

    test('a product is shown as put into the cart before the store has answered, and nothing moves', async ({ page, shopIn }) => {
      const shop = await shopIn('en-US');
      const { t, format } = shop;
      await watchLayoutShift(page);
      await shop.open(path);
      const letGo = await holdWrites(page);
      const button = addButton(shop);
      await button.click();
      const drawer = shop.drawer();
      await expect(drawer.getByText(name, { exact: true })).toBeVisible();
      await expect(drawer.getByText(format.price(tiers[0]), { exact: true })).toBeVisible();
      await expect(drawer.getByRole('status')).toHaveText(t('shop.product.adding'));
      await expect(drawer.locator(':focus').or(drawer.and(page.locator(':focus')))).toHaveCount(1);
      letGo();
      await expect(drawer.getByRole('status')).toHaveText(t('shop.product.added', { name }));
      await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
      await expect(drawer.getByRole('heading', { name: t('shop.added.goesWith') })).toBeVisible();
      await expect(drawer.getByText(t('shop.added.shippingMissing', { price: format.price(100 - tiers[0]) }))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      const box = await drawer.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), 'its ways on are at the screen’s end').toBeCloseTo(viewport.height, 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(viewport.width, 0);
      await expectSteady(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(button, 'focus is back where it was').toBeFocused();
    });

    test('a store that fails takes the drawer back, and says so, and nothing is in the cart', async ({ page, shopIn, watch }) => {
      watch.allow(/500 POST|500 \(Internal/);
      const shop = await shopIn('en-US');
      const { t } = shop;
      await shop.open(path);
      await page.route(
        LINE_ITEM,
        (route) => route.fulfill({ status: 500, json: { errors: [{ status: '500', code: '0', title: 'Error', detail: '' }] } }),
        { times: 1 },
      );
      const button = addButton(shop);
      await button.click();
      await shop.notified(t('common.error.general'));
      await expect(shop.drawer()).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '0');
      expect(await piecesIn(shop)).toBe(0);
    });
  });
}

test('undo takes back exactly what was put in and changed since, and leaves what was there', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t, format } = shop;
  await shop.addMug();
  expect(await piecesIn(shop)).toBe(1);
  await page.getByRole('button', { name: t('shop.product.quantityIncrease') }).click();
  await addButton(shop).click();
  const drawer = shop.drawer();
  const quantity = drawer.getByRole('spinbutton', { name: t('shop.added.quantity') });
  await expect(quantity).toHaveValue('3');
  await expect(drawer.getByRole('status')).toHaveText(t('shop.product.added', { name }));
  await drawer.getByRole('button', { name: t('shop.product.quantityIncrease') }).click();
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '4');
  await expect(drawer.getByText(format.price(4 * tiers[1]), { exact: true })).toBeVisible();
  await expect(drawer.getByText(t('shop.added.shippingReached'))).toBeVisible();
  await drawer.getByRole('button', { name: t('common.action.undo') }).click();
  await shop.notified(t('shop.added.undone'));
  await expect(drawer).toHaveCount(0);
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  expect(await piecesIn(shop)).toBe(1);
  await expect(addButton(shop)).toBeFocused();
});

test('an undo that fails leaves the drawer with all that it says; the next one empties the cart again', async ({ page, shopIn, watch }) => {
  watch.allow(/500 (POST|DELETE)|500 \(Internal/);
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open(path);
  await addButton(shop).click();
  const drawer = shop.drawer();
  await expect(drawer.getByRole('status')).toHaveText(t('shop.product.added', { name }));
  await page.route('**/store-api/checkout/cart/line-item/delete', (route) => route.fulfill({ status: 500, json: { errors: [] } }), {
    times: 1,
  });
  await drawer.getByRole('button', { name: t('common.action.undo') }).click();
  await shop.notified(t('common.error.general'));
  await expect(drawer).toBeVisible();
  expect(await piecesIn(shop)).toBe(1);
  await drawer.getByRole('button', { name: t('common.action.undo') }).click();
  await expect(drawer).toHaveCount(0);
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '0');
  expect(await piecesIn(shop)).toBe(0);
});

test('what a stock leaves of a wish is in the drawer with the reason; where it is nothing no drawer stays', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const vase = 'Fluted vase';
  const reason = t('checkout.error.product-stock-reached', { name: vase, quantity: 2 });
  await shop.open('/fluted-vase');
  await addButton(shop).click();
  await shop.added(vase);
  await page.getByRole('button', { name: t('shop.product.quantityIncrease') }).click();
  await addButton(shop).click();
  const drawer = shop.drawer();
  await expect(drawer.getByText(reason)).toBeVisible();
  await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
  await drawer.getByRole('button', { name: t('common.action.undo') }).click();
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  await addButton(shop).click();
  await expect(drawer.getByText(reason)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await addButton(shop).click();
  await shop.notified(reason);
  await expect(drawer).toHaveCount(0);
  await expect(addButton(shop)).toBeFocused();
  expect(await piecesIn(shop)).toBe(2);
});

test('by keyboard alone a product is put in, then what goes with it, and the way leads to the checkout', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/ladder-shelf');
  await addButton(shop).focus();
  await page.keyboard.press('Enter');
  const drawer = shop.drawer();
  const state = drawer.getByRole('status');
  await expect(state).toHaveText(t('shop.product.added', { name: 'Ladder shelf' }));
  const match = drawer.getByRole('button', { name: t('shop.product.addToCart') });
  await expect(match).toBeVisible();
  const other = await drawer.locator('.v-goes-with a').innerText();
  const checkout = drawer.getByRole('link', { name: t('shop.cart.toCheckout') });
  for (let steps = 0; steps < 12 && !(await match.evaluate((button) => button === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(state).toHaveText(t('shop.product.added', { name: other }));
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '2');
  await expect(drawer, 'focus stays in the drawer').toBeFocused();
  for (let steps = 0; steps < 12 && !(await checkout.evaluate((link) => link === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(drawer).toHaveCount(0);
});

test('a second half of a double click neither closes the drawer nor follows what lies there', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open(path);
  await addButton(shop).dblclick();
  await expect(shop.drawer().getByRole('status')).toHaveText(shop.t('shop.product.added', { name }));
  await expect(async () => {
    await page.mouse.click(10, 10);
    await expect(shop.drawer(), 'a press beside it later does').toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('code that can not be had leaves the notification', async ({ page, shopIn, watch }) => {
  watch.allow(/\.js|ERR_FAILED|Failed to fetch/);
  const shop = await shopIn('en-US');
  await page.route(/\/after-adding-drawer-[\w-]+\.js$/, (route) => route.abort());
  await shop.open(path);
  await addButton(shop).click();
  await shop.notified(shop.t('shop.product.added', { name }));
  await expect(shop.drawer()).toHaveCount(0);
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
});
