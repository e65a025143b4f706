import type { Locator, Page } from '@playwright/test';
import { becomeBuyer } from './support/buyer.ts';
import { type Customer, registerCustomer } from './support/customers.ts';
import { linkOfMail } from './support/mails.ts';
import { choose, createShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const main = (page: Page): Locator => page.getByRole('main');
const formOf = (page: Page, name: string): Locator => main(page).getByRole('form', { name, exact: true });
const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);
const expectSaid = (at: Locator, text: string) => expect(at).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, '\\$&')));
const signUp = (page: Page, origin: string | undefined): Promise<Customer> => registerCustomer(page.context().request, origin ?? '');

/** Counts the documents that a page loads: a form with scripts loads none. */
async function expectNoReload(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { vitrineSameDocument: true }));
  await act();
  expect(await page.evaluate(() => 'vitrineSameDocument' in globalThis), 'the document is the same').toBe(true);
}

test('whoever is not signed in, a guest too, is led from the account to the log-in and back', async ({ page, shopIn, baseURL }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  for (const path of ['/account', '/account/profile', '/account/address/create', '/account/payment', '/account/newsletter']) {
    const answer = await page.request.get(shop.path(path), { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], path).toEqual([
      303,
      `/de-DE/login?returnTo=${encodeURIComponent(`/de-DE${path}`)}`,
    ]);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
  }
  await becomeBuyer(shop, baseURL ?? '', 'guest');
  expect((await page.request.get('/account', { maxRedirects: 0 })).status(), 'a guest').toBe(303);
  await page.context().clearCookies();

  const customer = await signUp(page, baseURL);
  await page.context().clearCookies();
  await shop.open('/account/address');
  await expect(page).toHaveURL('/de-DE/login?returnTo=%2Fde-DE%2Faccount%2Faddress');
  const form = formOf(page, t('account.login.title'));
  await field(form, 'username').fill(customer.email);
  await field(form, 'password').fill(customer.password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page).toHaveURL('/de-DE/account/address');
  await expect(page.getByRole('heading', { level: 1, name: t('account.address.title') })).toBeVisible();
});

