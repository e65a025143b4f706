import { expect, test } from './support/test.ts';

test('suggestions follow what is typed; one of them leads to its product', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/');
  const search = page.getByRole('combobox', { name: t('shop.search.label') });
  await search.fill('lam');
  const options = page.getByRole('listbox', { name: t('shop.search.suggestions') }).getByRole('option');
  await expect(options.first()).toContainText(/lamp/i);
  await search.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-activedescendant', /.+/);
  const name = await options.first().locator('span').first().innerText();
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('\n')[0] ?? '');
});

test('results have the listing’s sorting, filters and pages; the words stay in the address', async ({ page, shopIn }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  await shop.open('/');
  const search = page.getByRole('combobox', { name: t('shop.search.label') });
  await search.fill('Leuchte');
  await page.getByRole('button', { name: t('shop.search.submit') }).click();
  await expect(page).toHaveURL('/de-DE/search?search=Leuchte');
  await expect(page.getByRole('heading', { level: 1, name: t('shop.search.resultTitle', { term: 'Leuchte' }) })).toBeVisible();
  await shop.ready();
  await page.getByLabel(t('shop.listing.sorting')).selectOption('price-asc');
  await expect(page).toHaveURL(/search=Leuchte&order=price-asc/);
  await expect(page.locator('.v-product-card')).not.toHaveCount(0);
});

test('nothing found is said with a way on', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open('/search?search=xyzzyplugh');
  await expect(page.getByRole('heading', { name: shop.t('shop.search.emptyTitle', { term: 'xyzzyplugh' }) })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: shop.t('common.action.backToHome') })).toBeVisible();
});

test('a search that is markup is shown as words', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const term = '<img src=x onerror=alert(1)>';
  await shop.open(`/search?search=${encodeURIComponent(term)}`);
  await expect(page.getByText(term).first()).toBeVisible();
});
