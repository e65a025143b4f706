import { becomeBuyer } from './support/buyer.ts';
import { REDIRECT_PAYMENT, SHOPPER } from './support/demo-data.ts';
import { choose } from './support/shop.ts';
import { asStaff } from './support/staff.ts';
import { contextToken, expect, test } from './support/test.ts';

test('a wrong password and an unknown address read alike; what was typed stays', async ({ page, shopIn, watch }) => {
  watch.allow(/401 POST .*\/store-api\/account\/login/);
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/login');
  const form = page.getByRole('form', { name: t('account.login.title') });
  for (const address of [SHOPPER.email, 'nobody@vitrine.example']) {
    await form.getByLabel(t('common.field.email')).fill(address);
    await form.getByLabel(t('common.field.password'), { exact: true }).fill('not the password');
    await form.getByRole('button', { name: t('account.login.submit') }).click();
    await expect(form.getByRole('alert')).toContainText(t('account.login.failed'));
    await expect(form.getByLabel(t('common.field.email'))).toHaveValue(address);
  }
});

test('log in, see the orders, log out', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/login');
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(form.getByLabel(t('common.field.email'))).toHaveAccessibleDescription(new RegExp(t('common.form.required')));
  await form.getByLabel(t('common.field.email')).fill(SHOPPER.email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(SHOPPER.password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SHOPPER.name);
  await expect(page.getByRole('table', { name: t('account.order.title') }).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.navigation.account') })).toBeVisible();

  await page.getByRole('button', { name: t('account.navigation.logout') }).click();
  await shop.notified(t('account.logout.success'));
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.navigation.login') })).toBeVisible();
});

test('after logging in one is back where one wanted to be, and never on another site', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/login?returnTo=https%3A%2F%2Fevil.example%2F');
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByLabel(t('common.field.email')).fill(SHOPPER.email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(SHOPPER.password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page).toHaveURL('/account');
});

test('sign-up asks twice for e-mail and password, names each error at its field, and ends in the account', async ({
  page,
  shopIn,
  context,
  watch,
}) => {
  watch.allow(/400 POST .*\/store-api\/account\/register/);
  const shop = await shopIn('de-DE');
  const { t } = shop;
  await shop.open('/register');
  const form = page.getByRole('form', { name: t('account.register.title') });
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  const password = (label: string) => form.getByLabel(label, { exact: true });
  const submit = () => form.getByRole('button', { name: t('account.register.submit') }).click();
  await submit();
  await expect(field(t('common.field.firstName'))).toHaveAccessibleDescription(new RegExp(t('common.form.required')));

  await field(t('common.field.firstName')).fill('Lou');
  await field(t('common.field.lastName')).fill('Salomé');
  await field(t('common.field.email')).fill(SHOPPER.email);
  await field(t('common.field.emailConfirmation')).fill('other@vitrine.example');
  await password(t('common.field.password')).fill('long-enough');
  await password(t('common.field.passwordConfirmation')).fill('different');
  await field(t('common.field.street')).fill('Allee 3');
  await field(t('common.field.zipcode')).fill('20095');
  await field(t('common.field.city')).fill('Hamburg');
  await choose(form.getByRole('checkbox').last());
  await submit();
  await expect(field(t('common.field.emailConfirmation'))).toHaveAccessibleDescription(new RegExp(t('common.form.sameEmail')));
  await field(t('common.field.emailConfirmation')).fill(SHOPPER.email);
  await submit();
  await expect(password(t('common.field.passwordConfirmation'))).toHaveAccessibleDescription(new RegExp(t('common.form.samePassword')));
  await password(t('common.field.passwordConfirmation')).fill('long-enough');
  await submit();
  await expect(field(t('common.field.email'))).toHaveAccessibleDescription(new RegExp(t('account.register.emailTaken')));

  const before = await contextToken(context);
  const address = `lou-${Date.now()}@vitrine.example`;
  await field(t('common.field.email')).fill(address);
  await field(t('common.field.emailConfirmation')).fill(address);
  await submit();
  await expect(page).toHaveURL('/de-DE/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lou Salomé');
  expect(await contextToken(context), 'a registration changes the token').not.toBe(before);
});

test('each order has a page that says how it stands: an invoice needs nothing, an unpaid one can be paid', async ({
  page,
  shopIn,
  baseURL,
}) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const buyer = await becomeBuyer(shop, baseURL ?? '', 'customer');
  const staff = await asStaff(page.context().request, baseURL ?? '');
  const mug = await staff.product('harbor mug');
  for (const method of ['Invoice', REDIRECT_PAYMENT]) {
    await buyer.put(mug.id);
    await buyer.payBy(method);
    await buyer.order();
  }
  const [unpaid, invoiced] = await buyer.orders();
  for (const [order, words, canPay] of [
    [invoiced, t('account.payment.open'), false],
    [unpaid, t('account.payment.open'), true],
  ] as const) {
    await shop.open('/account');
    await page
      .getByRole('table', { name: t('account.order.title') })
      .getByRole('link', { name: order?.number ?? '' })
      .click();
    await expect(page).toHaveURL(`/account/order/details/${order?.id ?? ''}`);
    await expect(page.getByRole('heading', { level: 1, name: t('account.order.numberOf', { number: order?.number ?? '' }) })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('main')).not.toContainText(t('checkout.paid.pendingTitle'));
    await expect(page.getByRole('main').getByRole('button', { name: t('checkout.pay.submit') })).toHaveCount(canPay ? 1 : 0);
  }
});