test('the pages of the account have titles, breadcrumbs and a navigation that says where one is', async ({ page, shopIn, baseURL }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await signUp(page, baseURL);
  await shop.open('/account');
  await expect(page).toHaveTitle(t('account.overview.greeting', { name: 'Ida Lovelace' }));
  const html = await (await page.request.get('/account')).text();
  for (const text of [t('account.order.emptyTitle'), '1 Loom Street', t('account.newsletterSetting.state.none')])
    expect(html).toContain(text);

  await expect(main(page)).toContainText(t('account.overview.wishlistCount', { count: 0 }));
  await expect(page.getByRole('navigation', { name: t('common.navigation.breadcrumb') }).getByRole('listitem')).toHaveText([
    t('common.navigation.home'),
    t('account.breadcrumb.account'),
    t('account.breadcrumb.overview'),
  ]);

  const navigation = page.getByRole('navigation', { name: t('account.navigation.label') });
  const crumbs = page.getByRole('navigation', { name: t('common.navigation.breadcrumb') });
  const PAGES = [
    ['profile', t('account.profile.title'), t('account.profile.title')],
    ['addresses', t('account.address.title'), t('account.breadcrumb.address')],
    ['payment', t('account.paymentMethod.title'), t('account.breadcrumb.payment')],
    ['newsletter', t('account.newsletterSetting.title'), t('account.newsletterSetting.title')],
  ] as const;
  await expectNoReload(page, async () => {
    for (const [key, title, label] of PAGES) {
      await navigation.getByRole('link', { name: t(`account.navigation.${key}`), exact: true }).press('Enter');
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(navigation.locator('[aria-current="page"]')).toHaveText(t(`account.navigation.${key}`));
      await expect(page.getByRole('status').filter({ hasText: title }).first(), 'is announced').toBeAttached();
      await expect(crumbs.getByRole('listitem')).toHaveText([t('common.navigation.home'), t('account.breadcrumb.account'), label]);
    }
  });
  // The other screens that stand alone are called by their names, too.
  for (const [path, label] of [
    ['/account/recover', t('account.recover.title')],
    ['/account/recover/password', t('account.breadcrumb.reset')],
    ['/register', t('account.breadcrumb.register')],
    ['/search?search=lamp', t('shop.search.title')],
    ['/wishlist', t('shop.wishlist.title')],
    ['/checkout/cart', t('shop.cart.title')],
  ] as const) {
    await shop.open(path);
    await expect(page, path).toHaveTitle(label);
    await expect(crumbs.getByRole('listitem'), path).toHaveText([t('common.navigation.home'), label]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('/account/newsletter');
  await expect(navigation.locator('[aria-current="page"]'), 'on a phone, too, without a swipe').toBeInViewport({ ratio: 1 });
});

test('the profile is changed in place: names, day of birth and, of a business, company and VAT ID', async ({ page, shopIn, baseURL }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await signUp(page, baseURL);
  await shop.open('/account/profile');
  const form = formOf(page, t('account.profile.person'));
  const submit = form.getByRole('button', { name: t('account.profile.submit') });
  await expect(field(form, 'company'), 'a private person has none').toHaveCount(0);
  await expectNoReload(page, async () => {
    await field(form, 'firstName').fill('');
    await field(form, 'lastName').fill('Byron');
    await submit.click();
    await expectSaid(field(form, 'firstName'), t('common.form.required'));
    await expect(field(form, 'firstName')).toBeFocused();
    await expect(field(form, 'lastName')).toHaveValue('Byron');
    await field(form, 'firstName').fill('Augusta');
    await field(form, 'birthday').fill('1815-12-10');
    await submit.click();
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: t('account.profile.saved') }),
    ).toBeFocused();
  });
  await shop.open('/account/profile');
  await expect(field(form, 'firstName')).toHaveValue('Augusta');
  await expect(field(form, 'birthday')).toHaveValue('1815-12-10');
  await shop.open('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Augusta Byron');

  const call = (path: string, data: unknown) =>
    page.request.post(`/store-api${path}`, { data, headers: { origin: baseURL ?? '', 'x-vitrine-locale': 'en-US' } });
  const business = { firstName: 'Augusta', lastName: 'Byron', accountType: 'business', company: 'Engines', vatIds: ['DE123'] };
  expect((await call('/account/change-profile', business)).status()).toBe(200);
  await shop.open('/account/profile');
  await expect(field(form, 'vatIds')).toHaveValue('DE123');
  await field(form, 'company').fill('');
  await submit.click();
  await expectSaid(field(form, 'company'), t('common.form.requiredIf'));
  await field(form, 'company').fill('Analytical Engines');
  await submit.click();
  await expect(main(page).getByText(t('account.profile.saved'))).toBeVisible();
  await shop.open('/account/profile');
  await expect(field(form, 'company')).toHaveValue('Analytical Engines');
});

