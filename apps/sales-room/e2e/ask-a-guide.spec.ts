import type { Locator, Page } from '@playwright/test';
import { sidewaysOverflow } from '@vitrine/e2e-kit/page-watch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { GUIDE, makePresentation, withdrawAnnouncement } from '@vitrine/e2e-kit/presentations';
import { expectConnection, expectSlide } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ timeout: 150_000 });

const PHONE = { width: 390, height: 844 };
const OTTO = { username: 'guide3', password: 'guide-demo' } as const;
const HOSTILE = '<img src=x onerror=alert(1)>';
/** The lease of a page that is gone, and a little. */
const LEASE_MS = 45_000;

const participants = useParticipants();
let guide: Person;
/** A product of the demo shop, as the shop's own page has it. */
let product: { id: string; name: string };

async function signIn(page: Page, { username, password }: { username: string; password: string } = GUIDE): Promise<void> {
  await page.goto('/guide');
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toggle(page)).toBeVisible();
}

const toggle = (page: Page): Locator => page.getByRole('switch', { name: 'Available in the shop' });
const request = (page: Page, name: string): Locator => page.locator('[data-request]').filter({ hasText: name });
const askAddress = (): string => `/ask?product=${product.id}`;
const queue = (page: Page): Locator => page.locator('.v-ask__queue');

async function setAvailable(page: Page, isAvailable: boolean): Promise<void> {
  await expect(toggle(page)).toBeEnabled();
  if ((await toggle(page).isChecked()) !== isAvailable) await page.locator('.v-shop-requests__switch label').click();
  await expect(page.getByText(isAvailable ? 'You are available. Whoever asks rings here.' : 'You are not available.')).toBeVisible();
}

/** Opens the page once the guide's own has been heard: a server may be told late that the one before it was left. */
async function openOnceFree(page: Page, address = askAddress()): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: /Ask now|Wait for a guide/ })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: LEASE_MS });
}

async function ask(page: Page, name: string, address = askAddress()): Promise<void> {
  await openOnceFree(page, address);
  await page.locator('input[name=attendeeName]').fill(name);
  await page.locator('.v-ask .v-choice__box').first().click();
  // A tick from before the page's scripts came may be gone for a moment while they start, and is there again after that.
  await expect(page.locator('input[name=privacy]')).toBeChecked();
  await page.getByRole('button', { name: /Ask now|Wait for a guide/ }).click();
  await expect(queue(page)).toBeVisible();
}

test.beforeAll(async ({ playwright, baseURL }) => {
  guide = await participants.enter({ looks: null });
  const api = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const found = await api.get('/search?search=lamp');
  const [, id = ''] = /href="[^"]*\/detail\/([0-9a-f]{32})/.exec(await found.text()) ?? [];
  const asked = await (await api.get(`/ask?product=${id}`)).text();
  const [, name = ''] = /v-asked-product__name">([^<]+)/.exec(asked) ?? [];
  expect([id, name]).not.toContain('');
  await api.dispose();
  product = { id, name };
  await signIn(guide.page);
});

test.afterEach(async () => {
  for (const person of participants.people) if (person !== guide) await participants.leave(person);
});

test('an ask without a guide in the shop leads to a question that a guide reads with the product', async () => {
  const { page } = await participants.enter({ looks: null, viewport: PHONE, hasTouch: true });
  const answer = await page.goto(askAddress());
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody is free right now' })).toBeVisible();
  await expect(page.locator('.v-asked-product__name')).toHaveText(product.name);
  await expectAccessible(page, 'nobody is free');
  // What is wrong is said at its field, and nothing that was typed is gone.
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nora');
  await page.getByRole('textbox', { name: 'Your question' }).fill(`${HOSTILE} Which bulb fits?`);
  await page.getByRole('button', { name: 'Leave question' }).click();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(`${HOSTILE} Which bulb fits?`);
  await page.getByLabel('Email address').fill('nora@example.com');
  await page.locator('.v-ask .v-choice__box').click();
  await expect(page.locator('input[name=privacy]')).toBeChecked();
  await page.getByRole('button', { name: 'Leave question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your question has been left' })).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);

  const left = guide.page.locator('[data-message]').filter({ hasText: 'Nora' });
  await expect(left).toContainText(`${HOSTILE} Which bulb fits?`);
  await expect(left).toContainText(product.name);
  await expect(left.getByRole('link', { name: 'Answer by email: Nora' })).toHaveAttribute('href', /^mailto:nora%40example\.com\?subject=/);
  await left.getByRole('button', { name: 'Done: Nora' }).click();
  await expect(left).toHaveCount(0);
});

