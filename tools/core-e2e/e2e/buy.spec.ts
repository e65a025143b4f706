import { nameOf } from './support/store.ts';
import { choose, expect, lacks, newEmail, test } from './support/walk.ts';

test('a guest orders and is told the order’s number', async ({ walk, store }) => {
  const { page, t } = walk;
  const product = await store.product();
  await walk.addToCart(product.id);
  await page.goto('/checkout/cart');
  await expect(
    page
      .getByRole('main')
      .getByRole('list', { name: t('shop.cart.title') })
      .getByRole('listitem'),
  ).toContainText([nameOf(product)]);
  await walk.open('/checkout');
  await walk.introduce(page.getByRole('form', { name: t('checkout.identity.guest') }), newEmail());
  await page.getByRole('button', { name: t('checkout.address.continue') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.shipping.title') })).toBeVisible();
  await walk.placeOrder();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('checkout.success.items') })).toContainText(nameOf(product));
});

test('a customer orders, finds the order in the account, logs out and in again', async ({ walk, store, target }) => {
  const { page, t } = walk;
  const email = target.customer?.email ?? newEmail();
  const password = target.customer?.password ?? 'a-core-password-1';
  const logIn = async (): Promise<void> => {
    await walk.open('/login');
    await page.getByRole('textbox', { name: t('common.field.email') }).fill(email);
    await page.getByLabel(t('common.field.password'), { exact: true }).fill(password);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account.login.submit') })
      .click();
    await expect(page.getByRole('button', { name: t('account.navigation.logout') })).toBeVisible();
  };
  if (target.customer) await logIn();
  else {
    await walk.open('/register');
    const form = page.getByRole('form', { name: t('account.register.title') });
    await walk.introduce(form, email);
    await form.getByLabel(t('common.field.password'), { exact: true }).fill(password);
    await form.getByLabel(t('common.field.passwordConfirmation'), { exact: true }).fill(password);
    await form.getByRole('button', { name: t('account.register.submit') }).click();
    await expect(page.getByRole('button', { name: t('account.navigation.logout') })).toBeVisible();
  }
  await walk.addToCart((await store.product()).id);
  await walk.open('/checkout');
  const id = await walk.placeOrder();
  await walk.open('/account');
  await page
    .getByRole('table', { name: t('account.order.title') })
    .locator(`a[href$="${id}"]`)
    .click();
  await expect(page).toHaveURL(new RegExp(`/account/order/details/${id}$`));
  await expect(page.getByRole('main')).toContainText(nameOf(await store.product()));
  await walk.open('/account');
  await page.getByRole('button', { name: t('account.navigation.logout') }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: t('account.login.title') })).toBeVisible();
  await logIn();
});

test('every way of paying that the store has is offered, and the last one can be chosen', async ({ walk, store }) => {
  const { page, t } = walk;
  const methods = await store.paymentMethods();
  if (methods.length < 2) return lacks('second payment method');
  await walk.addToCart((await store.product()).id);
  await walk.open('/checkout');
  await walk.introduce(page.getByRole('form', { name: t('checkout.identity.guest') }), newEmail());
  await page.getByRole('button', { name: t('checkout.address.continue') }).click();
  const offered = page.getByRole('radiogroup', { name: t('checkout.payment.choose') }).getByRole('radio');
  await expect(offered).toHaveCount(methods.length);
  await choose(offered.last());
});
