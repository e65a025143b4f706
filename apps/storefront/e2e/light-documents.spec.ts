import { LIVING, PREFIX } from './support/demo-data.ts';
import { expect, type Page, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const { t } = await textsOf('en-US');

/** A category two levels below the top of the menu. */
const LEAF = '/living/lighting/table-lamps';

const menuOf = (page: Page) => page.getByRole('navigation', { name: t('common.navigation.main') });
const leafIn = (page: Page) => menuOf(page).locator(`a[href="${LEAF}"]`);

test('a page carries the top of the menu alone; what is below comes when a menu opens, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/__storefront/menu')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(menuOf(page).locator(`a[href="${LIVING['en-US']}"]`).first()).toBeVisible();
  await expect(leafIn(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  const opener = menuOf(page).getByLabel(t('common.navigation.submenu', { label: 'Living' }));
  await opener.click();
  await expect(leafIn(page)).toBeVisible();
  await opener.click();
  await menuOf(page)
    .getByLabel(t('common.navigation.submenu', { label: 'Fashion' }))
    .click();
  await expect(leafIn(page)).toBeHidden();
  await opener.click();
  await leafIn(page).click();
  await expect(page).toHaveURL(LEAF);
  expect(asked).toEqual(['/__storefront/menu']);
});

test('a menu that does not come leaves the way to the entry’s own page', async ({ page, watch }) => {
  watch.allow(/503 .*__storefront\/menu|503 \(Service Unavailable\)/);
  await page.route('**/__storefront/menu', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await menuOf(page)
    .getByLabel(t('common.navigation.submenu', { label: 'Living' }))
    .click();
  await menuOf(page)
    .getByRole('link', { name: t('common.navigation.overview', { label: 'Living' }) })
    .click();
  await expect(page).toHaveURL(LIVING['en-US']);
});

test('the menu is alike for everybody, in the language of its address, and without a cookie', async ({ request }) => {
  for (const [prefix, name] of [
    [PREFIX['en-US'], 'Table lamps'],
    [PREFIX['de-DE'], 'Tischleuchten'],
  ] as const) {
    const answer = await request.get(`${prefix}/__storefront/menu`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toContain('public');
    expect(answer.headersArray().filter((header) => header.name.toLowerCase() === 'set-cookie')).toEqual([]);
    expect(await answer.text()).toContain(name);
  }
});

test('a page that isn’t there and one that failed come to 30 kB of HTML at most', async ({ request }) => {
  for (const path of ['/no/such/page', '/de-DE/no/such/page', '/error?status=500']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect(answer.status()).toBeGreaterThanOrEqual(404);
    expect((await answer.body()).length, path).toBeLessThanOrEqual(30_000);
  }
});
