import { MUG } from './support/demo-data.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';
import { createShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

let plain: OwnStorefront;

test.beforeAll(async ({ baseURL }) => {
  // A shop whose settings name no shop page, as every shop is at first.
  plain = await startOwnStorefront({ publicOrigin: baseURL ?? '', port: 3190, env: { SHOP_PAGES: '' } });
});
test.afterAll(() => plain.stop());

for (const locale of ['en-US', 'de-DE'] as const) {
  test(`privacy and shipping open from the shop’s own menus where no setting names them, in ${locale}`, async ({ page, baseURL }) => {
    const shop = await createShop(page, locale);
    const { t } = shop;
    // Old addresses lead on: the one that holds is asked for below.
    await shop.open(MUG[locale].path);
    // Its pages under the origin that its browsers know.
    await page.route(
      (url) => url.origin === baseURL,
      (route) => (route.request().resourceType() === 'document' ? route.continue({ url: plain.url + new URL(route.request().url()).pathname }) : route.continue()),
    );
    await page.reload();
    await shop.ready();
    await page.locator('.v-buy-box').getByRole('button', { name: t('common.shopPage.shippingPaymentInfoPage') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.v-cms-block').first()).toBeVisible();
    await expect(dialog).not.toContainText(t('common.error.pageNotFound'));
    await page.keyboard.press('Escape');
    await shop.open('/register');
    await page.locator('.v-text-button').first().click();
    await expect(dialog.locator('.v-cms-block').first()).toBeVisible();
    await expect(dialog).not.toContainText(t('common.error.pageNotFound'));
  });
}
