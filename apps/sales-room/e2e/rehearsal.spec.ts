import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { sidewaysOverflow } from '@vitrine/e2e-kit/page-watch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { GUIDE, makePresentation } from '@vitrine/e2e-kit/presentations';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ timeout: 60_000 });

const OTHER = { username: 'guide3', password: 'guide-demo' } as const;
const HOSTILE = '<img src=x onerror=alert(1)> & "Gäste"';
const NOWHERE = '0'.repeat(32);

const participants = useParticipants();
let guide: Person;

const slides = (page: Page): Locator => page.getByTestId('rehearsal-slide');
const result = (page: Page): Locator => page.locator('.v-rehearsal__result');
const ownName = (name: string): string => `${name} ${Date.now().toString(36)}`;
const addressOf = ({ id }: { id: string }): string => `/guide/presentations/${id}/rehearsal`;

async function signIn(page: Page, { username, password }: { username: string; password: string } = GUIDE): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Nothing is wrong; a picture that was still being drawn when it was asked for first is there when it is asked for again. */
async function expectInOrder(page: Page): Promise<void> {
  const checked = result(page).filter({ hasText: 'Checked in' });
  await expect(async () => {
    await expect(checked).toBeVisible();
    const said = await checked.innerText();
    await expect(page.locator('.v-rehearsal__fault').filter({ hasNotText: 'could not be checked' })).toHaveCount(0);
    if (!said.includes('Everything is in order.')) await page.getByRole('button', { name: 'Check again' }).click();
    expect(said).toContain('Everything is in order.');
  }).toPass();
}

interface SoldOut {
  id: string;
  productNumber: string;
  translated: { name: string };
}

/** A product of the shop that nobody can buy any more. */
async function soldOutProduct(request: APIRequestContext): Promise<SoldOut> {
  const filter = [
    { type: 'equals', field: 'available', value: false },
    { type: 'equals', field: 'childCount', value: 0 },
  ];
  const headers = { origin: new URL(guide.page.url()).origin };
  const answer = await request.post('/store-api/product', { headers, data: { limit: 1, filter } });
  expect(answer.status(), await answer.text()).toBe(200);
  const [product] = ((await answer.json()) as { elements: SoldOut[] }).elements;
  if (product === undefined) throw new Error(`The shop has sold out nothing: ${answer.status()}`);
  return product;
}

