import type { Locator, Page } from '@playwright/test';
import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { invite, type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { expectConnection, expectSlide } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { tabTo } from './support/keys.ts';

const PHONE = { width: 390, height: 844 };
const SHOPPER = { username: 'shopper@vitrine.example', password: 'shopper-demo' };

const participants = useParticipants();
test.afterEach(() => participants.close());

const make = (
  playwright: { readonly request: Parameters<typeof makePresentation>[0] },
  baseURL: string | undefined,
  options: Parameters<typeof makePresentation>[3] = {},
): Promise<MadePresentation> => makePresentation(playwright.request, baseURL ?? '', 'accounts', { hasOnlyProducts: true, ...options });

const form = (page: Page): Locator => page.getByRole('main').locator('form');
const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);
const submit = (page: Page): Locator => form(page).locator('button[type=submit]');
/** The box as it is drawn: the label's middle may be the link to the policy. */
const agree = async (page: Page): Promise<void> => {
  await form(page)
    .locator('.v-choice')
    .filter({ has: page.locator('[name=privacy]') })
    .locator('.v-choice__box')
    .click();
  await expect(field(page, 'privacy')).toBeChecked();
};

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

let made = 0;
const newAddress = (): string => `edith-${Date.now().toString(36)}-${(made += 1)}@vitrine.example`;

/** What a registration asks for. */
const personWith = (email: string) => ({
  firstName: 'Edith',
  lastName: 'Clarke',
  email,
  emailConfirmation: email,
  password: 'a-good-password',
  passwordConfirmation: 'a-good-password',
  'billingAddress.street': 'Mill Lane 12',
  'billingAddress.zipcode': '10115',
  'billingAddress.city': 'Berlin',
});

/** What a page says before any script has run. */
async function firstHtml(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}

for (const [prefix, language, words] of [
  [
    '',
    'en-US',
    {
      create: 'Create an account',
      title: 'Create an account and join',
      next: 'Ready to join?',
      join: 'Join as Edith Clarke',
      name: 'Spring collection',
    },
  ],
  [
    '/en-GB',
    'en-GB',
    {
      create: 'Create an account',
      title: 'Create an account and join',
      next: 'Ready to join?',
      join: 'Join as Edith Clarke',
      name: 'Spring collection',
    },
  ],
  [
    '/de-DE',
    'de-DE',
    {
      create: 'Konto anlegen',
      title: 'Konto anlegen und teilnehmen',
      next: 'Bereit zur Teilnahme?',
      join: 'Als Edith Clarke teilnehmen',
      name: 'Frühlingskollektion',
    },
  ],
] as const) {
  test(`a client creates an account at the invitation and stands before the room at once, in ${language}`, async ({
    playwright,
    baseURL,
  }) => {
    const { path } = await make(playwright, baseURL, { isStarted: true });
    const { page, context, watch } = await participants.enter({ looks: 'green', viewport: PHONE });
    await watchLayoutShift(page);
    const html = await firstHtml(page, `${prefix}/presentation/${path}/register`);
    expect(html).toContain(words.title);
    expect(html).toMatch(/<form[^>]* method="post"/);

    await page.goto(`${prefix}/invitation/${path}`);
    await expectSteady(page);
    await page.getByRole('link', { name: words.create }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page).toHaveURL(`${prefix}/presentation/${path}/register`);
    await expect(page).toHaveTitle(`${words.name} | Digital Sales Rooms`);
    const email = newAddress();
    await fill(page, personWith(email));
    await agree(page);
    await expectSteady(page);
    await submit(page).click();

    await expect(page).toHaveURL(`${prefix}/presentation/${path}/prejoin`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('status').filter({ hasText: words.next })).toHaveCount(1);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('input[name=attendeeName], input[name=privacy]'), 'the shop knows both').toHaveCount(0);
    await expectSteady(page);
    await page.getByRole('button', { name: words.join }).click();
    await expect(page).toHaveURL(`${prefix}/presentation/${path}`);
    await expectConnection(page, 'connected');
    await expectSlide(page, 0);

    // The same session in the shop, in the same language; no script can read it.
    const session = (await context.cookies()).find(({ name }) => name === 'sw-context-token');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const shop = await context.newPage();
    await shop.goto(`${prefix}/account`);
    await expect(shop.locator('html')).toHaveAttribute('lang', language);
    await expect(shop.getByRole('heading', { level: 1 })).toContainText('Edith');
    await expect(shop.getByRole('main')).toContainText(email);
    // How the Store API says that a customer has no wish list yet.
    expect(watch.complaints.filter((complaint) => !complaint.includes('/store-api/customer/wishlist'))).toEqual([]);
  });
}

