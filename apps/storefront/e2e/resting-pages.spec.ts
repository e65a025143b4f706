import type { Page } from '@playwright/test';
import { LIVING, MUG } from './support/demo-data.ts';
import { openAtRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

/** The scripts that a page has asked for, by the beginnings of their names. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/storefront\/(.+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test.describe('a page that rests', () => {
  test('puts a product into the cart whose button is pressed before there is any code, and says so', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    const scripts = scriptsOf(page);
    await openAtRest(page, MUG['en-US'].path);
    expect(scripts).toEqual(['react']);
    // Without a pointer on its way there: as a screen reader presses it.
    await page.getByRole('button', { name: shop.t('shop.product.addToCart') }).evaluate((button: HTMLElement) => button.click());
    await shop.added(MUG['en-US'].name);
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  });

  test('loads the page of a link ahead on which the mouse has rested since before there was any code', async ({ page }) => {
    await openAtRest(page, '/');
    const product = page.getByRole('main').locator('a.v-product-card__link').first();
    const address = await product.getAttribute('href');
    const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === `${address}.data`);
    await product.hover();
    await ahead;
  });

  test('is left by a press of a finger without asking for its code', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const scripts = scriptsOf(page);
    await openAtRest(page, LIVING['en-US']);
    // One that is seen: the page need not move for it.
    await page.getByRole('banner').locator('a[href="/"]').first().tap();
    await page.waitForURL('/');
    expect(new Set(scripts)).toEqual(new Set(['react']));
    await context.close();
  });

  test('opens the filters of a phone with the press that has their code come', async ({ page, shopIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { t } = await shopIn('en-US');
    const scripts = scriptsOf(page);
    await openAtRest(page, LIVING['en-US']);
    expect(scripts).toEqual(['react']);
    await page.getByRole('button', { name: t('shop.listing.filters') }).evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('dialog', { name: t('shop.listing.filters') })).toBeVisible();
  });

  test('opens the menu of a phone although its code never comes', async ({ page, shopIn, watch }) => {
    watch.allow(/\.js|ERR_FAILED|Failed to fetch/);
    await page.setViewportSize({ width: 390, height: 844 });
    const { t } = await shopIn('en-US');
    await page.route('**/assets/storefront/*.js', (route) => route.abort());
    await page.goto(LIVING['en-US']);
    await page.getByRole('button', { name: t('common.navigation.open') }).click();
    await expect(
      page
        .getByRole('navigation', { name: t('common.navigation.main') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });

  test('completes words that are typed into the search from the first letter on', async ({ page, shopIn }) => {
    const { t } = await shopIn('en-US');
    await openAtRest(page, MUG['en-US'].path);
    const search = page.getByRole('combobox', { name: t('shop.search.label') });
    await search.pressSequentially('lamp');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await expect(search).toHaveValue('lamp');
  });

  test('follows a link as the browser does, and a cart keeps its changes', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.addMug();
    // What the product's page still asks for is none of the cart's.
    await page.goto('about:blank');
    const scripts = scriptsOf(page);
    await openAtRest(page, '/checkout/cart');
    expect(scripts).toEqual(['react']);
    const line = shop.lines().first();
    await line.getByRole('button', { name: shop.t('shop.product.quantityIncrease') }).evaluate((button: HTMLElement) => button.click());
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '2');
  });

  test('keeps a quantity that is typed and left before there is any code', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.addMug();
    await openAtRest(page, '/checkout/cart');
    const quantity = shop.lines().first().getByRole('spinbutton');
    await quantity.fill('3');
    await quantity.press('Tab');
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '3');
    await expect(quantity).toHaveValue('3');
  });

  test('has its code at once for a visitor with a cart, and once another tab has changed it', async ({ context, shopIn }) => {
    const shop = await shopIn('en-US');
    const other = await context.newPage();
    await other.goto(MUG['en-US'].path, { waitUntil: 'networkidle' });
    // What another tab puts into the cart is counted here, untouched.
    await shop.addMug();
    await expect(other.locator('header a[data-cart-count]')).toHaveAttribute('data-cart-count', '1');
    // A visitor with a cart: the server's page does not say how much is in it.
    await other.goto(LIVING['en-US']);
    await expect(other.locator('header a[data-cart-count]')).toHaveAttribute('data-cart-count', '1');
  });

  test('says that the line is away, keeps the page, and opens what was asked for when it is back', async ({
    page,
    context,
    shopIn,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { t } = await shopIn('en-US');
    await openAtRest(page, MUG['en-US'].path);
    await context.setOffline(true);
    await expect(page.getByText(t('common.offline.now'), { exact: true })).toBeVisible();
    const link = page
      .getByRole('navigation', { name: t('common.navigation.breadcrumb') })
      .getByRole('link')
      .nth(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: MUG['en-US'].name })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(MUG['en-US'].name);
  });

  test('whose code did not come asks for it again with the next sign of somebody', async ({ page, shopIn, watch }) => {
    watch.allow(/\.js|ERR_FAILED|Failed to fetch/);
    const shop = await shopIn('en-US');
    let isAway = true;
    await page.route('**/assets/storefront/{entry.client,shell}-*.js', (route) => (isAway ? route.abort() : route.continue()));
    await openAtRest(page, MUG['en-US'].path);
    const button = page.getByRole('button', { name: shop.t('shop.product.addToCart') });
    await button.evaluate((element: HTMLElement) => element.click());
    await page.waitForLoadState('networkidle');
    isAway = false;
    await page.mouse.move(30, 30);
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  });
});
