import { expect, type Locator, type Page, test } from '@playwright/test';
import { becomeBuyer } from './support/buyer.ts';
import { MUG, REDIRECT_PAYMENT } from './support/demo-data.ts';
import { linkOfMail } from './support/mails.ts';
import { choose, createShop } from './support/shop.ts';
import { textsOf } from './support/texts.ts';

test.use({ javaScriptEnabled: false });

// The driver switches scripts off too late for what the first document of a page says to browsers without them.
test.beforeEach(async ({ page }) => void (await page.goto('/robots.txt')));

const { t } = await textsOf('en-US');

const formOf = (page: Page, name: string): Locator => page.getByRole('main').getByRole('form', { name });
const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);
const expectSaid = (at: Locator, text: string) => expect(at).toHaveAccessibleDescription(new RegExp(text));

async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(form, name).fill(value);
}

/** Presses a button that sends a form, and gives the status of what answers. */
async function send(page: Page, button: Locator): Promise<number | undefined> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST' && response.request().isNavigationRequest()),
    button.click(),
  ]);
  return answer.status();
}

test('log-in says errors at the field or above the form, keeps all but the password, and leads on', async ({ page, baseURL }) => {
  const buyer = await becomeBuyer({ page } as Parameters<typeof becomeBuyer>[0], baseURL ?? '', 'customer');
  await page.context().clearCookies();
  await page.goto('/login?returnTo=%2Fwishlist');
  const form = formOf(page, t('account.login.title'));
  const submit = form.getByRole('button', { name: t('account.login.submit') });
  await field(form, 'username').fill(buyer.email);
  expect(await send(page, submit)).toBe(200);
  await expectSaid(field(form, 'password'), t('common.form.required'));
  await expect(field(form, 'username')).toHaveValue(buyer.email);

  await field(form, 'password').fill('not-the-password');
  expect(await send(page, submit)).toBe(200);
  await expect(form.getByRole('alert')).toHaveText(t('account.login.failed'));
  await expect(field(form, 'username')).toHaveValue(buyer.email);
  await expect(field(form, 'password')).toHaveValue('');
  expect(await page.content()).not.toContain('not-the-password');
  await page.goto('/account');
  await expect(page.getByRole('main')).not.toContainText(buyer.email);

  await page.goto('/login?returnTo=%2Fwishlist');
  await fill(form, { username: buyer.email, password: buyer.password });
  expect(await send(page, submit)).toBe(303);
  await expect(page).toHaveURL('/wishlist');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ida');
});

test('a log-in leads to no other site, and a form of another site signs nobody in', async ({ page, baseURL }) => {
  const buyer = await becomeBuyer({ page } as Parameters<typeof becomeBuyer>[0], baseURL ?? '', 'customer');
  await page.context().clearCookies();
  const post = (origin: string) =>
    page.request.post('/login?returnTo=https%3A%2F%2Fevil.example%2F', {
      headers: { origin },
      form: { username: buyer.email, password: buyer.password },
      maxRedirects: 0,
    });
  const foreign = await post('https://evil.example');
  expect(foreign.status()).toBe(400);
  expect(await page.context().cookies()).toEqual([]);
  const own = await post(baseURL ?? '');
  expect([own.status(), own.headers()['location']]).toEqual([303, '/account']);
});

test('registration names missing fields, a taken address and delivery errors, and returns no password', async ({ page, baseURL }) => {
  const taken = await becomeBuyer({ page } as Parameters<typeof becomeBuyer>[0], baseURL ?? '', 'customer');
  await page.context().clearCookies();
  await page.goto('/register');
  const form = formOf(page, t('account.register.title'));
  const submit = form.getByRole('button', { name: t('account.register.submit') });
  const passwords = { password: 'a-good-password', passwordConfirmation: 'a-good-password' };
  await fill(form, {
    firstName: 'Edith',
    email: taken.email,
    emailConfirmation: taken.email,
    'billingAddress.street': 'Mill Lane 12',
    'billingAddress.zipcode': '10115',
    'billingAddress.city': 'Berlin',
    ...passwords,
  });
  await choose(form.getByRole('checkbox', { name: t('account.register.differentShipping') }));
  expect(await send(page, submit)).toBe(200);
  await expectSaid(field(form, 'lastName'), t('common.form.required'));
  await expectSaid(form.locator('[name=privacy]'), t('common.form.accept'));
  await expectSaid(field(form, 'shippingAddress.street'), t('common.form.required'));
  await expect(field(form, 'billingAddress.street')).toHaveValue('Mill Lane 12');
  expect(await page.content()).not.toContain(passwords.password);

  await form
    .getByRole('checkbox', { name: t('account.register.differentShipping') })
    .locator('xpath=ancestor::label[1]')
    .click({ position: { x: 12, y: 12 } });
  await choose(form.locator('[name=privacy]'));
  await fill(form, { lastName: 'Clarke', ...passwords });
  expect(await send(page, submit)).toBe(200);
  await expectSaid(field(form, 'email'), t('account.register.emailTaken'));

  const email = `edith-${Date.now()}@vitrine.example`;
  await fill(form, { email, emailConfirmation: email, ...passwords });
  expect(await send(page, submit)).toBe(303);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edith');
});

