import { expect, test } from './support/test.ts';

test('suggestions follow what is typed; one of them leads to its product', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/');
  const search = page.getByRole('combobox', { name: t('shop.search.label') });
  await search.fill('harb');
  const options = page.getByRole('listbox', { name: t('shop.search.suggestions') }).getByRole('option');
  await expect(options.first()).toContainText(/harbor/i);
  await search.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-activedescendant', /.+/);
  const name = await options.first().locator('span').first().innerText();
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('\n')[0] ?? '');
});

test('suggestions begin with categories and end with all results', async ({ page, shopIn }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  await shop.open('/');
  const search = page.getByRole('combobox', { name: t('shop.search.label') });
  await search.click();
  await search.fill('leuchte');
  const options = page.getByRole('listbox', { name: t('shop.search.suggestions') }).getByRole('option');
  await expect(options.last()).toHaveText(/^Alle \d+ Ergebnisse zeigen$/);
  const all = Number(/\d+/.exec(await options.last().innerText())?.[0]);
  await expect(options.first()).toContainText('Leuchten');
  await options.last().click();
  await expect(page.getByRole('heading', { level: 1, name: t('shop.search.resultTitle', { term: 'leuchte' }) })).toBeVisible();
  await expect(page.getByRole('main').getByText(t('shop.listing.count', { count: all }))).toBeVisible();
  await search.fill('leuchten');
  await options.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leuchten' })).toBeVisible();
});

test('words for which nothing is suggested are told so', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open('/');
  const search = page.getByRole('combobox', { name: shop.t('shop.search.label') });
  await search.fill('xyzzyplugh');
  await expect(page.locator('.v-search__nothing')).toHaveText(shop.t('shop.search.emptyTitle', { term: 'xyzzyplugh' }));
  await search.fill('lamp');
  await expect(page.locator('.v-search__nothing')).toHaveCount(0);
});

test('the last searches are offered before anything is typed, until they are forgotten', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/');
  const search = page.getByRole('combobox', { name: t('shop.search.label') });
  for (const term of ['lamp', 'vase']) {
    await search.fill(term);
    await search.press('Enter');
    await expect(page).toHaveURL(`/search?search=${term}`);
  }
  await shop.open('/');
  const options = page.getByRole('listbox', { name: t('shop.search.suggestions') }).getByRole('option');
  await search.click();
  await expect(options).toHaveText(['vase', 'lamp']);
  await options.last().click();
  await expect(page.getByRole('heading', { level: 1, name: t('shop.search.resultTitle', { term: 'lamp' }) })).toBeVisible();
  await shop.open('/harbor-mug');
  await shop.open('/recent-products');
  await page.getByRole('button', { name: t('shop.recent.forget') }).click();
  await shop.open('/');
  await search.click();
  await expect(search).toBeFocused();
  await expect(options).toHaveCount(0);
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
  const ways = page
    .getByRole('main')
    .getByRole('navigation', { name: shop.t('shop.search.emptyCategories') })
    .getByRole('link');
  await expect(ways.first()).toBeVisible();
  await ways.first().click();
  await expect(page.locator('.v-product-card').first()).toBeVisible();
});

test('a search that is markup is shown as words', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const term = '<img src=x onerror=alert(1)>';
  await shop.open(`/search?search=${encodeURIComponent(term)}`);
  await expect(page.getByText(term).first()).toBeVisible();
});
