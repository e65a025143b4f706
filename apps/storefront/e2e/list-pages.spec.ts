import { LOCALES } from '@vitrine/i18n';
import { MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

for (const locale of LOCALES) {
  test(`cart, last seen and liked products have a page each, with a way on while it is empty: ${locale}`, async ({
    page,
    request,
    shopIn,
  }) => {
    const shop = await shopIn(locale);
    const { t } = shop;
    const name = MUG[locale].name;
    const pages = [
      { path: '/checkout/cart', title: t('shop.cart.title'), empty: t('shop.cart.emptyTitle') },
      { path: '/recent-products', title: t('shop.recent.title'), empty: t('shop.recent.emptyTitle') },
      { path: '/wishlist', title: t('shop.wishlist.title'), empty: t('shop.wishlist.emptyTitle') },
    ];
    for (const { path, title, empty } of pages) {
      const first = await request.get(shop.path(path));
      expect(first.status(), path).toBe(200);
      expect(await first.text(), path).toMatch(new RegExp(`<html[^>]+lang="${locale}"[\\s\\S]*<h1[^>]*>(?:${title}|${empty})</h1>`));
      await shop.open(path);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^(?:${title}|${empty})$`) })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toContainText(empty);
      await expect(main.locator('.v-state').getByRole('link').first(), `${path}: a way on`).toBeVisible();
    }
    await shop.addMug();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shop.wishlist.addOf', { name }) })
      .first()
      .click();
    for (const { path, title, empty } of pages) {
      await shop.open(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name }).first(), path).toBeVisible();
      await expect(main).not.toContainText(empty);
    }
  });
}