test('a message is sent once and confirmed; what the store demands besides is said at its field', async ({ page }) => {
  await page.goto('/service/contact');
  const form = page.locator('[data-cms-element=form] form');
  const submit = form.getByRole('button', { name: t('shop.contact.submit') });
  await fill(form, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'not an address',
    subject: 'The mug',
    comment: 'Is the glaze safe for the oven?',
  });
  expect(await send(page, submit)).toBe(200);
  await expectSaid(field(form, 'email'), t('common.form.email'));
  await expectSaid(form.getByRole('checkbox'), t('common.form.accept'));
  await expect(field(form, 'comment')).toHaveValue('Is the glaze safe for the oven?');

  await choose(form.getByRole('checkbox'));
  await field(form, 'email').fill('ada@vitrine.example');
  expect(await send(page, submit)).toBe(200);
  await expectSaid(field(form, 'phone'), t('common.form.required'));

  await field(form, 'phone').fill('+49 40 5550166');
  await form.getByRole('combobox').selectOption({ index: 1 });
  expect(await send(page, submit)).toBe(303);
  await expect(page.getByText('Thank you. We will answer within a day.')).toBeVisible();
  const again = await page.reload();
  expect(again?.request().method()).toBe('GET');
});

test('the newsletter is ordered by who has agreed, and its mail comes', async ({ page, request }) => {
  const email = `plain-${Date.now()}@vitrine.example`;
  await page.goto('/service/newsletter');
  const form = page.locator('[data-cms-element=form] form');
  const submit = form.getByRole('button', { name: t('shop.newsletter.subscribe') });
  await field(form, 'email').fill(email);
  expect(await send(page, submit)).toBe(200);
  await expectSaid(form.getByRole('checkbox'), t('common.form.accept'));
  await expect(field(form, 'email')).toHaveValue(email);
  await choose(form.getByRole('checkbox'));
  expect(await send(page, submit)).toBe(303);
  await expect(page.getByText('Please confirm your subscription in the e-mail we have just sent you.')).toBeVisible();
  expect(await linkOfMail(request, 'newsletter', email)).toContain('newsletter-subscribe');
});

const review = (page: Page): Locator => page.locator('.v-checkout__review');
const method = (page: Page, name: string): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const orderButton = (page: Page): Locator => review(page).getByRole('button', { name: t('checkout.order.submit') });

async function putMug(page: Page): Promise<void> {
  await page.goto(MUG['en-US'].path);
  await page
    .locator('.v-buy-box')
    .getByRole('button', { name: t('shop.product.addToCart') })
    .click();
  await expect(page).toHaveURL('/checkout/cart');
}

