import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createTranslator, loadMessages, type Locale } from '@vitrine/i18n';
import { violationsOf } from './support/axe.ts';
import { becomeBuyer } from './support/buyer.ts';
import { MUG, PREFIX } from './support/demo-data.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';
import { asStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const LOCALES = ['en-US', 'en-GB', 'de-DE'] as const satisfies readonly Locale[];

/** What the law itself has as an example of how the two steps are labelled. */
const LABELS: Record<(typeof LOCALES)[number], readonly [open: string, confirm: string]> = {
  'en-US': ['Withdraw from contract here', 'Confirm withdrawal'],
  'en-GB': ['Withdraw from contract here', 'Confirm withdrawal'],
  'de-DE': ['Vertrag widerrufen', 'Widerruf bestätigen'],
};

async function legalTexts(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale, ['common', 'legal']) }).t;
}

interface Mail {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
}

/** Mails about withdrawals that the embedded store has sent, to the shop and to whoever has withdrawn. */
async function withdrawalMails(page: Page, origin: string, contract: string): Promise<Mail[]> {
  const { mails } = (await (await page.context().request.get(`${origin}/demo-store/outbox.json`)).json()) as { mails: Mail[] };
  return mails.filter(({ kind, text }) => kind === 'withdrawal' && text.includes(contract));
}

async function declare(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('main').locator(`[name="${name}"]:not([type=hidden])`).fill(value);
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

for (const locale of LOCALES) {
  test(`${locale}: every page leads to withdrawal, which is checked before it can be confirmed`, async ({ page, shopIn, baseURL }) => {
    const t = await legalTexts(locale);
    const [open, confirm] = LABELS[locale];
    const contract = `W-${locale}-${Date.now()}`;
    const shop = await shopIn(locale);
    for (const path of ['/', MUG[locale].path, '/checkout/cart']) {
      await shop.open(path);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: open })).toHaveAttribute('href', `${PREFIX[locale]}/withdrawal`);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: open }).click();
    await expect(page).toHaveURL(`${PREFIX[locale]}/withdrawal`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal.withdrawal.title'));
    await expect(page).toHaveTitle(new RegExp(t('legal.withdrawal.title')));
    expect(await violationsOf(page)).toEqual([]);

    await declare(page, { name: 'Ada Byron', contract, email: 'ada@vitrine.example' });
    await press(page, t('legal.withdrawal.submit'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal.withdrawal.reviewTitle'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(t('legal.withdrawal.statement'));
    await expect(page.getByRole('main').getByRole('button', { name: confirm })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await withdrawalMails(page, baseURL ?? '', contract), 'nothing is sent before it is confirmed').toEqual([]);
  });
}

