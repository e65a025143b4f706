import { becomeBuyer, type Buyer, BUYERS } from './support/buyer.ts';
import { choose, type Shop } from './support/shop.ts';
import { asStaff, type Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await asStaff(await playwright.request.newContext(), baseURL ?? '');
});

/** At the checkout with a mug in the cart. */
async function atCheckout(shop: Shop, origin: string, kind: (typeof BUYERS)[number]): Promise<Buyer> {
  const buyer = await becomeBuyer(shop, origin, kind);
  await buyer.put((await staff.product('harbor mug')).id, 2);
  await shop.open('/checkout');
  return buyer;
}

for (const kind of BUYERS) {
  test(`a ${kind} edits the address in the checkout, and the order goes there`, async ({ page, shopIn, baseURL }) => {
    const shop = await shopIn('en-US');
    const { t } = shop;
    await atCheckout(shop, baseURL ?? '', kind);
    const addresses = page.getByRole('region', { name: t('checkout.address.title') });
    await addresses
      .getByRole('button', { name: t('checkout.address.change') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('checkout.address.edit') })
      .click();
    const form = page.getByRole('dialog', { name: t('checkout.address.edit') });
    await expect(form.getByRole('textbox', { name: t('common.field.street') })).toHaveValue('1 Loom Street');
    await form.getByRole('textbox', { name: t('common.field.street') }).fill('99 Shuttle Road');
    await form.getByRole('button', { name: t('checkout.address.save') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(addresses).toContainText('99 Shuttle Road');
    await shop.acceptTerms();
    await shop.placeOrder();
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('99 Shuttle Road');
  });
}

test('a customer adds an address in the checkout and chooses it for shipping', async ({ page, shopIn, baseURL }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  await atCheckout(shop, baseURL ?? '', 'customer');
  const addresses = page.getByRole('region', { name: t('checkout.address.title') });
  await addresses
    .getByRole('button', { name: t('checkout.address.change') })
    .last()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('checkout.address.add') })
    .click();
  const form = page.getByRole('dialog', { name: t('checkout.address.add') });
  await form.getByRole('textbox', { name: t('common.field.firstName') }).fill('Grace');
  await form.getByRole('textbox', { name: t('common.field.lastName') }).fill('Hopper');
  await form.getByRole('textbox', { name: t('common.field.street') }).fill('Allee 3');
  await form.getByRole('textbox', { name: t('common.field.zipcode') }).fill('20095');
  await form.getByRole('textbox', { name: t('common.field.city') }).fill('Hamburg');
  await form.getByRole('button', { name: t('checkout.address.save') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(addresses).toContainText('Grace Hopper');
  await expect(addresses, 'the billing address stays').toContainText('Ida Lovelace');
});

test('an objection of the store to a folded or missing field is said in words, and focus goes there', async ({ page, shopIn, watch }) => {
  watch.allow(/400 POST .*\/store-api\/account\/register/);
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.addMug();
  await shop.open('/checkout');
  const refuse = async (...pointers: string[]) => {
    await page.unroute('**/store-api/account/register');
    await page.route('**/store-api/account/register', (route) =>
      route.fulfill({
        status: 400,
        json: {
          errors: pointers.map((pointer) => ({
            status: '400',
            code: 'VIOLATION::IS_BLANK_ERROR',
            title: 'Bad Request',
            detail: 'This value should not be blank.',
            source: { pointer },
          })),
        },
      }),
    );
  };
  await refuse('/billingAddress/phoneNumber');
  await shop.fillGuest('wanted@vitrine.example');
  await page.getByRole('button', { name: t('checkout.address.continue') }).click();
  const form = page.getByRole('form', { name: t('checkout.identity.guest') });
  const phone = form.getByRole('textbox', { name: t('common.field.phone') });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(new RegExp(t('common.form.required')));
  await expect(phone, 'what the store requires is marked as required').toHaveAttribute('aria-required', 'true');
  await phone.fill('030 1234');

  // Of a field that no form of ours has.
  await refuse('/customFields/debtorNumber');
  await page.getByRole('button', { name: t('checkout.address.continue') }).click();
  await expect(form.getByRole('alert')).toContainText(/debtor number/i);
  await expect(form.getByRole('alert')).toContainText(t('common.form.required'));
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('textbox', { name: t('common.field.street') }), 'nothing is lost').toHaveValue('12 Mill Lane');
});

test('a code that is in the cart already is told so in any spelling, and nothing claims success', async ({
  page,
  shopIn,
  watch,
  baseURL,
}) => {
  watch.allow(/400 POST .*\/store-api\/checkout\/cart\/line-item/);
  const shop = await shopIn('en-US');
  const { t } = shop;
  await atCheckout(shop, baseURL ?? '', 'guest');
  const promotion = page.locator('.v-promotion-form');
  const redeem = async (code: string) => {
    await promotion.getByLabel(t('checkout.promotion.code')).fill(code);
    await promotion.getByRole('button', { name: t('checkout.promotion.redeem') }).click();
  };
  await redeem('welcome10');
  await expect(page.locator('[data-line-type=promotion]')).toHaveCount(1);
  await redeem('WELCOME10');
  await expect(promotion).toContainText(t('checkout.promotion.alreadyInCart', { code: 'WELCOME10' }));
  await expect(shop.notification(t('common.error.general'))).toHaveCount(0);
  await expect(page.locator('[data-line-type=promotion]')).toHaveCount(1);
});

test('whoever has said who they are is led to the addresses at once, while the store is still being asked', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.addMug();
  await shop.open('/checkout');
  await shop.fillGuest('early@vitrine.example');
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/store-api\/(checkout\/cart|context)$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole('button', { name: t('checkout.address.continue') }).click();
  // A page that jumps there later takes away what is pressed meanwhile.
  await expect(page.getByRole('heading', { level: 2, name: t('checkout.address.title') })).toBeFocused();
  answer();
  await shop.acceptTerms();
  await shop.placeOrder();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible();
});