test("a guest's order names errors at fields, lets methods be chosen, asks for terms, and loses nothing", async ({ page }) => {
  await putMug(page);
  await page.goto('/checkout');
  const form = formOf(page, t('checkout.identity.guest'));
  const next = form.getByRole('button', { name: t('checkout.address.continue') });
  await fill(form, {
    firstName: 'Edith',
    email: 'edith@vitrine.example',
    emailConfirmation: 'edith@vitrine.example',
    'billingAddress.street': 'Mill Lane 12',
    'billingAddress.zipcode': '10115',
    'billingAddress.city': 'Berlin',
  });
  expect(await send(page, next)).toBe(422);
  await expectSaid(field(form, 'lastName'), t('common.form.required'));
  await expectSaid(form.locator('[name=privacy]'), t('common.form.accept'));
  await expect(field(form, 'billingAddress.street')).toHaveValue('Mill Lane 12');
  await field(form, 'lastName').fill('Clarke');
  await choose(form.locator('[name=privacy]'));
  expect(await send(page, next)).toBe(303);
  await expect(page.getByRole('main')).toContainText(t('checkout.identity.guestAs', { email: 'edith@vitrine.example' }));

  const comment = review(page).locator('[name=comment]');
  await comment.fill('Ring twice');
  for (const name of [REDIRECT_PAYMENT, 'Invoice']) {
    const choice = method(page, name);
    await expect(choice, 'another one than before').not.toBeChecked();
    await choose(choice);
    expect(await send(page, page.getByRole('button', { name: t('checkout.methods.apply') }))).toBe(200);
    await expect(choice).toBeChecked();
    await expect(comment).toHaveValue('Ring twice');
  }

  expect(await send(page, orderButton(page))).toBe(422);
  await expectSaid(review(page).locator('[name=terms]'), t('checkout.terms.required'));
  await expect(comment).toHaveValue('Ring twice');
  await choose(review(page).locator('[name=terms]'));
  expect(await send(page, orderButton(page))).toBe(303);
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.success.title'));
  await expect(page.getByRole('main')).toContainText(MUG['en-US'].name);
});

test('a customer logs in on the way: the checkout leads there and back', async ({ page, baseURL }) => {
  const buyer = await becomeBuyer(await createShop(page, 'en-US'), baseURL ?? '', 'customer');
  await page.context().clearCookies();
  await putMug(page);
  await page.goto('/checkout');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.login.submit'), exact: true })
    .click();
  const form = formOf(page, t('account.login.title'));
  await fill(form, { username: buyer.email, password: buyer.password });
  expect(await send(page, form.getByRole('button', { name: t('account.login.submit') }))).toBe(303);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main')).toContainText(t('checkout.identity.loggedInAs', { email: buyer.email }));
  await expect(orderButton(page)).toBeEnabled();
});

test("a session that ends at the press restores a guest's cart, comment and address, to be confirmed only", async ({ page, baseURL }) => {
  const buyer = await becomeBuyer(await createShop(page, 'en-US'), baseURL ?? '', 'guest');
  await putMug(page);
  await page.goto('/checkout');
  await review(page).locator('[name=comment]').fill('Ring twice');
  await choose(review(page).locator('[name=terms]'));
  await page.context().clearCookies();
  expect(await send(page, orderButton(page))).toBe(422);
  const form = formOf(page, t('checkout.identity.guest'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('checkout.ended.guest'));
  await expect(field(form, 'email')).toHaveValue(buyer.email);
  await expect(field(form, 'billingAddress.street')).toHaveValue('1 Loom Street');
  await choose(form.locator('[name=privacy]'));
  expect(await send(page, form.getByRole('button', { name: t('checkout.address.continue') }))).toBe(200);
  await expect(review(page).locator('[name=comment]')).toHaveValue('Ring twice');
  await expect(review(page).locator('[name=terms]')).toBeChecked();
  await expect(method(page, REDIRECT_PAYMENT)).not.toBeChecked();
  await choose(method(page, REDIRECT_PAYMENT));
  expect(await send(page, orderButton(page)), 'another method than the sums stood for').toBe(422);
  await expect(page.getByRole('main')).toContainText(t('checkout.methods.changed'));
  await expect(method(page, REDIRECT_PAYMENT)).toBeChecked();
  expect(await send(page, orderButton(page))).toBe(303);
  await expect(page.getByRole('button', { name: 'Pay now' }), 'the payment provider').toBeVisible();
});

test('a form of another site orders nothing', async ({ page, baseURL }) => {
  const buyer = await becomeBuyer(await createShop(page, 'en-US'), baseURL ?? '', 'guest');
  await putMug(page);
  await page.goto('/checkout');
  const seen = await review(page).locator('[name=seen]').inputValue();
  const foreign = await page.request.post('/checkout?intent=order', {
    headers: { origin: 'https://evil.example' },
    form: { seen, terms: 'on' },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(400);
  expect(await buyer.orders()).toEqual([]);
  await page.reload();
  await expect(orderButton(page)).toBeEnabled();
});