test('e-mail address and password are changed with the password; what is wrong is said at the field', async ({ page, shopIn, baseURL }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  const customer = await signUp(page, baseURL);
  const email = `new-${customer.email}`;
  await shop.open('/account/profile');
  await expectNoReload(page, async () => {
    const form = formOf(page, t('account.email.title'));
    const submit = form.getByRole('button', { name: t('account.email.submit') });
    await field(form, 'email').fill('shopper@vitrine.example');
    await field(form, 'emailConfirmation').fill('other@vitrine.example');
    await field(form, 'password').fill('not-the-password');
    await submit.click();
    await expectSaid(field(form, 'emailConfirmation'), t('common.form.sameEmail'));
    await field(form, 'emailConfirmation').fill('shopper@vitrine.example');
    await submit.click();
    await expectSaid(field(form, 'email'), t('account.register.emailTaken'));
    await expectSaid(field(form, 'password'), t('common.form.wrongPassword'));
    await expect(field(form, 'password'), 'what was typed stays').toHaveValue('not-the-password');
    await field(form, 'email').fill(email);
    await field(form, 'emailConfirmation').fill(email);
    await field(form, 'password').fill(customer.password);
    await submit.click();
    await expect(main(page).getByText(t('account.email.saved', { email }))).toBeVisible();
    await expect(field(form, 'password'), 'begins anew').toHaveValue('');
  });
  await expectNoReload(page, async () => {
    const form = formOf(page, t('account.password.title'));
    const submit = form.getByRole('button', { name: t('account.password.submit') });
    await submit.click();
    await expectSaid(field(form, 'password'), t('common.form.required'));
    await field(form, 'password').fill('not-the-password');
    await field(form, 'newPassword').fill('short');
    await field(form, 'newPasswordConfirmation').fill('short');
    await submit.click();
    await expectSaid(field(form, 'newPassword'), t('common.form.minLength', { min: '8' }));
    await field(form, 'newPassword').fill('second-password');
    await field(form, 'newPasswordConfirmation').fill('second-passwort');
    await submit.click();
    await expectSaid(field(form, 'newPasswordConfirmation'), t('common.form.samePassword'));
    await field(form, 'newPasswordConfirmation').fill('second-password');
    await submit.click();
    await expectSaid(field(form, 'password'), t('common.form.wrongPassword'));
    await field(form, 'password').fill(customer.password);
    await submit.click();
    await expect(main(page).getByText(t('account.password.saved'))).toBeVisible();
  });
  await shop.open('/account');
  await expect(page.getByRole('heading', { level: 1 }), 'signed in still').toContainText('Ida');
  const logIn = (username: string, password: string) =>
    page.request.post('/store-api/account/login', {
      data: { username, password },
      headers: { origin: baseURL ?? '', 'x-vitrine-locale': 'en-US' },
    });
  expect((await logIn(email, customer.password)).status()).toBe(401);
  expect((await logIn(email, 'second-password')).status()).toBe(200);
});

test('an account is deleted after a clear question, and its customer is logged out', async ({ page, shopIn, baseURL, watch }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const customer = await signUp(page, baseURL);
  await shop.open('/account/profile');
  await main(page)
    .getByRole('link', { name: t('account.delete.open') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('account.delete.question') })).toBeVisible();
  await expect(main(page)).toContainText(t('account.delete.warning', { email: customer.email }));
  await main(page)
    .getByRole('link', { name: t('account.delete.cancel') })
    .click();
  await expect(page).toHaveURL('/account/profile');
  await page.goBack();
  await main(page)
    .getByRole('button', { name: t('account.delete.submit') })
    .click();
  await expect(page).toHaveURL('/login?saved=delete-account');
  await expect(main(page)).toContainText(t('account.delete.done'));
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.navigation.login') })).toBeVisible();
  await expect(shop.notification(t('common.error.sessionExpired')), 'what one has asked for is no news').toHaveCount(0);
  watch.allow(/401 POST .*\/store-api\/account\/login/);
  const form = formOf(page, t('account.login.title'));
  await field(form, 'username').fill(customer.email);
  await field(form, 'password').fill(customer.password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(form.getByRole('alert')).toHaveText(t('account.login.failed'));
});

