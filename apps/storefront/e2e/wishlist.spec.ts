import { registerCustomer } from './support/customers.ts';
import { LIVING, MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

test('a guest’s wish list is kept under sw-wishlist-items and merged into the account on login', async ({
  page,
  shopIn,
  playwright,
  baseURL,
}) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const device = await playwright.request.newContext();
  const customer = await registerCustomer(device, baseURL ?? '');
  await device.dispose();
  await shop.open(LIVING['en-US']);
  const hearts = page
    .getByRole('list', { name: t('shop.listing.label') })
    .getByRole('button', { name: new RegExp(`^${t('shop.wishlist.addOf', { name: '§' }).split('§')[0] ?? ''}`) });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  const link = page.getByRole('banner').getByRole('link', { name: t('common.navigation.wishlist', { count: 2 }) });
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('sw-wishlist-items') ?? '[]') as string[])).toHaveLength(2);
  await page.reload();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: t('shop.wishlist.title') })).toBeVisible();
  await expect(page.locator('.v-product-card')).toHaveCount(2);
  await expect(page.getByText(t('shop.wishlist.guestHint'))).toBeVisible();

  await shop.open('/login');
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByLabel(t('common.field.email')).fill(customer.email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page).toHaveURL('/account');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sw-wishlist-items'))).toBeNull();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common.navigation.wishlist', { count: 2 }) })
    .click();
  await expect(page.locator('.v-product-card')).toHaveCount(2);
  await expect(page.getByText(t('shop.wishlist.guestHint'))).toHaveCount(0);
});

test('what is taken off the wish list is gone after a reload', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open(MUG['en-US'].path);
  const name = MUG['en-US'].name;
  await page
    .locator('.v-buy-box')
    .getByRole('button', { name: t('shop.wishlist.addOf', { name }) })
    .click();
  await shop.open('/wishlist');
  await expect(page.locator('.v-product-card')).toHaveCount(1);
  await page
    .locator('.v-product-card')
    .getByRole('button', { name: t('shop.wishlist.removeOf', { name }) })
    .click();
  await expect(page.getByRole('heading', { name: t('shop.wishlist.emptyTitle') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('shop.wishlist.emptyTitle') })).toBeVisible();
});
