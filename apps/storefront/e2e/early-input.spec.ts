import type { Page } from '@playwright/test';
import { becomeBuyer } from './support/buyer.ts';
import { LIVING, MUG, REDIRECT_PAYMENT } from './support/demo-data.ts';
import { asStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.describe('before the scripts of a page have loaded', () => {
  test.beforeEach(async ({ page }) => {
    // Scripts come late, as on a slow line.
    await page.route('**/assets/storefront/entry.client-*.js', async (route) => {
      await page.waitForFunction(() => 'acted' in window);
      await route.continue();
    });
  });
  const letScriptsCome = (page: Page) => page.evaluate(() => Object.assign(window, { acted: true }));

  test('a sorting that was chosen holds', async ({ page, shopIn }) => {
    const { t } = await shopIn('en-US');
    await page.goto(LIVING['en-US'], { waitUntil: 'commit' });
    await page.getByLabel(t('shop.listing.sorting')).selectOption('price-desc');
    await letScriptsCome(page);
    await expect(page).toHaveURL(/order=price-desc/);
    await expect(page.getByLabel(t('shop.listing.sorting'))).toHaveValue('price-desc');
  });

  test('a language that was chosen leads to the same place on the page', async ({ page }) => {
    await page.goto(`${LIVING['en-US']}?order=name-asc#main`, { waitUntil: 'commit' });
    await page.locator('nav.v-language-switch a[hreflang="de-DE"]:visible').first().click();
    await expect(page).toHaveURL(`/de-DE${LIVING['de-DE']}?order=name-asc#main`);
    await letScriptsCome(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

  test('a product whose button was pressed is put into the cart, once', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await page.goto(MUG['en-US'].path, { waitUntil: 'commit' });
    let writes = 0;
    page.on('request', (request) => (writes += Number(request.method() === 'POST' && request.url().endsWith('/checkout/cart/line-item'))));
    const button = page.getByRole('button', { name: shop.t('shop.product.addToCart') });
    await button.click();
    await button.click();
    await letScriptsCome(page);
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
    expect(writes).toBe(1);
    await page.goto('/checkout/cart', { waitUntil: 'commit' });
    await letScriptsCome(page);
    await expect(shop.lines().first().locator('.v-cart-line__quantity input')).toHaveValue('1');
  });

  test('a button that is held down when the scripts come is pressed, once', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await page.goto(MUG['en-US'].path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: shop.t('shop.product.addToCart') }).hover();
    await page.mouse.down();
    await letScriptsCome(page);
    await shop.ready();
    await page.mouse.up();
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  });

  test('who pays an open order is taken to the provider, as with scripts', async ({ page, shopIn, baseURL, watch }) => {
    // The form was sent as it is: its page has been left when the scripts that it had asked for come.
    watch.allow(/\.js$/);
    const shop = await shopIn('en-US');
    const buyer = await becomeBuyer(shop, baseURL ?? '', 'customer');
    const vase = await (await asStaff(page.request, baseURL ?? '')).rareProduct('fluted vase');
    await buyer.put(vase.id);
    await buyer.payBy(REDIRECT_PAYMENT);
    const id = await buyer.order();
    await page.goto(`/checkout/success/${id}`, { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: shop.t('checkout.pay.submit') })
      .click();
    await expect(page.getByRole('main').getByRole('link', { name: shop.t('checkout.pay.continue') })).toBeVisible();
    await letScriptsCome(page);
    await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
    // Back from there the order's page stays, and says where the payment is.
    await page.goto(`/checkout/success/${id}`, { waitUntil: 'commit' });
    await letScriptsCome(page);
    await expect(page.getByRole('heading', { level: 1, name: shop.t('checkout.open.title') })).toBeVisible();
  });

  test('words that were typed into the search stay', async ({ page, shopIn }) => {
    const { t } = await shopIn('en-US');
    await page.goto(MUG['en-US'].path, { waitUntil: 'commit' });
    const search = page.getByRole('combobox', { name: t('shop.search.label') });
    await search.fill('lamp');
    await letScriptsCome(page);
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await expect(search).toHaveValue('lamp');
  });
});
