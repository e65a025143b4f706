import type { Browser, BrowserContext } from '@playwright/test';
import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { registerCustomer } from './support/customers.ts';
import { LIVING, MUG } from './support/demo-data.ts';
import { expect, type Page, test } from './support/test.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** The visitor's own page in a browser that runs no scripts. */
async function withoutScripts(browser: Browser, context: BrowserContext, address: string): Promise<Page> {
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const page = await plain.newPage();
  await page.goto(new URL(address, context.pages()[0]?.url()).href);
  // The driver switches scripts off too late for what the first document of a page says to browsers without them.
  await page.reload();
  return page;
}

for (const locale of ['en-US', 'de-DE'] as const) {
  test(`a filled cart is in the server’s HTML in ${locale}: lines, sums and the way to the checkout`, async ({
    context,
    browser,
    shopIn,
  }) => {
    const shop = await shopIn(locale);
    const { t, format } = shop;
    await shop.addMug();
    const plain = await withoutScripts(browser, context, shop.path('/checkout/cart'));
    await expect(plain.getByRole('heading', { level: 1, name: t('shop.cart.title') })).toBeVisible();
    await expect(plain.getByRole('main').getByRole('link', { name: MUG[locale].name })).toBeVisible();
    await expect(plain.getByRole('main')).toContainText(format.price(MUG[locale].tiers[0]));
    await expect(plain.getByRole('link', { name: t('shop.cart.toCheckout') })).toBeVisible();
    await expect(plain.getByRole('banner').locator('a[data-cart-count]')).toHaveAttribute('data-cart-count', '1');
    await expect(plain.getByText(t('shop.cart.emptyTitle'))).toHaveCount(0);
    await plain.context().close();
  });

  test(`a checkout with something to order never says that there is nothing, in ${locale}`, async ({ context, browser, shopIn }) => {
    const shop = await shopIn(locale);
    const { t } = shop;
    await shop.addMug();
    const plain = await withoutScripts(browser, context, shop.path('/checkout'));
    await expect(plain.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
    await expect(plain.getByRole('main')).toContainText(MUG[locale].name);
    await expect(plain.getByText(t('checkout.order.emptyTitle'))).toHaveCount(0);
    await plain.context().close();
  });
}

test('an empty cart says so in the server’s HTML, and so does an empty checkout', async ({ page, context, browser, shopIn }) => {
  const { t } = await shopIn('en-US');
  await page.goto('/');
  for (const [address, title] of [
    ['/checkout/cart', t('shop.cart.emptyTitle')],
    ['/checkout', t('checkout.order.emptyTitle')],
  ] as const) {
    const plain = await withoutScripts(browser, context, address);
    await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await plain.context().close();
  }
});

test('a customer’s wish list is in the server’s HTML, a guest’s says that it needs scripts', async ({
  page,
  context,
  browser,
  baseURL,
  shopIn,
}) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await page.goto('/');
  const guest = await withoutScripts(browser, context, '/wishlist');
  await expect(guest.getByRole('heading', { level: 1, name: t('shop.wishlist.title') })).toBeVisible();
  // Read in the text itself: the driver draws no `noscript` of a page whose scripts it has switched off.
  expect(await (await context.request.get('/wishlist')).text()).toContain(t('shop.wishlist.needsScripts'));
  await guest.context().close();

  await registerCustomer(context.request, baseURL ?? '');
  await shop.open(MUG['en-US'].path);
  const added = page.waitForResponse(/\/customer\/wishlist\/add\//);
  await page
    .locator('.v-buy-box')
    .getByRole('button', { name: t('shop.wishlist.addOf', { name: MUG['en-US'].name }) })
    .click();
  await added;
  const customer = await withoutScripts(browser, context, '/wishlist');
  await expect(customer.locator('.v-product-card')).toHaveCount(1);
  await expect(customer.getByRole('main')).toContainText(MUG['en-US'].name);
  await expect(customer.getByText(t('shop.wishlist.needsScripts'))).toHaveCount(0);
  await customer.context().close();
});

for (const size of WIDTHS) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('cart and checkout stay where they were drawn', async ({ page, shopIn }) => {
      const shop = await shopIn('en-US');
      await shop.addMug();
      await watchLayoutShift(page);
      for (const address of ['/checkout/cart', '/checkout']) {
        await shop.open(address);
        await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
        await expectSteady(page);
      }
      await shop.fillGuest(`steady.${size.width}@example.com`);
      await shop.continueAsGuest();
      await shop.open('/checkout');
      await expect(page.getByRole('heading', { name: shop.t('checkout.shipping.title') })).toBeVisible();
      await expectSteady(page);
    });

    test('a guest’s wish list and an empty one stay where they were drawn', async ({ page, shopIn }) => {
      const shop = await shopIn('en-US');
      const { t } = shop;
      await watchLayoutShift(page);
      await shop.open('/wishlist');
      await expect(page.getByRole('heading', { name: t('shop.wishlist.emptyTitle') })).toBeVisible();
      await expectSteady(page);
      await shop.open(LIVING['en-US']);
      const hearts = page
        .getByRole('list', { name: t('shop.listing.label') })
        .getByRole('button', { name: new RegExp(`^${t('shop.wishlist.addOf', { name: '§' }).split('§')[0] ?? ''}`) });
      for (let heart = 0; heart < 3; heart += 1) await hearts.nth(0).click();
      await shop.open('/wishlist');
      await expect(page.locator('.v-product-card')).toHaveCount(3);
      await expectSteady(page);
    });
  });
}