/** A presentation with one good slide, and one for each fault that the editor can't keep out. */
async function makeBroken(name: string): Promise<{ id: string; soldOut: SoldOut }> {
  const { request } = guide.page;
  const soldOut = await soldOutProduct(request);
  const answer = await request.post('/room-api/presentations', {
    headers: { origin: new URL(guide.page.url()).origin },
    data: {
      path: name.toLowerCase().replaceAll(' ', '-'),
      name,
      slides: [
        { kind: 'search', name: 'Lamps', search: 'lamp' },
        { kind: 'product', name: 'Sold out', productId: soldOut.id },
        { kind: 'category', name: 'No category', categoryId: NOWHERE },
        { kind: 'cms', name: HOSTILE, cmsPageId: NOWHERE },
        { kind: 'landing-page', name: 'No landing page', landingPageId: NOWHERE },
        { kind: 'search', name: 'Nothing found', search: 'zeppelin airship' },
      ],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { id: ((await answer.json()) as { presentation: { id: string } }).presentation.id, soldOut };
}

test.beforeAll(async () => {
  guide = await participants.enter({ looks: null });
  await guide.page.goto('/guide');
  await signIn(guide.page);
  await expect(guide.page.getByRole('heading', { level: 1, name: 'Your presentations' })).toBeVisible();
});

test('a guide rehearses from the home: the server draws the slides, and each is found in order', async ({ playwright, baseURL }) => {
  const { page } = guide;
  const name = ownName('All is well');
  const made = await makePresentation(playwright.request, baseURL ?? '', 'well', { name: { 'en-US': name } });
  await page.goto('/guide');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Rehearse' }).click();
  await expect(page).toHaveURL(addressOf(made));
  await expect(page).toHaveTitle(/^Rehearsal \| /);
  await expectInOrder(page);
  await expect(result(page)).toContainText('Checked in English (UK), English (US), and Deutsch.');
  await expect(slides(page)).toHaveCount(made.slides.length);
  for (const [index, slide] of made.slides.entries()) await expect(slides(page).nth(index)).toContainText(slide);
  await expect(slides(page).filter({ hasText: 'In order' })).toHaveCount(made.slides.length);
  const first = await page.request.get(`/de-DE${addressOf(made)}`);
  expect(first.headers()['cache-control']).toContain('no-store');
  expect(await first.text()).toContain('Generalprobe');
});

test('a broken presentation yields exactly its faults, each with the way to its slide', async () => {
  const { page } = guide;
  const { id, soldOut } = await makeBroken(ownName('Broken'));
  await page.goto(addressOf({ id }));
  await expect(result(page)).toContainText('5 faults in 5 slides');
  const said = slides(page).locator('.v-rehearsal__faults');
  await expect(said).toHaveText([
    `${soldOut.translated.name} (${soldOut.productNumber}) is sold out. Please choose another product.`,
    'The shop does not have this category. Please choose another one.',
    'The shop does not have this page. Please choose another one.',
    'The shop does not have this page. Please choose another one.',
    'No product is shown here. Please choose something else.',
  ]);
  await expect(slides(page).nth(0)).toContainText('In order');
  await expect(slides(page).nth(3)).toContainText(HOSTILE);
  await page.goto(`/de-DE${addressOf({ id })}`);
  await expect(result(page)).toContainText('5 Fehler auf 5 Folien');
  await page.goto(addressOf({ id }));
  await page.getByRole('link', { name: 'Change slide 6: Nothing found' }).click();
  await expect(page).toHaveURL(new RegExp(`/guide/presentations/${id}#slide-[0-9a-f]{32}$`));
  await expect(page.getByRole('button', { name: 'Name and notes of Nothing found' })).toBeFocused();
  await page.getByRole('link', { name: 'Rehearse' }).click();
  await expect(result(page)).toContainText('5 faults in 5 slides');
});

test('a shop or server that does not answer is no pass, and another press checks again', async () => {
  const { page } = guide;
  const { id } = await makeBroken(ownName('Away'));
  const call = `**/room-api/presentations/${id}/check`;
  const refusal = { error: { code: 'store-unavailable', detail: 'No.' } };
  await page.route(call, (route) => route.fulfill({ status: 502, json: refusal }));
  await page.goto(addressOf({ id }));
  await expect(result(page)).toContainText('The shop does not answer, so nothing is known of the slides.');
  await expect(slides(page).filter({ hasText: 'Not checked' })).toHaveCount(6);
  await page.unroute(call);
  const again = page.getByRole('button', { name: 'Check again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('5 faults in 5 slides');
  await expect(again).toBeFocused();
  // What was found before is no longer said once nobody knows.
  await page.route(call, (route) => route.abort());
  await again.click();
  await expect(result(page)).toContainText('The server cannot be reached.');
  await expect(slides(page).filter({ hasText: 'Not checked' })).toHaveCount(6);
  await page.unroute(call);
});

test('a sign-in that has ended is renewed in place, and the check is made after it', async () => {
  const { page, context } = guide;
  const { id } = await makeBroken(ownName('Signed out'));
  await page.goto(addressOf({ id }));
  await expect(result(page)).toContainText('5 faults in 5 slides');
  await context.clearCookies({ name: /guide/ });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Guide sign-in' })).toBeVisible();
  await signIn(page);
  await expect(result(page)).toContainText('5 faults in 5 slides');
  await expect(page).toHaveURL(addressOf({ id }));
});

test('who may only present it rehearses without a way to change it; strangers reach nothing', async ({ playwright, baseURL }) => {
  const made = await makePresentation(playwright.request, baseURL ?? '', 'shared', { hasOnlyProducts: true });
  const { page } = await participants.enter({ looks: null });
  const first = await page.goto(addressOf(made));
  expect(await first?.text()).not.toContain(made.slides[0]);
  expect((await page.request.get(`/room-api/presentations/${made.id}/check`)).status()).toBe(401);
  await signIn(page, OTHER);
  await expectInOrder(page);
  await expect(page.getByRole('link', { name: /^Change slide/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit presentation' })).toHaveCount(0);
  expect((await page.goto(addressOf({ id: NOWHERE })))?.status()).toBe(404);
});

test('the page is accessible and fits a phone, upright and across, in both schemes', async () => {
  const { page } = guide;
  const { id } = await makeBroken(ownName('Small'));
  for (const [colorScheme, width, height] of [
    ['dark', 390, 844],
    ['light', 844, 390],
    ['dark', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto(addressOf({ id }));
    await expect(result(page)).toContainText('5 faults in 5 slides');
    await expectAccessible(page, `a rehearsal at ${width} in ${colorScheme}`);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
});
