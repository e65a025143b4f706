import { LIVING, MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

test('a card opens its product at a glance, with variants, cart and the way to its page', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const name = MUG['en-US'].name;
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/quick-view-[\w-]+\.js$/.test(new URL(request.url()).pathname)) code.push(request.url());
  });
  await shop.open('/search?search=harbor%20mug');
  const card = page.locator('.v-product-card').filter({ hasText: name }).first();
  const button = card.getByRole('button', { name: t('shop.quickView.open', { name }) });
  await expect(button).toHaveCount(1);
  expect(code, 'nobody has asked for it').toEqual([]);
  await button.focus();
  await expect(button, 'seen by whoever comes by keyboard').toHaveCSS('opacity', '1');
  await expect.poll(() => code.length).toBe(1);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('img', { name })).toBeVisible();
  await dialog.getByText(MUG['en-US'].other, { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: MUG['en-US'].other })).toBeChecked();
  await expect(page, 'the list stays').toHaveURL(/\/search/);
  await dialog.getByRole('button', { name: t('shop.product.addToCart') }).click();
  await shop.added(name);
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  await expect(dialog, 'who has what they wanted is back in the list').toHaveCount(0);
  await expect(button, 'focus is back where it was').toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: t('shop.product.viewDetails') }).click();
  await expect(page).toHaveURL(new RegExp(MUG['en-US'].path));
  await expect(dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the button is there without pointing; a product that can’t be read says so and is tried again', async ({ page, shopIn, watch }) => {
    watch.allow(/503|Failed to load resource/);
    const shop = await shopIn('en-US');
    const { t } = shop;
    await shop.open(LIVING['en-US']);
    const button = page
      .locator('.v-product-card')
      .first()
      .getByRole('button', { name: /^Quick view/ });
    await expect(button).toHaveCSS('opacity', '1');
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), 'large enough for a thumb').toBeGreaterThanOrEqual(44);
    await page.route(/\/store-api\/product\/[0-9a-f]{32}$/, (route) => route.fulfill({ status: 503, json: { errors: [] } }), { times: 1 });
    await button.tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('common.action.retry') }).tap();
    await expect(dialog.locator('.v-buy-box')).toBeVisible();
  });
});
