import { registerCustomer } from './support/customers.ts';
import { LIVING, MUG, PREFIX, SHOPPER } from './support/demo-data.ts';
import { countDataRequests, quietly } from './support/following.ts';
import { contextToken, expect, test } from './support/test.ts';

const LOCALES = ['en-US', 'en-GB', 'de-DE'] as const;

test.describe('who may keep a page', () => {
  for (const locale of LOCALES) {
    test(`a shared cache may keep a stranger's catalogue page in ${locale}: no session, no cookie`, async ({ request }) => {
      for (const path of [PREFIX[locale] || '/', `${PREFIX[locale]}${LIVING[locale]}`, `${PREFIX[locale]}${MUG[locale].path}`]) {
        const answer = await request.get(path, { headers: { cookie: `i18n_redirected=${locale}`, accept: 'text/html' } });
        expect(answer.status()).toBe(200);
        const headers = answer.headersArray();
        expect(headers.filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([]);
        expect(answer.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60');
        expect(answer.headers()['vary']).toMatch(/\bCookie\b/);
      }
    });
  }

  test('nobody keeps what is a visitor’s own, what is missing and where somebody is sent', async ({ request, page, shopIn }) => {
    for (const path of ['/login', '/no/such/page', '/search?search=lamp'])
      expect((await request.get(path)).headers()['cache-control'], path).toBe('private, no-cache');
    for (const path of [
      '/account',
      '/account/order/details/x',
      '/checkout/cart',
      '/checkout',
      '/de-DE/checkout/cart',
      '/checkout/cart.data',
    ])
      expect((await request.get(path, { maxRedirects: 0 })).headers()['cache-control'], path).toBe('private, no-store');
    const sent = await request.get('/', { headers: { 'accept-language': 'de-DE' }, maxRedirects: 0 });
    expect(sent.status()).toBe(302);
    expect(sent.headers()['cache-control'] ?? '').not.toContain('public');
    const shop = await shopIn('en-US');
    await shop.addMug();
    expect((await page.goto(LIVING['en-US']))?.headers()['cache-control']).toBe('private, no-cache');
  });
});

test('a session that ended on the server shows on the open page: nobody signed in, nothing lost', async ({
  page,
  context,
  shopIn,
  watch,
  playwright,
  baseURL,
}) => {
  watch.allow(/^403 POST \S+\/store-api\/customer\/wishlist\/add\//);
  const shop = await shopIn('en-US');
  const { t } = shop;
  const origin = baseURL ?? '';
  await shop.addMug();
  const { email } = await registerCustomer(page.request, origin);
  await shop.open(MUG['en-US'].path);
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.navigation.account') })).toBeVisible();
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await search.fill('half a word');

  // The same customer changes the password on another device.
  const device = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin, 'x-vitrine-locale': 'en-US' } });
  expect((await device.post('/store-api/account/login', { data: { username: email, password: 'first-password' } })).status()).toBe(200);
  expect(
    (
      await device.post('/store-api/account/change-password', {
        data: { password: 'first-password', newPassword: 'second-password', newPasswordConfirm: 'second-password' },
      })
    ).status(),
  ).toBe(200);
  await device.dispose();

  const refreshes = countDataRequests(page);
  await page
    .locator('.v-buy-box')
    .getByRole('button', { name: t('shop.wishlist.addOf', { name: MUG['en-US'].name }) })
    .click();
  await expect(shop.notification(t('common.error.sessionExpired'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.navigation.login'), exact: true })).toBeVisible();
  await quietly(1_500);
  expect(refreshes.take(), 'one refresh for the one request that failed').toHaveLength(1);

  await expect(search).toHaveValue('half a word');
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('common.navigation.wishlist', { count: 1 }) }),
    'what was put on the wish list waits for the next login',
  ).toBeVisible();
  await shop.open('/login');
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByLabel(t('common.field.email')).fill(email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill('second-password');
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page).toHaveURL('/account');
  await expect(shop.notification(t('common.error.sessionExpired'))).toHaveCount(0);
  await expect(shop.cartLink(), 'the cart is the customer’s').toHaveAttribute('data-cart-count', '1');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sw-wishlist-items'))).toBeNull();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common.navigation.wishlist', { count: 1 }) })
    .click();
  await expect(page.locator('.v-product-card')).toHaveCount(1);
  expect(await contextToken(context)).toBeTruthy();
});

test('a merge of the wish list that breaks off loses nothing: it is made up for with the next page', async ({
  page,
  shopIn,
  watch,
  playwright,
  baseURL,
}) => {
  watch.allow(/\/customer\/wishlist\/merge$/);
  const shop = await shopIn('en-US');
  const { t } = shop;
  const device = await playwright.request.newContext();
  const customer = await registerCustomer(device, baseURL ?? '');
  await device.dispose();
  await shop.open(MUG['en-US'].path);
  await page
    .locator('.v-buy-box')
    .getByRole('button', { name: t('shop.wishlist.addOf', { name: MUG['en-US'].name }) })
    .click();
  const readKept = () => page.evaluate(() => localStorage.getItem('sw-wishlist-items'));
  await expect.poll(readKept).toMatch(/^\["[0-9a-f]{32}"\]$/);
  const kept = await readKept();
  // The store does it, and nobody hears of it.
  await page.route('**/store-api/customer/wishlist/merge', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await shop.open('/login');
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByLabel(t('common.field.email')).fill(customer.email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(customer.password);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/customer/wishlist/merge'));
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await failed;
  await expect(page).toHaveURL('/account');
  expect(await page.evaluate(() => localStorage.getItem('sw-wishlist-items'))).toBe(kept);
  await page.unroute('**/store-api/customer/wishlist/merge');
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sw-wishlist-items'))).toBeNull();
  await shop.open('/wishlist');
  await expect(page.locator('.v-product-card')).toHaveCount(1);
  await expect(page.locator('.v-product-card')).toContainText(MUG['en-US'].name);
});

test('an address that asks to be sent elsewhere after signing in leads to the account', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open(`/login?returnTo=${encodeURIComponent('https://evil.example/')}`);
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByLabel(t('common.field.email')).fill(SHOPPER.email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(SHOPPER.password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page).toHaveURL('/account');
});
