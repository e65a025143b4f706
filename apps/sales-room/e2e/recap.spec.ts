import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { sidewaysOverflow } from '@vitrine/e2e-kit/page-watch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectCart, expectSlide, joinAsGuest, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';
import { fillGuest, holdUp, sheetOf, tick } from './support/checkout-sheet.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const PHONE = { width: 390, height: 844 };

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let client: Person;
let german: Person;
let removed: Person;
/** What the guide held up, by its English name. */
let product: string;

const recap = (page: Page): Locator => page.getByTestId('recap');
const entries = (page: Page): Locator => recap(page).locator('.v-recap__entry');
const rowOf = (page: Page, name: string): Locator =>
  recap(page)
    .locator('.v-recap__products > li')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function endPresentation({ page }: Person): Promise<void> {
  await openPanel(page, 'Presentation tools');
  await page.getByRole('button', { name: 'End presentation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End presentation' }).click();
  await expect(page.getByTestId('ended')).toBeVisible();
}

/** A guide sends somebody away, as their list of attendees does. */
async function removeAttendee({ page }: Person, name: string): Promise<void> {
  const address = `/api/_action/dsr/appointment/${presentation.id}/presentation/state`;
  const { stateForGuides } = (await (await page.request.get(address)).json()) as {
    stateForGuides: { clients: Record<string, { attendeeId: string; attendeeName: string }> };
  };
  const attendee = Object.values(stateForGuides.clients).find(({ attendeeName }) => attendeeName === name);
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`/api/_action/dsr/appointment/attendee/${attendee?.attendeeId ?? name}/remove`, {
    headers: { origin },
    data: {},
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'recap', { isStarted: true, hasOnlyProducts: true });
  const { path } = presentation;
  [guide, client, german, removed] = await Promise.all([
    participants.enter({ looks: null, viewport: { width: 1440, height: 900 } }),
    participants.enter({ looks: null, viewport: PHONE }),
    participants.enter({ looks: null, viewport: PHONE }),
    participants.enter({ looks: null, viewport: PHONE }),
  ]);
  await Promise.all([
    enterAsGuide(guide, path),
    joinAsGuest(client, path, 'Cleo'),
    joinAsGuest(german, path, 'Rosa', '/de-DE'),
    joinAsGuest(removed, path, 'Ivo', '/en-GB'),
  ]);
  await expectSlide(guide.page, 0);
  await expect(slideOf(guide.page).locator('.v-product-card').first()).toBeVisible();
  product = await holdUp(guide);
  await guide.page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(client.page, 1);
  await removeAttendee(guide, 'Ivo');
  // Rosa hangs up a moment before the end.
  await expectSlide(german.page, 1);
  await german.page.goto(`/de-DE/presentation/${path}/leave`);
});

test('the end becomes a recap of what was shown, with times, pictures and the own price', async () => {
  const { page } = client;
  await endPresentation(guide);
  await expect(entries(page).getByRole('heading', { level: 3 })).toHaveText(
    [presentation.slides[0] ?? '', 'Shown to all', presentation.slides[1] ?? ''].filter(Boolean),
  );
  await expect(rowOf(page, product).locator('.v-price__amount')).toHaveText(/^\$\d/);
  await expect(rowOf(page, product).getByRole('img', { name: product })).toBeVisible();
  // The browser's clock is Berlin's, whatever the server's is.
  const shownAt = await entries(page).first().locator('time').getAttribute('datetime');
  const berlin = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(new Date(shownAt ?? ''));
  await expect(entries(page).first().locator('time')).toHaveText(berlin.replaceAll('\u202F', ' '));
  expect(await sidewaysOverflow(page)).toBe(0);
  await expectAccessible(page, 'recap of a client');
});

test('whoever left before the end comes back to the same recap, in their language and price', async () => {
  const { page } = german;
  await page.goto(`/de-DE/presentation/${presentation.path}`);
  await expect(recap(page).getByRole('heading', { name: 'Was gezeigt wurde' })).toBeVisible();
  await expect(entries(page)).toHaveCount(3);
  await expect(recap(page).locator('.v-price__amount').first()).toHaveText(/\d,\d\d\s€$/);
  await expect(entries(page).first().locator('time')).toHaveText(/^\d\d:\d\d$/);
});

test('a product goes into the cart by one press, and the cart is ordered by one more', async () => {
  const { page } = client;
  await rowOf(page, product).getByRole('button', { name: 'Add to cart' }).click();
  await expectCart(page, [`1 × ${product}`]);
  const order = recap(page).getByRole('button', { name: 'Order now' });
  await expect(order).toBeInViewport({ ratio: 1 });
  await order.click();
  const sheet = sheetOf(page);
  await fillGuest(sheet, `cleo-${Date.now()}@vitrine.example`);
  await tick(sheet, 'privacy');
  await sheet.getByRole('button', { name: 'Continue to shipping and payment' }).click();
  await expect(sheet.getByRole('heading', { name: 'Addresses' })).toBeFocused();
  await tick(sheet, 'terms');
  await sheet.getByRole('button', { name: 'Place order with obligation to pay' }).click();
  const confirmation = sheetOf(page, 'Your order');
  await expect(confirmation).toContainText(product);
  await confirmation.getByRole('button', { name: 'Close' }).last().click();
  await expect(recap(page)).toContainText('Your cart is empty');
  await expect(recap(page).getByRole('button', { name: 'Order now' })).toHaveCount(0);
});

