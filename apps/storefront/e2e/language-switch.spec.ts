import type { Page } from '@playwright/test';
import { languageLink, screenOf, switchTo } from '@vitrine/e2e-kit/language-switch';
import type { Locale } from '@vitrine/i18n';
import { LIVING, MUG, PREFIX, SHOPPER } from './support/demo-data.ts';
import { choose } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

/** From the default language through the others and back. */
const WAY: readonly Locale[] = ['de-DE', 'en-GB', 'en-US'];

/** A screen by its path in each language; `everywhere` where they do not differ. */
const everywhere = (path: string): Record<Locale, string> => ({ 'en-US': path, 'en-GB': path, 'de-DE': path });
const addressOf = (locale: Locale, paths: Record<Locale, string>): string =>
  PREFIX[locale] + (paths[locale] === '/' ? '' : paths[locale]) || '/';
const mug = Object.fromEntries(Object.entries(MUG).map(([locale, { path }]) => [locale, `${path}/VT-1066.1`])) as Record<Locale, string>;

/** Goes through all languages from where the page is. */
async function expectEachLanguage(page: Page, paths: Record<Locale, string>, search: string, hash: string): Promise<void> {
  const screen = await screenOf(page);
  for (const locale of WAY) {
    await switchTo(page, locale);
    const url = new URL(page.url());
    expect([url.pathname, url.search, url.hash], `in ${locale}`).toEqual([addressOf(locale, paths), search, hash]);
    await expect.poll(() => screenOf(page), `the screen in ${locale}`).toBe(screen);
  }
}

const OPEN_TO_ALL: readonly (readonly [what: string, paths: Record<Locale, string>, search: string])[] = [
  ['home', everywhere('/'), '?ref=letter'],
  ['a category with its page, sorting and filter', LIVING, '?order=price-asc&p=2&min-price=20'],
  ['a product', mug, '?ref=a%20b&x=%C3%A4'],
  ['a search', everywhere('/search'), '?search=ostra&order=price-asc'],
  ['login', everywhere('/login'), '?returnTo=%2Faccount'],
  ['registration', everywhere('/register'), ''],
  ['an empty cart', everywhere('/checkout/cart'), ''],
  ['an empty wish list', everywhere('/wishlist'), ''],
  ['the error page', everywhere('/error'), '?status=502'],
  ['a page that is not there', everywhere('/no/such/page'), '?a=1'],
];

test.describe('the language is switched on the same screen, with query and hash', () => {
  for (const [what, paths, search] of OPEN_TO_ALL) {
    test(what, async ({ page, watch, shopIn }) => {
      // A page of an error asks now and then whether the server is back.
      watch.allow(/^(?:404|502|500) (?:GET|HEAD) /);
      const shop = await shopIn('en-US');
      await page.goto(`${addressOf('en-US', paths)}${search}#main`);
      await shop.ready();
      await expectEachLanguage(page, paths, search, '#main');
    });
  }

  test('a landing page', async ({ page, request, shopIn, baseURL }) => {
    const shop = await shopIn('en-US');
    const paths = { ...everywhere('') };
    for (const locale of WAY) {
      const answer = await request.post('/store-api/seo-url', {
        data: { filter: [{ type: 'equals', field: 'routeName', value: 'frontend.landing.page' }] },
        headers: { 'x-vitrine-locale': locale, origin: baseURL ?? '' },
      });
      const { elements } = (await answer.json()) as { elements: { seoPathInfo: string }[] };
      paths[locale] = `/${elements[0]?.seoPathInfo.replace(/\/$/, '') ?? ''}`;
    }
    await page.goto(`${paths['en-US']}?a=1#main`);
    await shop.ready();
    await expect(page.locator('[data-route="frontend.landing.page"]')).toBeVisible();
    await expectEachLanguage(page, paths, '?a=1', '#main');
  });

  test('the cart, the checkout, and what comes after the order', async ({ page, shopIn }) => {
    test.setTimeout(300_000);
    const shop = await shopIn('en-US');
    await shop.addMug();
    for (const path of ['/checkout/cart', '/checkout']) {
      await page.goto(`${path}?a=1#main`);
      await shop.ready();
      await expectEachLanguage(page, everywhere(path), '?a=1', '#main');
    }
    await shop.open('/checkout');
    await shop.fillGuest('switching-guest@vitrine.example');
    await shop.continueAsGuest();
    await shop.acceptTerms();
    await shop.placeOrder();
    await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}$/);
    const { pathname } = new URL(page.url());
    for (const end of ['', '/paid', '/unpaid']) {
      await page.goto(`${pathname}${end}?a=1#main`);
      await shop.ready();
      // What the order's payment says may send the page on to its end: there it is that the language is switched.
      await expectEachLanguage(page, everywhere(new URL(page.url()).pathname), '?a=1', '#main');
    }
  });

  test('the account of a customer', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.open('/login');
    const form = page.getByRole('form', { name: shop.t('account.login.title') });
    await form.getByLabel(shop.t('common.field.email')).fill(SHOPPER.email);
    await form.getByLabel(shop.t('common.field.password'), { exact: true }).fill(SHOPPER.password);
    await form.getByRole('button', { name: shop.t('account.login.submit') }).click();
    await expect(page).toHaveURL('/account');
    await page.goto('/account?a=1#main');
    await shop.ready();
    await expectEachLanguage(page, everywhere('/account'), '?a=1', '#main');
  });
});

