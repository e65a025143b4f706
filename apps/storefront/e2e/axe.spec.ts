import { COLOR_RULES, violationsOf } from './support/axe.ts';
import { LIVING, MUG, SHOPPER } from './support/demo-data.ts';
import type { Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** The shopper of the demo, signed in. */
async function asCustomer({ page }: Shop): Promise<void> {
  const origin = test.info().project.use.baseURL ?? '';
  const answer = await page.request.post('/store-api/account/login', {
    data: { username: SHOPPER.email, password: SHOPPER.password },
    headers: { origin, 'x-vitrine-locale': 'en-US' },
  });
  expect(answer.status()).toBe(200);
}

const SCREENS: Record<string, (shop: Shop) => Promise<void>> = {
  home: (shop) => shop.open('/'),
  category: (shop) => shop.open(LIVING['en-US']),
  product: (shop) => shop.open(MUG['en-US'].path),
  cart: async (shop) => {
    await shop.addMug();
    await shop.open('/checkout/cart');
    await expect(shop.lines()).not.toHaveCount(0);
  },
  'checkout form with errors': async (shop) => {
    await shop.addMug();
    await shop.open('/checkout');
    await shop.page.getByRole('button', { name: shop.t('checkout.address.continue') }).click();
    await expect(shop.page.getByText(shop.t('common.form.required')).first()).toBeVisible();
  },
  'checkout with methods': async (shop) => {
    await shop.addMug();
    await shop.open('/checkout');
    await shop.fillGuest('axe@vitrine.example');
    await shop.continueAsGuest();
  },
  account: async (shop) => {
    await asCustomer(shop);
    await shop.open('/account');
  },
  'profile with errors': async (shop) => {
    await asCustomer(shop);
    await shop.open('/account/profile');
    await shop.page.getByRole('button', { name: shop.t('account.password.submit') }).click();
    await expect(shop.page.getByText(shop.t('common.form.required')).first()).toBeVisible();
  },
  'deletion of the account': async (shop) => {
    await asCustomer(shop);
    await shop.open('/account/profile/delete');
  },
  'addresses with a question': async (shop) => {
    await asCustomer(shop);
    await shop.open('/account/address');
    await shop.page.getByRole('main').locator('a[href*="?delete="]').first().click();
    await expect(shop.page.getByRole('group', { name: shop.t('account.address.deleteQuestion') })).toBeVisible();
  },
  'new address': async (shop) => {
    await asCustomer(shop);
    await shop.open('/account/address/create');
  },
  'payment method': async (shop) => {
    await asCustomer(shop);
    await shop.open('/account/payment');
  },
  newsletter: async (shop) => {
    await asCustomer(shop);
    await shop.open('/account/newsletter');
  },
  'forgotten password at the checkout': async (shop) => {
    await shop.addMug();
    await shop.open('/checkout');
    await shop.page.getByRole('tab', { name: shop.t('checkout.identity.login') }).click();
    await shop.page.getByRole('link', { name: shop.t('account.login.forgot') }).click();
    await expect(shop.page.getByRole('dialog', { name: shop.t('account.recover.title') })).toBeVisible();
  },
  login: (shop) => shop.open('/login'),
  register: (shop) => shop.open('/register'),
  'recover password': (shop) => shop.open('/account/recover'),
  'expired link': (shop) => shop.open('/account/recover/password'),
  'order by link': (shop) => shop.open('/account/order/unknown'),
  search: (shop) => shop.open('/search?search=lamp'),
  'search without results': (shop) => shop.open('/search?search=xyzzyplugh'),
  'wish list': async (shop) => {
    await shop.open(MUG['en-US'].path);
    await shop.page
      .locator('.v-buy-box')
      .getByRole('button', { name: shop.t('shop.wishlist.addOf', { name: MUG['en-US'].name }) })
      .click();
    await shop.open('/wishlist');
    await expect(shop.page.locator('.v-product-card')).toHaveCount(1);
  },
  orders: async (shop) => {
    await asCustomer(shop);
    await shop.open('/account/order');
    await expect(shop.page.getByRole('table', { name: shop.t('account.order.title') })).toBeVisible();
  },
  'order with its actions': async (shop) => {
    await asCustomer(shop);
    await shop.open('/account/order');
    await shop.page.getByRole('link', { name: '10003', exact: true }).click();
    await shop.page.getByText(shop.t('account.order.cancel'), { exact: true }).click();
    await expect(shop.page.getByRole('button', { name: shop.t('account.order.cancelConfirm') })).toBeVisible();
  },
  'recent products': async (shop) => {
    await shop.open(MUG['en-US'].path);
    await shop.open('/recent-products');
    await expect(shop.page.locator('.v-product-card')).toHaveCount(1);
  },
  'quick view': async (shop) => {
    await shop.open(LIVING['en-US']);
    const card = shop.page.locator('.v-product-card').first();
    await card.hover();
    await card.getByRole('button', { name: /^Quick view/ }).click();
    await expect(shop.page.getByRole('dialog').locator('.v-buy-box')).toBeVisible();
  },
  'empty cart': (shop) => shop.open('/checkout/cart'),
  '404': (shop) => shop.open('/no/such/page'),
};

test.describe('axe finds nothing in light and dark', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [name, show] of Object.entries(SCREENS)) {
    test(name, async ({ page, shopIn, watch }) => {
      watch.allow(/404 GET .*\/no\/such\/page/);
      await show(await shopIn('en-US'));
      expect(await violationsOf(page), 'in light').toEqual([]);
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(background, 'the page is drawn in dark').not.toBe(light);
      expect(await violationsOf(page, COLOR_RULES), 'in dark').toEqual([]);
    });
  }
});

test.describe('axe finds nothing on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  for (const name of ['home', 'category', 'product', 'cart', 'checkout with methods', 'account', 'addresses with a question']) {
    test(name, async ({ page, shopIn }) => {
      await SCREENS[name]?.(await shopIn('en-US'));
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
