import type { Page } from '@playwright/test';
import type { Stage } from './stage.ts';

const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');
/** Opens an address that answers with this status. */
async function open(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path);
  if (answer !== null && answer.status() !== status) throw new Error(`${path} answered ${answer.status()}, not ${status}`);
  await settled(page);
}
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Fills the guest's form of the checkout. */
async function fillGuest(page: Page): Promise<void> {
  for (const [name, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Byron'],
    ['email', 'ada@vitrine.example'],
    ['emailConfirmation', 'ada@vitrine.example'],
    ['billingAddress.street', 'Koppel 66'],
    ['billingAddress.zipcode', '20099'],
    ['billingAddress.city', 'Hamburg'],
  ] as const) {
    await field(page, name).fill(value);
  }
  await page.locator('.v-checkout__steps [name=privacy]').setChecked(true, { force: true });
}

async function addFirstProduct(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator('.v-buy-box button[type=submit]').click();
  await page.locator('[data-cart-count]:not([data-cart-count="0"])').first().waitFor();
}

/** The link of the newest mail of a kind that the embedded store has sent. */
async function newestLink(page: Page, kind: string): Promise<string> {
  const { mails } = (await (await page.request.get('/demo-store/outbox.json')).json()) as {
    mails: { kind: string; link: string | null }[];
  };
  const link = mails.find((mail) => mail.kind === kind)?.link;
  if (!link) throw new Error(`No mail (${kind}) with a link.`);
  return link;
}

