import { linkOfMail } from './support/mails.ts';
import { choose } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const SPRING = { 'en-US': '/spring-at-vitrine', 'en-GB': '/spring-at-vitrine', 'de-DE': '/fruehling-bei-vitrine' } as const;
const SPRING_TITLE = { 'en-US': 'Spring at Vitrine', 'en-GB': 'Spring at Vitrine', 'de-DE': 'Frühling bei Vitrine' } as const;

test.describe('the landing page view', () => {
  for (const locale of ['en-US', 'en-GB', 'de-DE'] as const) {
    test(`in ${locale} shows the layout at its own address, with its title, and no breadcrumb`, async ({ page, shopIn }) => {
      const shop = await shopIn(locale);
      await shop.open(SPRING[locale]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SPRING_TITLE[locale]);
      await expect(page).toHaveTitle(new RegExp(SPRING_TITLE[locale]));
      await expect(page.locator('article[data-route="frontend.landing.page"] [data-cms-page=landingpage]')).toBeVisible();
      await expect(page.locator('[data-cms-block=product-slider] .v-product-card').first()).toBeVisible();
      await expect(page.getByRole('navigation', { name: shop.t('common.navigation.breadcrumb') })).toHaveCount(0);
    });
  }

  test('is reached from the footer, a navigation entry of type link, and leads to its products', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Spring at Vitrine' }).click();
    await expect(page).toHaveURL(/\/spring-at-vitrine$/);
    await page.locator('[data-cms-block=product-three-column] .v-product-card__link').first().click();
    await expect(page.locator('.v-buy-box')).toBeVisible();
  });

  test('its technical address leads to its own one; one that has had its time is not found', async ({ page, shopIn, watch }) => {
    const shop = await shopIn('en-US');
    await shop.open(SPRING['en-US']);
    watch.allow(/404 GET .*last-winter/);
    const response = await page.goto('/last-winter');
    expect(response?.status()).toBe(404);
  });
});

test('the contact form checks its fields, sends, and shows the merchant’s own confirmation', async ({ page, shopIn, watch }) => {
  watch.allow(/^400 POST \S+\/store-api\/contact-form$/);
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/service/contact');
  const form = page.locator('[data-cms-element=form] form');
  await form.getByRole('button', { name: t('shop.contact.submit') }).click();
  await expect(form.getByText(t('common.form.required'))).not.toHaveCount(0);
  const field = (label: string) => form.getByRole('textbox', { name: label });
  await field(t('common.field.firstName')).fill('Ada');
  await field(t('common.field.lastName')).fill('Byron');
  await field(t('common.field.email')).fill('not an address');
  await field(t('common.field.subject')).fill('The mug');
  await field(t('common.field.comment')).fill('Is the glaze safe for the oven? And how do I best look after it?');
  await choose(form.getByRole('checkbox'));
  await form.getByRole('button', { name: t('shop.contact.submit') }).click();
  await expect(form.getByText(t('common.form.email'))).toBeVisible();
  await field(t('common.field.email')).fill('ada@vitrine.example');
  // What this store demands besides is said at its field.
  await form.getByRole('button', { name: t('shop.contact.submit') }).click();
  await expect(form.getByText(t('common.form.required'))).not.toHaveCount(0);
  await field(t('common.field.phone')).fill('+49 40 5550166');
  await form.getByRole('combobox').selectOption({ index: 1 });
  const sent = page.waitForRequest(/\/store-api\/contact-form$/);
  await form.getByRole('button', { name: t('shop.contact.submit') }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    firstName: 'Ada',
    email: 'ada@vitrine.example',
    subject: 'The mug',
    slotId: expect.stringMatching(/^[\da-f]{32}$/),
  });
  await expect(page.getByText('Thank you. We will answer within a day.')).toBeVisible();
});

test('the newsletter form subscribes, and the link of its mail confirms', async ({ page, shopIn, request }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const email = `letters-${Date.now()}@vitrine.example`;
  await shop.open('/service/newsletter');
  const form = page.locator('[data-cms-element=form] form');
  await form.getByRole('textbox', { name: t('shop.newsletter.email') }).fill(email);
  const sent = page.waitForRequest(/\/store-api\/newsletter\/subscribe$/);
  await form.getByRole('button', { name: t('shop.newsletter.subscribe') }).click();
  // Nobody is subscribed without having read what becomes of the address.
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await choose(form.getByRole('checkbox'));
  await form.getByRole('button', { name: t('shop.newsletter.subscribe') }).click();
  expect((await sent).postDataJSON()).toMatchObject({ email, option: 'subscribe', storefrontUrl: expect.stringMatching(/^http/) });
  await expect(page.getByText('Please confirm your subscription in the e-mail we have just sent you.')).toBeVisible();
  await page.goto(await linkOfMail(request, 'newsletter', email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.newsletter.confirmedTitle'));
});
