import { LIVING, MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

const SCREENS = [
  '/',
  LIVING['en-US'],
  MUG['en-US'].path,
  '/search?search=lamp',
  '/wishlist',
  '/checkout/cart',
  '/login',
  '/register',
  '/nowhere',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each screen stands in the default layout: the way past the header, header, content, footer', async ({ page, watch }) => {
    watch.allow(/^csp \S+\.js$/, /^404 GET \S+\/nowhere$/, /404 \(Not Found\)/);
    for (const path of SCREENS) {
      await page.goto(path);
      const parts = page.locator('.v-page > :is(a[href="#main"], header, main, footer)');
      await expect
        .poll(() => parts.evaluateAll((found) => found.map(({ localName }) => localName)), { message: path })
        .toEqual(['a', 'header', 'main', 'footer']);
      await expect(page.getByRole('banner').getByRole('link', { name: /Home$/ }).first(), path).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
    }
  });
});

test('the layout of the next page is there before it is asked for: header and footer stay', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/wishlist');
  const kept = () =>
    page.evaluate(() => [...document.querySelectorAll('.v-page > :is(header, footer)')].map((part) => part.hasAttribute('data-test-kept')));
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.v-page > :is(header, footer)')) part.setAttribute('data-test-kept', '');
  });
  const navigation = page.getByRole('navigation', { name: t('common.navigation.main') });
  await navigation.getByRole('link', { name: 'Living', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Living' })).toBeVisible();
  expect(await kept()).toEqual([true, true]);
  await page.getByRole('main').locator('a.v-product-card__link').first().click();
  await expect(page.getByRole('button', { name: t('shop.product.addToCart') })).toBeVisible();
  expect(await kept()).toEqual([true, true]);
});
