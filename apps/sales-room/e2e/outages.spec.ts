import { chatLines, expectCart, expectConnection, expectSlide, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import type { Pair } from './support/memory.ts';
import { expectMedia, openPair } from './support/pair.ts';
import { killProcess } from './support/processes.ts';
import { expectAnnounced, expectScreenEvent, recordScreen, screenEventsOf, wasAnnounced } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial' });

const DATA_DIR = process.env.VITRINE_DATA_DIR ?? '';
const participants = useParticipants();
let pair: Pair;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  pair = await openPair(participants, playwright.request, baseURL ?? '', 'outages');
});

test.beforeEach(() => Promise.all([recordScreen(pair.guide.page), recordScreen(pair.client.page)]));

test('without the room server the slide stays, controls rest, the cart works, and texts are sent later', async () => {
  test.setTimeout(120_000);
  const { guide, client } = pair;
  const card = slideOf(client.page).locator('.v-product-card').first();
  const name = await card.locator('.v-product-card__name').innerText();
  await card.getByRole('link', { name }).first().click();
  const modal = client.page.getByRole('dialog', { name });
  await expect(modal.getByRole('button', { name: 'Add to cart' })).toBeVisible();

  const kill = killProcess(DATA_DIR, 'sales-room-server');
  // The shop is another process: the cart goes on.
  await modal.getByRole('button', { name: 'Add to cart' }).click();
  await expectScreenEvent(client.page, new RegExp(`says .*"${name}" is in your cart\\.`));
  await modal.getByRole('button', { name: 'Close' }).click();
  await client.page.getByLabel('Write a message').fill('Written while nobody was listening');
  await client.page.getByRole('button', { name: 'Send', exact: true }).click();

  for (const { page } of [guide, client]) {
    await expectScreenEvent(page, 'connection reconnecting');
    await expectScreenEvent(page, 'connection reconnected');
    expect(await screenEventsOf(page)).not.toContain('no slide');
  }
  await kill.replaced();
  await expect.poll(() => chatLines(guide.page)).toEqual(['Written while nobody was listening']);
  await expect.poll(() => chatLines(client.page)).toEqual(['Written while nobody was listening']);
  await expectCart(client.page, [`1 × ${name}`]);
  await openPanel(client.page, 'Chat');
  await expectMedia(pair, ['camera', 'mic']);
});

test('without the media worker a notice shows, chat and slides go on, and media return by themselves', async () => {
  test.setTimeout(120_000);
  const { guide, client } = pair;
  // One killed again at once stays away longer, so that what is said of it lasts: the first time it is 50 ms.
  let kill = killProcess(DATA_DIR, 'media-worker');
  await guide.page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(client.page, 1);
  const areTold = async () =>
    (await Promise.all([guide, client].map(({ page }) => screenEventsOf(page)))).every((events) =>
      events.includes('media worker-restarting'),
    );
  for (let again = 0; again < 4 && !(await areTold()); again += 1) {
    await kill.replaced();
    kill = killProcess(DATA_DIR, 'media-worker');
  }
  for (const { page } of [guide, client]) {
    await expectScreenEvent(page, 'media worker-restarting');
    await expectScreenEvent(page, /^says .*Sound and picture are back\./);
    expect(await screenEventsOf(page)).not.toContain('connection reconnecting');
  }
  await kill.replaced();
  await expectMedia(pair, ['camera', 'mic']);
  for (const { page } of [guide, client]) await expect(page.locator('[data-media-notice]')).toHaveCount(0);
});

test('without the store the slide stays; a product is added when it is back, or refused, never twice', async () => {
  test.setTimeout(120_000);
  const { guide, client } = pair;
  const { page } = client;
  const card = slideOf(page).locator('.v-product-card').first();
  const name = await card.locator('.v-product-card__name').innerText();
  await card.getByRole('link', { name }).first().click();
  const modal = page.getByRole('dialog', { name });
  const add = modal.getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  const isAdded = new RegExp(`"${name}" is in your cart\\.`);
  const isRefused = /Please try again|not responding|not available|could not complete/;

  const kill = killProcess(DATA_DIR, 'demo-store');
  await add.click();
  // The cart is read before a write is repeated: a store that comes back in time gets it by itself.
  await expect
    .poll(async () => (await wasAnnounced(page, isAdded)) || (await wasAnnounced(page, isRefused)), {
      message: 'it is said what came of it',
      timeout: 30_000,
    })
    .toBe(true);
  const mustRepeat = !(await wasAnnounced(page, isAdded));
  await kill.replaced();
  for (const person of [guide, client]) {
    const events = await screenEventsOf(person.page);
    expect(events).not.toContain('no slide');
    expect(events).not.toContain('connection reconnecting');
  }
  if (mustRepeat) await expectAnnounced(page, isAdded, () => add.click());
  await modal.getByRole('button', { name: 'Close' }).click();
  await openPanel(page, 'Cart');
  const lines = page.getByRole('list', { name: 'Shopping cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(
    lines
      .filter({ hasText: name })
      .getByRole('textbox')
      .or(lines.filter({ hasText: name }).getByRole('spinbutton'))
      .first(),
  ).toHaveValue('1');
});

test('a page that is opened while the room server is away says so, and comes by itself', async () => {
  test.setTimeout(120_000);
  const { page } = pair.client;
  const kill = killProcess(DATA_DIR, 'sales-room-server');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Server is not available. Please try again in few seconds.')).toBeVisible();
  await expectConnection(page, 'connected');
  await kill.replaced();
  await expectSlide(page, 1);
  await expectMedia(pair, ['camera', 'mic']);
});

test('the home of a guide says that the room server is away, and comes by a press when it is back', async () => {
  test.setTimeout(120_000);
  const page = await pair.guide.context.newPage();
  const kill = killProcess(DATA_DIR, 'sales-room-server');
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your presentations cannot be loaded');
  await kill.replaced();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your presentations');
  await page.close();
  await expectConnection(pair.guide.page, 'connected');
});