test('addresses are added, changed, made the default, and deleted after a question', async ({ page, shopIn, baseURL }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  await signUp(page, baseURL);
  await shop.open('/account/address');
  const cards = main(page)
    .getByRole('list', { name: t('account.address.title') })
    .getByRole('listitem');
  const card = (street: string) => cards.filter({ hasText: street });
  const said = (text: string) => main(page).getByRole('status').filter({ hasText: text });
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(t('account.address.defaultBilling'));
  await expect(cards.first()).toContainText(t('account.address.defaultShipping'));
  await expect(cards.first(), 'a default address is not deleted').toContainText(t('account.address.keptAsDefault'));
  await expect(cards.first().getByRole('link', { name: /löschen/ })).toHaveCount(0);

  await expectNoReload(page, async () => {
    await main(page)
      .getByRole('link', { name: t('account.address.add') })
      .click();
    await expect(page).toHaveTitle(t('account.address.addTitle'));
    const form = formOf(page, t('account.address.addTitle'));
    await field(form, 'firstName').fill('Grace');
    await field(form, 'street').fill('Allee 3');
    await field(form, 'city').fill('Hamburg');
    await form.getByRole('button', { name: t('account.address.submit') }).click();
    await expectSaid(field(form, 'lastName'), t('common.form.required'));
    await expect(field(form, 'lastName')).toBeFocused();
    await expectSaid(field(form, 'zipcode'), t('common.form.required'));
    await expect(field(form, 'street')).toHaveValue('Allee 3');
    await field(form, 'lastName').fill('Hopper');
    await field(form, 'zipcode').fill('20095');
    await form.getByRole('button', { name: t('account.address.submit') }).click();
    await expect(page).toHaveURL('/de-DE/account/address?saved=address');
    await expect(said(t('account.address.saved'))).toBeFocused();
    await expect(card('Allee 3')).toContainText('Grace Hopper');

    await card('Allee 3')
      .getByRole('link', { name: t('account.address.editOf', { name: 'Allee 3, Hamburg' }) })
      .click();
    const edit = formOf(page, t('account.address.editTitle'));
    await expect(field(edit, 'street')).toHaveValue('Allee 3');
    await field(edit, 'street').fill('Allee 4');
    await edit.getByRole('button', { name: t('account.address.submit') }).click();
    await expect(card('Allee 4')).toHaveCount(1);
    await expect(card('Allee 3')).toHaveCount(0);

    await card('Allee 4')
      .getByRole('button', { name: new RegExp(t('account.address.makeShipping')) })
      .click();
    await expect(said(t('account.address.shippingSaved'))).toBeVisible();
    await expect(card('Allee 4')).toContainText(t('account.address.defaultShipping'));
    await expect(card('Allee 4')).not.toContainText(t('account.address.defaultBilling'));
    await card('Allee 4')
      .getByRole('button', { name: new RegExp(t('account.address.makeBilling')) })
      .click();
    await expect(said(t('account.address.billingSaved'))).toBeVisible();

    const remove = card('1 Loom Street').getByRole('link', { name: t('account.address.deleteOf', { name: '1 Loom Street, Berlin' }) });
    await remove.press('Enter');
    const question = card('1 Loom Street').getByRole('group', { name: t('account.address.deleteQuestion') });
    await expect(question).toBeFocused();
    await question.getByRole('link', { name: t('common.action.cancel') }).press('Enter');
    await expect(remove, 'whoever decides against it goes on where they were').toBeFocused();
    await remove.press('Enter');
    await question.getByRole('button').click();
    await expect(said(t('account.address.deleted'))).toBeFocused();
    await expect(cards).toHaveCount(1);
  });
});