test('with nobody free the page lists what begins in the next days above the question', async ({ playwright, baseURL }) => {
  const name = `${HOSTILE} ${Date.now().toString(36)}`;
  const made = await makePresentation(playwright.request, baseURL ?? '', 'ask', {
    isAnnounced: true,
    accessibleFrom: new Date(Date.now() + 3_600_000).toISOString(),
    name: { 'en-US': name },
  });
  const { page } = await participants.enter({ looks: null, viewport: PHONE, hasTouch: true });
  const announced = page.locator('.v-announced');
  const link = announced.getByRole('link', { name });
  await page.goto(askAddress());
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody is free right now' })).toBeVisible();
  await expect(announced).toContainText(`With ${GUIDE.name}`);
  await expect(link).toHaveAttribute('href', `/presentation/${made.path}`);
  const [list, question] = await Promise.all([announced, page.locator('.v-ask__message')].map((part) => part.boundingBox()));
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  expect(await sidewaysOverflow(page)).toBe(0);
  await expectAccessible(page, 'nobody is free, a presentation is announced');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/presentation/${made.path}`));
  await withdrawAnnouncement(playwright.request, baseURL ?? '', made);
  await page.goto(askAddress());
  await expect(page.locator('.v-ask__message')).toBeVisible();
  await expect(link).toHaveCount(0);
});

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test(`who asks at ${viewport.width} px is with the guide in one room with the product, by two presses`, async () => {
    await guide.page.goto('/guide');
    await setAvailable(guide.page, true);
    const shopper = await participants.enter({ looks: null, viewport });
    const { page } = shopper;
    const name = `Clara ${viewport.width}`;
    await expect(async () => {
      await page.goto(askAddress());
      await expect(page.getByText(`${GUIDE.name} is free now.`)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: LEASE_MS });
    await expectAccessible(page, 'somebody is free');
    await ask(page, name);
    await expect(queue(page)).toContainText('You are next.');
    expect(await sidewaysOverflow(page)).toBe(0);

    const card = request(guide.page, name);
    await expect(card).toContainText(product.name);
    await expect(card).toContainText('English (US)');
    await expect(guide.page).toHaveTitle(/^\(1\) is asking \| /);
    await expect(guide.page.getByRole('status').filter({ hasText: `${name} is asking for a guide.` })).toHaveCount(1);
    await expectAccessible(guide.page, 'somebody asks');
    const pressed = Date.now();
    await card.getByRole('button', { name: `Accept: ${name}` }).click();
    await expectSlide(guide.page, 0);
    // Below 3 s on a machine of one's own: here others work, too.
    expect(Date.now() - pressed).toBeLessThan(9_000);
    await expect(guide.page.getByTestId('slide')).toContainText(product.name);

    // The shopper's page goes to the same room by itself, where the name is known already.
    await expect(page).toHaveURL(/\/presentation\/consultation-[0-9a-f]{32}\/prejoin$/);
    await expect(page.locator('input[name=attendeeName]')).toHaveCount(0);
    await page.getByRole('button', { name: `Join as ${name}` }).click();
    await expectConnection(page, 'connected');
    await expectSlide(page, 0);
    await expect(page.getByTestId('slide')).toContainText(product.name);

    // With a client she is busy, and nobody else is told that she is free.
    const other = await participants.enter({ looks: null });
    await other.page.goto('/ask');
    await expect(other.page.getByText(`${GUIDE.name} is free now.`)).toHaveCount(0);
  });

test('two who wait see their places, and who gives up makes room', async () => {
  await guide.page.goto('/guide');
  await setAvailable(guide.page, true);
  const [one, two] = [await participants.enter({ looks: null }), await participants.enter({ looks: null })];
  await ask(one.page, 'Ann');
  await ask(two.page, HOSTILE, '/ask');
  await expect(queue(one.page)).toContainText('You are next.');
  await expect(queue(two.page)).toContainText('You are number 2.');
  await expect(guide.page.locator('[data-request]')).toHaveCount(2);
  await expect(request(guide.page, HOSTILE)).toContainText('Without a product');
  await one.page.getByRole('button', { name: 'Do not wait any longer' }).click();
  await expect(one.page.getByText('You are not waiting any more.')).toBeVisible();
  await expect(queue(two.page)).toContainText('You are next.');
  await request(guide.page, HOSTILE)
    .getByRole('button', { name: /^Not now/ })
    .click();
  await expect(guide.page.locator('[data-request]')).toHaveCount(0);
  // Nobody is left who would answer: there is another way, with the name in it.
  await expect(two.page.getByText('No guide is there any more.')).toBeVisible();
  await expect(two.page.getByRole('textbox', { name: 'Your name' })).toHaveValue(HOSTILE);
});

test('of two guides the first wins, and the second is told so', async () => {
  const second = await participants.enter({ looks: null });
  await signIn(second.page, OTTO);
  await setAvailable(second.page, true);
  await guide.page.goto('/guide');
  await setAvailable(guide.page, true);
  const shopper = await participants.enter({ looks: null });
  await ask(shopper.page, 'Paula');
  await expect(request(second.page, 'Paula')).toBeVisible();
  // Both press; the second press is on its way for longer.
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await second.page.route('**/accept', async (route) => {
    await late;
    await route.continue();
  });
  await request(second.page, 'Paula').getByRole('button', { name: 'Accept: Paula' }).click();
  await request(guide.page, 'Paula').getByRole('button', { name: 'Accept: Paula' }).click();
  await expectConnection(guide.page, 'connected');
  arrive();
  await expect(second.page.getByText('Another guide was faster: Paula is being helped already.').first()).toBeVisible();
  await expect(second.page).toHaveURL('/guide');
});

test('a client accepts nothing, and is told of no one who waits', async () => {
  const { page } = await participants.enter({ looks: null });
  await ask(page, 'Eve', '/ask').catch(() => undefined);
  for (const [method, path] of [
    ['get', '/room-api/guide/consultations'],
    ['post', `/room-api/guide/consultations/${'a'.repeat(32)}/accept`],
    ['put', '/room-api/guide/availability'],
  ] as const)
    expect([
      path,
      (await page.request[method](path, { headers: { origin: new URL(page.url()).origin }, data: { isAvailable: true } })).status(),
    ]).toEqual([path, 401]);
});

test('a guide whose page has closed is free no more', async () => {
  await guide.page.goto('/guide');
  await setAvailable(guide.page, true);
  const { page } = await participants.enter({ looks: null });
  await expect(async () => {
    await page.goto('/ask');
    await expect(page.getByText(`${GUIDE.name} is free now.`)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: LEASE_MS });
  await guide.page.goto('about:blank');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Nobody is free right now' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: LEASE_MS });
});

test('without scripts a shopper asks, waits and goes into the room as well', async ({ browser, baseURL }) => {
  await guide.page.goto('/guide');
  await setAvailable(guide.page, true);
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: PHONE, locale: 'en-US' });
  const page = await context.newPage();
  await openOnceFree(page);
  await page.getByRole('button', { name: 'Ask now' }).click();
  await expect(page.locator('input[name=attendeeName]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('input[name=attendeeName]').fill('Petra');
  await page.locator('input[name=privacy]').check({ force: true });
  await page.getByRole('button', { name: 'Ask now' }).click();
  await expect(queue(page)).toContainText('You are next.');
  await request(guide.page, 'Petra').getByRole('button', { name: 'Accept: Petra' }).click();
  // The page asks again by itself.
  await expect(page).toHaveURL(/\/presentation\/consultation-[0-9a-f]{32}\/prejoin$/, { timeout: 30_000 });
  await context.close();
});

test('the page is drawn by the server in each language, also for a product that is gone', async () => {
  const { page } = guide;
  for (const [address, title, gone] of [
    ['/ask', 'Ask a guide', 'This product cannot be shown any more.'],
    ['/en-GB/ask', 'Ask a guide', 'This product cannot be shown any more.'],
    ['/de-DE/ask', 'Einen Guide fragen', 'Dieses Produkt kann nicht mehr gezeigt werden.'],
  ] as const) {
    const answer = await page.request.get(`${address}?product=${'f'.repeat(32)}`);
    const text = await answer.text();
    expect([address, answer.status(), text.includes(`<title>${title} | `), text.includes(gone)]).toEqual([address, 200, true, true]);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});