for (const kind of BUYERS) {
  test(`a session of a ${kind} that ends in the checkout leaves page and entries, and says what to do`, async ({
    page,
    shopIn,
    watch,
    baseURL,
    context,
  }) => {
    watch.allow(/40[03] POST .*\/store-api\//);
    const shop = await shopIn('en-US');
    const { t } = shop;
    const buyer = await atCheckout(shop, baseURL ?? '', kind);
    await page.getByLabel(t('checkout.summary.comment')).fill('Please ring twice');
    await shop.acceptTerms();
    // By the keyboard: the page may notice by itself before the press, and its button takes none then.
    await page.getByRole('button', { name: t('checkout.order.submit') }).focus();
    await context.clearCookies();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.ended.title') })).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('Harbor mug');
    await expect(page.getByLabel(t('checkout.summary.comment'))).toHaveValue('Please ring twice');
    await expect(page.getByRole('heading', { name: t('checkout.order.emptyTitle') })).toHaveCount(0);
    if (kind === 'customer') {
      const form = page.getByRole('form', { name: t('account.login.title') });
      await expect(form.getByLabel(t('common.field.email'))).toHaveValue(buyer.email);
      await form.getByLabel(t('common.field.password'), { exact: true }).fill(buyer.password);
      await form.getByRole('button', { name: t('account.login.submit') }).click();
    } else {
      const form = page.getByRole('form', { name: t('checkout.identity.guest') });
      await expect(form.getByRole('textbox', { name: t('common.field.street') })).toHaveValue('1 Loom Street');
      await choose(form.getByRole('checkbox').last());
      await page.getByRole('button', { name: t('checkout.address.continue') }).click();
    }
    await expect(page.getByRole('heading', { name: t('checkout.shipping.title') })).toBeVisible();
    await expect(page.getByLabel(t('checkout.summary.comment'))).toHaveValue('Please ring twice');
    await shop.placeOrder();
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible();
    expect((await buyer.orders())[0]?.lines).toEqual({ 'Harbor mug': 2 });
  });
}