test('an address that became a default meanwhile is kept, which is said; a foreign one is not found', async ({
  page,
  shopIn,
  baseURL,
  watch,
}) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await signUp(page, baseURL);
  const headers = { origin: baseURL ?? '', 'x-vitrine-locale': 'en-US' };
  const { elements } = (await (await page.request.post('/store-api/account/list-address', { data: {}, headers })).json()) as {
    elements: Record<string, unknown>[];
  };
  const created = await page.request.post('/store-api/account/address', {
    data: {
      firstName: 'Ida',
      lastName: 'Lovelace',
      street: '2 Mill Lane',
      zipcode: '10115',
      city: 'Berlin',
      countryId: elements[0]?.['countryId'],
    },
    headers,
  });
  const { id } = (await created.json()) as { id: string };
  await shop.open('/account/address');
  const card = main(page)
    .getByRole('list', { name: t('account.address.title') })
    .getByRole('listitem')
    .filter({ hasText: '2 Mill Lane' });
  await card.getByRole('link', { name: t('account.address.deleteOf', { name: '2 Mill Lane, Berlin' }) }).click();
  expect((await page.request.patch(`/store-api/account/address/default-billing/${id}`, { headers })).ok()).toBe(true);
  await card.getByRole('button').click();
  await expect(card.getByRole('alert')).toHaveText(t('account.address.problem.default'));

  watch.allow(/404 GET .*\/account\/address\//);
  await page.goto(`/account/address/${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('common.error.pageNotFound'));
});

test('the way to pay is chosen from what the shop offers, and kept', async ({ page, shopIn, baseURL }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await signUp(page, baseURL);
  await shop.open('/account/payment');
  const form = formOf(page, t('account.paymentMethod.title'));
  await expect(form.getByRole('radio')).not.toHaveCount(0);
  await expect(form.getByRole('radio', { name: /Invoice/ })).toBeChecked();
  await expectNoReload(page, async () => {
    await choose(form.getByRole('radio', { name: /Demo Pay/ }));
    await form.getByRole('button', { name: t('account.paymentMethod.submit') }).click();
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: t('account.paymentMethod.saved') }),
    ).toBeFocused();
  });
  await shop.open('/account/payment');
  await expect(form.getByRole('radio', { name: /Demo Pay/ })).toBeChecked();
  // A way to pay that is no longer there.
  await page.route(/\/account\/payment/, (route) => {
    const posted = route.request().postData();
    return posted === null ? route.continue() : route.continue({ postData: posted.replace(/[0-9a-f]{32}/, 'f'.repeat(32)) });
  });
  await form.getByRole('button', { name: t('account.paymentMethod.submit') }).click();
  await expect(form.getByRole('alert')).toHaveText(t('account.paymentMethod.failed'));
});

test('the newsletter says how one stands, and changes it: none, confirmation needed, subscribed', async ({
  page,
  shopIn,
  baseURL,
  browser,
}) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const { email } = await signUp(page, baseURL);
  const state = (name: 'none' | 'pending' | 'subscribed') =>
    expect(main(page).getByText(t(`account.newsletterSetting.state.${name}`), { exact: true })).toBeVisible();
  const press = (name: string) => main(page).getByRole('button', { name, exact: true }).click();
  await shop.open('/account/newsletter');
  await state('none');
  await expectNoReload(page, async () => {
    await press(t('account.newsletterSetting.subscribe'));
    await state('subscribed');
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: t('account.newsletterSetting.subscribedNow', { email }) }),
    ).toBeFocused();
    await press(t('account.newsletterSetting.unsubscribe'));
    await state('none');
    await expect(main(page)).toContainText(t('account.newsletterSetting.unsubscribedNow'));
  });
  // Whoever orders it for an address without being its customer has to confirm it.
  const stranger = await browser.newContext();
  const origin = baseURL ?? '';
  const asked = await stranger.request.post(`${origin}/store-api/newsletter/subscribe`, {
    data: { email, option: 'subscribe', storefrontUrl: origin },
    headers: { origin, 'x-vitrine-locale': 'en-US' },
  });
  expect(asked.ok()).toBe(true);
  await stranger.close();
  await shop.open('/account/newsletter');
  await state('pending');
  await expect(main(page)).toContainText(t('account.newsletterSetting.text.pending', { email }));
  await page.goto(await linkOfMail(page.context().request, 'newsletter', email));
  await shop.open('/account/newsletter');
  await state('subscribed');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the account is changed by plain forms, and logged out of', async ({ page, baseURL, watch }) => {
    // The driver blocks what a browser without scripts never asks for.
    watch.allow(/^csp /);
    const { t } = await textsOf('en-US');
    await signUp(page, baseURL);
    await page.goto('/account/profile');
    const person = formOf(page, t('account.profile.person'));
    await field(person, 'firstName').fill('');
    await field(person, 'lastName').fill('Byron');
    await person.getByRole('button').click();
    await expectSaid(field(person, 'firstName'), t('common.form.required'));
    await expect(field(person, 'lastName')).toHaveValue('Byron');
    await field(person, 'firstName').fill('Augusta');
    await person.getByRole('button').click();
    await expect(main(page)).toContainText(t('account.profile.saved'));

    await page.goto('/account/address/create');
    const address = formOf(page, t('account.address.addTitle'));
    for (const [name, value] of Object.entries({ firstName: 'Grace', lastName: 'Hopper', street: 'Quay 3', city: 'Hamburg' }))
      await field(address, name).fill(value);
    await address.getByRole('button', { name: t('account.address.submit') }).click();
    await expectSaid(field(address, 'zipcode'), t('common.form.required'));
    await expect(field(address, 'street')).toHaveValue('Quay 3');
    await field(address, 'zipcode').fill('20095');
    await address.getByRole('button', { name: t('account.address.submit') }).click();
    await expect(main(page)).toContainText(t('account.address.saved'));
    const card = main(page)
      .getByRole('list', { name: t('account.address.title') })
      .getByRole('listitem')
      .filter({ hasText: 'Quay 3' });
    await card.getByRole('link', { name: t('account.address.deleteOf', { name: 'Quay 3, Hamburg' }) }).click();
    await expect(card).toContainText(t('account.address.deleteQuestion'));
    await card.getByRole('button').click();
    await expect(main(page)).toContainText(t('account.address.deleted'));
    await expect(card).toHaveCount(0);

    await page.goto('/account/payment');
    await choose(main(page).getByRole('radio', { name: /Demo Pay/ }));
    await main(page)
      .getByRole('button', { name: t('account.paymentMethod.submit') })
      .click();
    await expect(main(page)).toContainText(t('account.paymentMethod.saved'));
    await expect(main(page).getByRole('radio', { name: /Demo Pay/ })).toBeChecked();

    await page.goto('/account/newsletter');
    await expect(main(page)).toContainText(t('account.newsletterSetting.state.none'));
    await page.getByRole('button', { name: t('account.navigation.logout') }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/account');
    await expect(page).toHaveURL('/login?returnTo=%2Faccount');
  });
});

test('at the checkout one logs in or asks for a new password in place, and nothing is lost', async ({ page, shopIn, baseURL, watch }) => {
  watch.allow(/401 POST .*\/store-api\/account\/login/);
  const shop = await shopIn('en-US');
  const { t } = shop;
  const customer = await signUp(page, baseURL);
  await page.context().clearCookies();
  await shop.addMug();
  await shop.open('/checkout');
  await page.getByRole('tab', { name: t('checkout.identity.login') }).click();
  const form = formOf(page, t('account.login.title'));
  await expectNoReload(page, async () => {
    await field(form, 'username').fill(customer.email);
    await form.getByRole('link', { name: t('account.login.forgot') }).press('Enter');
    const modal = page.getByRole('dialog', { name: t('account.recover.title') });
    const email = modal.getByLabel(t('common.field.email'));
    await expect(email, 'what was typed comes along').toHaveValue(customer.email);
    await email.fill('no address');
    await modal.getByRole('button', { name: t('account.recover.submit') }).click();
    await expectSaid(email, t('common.form.email'));
    await email.fill(customer.email);
    await modal.getByRole('button', { name: t('account.recover.submit') }).click();
    await expect(modal.getByRole('status')).toContainText(t('account.recover.sentText', { email: customer.email }));
    await modal.getByRole('button', { name: t('account.recover.back') }).click();
    await expect(modal).toHaveCount(0);
    await expect(field(form, 'username')).toHaveValue(customer.email);
    await field(form, 'password').fill('not-the-password');
    await form.getByRole('button', { name: t('account.login.submit') }).click();
    await expect(form.getByRole('alert')).toHaveText(t('account.login.failed'));
    await field(form, 'password').fill(customer.password);
    await form.getByRole('button', { name: t('account.login.submit') }).click();
    await expect(page.getByRole('region', { name: t('checkout.address.title') })).toContainText('1 Loom Street');
  });
  await shop.acceptTerms();
  await shop.placeOrder();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible();

  // The link of the mail leads to a new password, with which one logs in.
  const other = await createShop(await page.context().newPage(), 'en-US');
  await other.page.goto(await linkOfMail(page.context().request, 'recovery', customer.email));
  await expect(other.page.getByRole('heading', { level: 1, name: t('account.reset.title') })).toBeVisible();
  await other.page.close();
});

test('at the checkout a new account is made with the order, and is there afterwards', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.addMug();
  await shop.open('/checkout');
  const email = `buyer-${Date.now()}@vitrine.example`;
  await shop.fillGuest(email);
  const guest = page.getByRole('checkbox', { name: t('checkout.identity.doNotCreateAccount') });
  await expect(guest).toBeChecked();
  await guest.locator('xpath=ancestor::label[1]').click({ position: { x: 12, y: 12 } });
  const form = formOf(page, t('account.register.title'));
  await expect(field(form, 'firstName'), 'what was typed stays').toHaveValue('Ada');
  await field(form, 'password').fill('long-enough');
  await field(form, 'passwordConfirmation').fill('something-else');
  await page.getByRole('button', { name: t('checkout.address.continue') }).click();
  await expectSaid(field(form, 'passwordConfirmation'), t('common.form.samePassword'));
  await field(form, 'passwordConfirmation').fill('long-enough');
  await shop.continueAsGuest();
  await shop.open('/account');
  await expect(main(page)).toContainText(email);
});