test('likes are given in the recap, and it stays as it is when the page is loaded again', async () => {
  const { page } = client;
  await rowOf(page, product)
    .getByRole('button', { name: `Like ${product}` })
    .click();
  await expect(recap(page).getByRole('list', { name: 'Likes' })).toContainText(product);
  await page.reload();
  await expect(entries(page)).toHaveCount(3);
  await expect(recap(page).getByRole('list', { name: 'Likes' })).toContainText(product);
  await expect(rowOf(page, product).getByRole('button', { name: `Remove ${product} from your likes` })).toBeVisible();
});

test('whoever was sent away, and whoever was never there, gets no recap', async () => {
  const stranger = await participants.enter({ looks: null, viewport: PHONE });
  const address = `/room-api/rooms/${presentation.path}/recap`;
  for (const [{ page }, prefix] of [
    [removed, '/en-GB'],
    [stranger, ''],
  ] as const) {
    expect((await page.request.get(address)).status()).toBe(403);
    await page.goto(`${prefix}/presentation/${presentation.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(recap(page)).toHaveCount(0);
  }
  await expect(stranger.page.getByTestId('ended')).toContainText('This appointment is over.');
});

test('gone products are said to be gone, hostile names are read as text, and a failure is tried again', async () => {
  const { page } = client;
  const HOSTILE = '<img src=x onerror=alert(1)> ' + 'ü'.repeat(150);
  await page.route('**/room-api/rooms/*/recap', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { shown: { name: string; productIds: string[] }[] };
    const [first] = body.shown;
    if (first) Object.assign(first, { name: HOSTILE, productIds: [...first.productIds, 'f'.repeat(32)] });
    await route.fulfill({ response: answer, json: body });
  });
  let isAway = true;
  await page.route('**/product-listing', (route) => (isAway ? route.fulfill({ status: 503, body: '{}' }) : route.continue()));
  await page.reload();
  await expect(recap(page)).toContainText('The products can’t be loaded');
  isAway = false;
  await recap(page).locator('.v-recap__shown').getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page).first()).toContainText('1 product is no longer available in the shop.');
  await expect(entries(page).first().getByRole('heading')).toContainText(HOSTILE);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a guide reads from the home what came of it: people, times, likes, orders and turnover', async () => {
  const { page } = guide;
  await page.goto('/guide');
  await page
    .locator(`[data-presentation="${presentation.path}"]`)
    .getByRole('link', { name: /^Summary: / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Summary: / })).toBeVisible();
  const summary = page.locator('.v-summary-page');
  await expect(summary).toContainText('3 attendees were there');
  await expect(summary).toContainText(/1 order: \$\d/);
  const row = summary.getByRole('row', { name: new RegExp(`^${product}`) });
  await expect(row.getByRole('cell')).toHaveText([/\d:\d\d [AP]M$/, /1$/, /1$/, /\$\d+\.\d\d$/]);
  await expect(summary.getByRole('listitem').filter({ hasText: `${product}, shown to all` })).toBeVisible();
  await expect(summary).not.toContainText(/Cleo|Rosa|Ivo/);
  await expectAccessible(page, 'summary of a guide');
  await page.setViewportSize(PHONE);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the summary is a file that spreadsheets read, and a page for paper without anything to press', async () => {
  const { page } = guide;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${presentation.path}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFProduct,Shown at,Likes,Ordered,Turnover,Currency\r\n')).toBe(true);
  expect(text).toMatch(new RegExp(`\r\n${product},"?[^"\r]+"?,1,1,\\d+(?:\\.\\d+)?,USD\r\n`));
  expect(text).toMatch(/\r\nAll orders,,,1,\d+(?:\.\d+)?,USD\r\n$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'To your presentations' })).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`^${product}`) })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});

test('the summary is for its guides, in each language: no other guide, client or stranger reads it', async () => {
  const address = `/guide/presentations/${presentation.id}/summary`;
  const data = `/room-api/presentations/${presentation.id}/recap`;
  for (const [prefix, title] of [
    ['', 'Summary: '],
    ['/en-GB', 'Summary: '],
    ['/de-DE', 'Zusammenfassung: '],
  ] as const) {
    expect(await (await guide.page.request.get(prefix + address)).text()).toContain(title);
  }
  expect((await client.page.request.get(data)).status()).toBe(401);
  const other = await participants.enter({ looks: null });
  expect((await other.page.request.get(data)).status()).toBe(401);
  await other.page.goto(address);
  await other.page.getByLabel('User name').fill('guide3');
  await other.page.getByLabel('Password', { exact: true }).fill('guide-demo');
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.page.getByRole('heading', { name: 'This presentation is another guide’s' })).toBeVisible();
  expect((await other.page.request.get(data)).status()).toBe(403);
});
