import { LIVING, MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ watch }) => watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/));

for (const locale of ['en-US', 'de-DE'] as const) {
  test(`a link followed offline keeps the page, says why, and opens when the line is back, in ${locale}`, async ({
    page,
    context,
    shopIn,
  }) => {
    const shop = await shopIn(locale);
    const { t } = shop;
    await shop.open(MUG[locale].path);
    const address = page.url();
    await context.setOffline(true);
    await shop.notified(t('common.offline.now'));
    await page
      .getByRole('navigation', { name: t('common.navigation.breadcrumb') })
      .getByRole('link')
      .nth(1)
      .click();
    await expect(shop.notification(t('common.offline.page'))).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { level: 1, name: MUG[locale].name })).toBeVisible();
    await context.setOffline(false);
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(MUG[locale].name);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('common.error.internal'));
    await expect(shop.notification(t('common.offline.page'))).toHaveCount(0);
  });
}

test('what is put into the cart offline is said at once, and is in the cart when the line is back, once', async ({
  page,
  context,
  shopIn,
}) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open(MUG['en-US'].path);
  await context.setOffline(true);
  await shop.notified(t('common.offline.now'));
  await page.getByRole('button', { name: t('shop.product.addToCart') }).click();
  await expect(shop.notification(t('common.offline.cart'))).toBeVisible();
  await context.setOffline(false);
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
  await shop.open('/checkout/cart');
  await expect(shop.lines()).toHaveCount(1);
});

test('a page without an answer, although the browser is online, says so and comes by itself', async ({ page, shopIn, watch }) => {
  watch.allow(/ERR_|Failed to fetch|TypeError/);
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open(MUG['en-US'].path);
  const isAway = (url: URL) => url.pathname.includes(LIVING['en-US']);
  await page.route(isAway, (route) => route.abort('connectionrefused'));
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: { usr: null, key: 'living', idx: 1 } }));
  }, LIVING['en-US']);
  await expect(page.getByRole('heading', { level: 1, name: t('common.offline.title') })).toBeVisible();
  await expect(page.getByText(t('common.error.internal'))).toHaveCount(0);
  await page.unroute(isAway);
  await expect(page.locator('.v-listing__count')).toBeVisible();
});