test('a withdrawal is changed, confirmed, received with day and time, saved and mailed', async ({ page, shopIn, baseURL }) => {
  const t = await legalTexts('en-US');
  const contract = `W-${Date.now()}`;
  const part = 'One <b>mug</b> of two';
  const main = page.getByRole('main');
  await (await shopIn('en-US')).open('/withdrawal');
  await declare(page, { name: 'Ada Byron', contract, email: 'ada@vitrine.example' });
  await press(page, t('legal.withdrawal.submit'));
  await press(page, t('legal.withdrawal.change'));
  await expect(page.getByRole('textbox', { name: t('legal.withdrawal.contract') })).toHaveValue(contract);
  await declare(page, { scope: part });
  await press(page, t('legal.withdrawal.submit'));
  await expect(main).toContainText(part);
  await press(page, LABELS['en-US'][1]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal.withdrawal.receivedTitle'));
  await expect(page).toHaveTitle(new RegExp(t('legal.withdrawal.receivedTitle')));
  const moment = await main.getByRole('time').getAttribute('datetime');
  expect(Math.abs(Date.now() - Date.parse(moment ?? ''))).toBeLessThan(60_000);
  expect(await violationsOf(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('legal.withdrawal.download') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(t('legal.withdrawal.fileName'));
  const saved = await readFile(await file.path(), 'utf8');
  for (const word of [contract, 'Ada Byron', part, (await main.getByRole('time').textContent()) ?? '?']) expect(saved).toContain(word);

  const mails = await withdrawalMails(page, baseURL ?? '', contract);
  expect(mails.map(({ to }) => to).sort()).toEqual(['ada@vitrine.example', expect.stringContaining('service@')]);
  for (const { text } of mails) expect(text).toContain(part);
});

test('a withdrawal says at its field what is wrong and keeps the rest; another site sends none', async ({ page, shopIn, baseURL }) => {
  const t = await legalTexts('en-US');
  const shop = await shopIn('en-US');
  await shop.open('/withdrawal');
  await declare(page, { contract: '10001', email: 'not an address' });
  await press(page, t('legal.withdrawal.submit'));
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await expect(field(t('legal.withdrawal.name'))).toHaveAccessibleDescription(new RegExp(t('common.form.required')));
  await expect(field(t('legal.withdrawal.name'))).toBeFocused();
  await expect(field(t('legal.withdrawal.email'))).toHaveAccessibleDescription(new RegExp(t('common.form.email')));
  await expect(field(t('legal.withdrawal.contract'))).toHaveValue('10001');
  expect(await violationsOf(page)).toEqual([]);

  const post = (form: Record<string, string>, headers = { origin: baseURL ?? '' }) =>
    page.request.post('/withdrawal', { headers, form, maxRedirects: 0 });
  const whole = { name: 'Ada', contract: '10001', email: 'ada@vitrine.example', scope: '', intent: 'confirm' };
  expect((await post(whole, { origin: 'https://evil.example' })).status()).toBe(400);
  expect((await post({ ...whole, scope: 'x'.repeat(20_000) })).status()).toBe(413);
});

test('an order’s page leads to withdrawal, filled in, and once it is cancelled no more', async ({ page, shopIn, baseURL }) => {
  const t = await legalTexts('en-US');
  const shop = await shopIn('en-US');
  const buyer = await becomeBuyer(shop, baseURL ?? '', 'guest');
  const staff = await asStaff(page.context().request, baseURL ?? '');
  await buyer.put((await staff.product('harbor mug')).id);
  await shop.open(`/account/order/details/${await buyer.order()}`);
  const [order] = await buyer.orders();
  await page.getByRole('main').getByRole('link', { name: LABELS['en-US'][0] }).click();
  await expect(page.getByRole('textbox', { name: t('legal.withdrawal.contract') })).toHaveValue(order?.number ?? '?');
  await expect(page.getByRole('textbox', { name: t('legal.withdrawal.email') })).toHaveValue(buyer.email);
  await expect(page.getByRole('textbox', { name: t('legal.withdrawal.name') })).not.toHaveValue('');
  await staff.move('order', order?.id ?? '', 'cancel');
  await shop.open(`/account/order/details/${order?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '?');
  await expect(page.getByRole('main').getByRole('link', { name: LABELS['en-US'][0] })).toHaveCount(0);
  await page.goto(`/withdrawal?order=${encodeURIComponent('"><script>alert(1)</script>')}`);
  await expect(page.getByRole('textbox', { name: t('legal.withdrawal.contract') })).toHaveValue('"><script>alert(1)</script>');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The driver switches scripts off too late for what the first document of a page says to browsers without them.
  test.beforeEach(async ({ page }) => void (await page.goto('/robots.txt')));

  test('a withdrawal is declared, checked, changed and received, page by page', async ({ page, baseURL }) => {
    const t = await legalTexts('de-DE');
    const contract = `W-plain-${Date.now()}`;
    await page.goto('/de-DE/withdrawal');
    await declare(page, { name: 'Ada', contract });
    await press(page, t('legal.withdrawal.submit'));
    await expect(page.getByRole('textbox', { name: t('legal.withdrawal.email') })).toHaveAccessibleDescription(
      new RegExp(t('common.form.required')),
    );
    await expect(page.getByRole('textbox', { name: t('legal.withdrawal.contract') })).toHaveValue(contract);
    await declare(page, { email: 'ada@vitrine.example' });
    await press(page, t('legal.withdrawal.submit'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal.withdrawal.reviewTitle'));
    await press(page, t('legal.withdrawal.confirm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal.withdrawal.receivedTitle'));
    await expect(page.getByRole('main')).toContainText(contract);
    await expect(page.getByRole('link', { name: t('legal.withdrawal.download') })).toHaveAttribute('href', /^data:text\/plain/);
    await expect(page.getByRole('button', { name: t('legal.withdrawal.print') })).toHaveCount(0);
    expect(await withdrawalMails(page, baseURL ?? '', contract)).toHaveLength(2);
  });
});

test.describe('while the store is away', () => {
  const declared = { name: 'Ada Byron', contract: '10001', email: 'ada@vitrine.example', scope: 'the mug' };
  let storefront: OwnStorefront;
  test.beforeAll(async ({ baseURL }) => {
    storefront = await startOwnStorefront({ publicOrigin: baseURL ?? '', port: 3186 });
  });
  test.afterAll(async () => {
    await storefront?.stop();
  });

  test('a withdrawal says that it was not received, keeps every word, and names other ways', async ({ browser, baseURL }) => {
    const t = await legalTexts('en-US');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: storefront.url });
    // This storefront stands behind the address of the product that all tests share.
    await context.route('**/withdrawal', async (route) => {
      const headers = { ...route.request().headers(), ...(route.request().method() === 'POST' ? { origin: baseURL ?? '' } : {}) };
      await route.fulfill({ response: await route.fetch({ headers, maxRedirects: 0 }) });
    });
    const page = await context.newPage();
    await page.goto('/withdrawal');
    await declare(page, declared);
    await press(page, t('legal.withdrawal.submit'));
    await storefront.proxy.close();
    await press(page, t('legal.withdrawal.confirm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal.withdrawal.failedTitle'));
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(t('legal.withdrawal.failedText'));
    await expect(alert.getByRole('link', { name: t('legal.withdrawal.failedImprint') })).toBeVisible();
    await expect(alert.getByRole('link', { name: t('legal.withdrawal.failedSave') })).toHaveAttribute('href', /the%20mug/);
    for (const [name, value] of Object.entries(declared))
      await expect(page.locator(`form:has([value=confirm]) [name=${name}]`)).toHaveValue(value);
    await context.close();
  });
});

for (const locale of LOCALES) {
  test(`${locale}: the footer leads to the accessibility statement, which says what is still to come`, async ({ page, shopIn }) => {
    const t = await legalTexts(locale);
    const shop = await shopIn(locale);
    await shop.open('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common.footer.accessibility') })
      .click();
    await expect(page).toHaveURL(`${PREFIX[locale]}/accessibility`);
    await expect(page).toHaveTitle(new RegExp(t('legal.accessibility.title')));
    await expect(page.getByRole('main')).toContainText(t('legal.accessibility.draft'));
    await expect(page.getByRole('heading', { level: 2, name: t('legal.accessibility.authorityTitle') })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('goods come with a reminder of the legal guarantee, at the buy box and in the checkout', async ({ page, shopIn, baseURL }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  const main = page.getByRole('main');
  const reminder = main.getByText(t('shop.guarantee.text'));
  await shop.open(MUG['de-DE'].path);
  await expect(reminder).toBeVisible();
  await expect(main.getByRole('link', { name: t('shop.guarantee.rights') })).toHaveAttribute('href', /^https:\/\/europa\.eu\/.*_de\.htm$/);
  await shop.open('/jahresplaner-download');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Jahresplaner');
  await expect(reminder).toHaveCount(0);

  const buyer = await becomeBuyer(shop, baseURL ?? '', 'guest');
  await buyer.put((await (await asStaff(page.context().request, baseURL ?? '')).product('harbor mug')).id);
  await shop.open('/checkout');
  await expect(reminder).toBeVisible();
});