/** Pays for the cart with the payment that leads to another page, and answers there. */
async function orderWithRedirect(page: Page, answer: 'paid' | 'cancelled'): Promise<void> {
  await addFirstProduct(page, '/amphora-vase');
  await open(page, '/checkout');
  await page.locator('#checkout-payment').waitFor();
  await page.locator('label', { hasText: 'Demo Pay' }).click();
  await settled(page);
  await page.locator('.v-checkout__review form.v-form input[type=checkbox]').first().setChecked(true, { force: true });
  await page.locator('.v-checkout__review form.v-form button[type=submit]').click();
  await page.waitForURL(/\/demo-store\/pay\//);
  await page.locator(`button[value="${answer}"]`).click();
  await page.waitForURL(answer === 'paid' ? /\/paid/ : /\/unpaid/);
  await settled(page);
}

/** Every screen of the shop and its states, as a visitor, a guest and a customer see them. */
export async function tourShop(stage: Stage): Promise<void> {
  const { page, context } = await stage.person();
  const look = stage.look.bind(stage, page);
  const visit = (name: string, path: string, routes: string[] = ['all'], status = 200) =>
    stage.attempt(name, async () => {
      await open(page, path, status);
      await look(name, { routes });
    });

  await visit('home', '/', ['index', 'default-layout']);
  await visit('home-de', '/de-DE', ['index']);
  await visit('category', '/fashion/women');
  await visit('category-de', '/de-DE/mode/damen');
  await visit('category-parent', '/living');
  await visit('category-filtered', '/living/lighting?shipping-free=1&order=price-desc');
  await visit('category-empty', '/living/lighting?min-price=99999');
  await stage.attempt('landing-page', async () => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Spring at Vitrine' }).click();
    await page.waitForURL((url) => url.pathname !== '/');
    await settled(page);
    await look('landing-page', { routes: ['all'] });
  });
  await visit('product', '/amphora-vase');
  await visit('product-tiers', '/harbor-mug');
  await visit('product-gb', '/en-GB/amphora-vase');
  await visit('content-page', '/about-us');
  await visit('contact-page', '/service/contact');
  await visit('search', '/search?search=lamp', ['search']);
  await visit('search-nothing', '/search?search=zzzzzz', ['search']);
  await visit('search-without-term', '/search', ['search']);
  await visit('cart-empty', '/checkout/cart', ['checkout-cart']);
  await visit('checkout-empty', '/checkout', ['checkout']);
  await visit('wishlist-empty', '/wishlist', ['wishlist']);
  await visit('not-found', '/nothing/here', ['all'], 404);
  await visit('error', '/error', ['error'], 500);
  await visit('order-not-found', `/checkout/success/${'0'.repeat(32)}`, ['checkout-success-id']);

  await stage.attempt('navigation-phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await look('navigation-phone', { isFullPage: false });
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await stage.attempt('search-suggestions', async () => {
    await open(page, '/');
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: /search/i }))
      .first()
      .fill('vase');
    await page.locator('.v-search__suggestions, [role=listbox]').first().waitFor();
    await look('search-suggestions', { isFullPage: false });
  });
  await stage.attempt('shop-page-modal', async () => {
    await open(page, '/amphora-vase');
    await page.locator('.v-buy-box__tax button').click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await look('shop-page-modal', { isFullPage: false });
  });
  await stage.attempt('wishlist', async () => {
    await open(page, '/living/decoration/vases');
    await page.locator('.v-product-card button[aria-pressed]').first().click();
    await page.locator('.v-product-card button[aria-pressed=true]').first().waitFor();
    await open(page, '/wishlist');
    await page.locator('.v-product-card').first().waitFor();
    await look('wishlist', { routes: ['wishlist'] });
  });
  await stage.attempt('quick-view', async () => {
    await open(page, '/living/decoration/vases');
    await page.locator('.v-quick-view-button button').first().click();
    await page.getByRole('dialog').locator('.v-buy-box').waitFor();
    await settled(page);
    await look('quick-view', { isFullPage: false });
  });
  await stage.attempt('recent-products', async () => {
    await open(page, '/harbor-mug');
    await open(page, '/recent-products');
    await page.locator('.v-product-card').first().waitFor();
    await look('recent-products', { routes: ['recent-products'] });
  });
  await stage.attempt('login-refused', async () => {
    await open(page, '/login');
    await look('login', { routes: ['login'] });
    await field(page, 'username').fill('nobody@vitrine.example');
    await field(page, 'password').fill('not-the-password');
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await look('login-refused', { routes: ['login'] });
  });
  await stage.attempt('register-errors', async () => {
    await open(page, '/register');
    await look('register', { routes: ['register'] });
    await page.locator('main form button[type=submit]').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look('register-errors', { routes: ['register'] });
  });

  await visit('recover', '/account/recover', ['account-recover']);
  await visit('recover-link-expired', '/account/recover/password', ['account-recover-password']);
  await visit('registration-link-wrong', '/registration/confirm', ['registration-confirm']);
  await visit('newsletter-link-wrong', '/newsletter-subscribe', ['newsletter-subscribe']);
  await visit('order-details-visitor', `/account/order/details/${'0'.repeat(32)}`, ['account-order-details-id']);
  await stage.attempt('recover-password', async () => {
    await open(page, '/account/recover');
    await field(page, 'email').fill('shopper@vitrine.example');
    await page.locator('main form button[type=submit]').click();
    await page.locator('.v-state').waitFor();
    await look('recover-sent', { routes: ['account-recover'] });
    await page.goto(await newestLink(page, 'recovery'));
    await settled(page);
    await look('recover-password', { routes: ['account-recover-password'] });
    await page.locator('main form button[type=submit]').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look('recover-password-errors', { routes: ['account-recover-password'] });
  });

  await stage.attempt('checkout', async () => {
    await addFirstProduct(page, '/harbor-mug');
    await look('product-added', { isFullPage: false });
    await open(page, '/checkout/cart');
    await field(page, 'promotion').fill('WELCOME10');
    await page.locator('.v-promotion-form button').click();
    await page.locator('[data-line-type=promotion]').first().waitFor();
    await look('cart', { routes: ['checkout-cart'] });
    await field(page, 'promotion').fill('NO-SUCH-CODE');
    await page.locator('.v-promotion-form button').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look('cart-code-refused');
    await open(page, '/checkout');
    await look('checkout-identity', { routes: ['checkout'] });
    await page.locator('.v-checkout__steps form button[type=submit]').first().click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look('checkout-errors');
    await fillGuest(page);
    await page.locator('.v-checkout__steps form button[type=submit]').first().click();
    await page.locator('#checkout-shipping').waitFor();
    await settled(page);
    await look('checkout-methods', { routes: ['checkout'] });
    await page.getByRole('button', { name: 'Change address' }).first().click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await look('address-modal', { isFullPage: false });
    await page.keyboard.press('Escape');
    await page.locator('.v-checkout__review form.v-form button[type=submit]').click();
    await page.locator('.v-checkout__review [aria-invalid=true]').first().waitFor();
    await look('checkout-terms-missing');
    await page.locator('.v-checkout__review form.v-form input[type=checkbox]').first().setChecked(true, { force: true });
    await page.locator('.v-checkout__review form.v-form button[type=submit]').click();
    await page.waitForURL(/\/checkout\/success\//);
    await settled(page);
    await look('order-success', { routes: ['checkout-success-id'] });
    const link = await newestLink(page, 'order');
    const stranger = await stage.person();
    await stranger.page.goto(link);
    await settled(stranger.page);
    await stage.look(stranger.page, 'guest-order-form', { routes: ['account-order-deepLinkCode'] });
    await field(stranger.page, 'email').fill('ada@vitrine.example');
    await field(stranger.page, 'zipcode').fill('00000');
    await stranger.page.locator('main form button[type=submit]').click();
    await stranger.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await stage.look(stranger.page, 'guest-order-refused', { routes: ['account-order-deepLinkCode'] });
    await field(stranger.page, 'zipcode').fill('20099');
    await stranger.page.locator('main form button[type=submit]').click();
    await stranger.page.locator('.v-order-summary').waitFor();
    await settled(stranger.page);
    await stage.look(stranger.page, 'guest-order', { routes: ['account-order-deepLinkCode'] });
    await stranger.context.close();
  });
  await stage.attempt('order-paid', async () => {
    await orderWithRedirect(page, 'paid');
    await look('order-paid', { routes: ['checkout-success-id-paid'] });
  });
  await stage.attempt('order-unpaid', async () => {
    await orderWithRedirect(page, 'cancelled');
    await look('order-unpaid', { routes: ['checkout-success-id-unpaid'] });
  });
  await context.close();

  const customer = await stage.person();
  await stage.attempt('account', async () => {
    await open(customer.page, '/login');
    await field(customer.page, 'username').fill('shopper@vitrine.example');
    await field(customer.page, 'password').fill('shopper-demo');
    await customer.page.locator('main form button[type=submit]').click();
    await customer.page.waitForURL(/\/account$/);
    await settled(customer.page);
    await stage.look(customer.page, 'account', { routes: ['account', 'account-frame', 'account-logout'] });
    for (const [name, path, routes] of [
      ['account-profile', '/account/profile', ['account-profile']],
      ['account-delete', '/account/profile/delete', ['account-profile-delete']],
      ['account-addresses', '/account/address', ['account-address']],
      ['account-address-add', '/account/address/create', ['account-address-create']],
      ['account-payment', '/account/payment', ['account-payment']],
      ['account-newsletter', '/account/newsletter', ['account-newsletter']],
    ] as const) {
      await open(customer.page, path);
      await stage.look(customer.page, name, { routes });
    }
    await open(customer.page, '/account/address');
    await customer.page.locator('main a[href^="/account/address/"]:not([href$="/create"])').first().click();
    await customer.page.waitForURL(/\/account\/address\/[0-9a-f]{32}$/);
    await stage.look(customer.page, 'account-address-edit', { routes: ['account-address-id'] });
    for (const [name, path, routes] of [
      ['account-documents', '/account/documents', ['account-documents', 'account-order-document-id-fileId']],
      ['account-downloads', '/account/downloads', ['account-downloads', 'account-order-download-id-fileId']],
      ['orders', '/account/order', ['account-order']],
    ] as const) {
      await open(customer.page, path);
      await stage.look(customer.page, name, { routes });
    }
    await customer.page.getByRole('main').getByRole('link', { name: '10003', exact: true }).click();
    await customer.page.locator('.v-order-actions').waitFor();
    await settled(customer.page);
    await stage.look(customer.page, 'order-details', { routes: ['account-order-details-id'] });
    await open(customer.page, '/registration/confirm');
    await stage.look(customer.page, 'registration-confirmed', { routes: ['registration-confirm'] });
  });
  await customer.context.close();
}