test('each page names its own address in every language', async ({ page }) => {
  await page.goto(`${LIVING['en-US']}?p=2&ref=x`);
  const origin = new URL(page.url()).origin;
  const links = await page
    .locator('head link[hreflang]')
    .evaluateAll((found) => Object.fromEntries(found.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])));
  expect(links).toEqual({
    en: `${origin}/en-GB/living?p=2`,
    de: `${origin}/de-DE/wohnen?p=2`,
    'en-GB': `${origin}/en-GB/living?p=2`,
    'en-US': `${origin}/living?p=2`,
    'de-DE': `${origin}/de-DE/wohnen?p=2`,
    'x-default': `${origin}/living?p=2`,
  });
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${origin}/living?p=2`);
  await expect(languageLink(page, 'de-DE')).toHaveAttribute('href', /^\/de-DE\/wohnen\?/);
});

test.describe('what was filled in goes along into another language', () => {
  test('a registration, but for its passwords', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.open('/register');
    const labelled = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await labelled(shop.t('common.field.firstName')).fill('Ada');
    await labelled(shop.t('common.field.lastName')).fill('Byron <b>');
    await labelled(shop.t('common.field.email')).fill('ada@vitrine.example');
    await page.getByLabel(shop.t('common.field.password'), { exact: true }).fill('long-enough');
    await choose(page.getByRole('main').getByRole('checkbox').last());

    await switchTo(page, 'de-DE');
    const german = await textsOf('de-DE');
    await expect(labelled(german.t('common.field.firstName'))).toHaveValue('Ada');
    await expect(labelled(german.t('common.field.lastName'))).toHaveValue('Byron <b>');
    await expect(labelled(german.t('common.field.email'))).toHaveValue('ada@vitrine.example');
    await expect(page.getByRole('main').getByRole('checkbox').last()).toBeChecked();
    await expect(page.getByLabel(german.t('common.field.password'), { exact: true })).toHaveValue('');
    // The form has heard of it, and a password is written down nowhere.
    await page
      .getByRole('form', { name: german.t('account.register.title') })
      .getByRole('button', { name: german.t('account.register.submit') })
      .click();
    await expect(labelled(german.t('common.field.street'))).toHaveAccessibleDescription(new RegExp(german.t('common.form.required')));
    await expect(labelled(german.t('common.field.firstName'))).not.toHaveAccessibleDescription(
      new RegExp(german.t('common.form.required')),
    );
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('long-enough');
  });

  test('but not into another page', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.open('/login');
    await page
      .getByRole('textbox', { name: shop.t('common.field.email') })
      .first()
      .fill('ada@vitrine.example');
    // An answer without content leaves the page where it is.
    await page.route('**/de-DE/login', (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/de-DE/login'));
    await languageLink(page, 'de-DE').click();
    await answered;
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await shop.open('/register');
    await expect(page.getByRole('textbox', { name: shop.t('common.field.email'), exact: true })).toHaveValue('');
  });
});

test('the language chosen at the login is that of the page after it', async ({ page, shopIn }) => {
  const shop = await shopIn('de-DE');
  await shop.open('/account');
  await expect(page).toHaveURL('/de-DE/login?returnTo=%2Fde-DE%2Faccount');
  await switchTo(page, 'en-US');
  const english = await textsOf('en-US');
  await page.getByLabel(english.t('common.field.email')).first().fill(SHOPPER.email);
  await page.getByLabel(english.t('common.field.password'), { exact: true }).fill(SHOPPER.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: english.t('account.login.submit') })
    .click();
  await expect(page).toHaveURL('/account');
});
