import { LIVING } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

test('the next page of a listing begins with its products, for the eye and for the keyboard', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open(LIVING['en-US']);
  await page
    .getByRole('navigation', { name: t('common.pagination.label') })
    .getByRole('link', { name: t('common.pagination.page', { page: 2 }) })
    .click();
  await expect(page).toHaveURL(/p=2/);
  await expect(page.locator('.v-listing .v-product-card').first()).toBeInViewport();
  await expect(page.locator('.v-listing')).toBeFocused();
});

test('a page that a listing does not have leads to one that it has', async ({ page, shopIn }) => {
  const { t } = await shopIn('en-US');
  await page.goto(`${LIVING['en-US']}?p=99`);
  await expect(page).toHaveURL(/\/living(\?p=[2-9])?$/);
  await expect(page.locator('.v-product-card').first()).toBeVisible();
  await expect(page.getByText(t('shop.listing.emptyTitle'))).toHaveCount(0);
});

test('a keyboard that stood on what is gone goes on at the new page’s beginning, and its name is said', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open(LIVING['en-US']);
  const card = page.locator('.v-listing .v-product-card').first().getByRole('link').first();
  const name = await card.innerText();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1);
});
