import { violationsOf } from './support/axe.ts';
import { becomeBuyer, type Buyer } from './support/buyer.ts';
import { SHOPPER } from './support/demo-data.ts';
import type { Shop } from './support/shop.ts';
import { expect, type Page, test } from './support/test.ts';

const PASSWORD = 'one-password-is-enough';

const originOf = (): string => new URL(test.info().project.use.baseURL ?? '').origin;

/** An id of a product that can be bought. */
async function productId(page: Page): Promise<string> {
  const answer = await page.request.post(`${originOf()}/store-api/search-suggest?search=harbor%20mug`, {
    data: {},
    headers: { origin: originOf(), 'x-vitrine-locale': 'en-US' },
  });
  const { elements } = (await answer.json()) as { elements: { id: string }[] };
  return elements[0]?.id ?? '';
}

/** A guest who has ordered. */
async function guestWithOrder(shop: Pick<Shop, 'page'>, email?: string): Promise<{ guest: Buyer; orderId: string }> {
  const guest = await becomeBuyer(shop, originOf(), 'guest', email);
  await guest.payBy('Invoice');
  await guest.put(await productId(shop.page));
  return { guest, orderId: await guest.order() };
}

const form = ({ page, t }: Shop) => page.getByRole('form', { name: t('checkout.success.account.title') });
const field = (shop: Shop) => form(shop).getByLabel(shop.t('common.field.password'), { exact: true });
const submit = (shop: Shop) => form(shop).getByRole('button', { name: shop.t('checkout.success.account.submit') });

/** The newest order is in the account, whose owner signs in with the password. */
async function expectAccount(shop: Shop, { guest, orderId }: { guest: Buyer; orderId: string }): Promise<void> {
  const { page, t } = shop;
  await page.context().clearCookies();
  await shop.open('/login');
  const login = page.getByRole('form', { name: t('account.login.title') });
  await login.getByLabel(t('common.field.email'), { exact: true }).fill(guest.email);
  await login.getByLabel(t('common.field.password'), { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page).toHaveURL(/\/account$/);
  const [order] = await guest.orders();
  expect(order?.id).toBe(orderId);
  await expect(
    page
      .getByRole('main')
      .getByText(order?.number ?? 'no order')
      .first(),
  ).toBeVisible();
}

test('a guest who has ordered becomes a customer by a password alone, with the order in the account', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const ordered = await guestWithOrder(shop);
  await shop.open(`/checkout/success/${ordered.orderId}`);
  await expect(form(shop)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await field(shop).fill(PASSWORD);
  await submit(shop).click();
  const made = page.getByRole('status').filter({ hasText: t('checkout.success.account.made') });
  await expect(made).toBeFocused();
  await expect(form(shop)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible();
  await made.getByRole('link', { name: t('checkout.success.account.toAccount') }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expectAccount(shop, ordered);
});

test('a password too short is told at its field, and an address with an account leads to the log-in', async ({ page, shopIn }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  const { orderId } = await guestWithOrder(shop, SHOPPER.email);
  await shop.open(`/checkout/success/${orderId}`);
  await field(shop).fill('short');
  await submit(shop).click();
  await expect(field(shop)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(shop)).toBeFocused();
  await expect(field(shop), 'what was typed is still there').toHaveValue('short');
  await field(shop).fill(PASSWORD);
  await submit(shop).click();
  const taken = form(shop)
    .getByRole('alert')
    .filter({ hasText: t('checkout.success.account.taken', { email: SHOPPER.email }) });
  await expect(taken).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') }), 'the order is still there').toBeVisible();
  await taken.getByRole('link', { name: t('account.login.title') }).click();
  await expect(page).toHaveURL(/\/de-DE\/login$/);
});

test('without scripts a password makes a guest a customer, too; one that is refused is asked for again', async ({
  page,
  shopIn,
  browser,
}) => {
  const shop = await shopIn('en-US');
  const ordered = await guestWithOrder(shop);
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const bare = { ...shop, page: await context.newPage() };
  await bare.page.goto(`${originOf()}/checkout/success/${ordered.orderId}`);
  await field(bare).fill('short');
  await submit(bare).click();
  await expect(field(bare)).toHaveAttribute('aria-invalid', 'true');
  await field(bare).fill(PASSWORD);
  await submit(bare).click();
  await expect(bare.page.getByText(shop.t('checkout.success.account.made'))).toBeVisible();
  await expect(form(bare)).toHaveCount(0);
  await context.close();
  await expectAccount(shop, ordered);
});

test('who is a customer already is asked for no password', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const customer = await becomeBuyer(shop, originOf(), 'customer');
  await customer.payBy('Invoice');
  await customer.put(await productId(page));
  await shop.open(`/checkout/success/${await customer.order()}`);
  await expect(page.getByRole('heading', { level: 1, name: shop.t('checkout.success.title') })).toBeVisible();
  await expect(form(shop)).toHaveCount(0);
});
