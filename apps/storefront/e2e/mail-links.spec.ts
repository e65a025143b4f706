import { readFileSync } from 'node:fs';
import { test as plainTest } from '@playwright/test';
import { LOCALES } from '@vitrine/i18n';
import { PREFIX, SHOPPER } from './support/demo-data.ts';
import { linkOfMail, setDoubleOptIn } from './support/mails.ts';
import { choose, createShop, type Shop } from './support/shop.ts';
import { contextToken, expect, type Page, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const PASSWORD = 'quiet-harbour-9';
const address = (name: string) => `${name}-${Date.now()}@vitrine.example`;

async function fillRegistration(shop: Shop, email: string): Promise<void> {
  const { page, t } = shop;
  await shop.open('/register');
  const form = page.getByRole('form', { name: t('account.register.title') });
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  await field(t('common.field.firstName')).fill('Ines');
  await field(t('common.field.lastName')).fill('Okafor');
  await field(t('common.field.email')).fill(email);
  await field(t('common.field.emailConfirmation')).fill(email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(t('common.field.passwordConfirmation'), { exact: true }).fill(PASSWORD);
  await field(t('common.field.street')).fill('Allee 3');
  await field(t('common.field.zipcode')).fill('20095');
  await field(t('common.field.city')).fill('Hamburg');
  await choose(form.getByRole('checkbox').last());
  await form.getByRole('button', { name: t('account.register.submit') }).click();
}

async function logIn(shop: Shop, email: string, password: string): Promise<void> {
  const { page, t } = shop;
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByLabel(t('common.field.email')).fill(email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
}

async function orderAsGuest(shop: Shop, email: string): Promise<void> {
  await shop.addMug();
  await shop.open('/checkout');
  await shop.fillGuest(email);
  await shop.continueAsGuest();
  await shop.acceptTerms();
  await shop.placeOrder();
  await expect(shop.page).toHaveURL(/\/checkout\/success\//);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test('the link of a registration activates the account and logs in, once', async ({
      page,
      shopIn,
      context,
      request,
      baseURL,
      browser,
    }) => {
      await setDoubleOptIn(request, baseURL ?? '', true);
      try {
        const shop = await shopIn(locale);
        const { t } = shop;
        const email = address('ines');
        await fillRegistration(shop, email);
        await expect(title(page)).toHaveText(t('account.register.confirmTitle'));
        const link = await linkOfMail(request, 'registration', email);
        expect(new URL(link).pathname).toBe(`${PREFIX[locale]}/registration/confirm`);

        // A program that only looks at the link does not use it up, nor does somebody who only opens it.
        await request.head(link);
        await request.get(link);
        const before = await contextToken(context);
        const answer = await page.goto(link);
        expect(answer?.headers()['cache-control']).toBe('private, no-store');
        await expect(title(page)).toHaveText(t('account.register.linkTitle'));
        expect(await contextToken(context)).toBe(before);
        const activate = (where: Page) => where.getByRole('button', { name: t('account.register.linkSubmit') }).click();
        await activate(page);
        await expect(title(page)).toHaveText(t('account.register.confirmed'));
        await expect(page, 'what opens the account is gone from the address').toHaveURL(shop.path('/registration/confirm'));
        await expect(page.getByRole('banner').getByRole('link', { name: t('common.navigation.account') })).toBeVisible();
        expect(await contextToken(context)).not.toBe(before);
        await page.goto(shop.path('/account'));
        await expect(title(page)).toContainText('Ines Okafor');

        const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
        const other = await stranger.newPage();
        await other.goto(link);
        await activate(other);
        await expect(title(other)).toHaveText(t('account.register.linkUsed'));
        await other.goto(link.replace(/hash=[^&]+/, `hash=${'0'.repeat(32)}`));
        await activate(other);
        await expect(title(other)).toHaveText(t('account.register.confirmFailed'));
        await other
          .getByRole('main')
          .getByRole('link', { name: t('account.login.title') })
          .click();
        await expect(other).toHaveURL(shop.path('/login'));
        const otherShop = await createShop(other, locale);
        await otherShop.ready();
        await logIn(otherShop, email, PASSWORD);
        await expect(title(other)).toContainText('Ines Okafor');
        await stranger.close();
      } finally {
        await setDoubleOptIn(request, baseURL ?? '', false);
      }
    });

    test('a forgotten password is replaced by the link of a mail; nobody learns who has an account', async ({ page, shopIn, request }) => {
      const shop = await shopIn(locale);
      const { t } = shop;
      const email = address('forgetful');
      await fillRegistration(shop, email);
      await expect(page).toHaveURL(shop.path('/account'));
      await page.getByRole('button', { name: t('account.navigation.logout') }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: t('common.navigation.login') })).toBeVisible();

      await shop.open('/login');
      await page.getByRole('link', { name: t('account.login.forgot') }).click();
      await expect(title(page)).toHaveText(t('account.recover.title'));
      const ask = async (to: string) => {
        await shop.open('/account/recover');
        await page.getByLabel(t('common.field.email')).fill(to);
        await page.getByRole('button', { name: t('account.recover.submit') }).click();
      };
      await ask('no address');
      await expect(page.getByLabel(t('common.field.email'))).toHaveAccessibleDescription(new RegExp(t('common.form.email')));
      await expect(page.getByLabel(t('common.field.email'))).toBeFocused();
      for (const to of [address('nobody'), email]) {
        await ask(to);
        await expect(title(page)).toHaveText(t('account.recover.sentTitle'));
        await expect(page.getByText(t('account.recover.sentText', { email: to }))).toBeVisible();
      }

      const link = await linkOfMail(request, 'recovery', email);
      const answer = await page.goto(link);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      await shop.ready();
      const other = page.getByRole('link', { name: locale === 'de-DE' ? 'English (UK)' : 'Deutsch' }).first();
      await expect(other, 'another language keeps the link').toHaveAttribute(
        'href',
        new RegExp(`${new URL(link).search.replace('?', '\\?')}$`),
      );

      const field = (name: 'newPassword' | 'newPasswordConfirmation') => page.getByLabel(t(`common.field.${name}`), { exact: true });
      const save = () => page.getByRole('button', { name: t('account.reset.submit') }).click();
      await save();
      await expect(field('newPassword')).toHaveAccessibleDescription(new RegExp(t('common.form.required')));
      await field('newPassword').fill('short');
      await field('newPasswordConfirmation').fill('other');
      await save();
      await expect(field('newPassword')).toHaveAccessibleDescription(new RegExp(t('common.form.minLength', { min: 8 })));
      await field('newPassword').fill(`${PASSWORD}-new`);
      await save();
      await expect(field('newPasswordConfirmation')).toHaveAccessibleDescription(new RegExp(t('common.form.samePassword')));
      await field('newPasswordConfirmation').fill(`${PASSWORD}-new`);
      await save();
      await expect(page.getByText(t('account.reset.success'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${shop.path('/login')}\\?password=saved$`));
      await logIn(shop, email, `${PASSWORD}-new`);
      await expect(title(page)).toContainText('Ines Okafor');

      await page.goto(link);
      await expect(title(page)).toHaveText(t('account.reset.expiredTitle'));
      await page.getByRole('link', { name: t('account.reset.again') }).click();
      await expect(title(page)).toHaveText(t('account.recover.title'));
    });

    test("a guest's order opens by its link with e-mail and postal code, and with nothing else", async ({
      page,
      shopIn,
      request,
      browser,
      baseURL,
    }) => {
      const shop = await shopIn(locale);
      const { t } = shop;
      const email = address('guest');
      await orderAsGuest(shop, email);
      const link = await linkOfMail(request, 'order', email);
      await page.goto(link);
      await expect(title(page), 'who ordered just now proves nothing').toContainText(/\d{4,}/);

      const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await stranger.newPage();
      const answer = await other.goto(link);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      await (await createShop(other, locale)).ready();
      await expect(title(other)).toHaveText(t('account.order.guestTitle'));
      const show = () => other.getByRole('button', { name: t('account.order.guestSubmit') }).click();
      await show();
      await expect(other.getByLabel(t('common.field.email'))).toHaveAccessibleDescription(new RegExp(t('common.form.required')));
      await other.getByLabel(t('common.field.email')).fill(email);
      await other.getByLabel(t('common.field.zipcode')).fill('99999');
      await show();
      await expect(other.getByRole('alert').filter({ hasText: t('account.order.guestRefused') })).toBeVisible();
      await expect(other.getByLabel(t('common.field.email'))).toHaveValue(email);
      await other.getByLabel(t('common.field.zipcode')).fill('10115');
      await show();
      await expect(title(other)).toContainText(/\d{4,}/);
      await expect(other.getByRole('heading', { name: t('checkout.success.items') })).toBeVisible();
      const billing = other
        .locator('section')
        .filter({ has: other.getByRole('heading', { name: t('account.order.billingAddress') }) })
        .last();
      await expect(billing).toContainText(/Germany|Deutschland|United|Austria|Österreich|Vereinigt|USA/);
      await stranger.close();
    });
  });
}

test("a stranger's registration link changes nothing until its reader agrees, nor from another site", async ({
  page,
  shopIn,
  context,
  request,
  baseURL,
  browser,
}) => {
  await setDoubleOptIn(request, baseURL ?? '', true);
  try {
    const shop = await shopIn('en-US');
    const { t } = shop;
    const sender = await browser.newContext({ baseURL: baseURL ?? '' });
    const email = address('sender');
    await fillRegistration(await createShop(await sender.newPage(), 'en-US'), email);
    const link = await linkOfMail(request, 'registration', email);
    await sender.close();

    await shop.open('/login');
    await logIn(shop, SHOPPER.email, SHOPPER.password);
    await expect(title(page)).toContainText(SHOPPER.name);
    const token = await contextToken(context);
    await page.goto(link);
    await expect(title(page)).toHaveText(t('account.register.linkTitle'));
    await expect(page.getByText(t('account.register.linkSignedIn', { name: SHOPPER.name }))).toBeVisible();
    expect(await contextToken(context)).toBe(token);
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      const forced = await page.request.post(link, { headers, form: {}, maxRedirects: 0 });
      expect(forced.status(), headers.origin).toBeGreaterThanOrEqual(400);
    }
    await page.goto(shop.path('/account'));
    await expect(title(page), 'still the same customer').toContainText(SHOPPER.name);
    expect(await contextToken(context)).toBe(token);

    // Without scripts the press is a plain form.
    const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(link);
    expect(await contextToken(plain)).toBeUndefined();
    await reader.getByRole('button', { name: t('account.register.linkSubmit') }).click();
    await expect(title(reader)).toHaveText(t('account.register.confirmed'));
    await reader.goto('/account');
    await expect(title(reader)).toContainText('Ines Okafor');
    await plain.close();
  } finally {
    await setDoubleOptIn(request, baseURL ?? '', false);
  }
});

test('the link of a newsletter confirms once, and says so afterwards', async ({ page, shopIn, request, watch }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const email = address('reader');
  await shop.open('/');
  const status = await page.evaluate(
    async ([to, url]) =>
      (
        await fetch('/store-api/newsletter/subscribe', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: to, option: 'subscribe', storefrontUrl: url }),
        })
      ).status,
    [email, new URL(page.url()).origin] as const,
  );
  expect(status).toBe(204);
  const link = await linkOfMail(request, 'newsletter', email);
  await request.head(link);
  const wrong = link.replace(/em=[^&]+/, `em=${'0'.repeat(40)}`);
  await page.goto(wrong);
  await expect(title(page)).toHaveText(t('account.newsletter.wrongTitle'));
  const answer = await page.goto(link);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(title(page)).toHaveText(t('account.newsletter.confirmedTitle'));
  await page.goto(link);
  await expect(title(page)).toHaveText(t('account.newsletter.usedTitle'));
  const german = (await textsOf('de-DE')).t;
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(title(page)).toHaveText(german('account.newsletter.usedTitle'));
  await page.goto(wrong);
  await expect(title(page), 'a stranger learns nothing of a subscription').toHaveText(t('account.newsletter.wrongTitle'));
  expect(watch.faults).toEqual([]);
});

test("a customer's order mail leads to the order, after logging in", async ({ page, shopIn, request, browser, baseURL }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  const email = address('regular');
  await fillRegistration(shop, email);
  await expect(page).toHaveURL('/account');
  await shop.addMug();
  await shop.open('/checkout');
  await shop.acceptTerms();
  await shop.placeOrder();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  const link = await linkOfMail(request, 'order', email);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await stranger.newPage();
  await other.goto(link);
  await other
    .getByRole('main')
    .getByRole('link', { name: t('account.login.title') })
    .click();
  const otherShop = await createShop(other, 'en-US');
  await otherShop.ready();
  await logIn(otherShop, email, PASSWORD);
  await expect(other).toHaveURL(link);
  await expect(title(other)).toContainText(/\d{4,}/);
  await stranger.close();
});

plainTest.describe('without scripts', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('a new password and a guest’s order need none', async ({ page, request, browser, baseURL }) => {
    const { t } = await textsOf('en-US');
    const withScripts = async (work: (shop: Shop) => Promise<void>) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: true });
      await work(await createShop(await context.newPage(), 'en-US'));
      await context.close();
    };
    const email = address('plain');
    await withScripts(async (shop) => {
      await fillRegistration(shop, email);
      await expect(shop.page).toHaveURL(`${baseURL ?? ''}/account`);
    });
    await withScripts((shop) => orderAsGuest(shop, email));

    await page.goto('/account/recover');
    await page.getByLabel(t('common.field.email')).fill('no address');
    await page.getByRole('button', { name: t('account.recover.submit') }).click();
    await expect(page.getByLabel(t('common.field.email'))).toHaveValue('no address');
    await expect(page.getByLabel(t('common.field.email'))).toHaveAccessibleDescription(new RegExp(t('common.form.email')));
    await page.getByLabel(t('common.field.email')).fill(email);
    await page.getByRole('button', { name: t('account.recover.submit') }).click();
    await expect(title(page)).toHaveText(t('account.recover.sentTitle'));
    await page.goto(await linkOfMail(request, 'recovery', email));
    await page.getByLabel(t('common.field.newPassword'), { exact: true }).fill('short');
    await page.getByLabel(t('common.field.newPasswordConfirmation'), { exact: true }).fill('short');
    await page.getByRole('button', { name: t('account.reset.submit') }).click();
    await expect(page.getByLabel(t('common.field.newPassword'), { exact: true })).toHaveValue('');
    await page.getByLabel(t('common.field.newPassword'), { exact: true }).fill(`${PASSWORD}-new`);
    await page.getByLabel(t('common.field.newPasswordConfirmation'), { exact: true }).fill(`${PASSWORD}-new`);
    await page.getByRole('button', { name: t('account.reset.submit') }).click();
    await expect(page.getByText(t('account.reset.success'))).toBeVisible();

    await page.goto(await linkOfMail(request, 'order', email));
    await page.getByLabel(t('common.field.email')).fill(email);
    await page.getByLabel(t('common.field.zipcode')).fill('10115');
    await page.getByRole('button', { name: t('account.order.guestSubmit') }).click();
    await expect(page.getByRole('heading', { name: t('checkout.success.items') })).toBeVisible();
  });

  plainTest('a form from another site is refused', async ({ request }) => {
    const answer = await request.post('/account/recover', {
      headers: { origin: 'https://evil.example' },
      form: { email: address('target') },
    });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
  });
});

test('what opens an account is in no log', async ({ request }) => {
  const { mails } = (await (await request.get('/demo-store/outbox.json')).json()) as { mails: { link: string | null }[] };
  const secrets = mails.flatMap(({ link }) =>
    link === null ? [] : [new URL(link).searchParams.get('hash') ?? link.split('/').at(-1) ?? ''],
  );
  const log = readFileSync(process.env.VITRINE_SERVER_LOG ?? '', 'utf8');
  expect(secrets.length).toBeGreaterThan(3);
  expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
});
