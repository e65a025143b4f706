import { LIVING, MUG } from './support/demo-data.ts';
import { expect, type Page, test } from './support/test.ts';

const KEY = 'vitrine-recent-products';
const cards = (page: Page) => page.getByRole('main').locator('.v-product-card');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('what was seen is remembered in this browser alone, in each language, and forgotten on demand', async ({ page, shopIn }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/recent-products');
  await expect(page).toHaveTitle(t('shop.recent.title'));
  await expect(page.getByRole('heading', { level: 1, name: t('shop.recent.title') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('common.navigation.breadcrumb') })).toContainText(t('shop.recent.title'));
  await expect(page.getByRole('main')).toContainText(t('shop.recent.emptyTitle'));

  await shop.open(MUG['en-US'].path);
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.getByText(MUG['en-US'].other, { exact: true }).click();
  await expect(page).not.toHaveURL(/\.1$/);
  await expect(page.getByRole('radio', { name: MUG['en-US'].other })).toBeChecked();
  await expect(page.locator('.v-recent'), 'the product of the page is not in its own row').toHaveCount(0);

  await shop.open(LIVING['en-US']);
  const second = cards(page).first().getByRole('link').first();
  const name = (await second.textContent()) ?? '';
  await second.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const row = page.getByRole('region', { name: t('shop.recent.title') }).first();
  await expect(row.getByRole('link', { name: MUG['en-US'].name }), 'once, whatever its variants').toHaveCount(1);
  await row.getByRole('link', { name: t('common.action.showAll') }).click();
  await expect(page).toHaveURL('/recent-products');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first(), 'the latest first').toContainText(name);

  const german = MUG['de-DE'].name;
  await page.goto('/de-DE/recent-products');
  await expect(cards(page).filter({ hasText: german })).toHaveCount(1);
  const list = (await stored(page)) ?? '';
  expect(
    sent.filter((request) => request.includes(KEY) || request.includes(list)),
    'no request holds the list',
  ).toEqual([]);

  await page.getByRole('button', { name: 'Liste leeren' }).click();
  await expect(page.getByRole('main')).toContainText('Sie haben noch keine Produkte angesehen');
  expect(await stored(page)).toBeNull();
});

test('a list that somebody else has written, and products that are gone, break nothing', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/recent-products');
  for (const hostile of [
    '{',
    '[{"id":"<img src=x onerror=alert(1)>","family":"x"}]',
    JSON.stringify([{ id: '0'.repeat(32), family: '0'.repeat(32) }]),
  ]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [KEY, hostile]);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(t('shop.recent.emptyTitle'));
  }
});
