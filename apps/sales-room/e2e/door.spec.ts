import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { answersOf, invite, type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectConnection, expectSlide, fillPrejoin, joinAsGuest, openPanel, takeSeat } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

const PHONE = { width: 390, height: 844 };

const participants = useParticipants();
test.afterEach(() => participants.close());

const make = (
  playwright: Parameters<typeof makePresentation>[0],
  baseURL: string | undefined,
  options: Parameters<typeof makePresentation>[3] = {},
): Promise<MadePresentation> => makePresentation(playwright, baseURL ?? '', 'door', { hasOnlyProducts: true, ...options });

/** What a page says before any script has run. */
async function firstHtml(page: Page, address: string): Promise<{ status: number; text: string }> {
  const answer = await page.request.get(address);
  return {
    status: answer.status(),
    text: (await answer.text())
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  };
}

const participantNames = ({ page }: Person) => page.locator('.v-participant__name');

test('the public invitation gives everybody the calendar entry, without a token', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright.request, baseURL);
  const { page, watch } = await participants.enter({ looks: null, viewport: PHONE });
  await page.goto(`/invitation/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are invited' })).toBeVisible();
  await expect(page.getByText('Will you be there?')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Spring collection\r\n/);
  expect(file).toContain(`/presentation/${path}`);
  expect(file).not.toContain('token');
  await expect(page.locator('.v-notice--danger')).toHaveCount(0);
  expect(watch.complaints).toEqual([]);
});

test('a door rests until somebody is there: what is pressed or sent before there is any code is done', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright.request, baseURL);
  const { page, watch } = await participants.enter({ looks: null, viewport: PHONE });
  let scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/sales-room\/(.+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) scripts.push(name);
  });
  await page.goto(`/invitation/${path}`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual(['react']);
  const download = page.waitForEvent('download');
  // Without a pointer on its way there: as a screen reader presses it.
  await page.getByRole('button', { name: 'Add to calendar' }).evaluate((button: HTMLElement) => button.click());
  await download;

  scripts = [];
  await page.goto(`/guide/${path}/login`, { waitUntil: 'networkidle' });
  expect(scripts.filter((name) => name !== 'react')).toEqual([]);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    for (const [name, value] of Object.entries({ username: 'guide', password: 'guide-demo' })) {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.requestSubmit();
  });
  await expect(page).toHaveURL(`/guide/${path}`);
  expect(watch.complaints).toEqual([]);
});

test('too early, the page rests while its countdown says the same, and leads in by itself when it opens', async ({
  playwright,
  baseURL,
}) => {
  const opensAt = Date.now() + 100_000;
  const { path } = await make(playwright.request, baseURL, { accessibleFrom: new Date(opensAt).toISOString() });
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  await page.goto(`/presentation/${path}`, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(`/presentation/${path}/not-started`);
  await expect(page.getByRole('timer')).toContainText('in 2 minutes');
  const isAwake = () => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  expect(await isAwake()).toBe(false);
  // Nobody touches it.
  await expect(page.getByRole('timer')).toContainText('in 1 minute', { timeout: 60_000 });
  expect(await isAwake()).toBe(true);
  await expect(page).toHaveURL(`/presentation/${path}/prejoin`, { timeout: opensAt + 30_000 - Date.now() });
});

test("an invitation that is opened is not answered, whatever the mail's link proposes", async ({ playwright, baseURL }) => {
  const presentation = await make(playwright.request, baseURL);
  const token = await invite(playwright.request, baseURL ?? '', presentation, 'Ivy');
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  const link = `/invitation/${presentation.path}?token=${token}&answer=maybe`;
  expect((await firstHtml(page, link)).text).toContain('Please confirm your answer from the mail.');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'false');
  await page.goto(`/invitation/${presentation.path}?token=${token}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Will you be there?' })).toBeVisible();
  expect(await answersOf(playwright.request, baseURL ?? '', presentation)).toEqual({ Ivy: null });
});