test('a client logs in at the invitation and takes a seat, and a wrong password loses nothing', async ({ playwright, baseURL }) => {
  const presentation = await make(playwright, baseURL);
  const token = await invite(playwright.request, baseURL ?? '', presentation, 'Ivy');
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  await watchLayoutShift(page);
  const invitation = `/invitation/${presentation.path}?token=${token}`;
  expect(await firstHtml(page, invitation)).toContain(`/presentation/${presentation.path}/login?token=${token}`);
  await page.goto(invitation);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/presentation/${presentation.path}/login?token=${token}`);
  await expect(page).toHaveTitle('Spring collection | Digital Sales Rooms');
  await expectSteady(page);

  await submit(page).click();
  await expect(field(page, 'username')).toHaveAccessibleDescription(/Input required/);
  await expect(field(page, 'username')).toBeFocused();

  await fill(page, { ...SHOPPER, password: 'not-the-password' });
  await submit(page).click();
  const refused = page.getByRole('alert').filter({ hasText: 'There is no account with this email address and password.' });
  await expect(refused).toBeFocused();
  await expect(field(page, 'username')).toHaveValue(SHOPPER.username);
  await expect(page).toHaveURL(`/presentation/${presentation.path}/login?token=${token}`);

  await field(page, 'password').fill(SHOPPER.password);
  await submit(page).click();
  await expect(page).toHaveURL(`/presentation/${presentation.path}/prejoin?token=${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ready to join?' })).toBeVisible();
  await page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Please take a seat' })).toBeVisible();

  // Whoever is known is asked for no account again.
  await page.goto(invitation);
  await expect(page.getByRole('link', { name: 'Join the presentation' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
});

test('what is wrong with a registration is said at its field, and nothing is lost while the store is away', async ({
  playwright,
  baseURL,
}) => {
  const { path } = await make(playwright, baseURL, { isStarted: true });
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  await page.goto(`/presentation/${path}/register`);
  const typed = { ...personWith(SHOPPER.username), lastName: '<b id="typed">Clarke</b>' };
  await fill(page, { ...typed, 'billingAddress.city': '' });
  await submit(page).click();
  await expect(field(page, 'billingAddress.city')).toHaveAccessibleDescription(/Input required/);
  await expect(field(page, 'billingAddress.city')).toBeFocused();
  await expect(field(page, 'privacy')).toHaveAccessibleDescription(/Please agree/);

  await field(page, 'billingAddress.city').fill(typed['billingAddress.city']);
  await agree(page);
  await submit(page).click();
  await expect(field(page, 'email')).toHaveAccessibleDescription(/This email address is already in use\./);
  await expect(field(page, 'email')).toBeFocused();
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);

  const email = newAddress();
  await fill(page, { email, emailConfirmation: email });
  await page.route('**/store-api/account/register', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'API is not responding.' })).toBeFocused();
  for (const [name, value] of Object.entries({ ...typed, email, emailConfirmation: email }))
    await expect(field(page, name)).toHaveValue(value);
  await expect(page).toHaveURL(`/presentation/${path}/register`);

  await page.unroute('**/store-api/account/register');
  await submit(page).click();
  await expect(page).toHaveURL(`/presentation/${path}/prejoin`);
  await expect(page.getByRole('button', { name: 'Join as Edith <b id="typed">Clarke</b>' })).toBeVisible();
  await expect(page.locator('#typed')).toHaveCount(0);
});

test('an account is created with the keyboard alone', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright, baseURL);
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  await page.goto(`/invitation/${path}`);
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/presentation/${path}/register`);
  for (const [name, value] of Object.entries(personWith(newAddress()))) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(value);
  }
  await tabTo(page, field(page, 'privacy'));
  await page.keyboard.press('Space');
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/presentation/${path}/prejoin`);
  await tabTo(page, page.getByRole('button', { name: 'Join as Edith Clarke' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/presentation/${path}/waiting`);
});

test('a presentation for customers asks for an account, old or new, and lets no guest in', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright, baseURL, { isStarted: true, attendeeRestriction: 'customer' });
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  await page.goto(`/invitation/${path}`);
  await page.getByRole('link', { name: 'Join the presentation' }).click();
  await expect(page).toHaveURL(`/presentation/${path}/login`);
  await expect(page.getByText('This presentation is for customers with an account.')).toBeVisible();
  await page.goto(`/presentation/${path}/prejoin`);
  await expect(page).toHaveURL(`/presentation/${path}/login`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account and join' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join as a guest' })).toHaveCount(0);
  await fill(page, personWith(newAddress()));
  await agree(page);
  await submit(page).click();
  await expect(page).toHaveURL(`/presentation/${path}/prejoin`);
});

test.describe('without scripts', () => {
  /** A browser without scripts. The driver switches them off too late for the first document of a page. */
  const plainPage = async (browser: Parameters<Parameters<typeof test>[2]>[0]['browser'], baseURL: string | undefined): Promise<Page> => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto('/robots.txt');
    return page;
  };
  /** Presses the form's button, and gives the status of what answers. */
  const send = async (page: Page): Promise<number> => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST' && response.request().isNavigationRequest()),
      submit(page).click(),
    ]);
    return answer.status();
  };

  test('the log-in is sent as a form: a wrong password is told, the right one leads to the next step', async ({
    playwright,
    baseURL,
    browser,
  }) => {
    const presentation = await make(playwright, baseURL, { isStarted: true });
    const token = await invite(playwright.request, baseURL ?? '', presentation, 'Ivy');
    const page = await plainPage(browser, baseURL);
    await page.goto(`/de-DE/invitation/${presentation.path}?token=${token}`);
    await page.getByRole('link', { name: 'Anmelden' }).click();
    await fill(page, { ...SHOPPER, password: 'not-the-password' });
    expect(await send(page)).toBe(200);
    await expect(form(page).getByRole('alert')).toHaveText('Zu dieser E-Mail-Adresse und diesem Passwort gibt es kein Konto.');
    await expect(field(page, 'username')).toHaveValue(SHOPPER.username);
    expect(await page.content()).not.toContain('not-the-password');

    await field(page, 'password').fill(SHOPPER.password);
    expect(await send(page)).toBe(303);
    await expect(page).toHaveURL(`/de-DE/presentation/${presentation.path}/prejoin?token=${token}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bereit zur Teilnahme?');
    await expect(page.locator('input[name=attendeeName]'), 'the shop knows the name').toHaveCount(0);
    // Read in the text itself: the driver draws no `noscript` of a page whose scripts it has switched off.
    expect(await firstHtml(page, page.url())).toMatch(/<noscript>.*Bitte schalten Sie in Ihrem Browser JavaScript ein/);
    await page.context().close();
  });

  test('the registration is sent as a form: errors are at their fields, an account leads to the next step', async ({
    playwright,
    baseURL,
    browser,
  }) => {
    const { path } = await make(playwright, baseURL, { isStarted: true });
    const page = await plainPage(browser, baseURL);
    await page.goto(`/presentation/${path}/register`);
    const { lastName, ...typed } = personWith(SHOPPER.username);
    const passwords = { password: typed.password, passwordConfirmation: typed.passwordConfirmation };
    await fill(page, typed);
    expect(await send(page)).toBe(200);
    await expect(field(page, 'lastName')).toHaveAccessibleDescription(/Input required/);
    await expect(field(page, 'billingAddress.street')).toHaveValue(typed['billingAddress.street']);
    expect(await page.content()).not.toContain(typed.password);

    await fill(page, { lastName, ...passwords });
    await field(page, 'privacy').check({ force: true });
    expect(await send(page)).toBe(200);
    await expect(field(page, 'email')).toHaveAccessibleDescription(/This email address is already in use\./);
    await expect(field(page, 'privacy')).toBeChecked();

    const email = newAddress();
    await fill(page, { email, emailConfirmation: email, ...passwords });
    expect(await send(page)).toBe(303);
    await expect(page).toHaveURL(`/presentation/${path}/prejoin`);
    await expect(form(page)).toContainText('Join as Edith Clarke');
    await page.context().close();
  });

  test("another site's form signs nobody in", async ({ playwright, baseURL }) => {
    const { path } = await make(playwright, baseURL, { isStarted: true });
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { origin: 'https://evil.example' } });
    const answer = await request.post(`/presentation/${path}/login`, { form: SHOPPER, maxRedirects: 0 });
    expect(answer.status()).toBe(400);
    expect((await request.storageState()).cookies.map(({ name }) => name)).not.toContain('sw-context-token');
    await request.dispose();
  });
});
