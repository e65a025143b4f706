import { expectSteady, restartLayoutShift, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { violationsOf } from './support/axe.ts';
import { LIVING, MUG } from './support/demo-data.ts';
import { openAtRest } from './support/rest.ts';
import type { Shop } from './support/shop.ts';
import { expect, type Page, test } from './support/test.ts';

const { path, name, tiers } = MUG['en-US'];
const LIGHTING = '/living/lighting';
/** What a phone of 390 × 844 leaves to a page between the bars of its browser. */
const PHONE = { width: 390, height: 700 };

test.use({ viewport: PHONE, hasTouch: true });

const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.locator('.v-buy-bar');
const ownButton = (page: Page) => page.locator('.v-buy-box').getByRole('button', { name: 'Add to cart' });

async function openedShop(shopIn: (locale: 'en-US') => Promise<Shop>, target: string): Promise<Shop> {
  const shop = await shopIn('en-US');
  await shop.open(target);
  return shop;
}

test.describe('the header of a phone', () => {
  for (const width of [320, 390]) {
    test(`has one row of 56 px at ${width} px, and all that is in it can be pressed`, async ({ page }) => {
      await page.setViewportSize({ ...PHONE, width });
      await page.goto(path);
      expect((await header(page).boundingBox())?.height).toBeCloseTo(57, 0);
      const middles = await header(page)
        .locator('a:visible, button:visible')
        .evaluateAll((controls) =>
          controls
            .map((control) => control.getBoundingClientRect())
            .map(({ top, bottom, width: wide }) => ({ middle: (top + bottom) / 2, wide })),
        );
      expect(middles).toHaveLength(6);
      expect(Math.max(...middles.map(({ middle }) => middle)) - Math.min(...middles.map(({ middle }) => middle))).toBeLessThan(2);
      expect(Math.min(...middles.map(({ wide }) => wide))).toBeGreaterThanOrEqual(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  test('goes away while one reads on, and is back with the first move upwards', async ({ page, shopIn }) => {
    await openedShop(shopIn, path);
    await page.mouse.move(195, 350);
    await page.mouse.wheel(0, 600);
    await expect(header(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -120);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 300);
    await expect(header(page)).not.toBeInViewport();
    // Whoever comes by keyboard sees what has the focus.
    await header(page).getByRole('link').first().focus();
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  test('opens its search with the keyboard on it, and closes it with the page that it leads to', async ({ page, shopIn }) => {
    const { t } = await openedShop(shopIn, path);
    const field = page.getByRole('combobox', { name: t('shop.search.label') });
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: t('shop.search.open') }).tap();
    await expect(field).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    // The first press may close what is suggested.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await page.getByRole('button', { name: t('shop.search.open') }).tap();
    await page.getByRole('button', { name: t('shop.search.close') }).tap();
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: t('shop.search.open') }).tap();
    await field.pressSequentially('lamp');
    await expect(page.getByRole('option').first()).toBeInViewport();
    await field.press('Enter');
    await expect(page).toHaveURL(/search=lamp/);
    await expect(page.getByRole('heading', { name: t('shop.search.resultTitle', { term: 'lamp' }) })).toBeVisible();
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: t('shop.search.open') })).not.toBeFocused();
  });

  test('has its search ready to be typed into before there are scripts, and keeps what is typed', async ({ page, shopIn }) => {
    const { t } = await shopIn('en-US');
    const scripts = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: t('shop.search.label') });
    await page.getByRole('button', { name: t('shop.search.open') }).tap();
    await expect(field).toBeFocused({ timeout: 1_000 });
    await page.keyboard.type('lam');
    scripts.resolve();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('lam');
    await page.keyboard.type('p');
    await expect(field).toHaveValue('lamp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('shop.search.resultTitle', { term: 'lamp' }) })).toBeVisible();
  });
});

test.describe('a product on a phone', () => {
  test('shows picture, name, price and cart button on the first screen, the picture first', async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto(path);
    const picture = page.locator('.v-gallery__stage').first();
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [pictureBox, headingBox, barBox] = await Promise.all([picture, heading, bar(page)].map((part) => part.boundingBox()));
    expect(pictureBox?.y).toBeLessThan(120);
    expect((pictureBox?.y ?? 0) + (pictureBox?.height ?? 0)).toBeLessThanOrEqual(headingBox?.y ?? 0);
    expect((headingBox?.y ?? 0) + (headingBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText('$32.00');
    await expect(bar(page).getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 });
    await expectSteady(page);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('has its cart button pinned where the buy box is out of sight, with the quantity chosen there', async ({ page, shopIn }) => {
    const shop = await openedShop(shopIn, path);
    const { t, format } = shop;
    await ownButton(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: t('shop.product.quantityIncrease') }).click();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await bar(page).getByRole('button').tap();
    await expect(shop.drawer().getByRole('spinbutton', { name: t('shop.added.quantity') })).toHaveValue('2');
    await expect(shop.drawer().getByText(format.price(2 * tiers[0]), { exact: true })).toBeVisible();
    await shop.added(name);
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '2');
  });

  test('is put into the cart from the bar by a press before there is any code', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await openAtRest(page, path);
    await bar(page)
      .getByRole('button')
      .evaluate((button: HTMLElement) => button.click());
    await shop.added(name);
    await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  });

  test('that is sold out has no bar', async ({ page, shopIn }) => {
    const { t } = await openedShop(shopIn, LIVING['en-US']);
    const soldOut = page
      .locator('.v-product-card')
      .filter({ hasText: t('shop.product.outOfStock') })
      .getByRole('link')
      .first();
    await page.goto((await soldOut.getAttribute('href')) ?? '');
    await expect(page.locator('.v-buy-box')).toBeAttached();
    await expect(bar(page)).toHaveCount(0);
  });

  test('ends above its bar', async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole('contentinfo').boundingBox();
    const barBox = await bar(page).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('is put into the cart from the bar', async ({ page }) => {
      await page.goto('/robots.txt');
      await page.goto(path);
      await bar(page).getByRole('button').tap();
      await expect(page).toHaveURL(/checkout\/cart/);
      await expect(page.getByRole('main')).toContainText(name);
    });
  });
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  for (const [layout, address] of [
    ['under a picture', LIVING['en-US']],
    ['beside a sidebar', LIGHTING],
  ] as const) {
    test(`a category ${layout} has products on the first screen of ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expect(page.locator('.v-product-card').first().locator('img').first()).toBeInViewport({ ratio: 0.25 });
    });
  }
}

test('the categories below the one that is shown are one row, which leads on', async ({ page, shopIn }) => {
  await watchLayoutShift(page);
  const { t } = await openedShop(shopIn, LIGHTING);
  const nearest = page.getByRole('navigation', { name: t('shop.cms.categoryNavigation') });
  await expect(nearest.getByRole('link')).toHaveText(['Table lamps', 'Floor lamps', 'Pendant lamps']);
  await expectSteady(page);
  expect((await nearest.boundingBox())?.height).toBeLessThanOrEqual(60);
  await nearest.getByRole('link', { name: 'Floor lamps' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Floor lamps' })).toBeVisible();
  await expect(nearest.getByRole('link', { name: 'Floor lamps' })).toHaveAttribute('aria-current', 'page');
  await restartLayoutShift(page);
  await expect(nearest.getByRole('link')).toHaveCount(3);
  await expectSteady(page);
  expect(await violationsOf(page)).toEqual([]);
});