test('an answer is given by a press, told on every later visit, and overwritten by none', async ({ playwright, baseURL }) => {
  const presentation = await make(playwright.request, baseURL);
  const token = await invite(playwright.request, baseURL ?? '', presentation, 'Ivy');
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  const link = `/invitation/${presentation.path}?token=${token}&answer=maybe`;
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You have declined.')).toBeVisible();
  await expect(page).toHaveURL(`/invitation/${presentation.path}?token=${token}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have accepted.')).toBeVisible();

  // The mail is opened once more, and scanned by a machine that runs no scripts.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 2, name: 'Change my answer' })).toBeVisible();
  await expect(page.getByText('You have accepted.')).toBeVisible();
  expect((await firstHtml(page, link)).text).toContain('You have accepted. We look forward to seeing you.');
  expect((await firstHtml(page, `/de-DE${link}`)).text).toContain('Sie haben zugesagt. Wir freuen uns auf Sie.');
  expect(await answersOf(playwright.request, baseURL ?? '', presentation)).toEqual({ Ivy: 'accepted' });
});

test('a token that leads nowhere is told at once, and the way in and the calendar stay', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright.request, baseURL);
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  const link = `/invitation/${path}?token=guessed`;
  const first = await firstHtml(page, link);
  expect([first.status, first.text.includes('This invitation is not valid. Please ask for a new one.')]).toEqual([200, true]);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await download;
  await expect(page.getByRole('link', { name: 'Join the presentation' })).toBeVisible();
});

test('an answer that could not be saved is told, and can be given again', async ({ playwright, baseURL }) => {
  const presentation = await make(playwright.request, baseURL);
  const token = await invite(playwright.request, baseURL ?? '', presentation, 'Ivy');
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  await page.goto(`/invitation/${presentation.path}?token=${token}`);
  await page.route('**/respond-invitation', (route) => route.abort());
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Your answer could not be saved.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Your answer could not be saved.' })).toBeFocused();
  await page.unroute('**/respond-invitation');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have accepted.')).toBeVisible();
  await expect(page.getByText('Your answer could not be saved.')).toHaveCount(0);
});

test('a client who comes before the start has a seat: the guide sees them, and the start takes them in', async ({
  playwright,
  baseURL,
}) => {
  const { path } = await make(playwright.request, baseURL);
  const guide = await participants.enter({ looks: null });
  await enterAsGuide(guide, path);
  const guest = await participants.enter({ looks: null, viewport: PHONE });
  await guest.page.goto(`/invitation/${path}`);
  await guest.page.getByRole('link', { name: 'Join the presentation' }).click();
  await expect(guest.page).toHaveURL(`/presentation/${path}/prejoin`);
  await expect(guest.page.getByText('It has not started yet. You take a seat, and go in by yourself when it does.')).toBeVisible();
  await fillPrejoin(guest.page, 'Cleo');
  await guest.page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(guest.page).toHaveURL(`/presentation/${path}/waiting`);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Please take a seat' })).toBeVisible();

  const customer = await participants.enter({ looks: null });
  await customer.page.goto(`/presentation/${path}/login`);
  const form = customer.page.locator('main form').first();
  await form.locator('input[type=email]').fill('shopper@vitrine.example');
  await form.locator('input[type=password]').fill('shopper-demo');
  await form.locator('button[type=submit]').click();
  await expect(customer.page).toHaveURL(`/presentation/${path}/prejoin`);
  await customer.page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(customer.page).toHaveURL(`/presentation/${path}/waiting`);

  await openPanel(guide.page, 'Participants');
  await expect(participantNames(guide).filter({ hasText: 'Cleo' })).toHaveCount(1);
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'Start presentation' }).click();
  const modal = guide.page.getByRole('alertdialog', { name: 'Start the presentation?' });
  await expect(modal).toContainText('2 people are waiting');
  await modal.getByRole('button', { name: 'Start', exact: true }).click();
  for (const { page } of [guest, customer]) {
    await expect(page).toHaveURL(`/presentation/${path}`);
    await expectConnection(page, 'connected');
    await expectSlide(page, 0);
  }
});

test('nobody sits before the door without having joined: the waiting page leads to the form', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright.request, baseURL);
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  await page.goto(`/presentation/${path}/waiting`);
  await expect(page).toHaveURL(`/presentation/${path}/prejoin`);
});

test('where the guide decides who comes in, the waiting page asks by itself', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright.request, baseURL, { isStarted: true, waitingRoom: true });
  const guide = await participants.enter({ looks: null });
  await enterAsGuide(guide, path);
  const guest = await participants.enter({ looks: null, viewport: PHONE });
  await takeSeat(guest, path, 'Rosa');
  await expect(guest.page.getByText('Your request has been sent. Please wait for the guide.')).toBeVisible();
  await openPanel(guide.page, 'Participants');
  await guide.page.getByRole('button', { name: 'Let Rosa in' }).click();
  await expect(guest.page).toHaveURL(`/presentation/${path}`);
  await expectSlide(guest.page, 0);
});

test('a stranger who opens an appointment that has passed is told so, and not thanked for being there', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright.request, baseURL, {
    accessibleFrom: '2001-01-01T10:00:00.000Z',
    accessibleTo: '2001-01-01T11:00:00.000Z',
  });
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  expect((await firstHtml(page, `/presentation/${path}`)).text).toContain(
    'This appointment is over. For a new one, please contact whoever invited you.',
  );
  await page.goto(`/presentation/${path}`);
  await expect(page.getByText('This appointment is over.')).toBeVisible();
  await expect(page.getByText('Thank you for being there.')).toHaveCount(0);
});

test('each route has its layout before any script has run', async ({ playwright, baseURL }) => {
  const running = await make(playwright.request, baseURL, { isStarted: true });
  const waiting = await make(playwright.request, baseURL);
  const visitor = await participants.enter({ looks: null });
  const { page } = visitor;
  const layouts = async (address: string) =>
    [...(await (await page.request.get(address)).text()).matchAll(/data-layout="([^"]+)"/g)].map(([, name]) => name);
  const base = 'presentation-base';
  expect(await layouts(`/invitation/${running.path}`)).toEqual(['presentation-notification']);
  expect(await layouts(`/presentation/${running.path}/prejoin`)).toEqual([base, 'presentation-back-room']);
  for (const form of ['login', 'register'])
    expect(await layouts(`/presentation/${running.path}/${form}`)).toEqual([base, 'presentation-auth']);
  expect(await layouts('/presentation/nowhere')).toEqual([base, 'presentation-notification']);
  expect(await layouts(`/guide/${running.path}/login`)).toEqual(['presentation-auth']);
  // What is behind the door asks for somebody who has joined.
  await takeSeat(visitor, waiting.path, 'Cleo');
  expect(await layouts(`/presentation/${waiting.path}/waiting`)).toEqual([base, 'presentation-back-room']);
  await joinAsGuest(visitor, running.path, 'Cleo');
  expect(await layouts(`/presentation/${running.path}`)).toEqual([base, 'presentation-main-room']);
});

test('every page of a presentation has its name in its title', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright.request, baseURL, { isStarted: true });
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  for (const address of [`/invitation/${path}`, `/presentation/${path}/prejoin`]) {
    await page.goto(address);
    await expect(page).toHaveTitle('Spring collection | Digital Sales Rooms');
  }
  await page.goto('/presentation/nowhere');
  await expect(page).toHaveTitle('Digital Sales Rooms');
});

for (const [prefix, language, invited, ready] of [
  ['', 'en-US', 'You are invited', 'Ready to join?'],
  ['/en-GB', 'en-GB', 'You are invited', 'Ready to join?'],
  ['/de-DE', 'de-DE', 'Sie sind eingeladen', 'Bereit zur Teilnahme?'],
] as const) {
  test(`before any script has run, invitation, form and closed pages are there in ${language}`, async ({
    playwright,
    baseURL,
    browser,
  }) => {
    const { path } = await make(playwright.request, baseURL, { isStarted: true });
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${prefix}/invitation/${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: invited })).toBeVisible();
    await page.locator('.v-invitation__actions a').click();
    await expect(page).toHaveURL(`${prefix}/presentation/${path}/prejoin`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ready);
    await expect(page.locator('input[name=attendeeName]')).toBeVisible();
    expect((await page.goto(`${prefix}/presentation/nowhere`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
}

test('a box that a finger is on when the scripts come is ticked', async ({ playwright, baseURL }) => {
  const { path } = await make(playwright.request, baseURL);
  const { page } = await participants.enter({ looks: null, viewport: PHONE });
  let letScriptsCome = (): void => undefined;
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/entry.client-*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(`/presentation/${path}/prejoin`, { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: 'privacy policy' });
  const row = page.locator('label').filter({ has: box });
  await row.scrollIntoViewIfNeeded();
  const { x, y, height } = (await row.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 8, y: y + height / 2 }] });
  letScriptsCome();
  await expect(page.locator('form.v-prejoin__form button[type=submit]')).toBeEnabled();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(box).toBeChecked();
});
