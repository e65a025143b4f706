import { LOCALES } from '@vitrine/i18n';
import { PREFIX } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

for (const locale of LOCALES) {
  test(`an unknown path answers 404 with its path in ${locale}`, async ({ page, shopIn, watch }) => {
    watch.allow(/404 GET .*\/no\/such\/page/);
    const { t } = await shopIn(locale);
    const response = await page.goto(`${PREFIX[locale]}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(t('common.error.pageNotFoundPath', { path: '/no/such/page' }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: t('common.error.pageNotFound') })).toBeVisible();
    await expect(page.getByText(t('common.error.http.404'))).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const ways = page.getByRole('navigation', { name: t('shop.search.emptyCategories') }).getByRole('link');
    const name = await ways.first().innerText();
    await ways.first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

for (const path of [`/detail/${'0'.repeat(32)}`, '/detail/NOT-AN-ID', `/navigation/${'0'.repeat(32)}`, '/fr-FR/living', '/en-US/living']) {
  test(`${path} is no page and no error of the server`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  });
}

for (const path of ['/%00', '/..%2f..%2fetc%2fpasswd', '/living%5clamps']) {
  test(`${path} is no address, and is read by no page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('This is not an address of this site.');
  });
}

test('/error says Internal Server Error, and Page Not Found for 404', async ({ page, shopIn, watch }) => {
  watch.allow(/(500|404|503) (GET|HEAD) .*\/error/);
  const { t } = await shopIn('en-US');
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1, name: t('common.error.internal') })).toBeVisible();
  await page.goto('/error?status=404');
  await expect(page.getByRole('heading', { level: 1, name: t('common.error.pageNotFound') })).toBeVisible();
  await page.goto('/error?status=503');
  await expect(page.getByText(t('common.error.http.503'))).toBeVisible();
});

test('an error on mounting leads to the error page, and is logged once with its message', async ({ page, shopIn, watch }) => {
  watch.allow(/The page broke\./, /Minified React error/);
  const { t } = await shopIn('en-US');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('The page broke.')) logged.push(message.text());
  });
  await page.addInitScript(() => {
    const { NumberFormat } = Intl;
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, [locale, options]: [string, Intl.NumberFormatOptions?]) {
        // Prices, which the error page has none of.
        if (options?.style === 'currency') throw new Error('The page broke.');
        return new target(locale, options);
      },
    });
  });
  await page.goto('/search?search=mug');
  // A page that rests mounts with the first sign of somebody.
  await page.mouse.move(200, 200);
  await expect(page.getByRole('heading', { level: 1, name: t('common.error.internal') })).toBeVisible();
  expect(logged).toHaveLength(1);
});

test('pages are noindex and nofollow', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex.*nofollow/);
});

test('a page without a title of its own is called Digital Sales Rooms', async ({ page }) => {
  await page.goto('/registration/confirm');
  await expect(page).toHaveTitle(/Digital Sales Rooms/);
});
