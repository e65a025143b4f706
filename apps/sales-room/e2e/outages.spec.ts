import { chatLines, expectCart, expectConnection, expectSlide, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useCast } from '@vitrine/e2e-kit/test';
import type { Pair } from './support/memory.ts';
import { expectMedia, openPair } from './support/pair.ts';
import { killProcess } from './support/processes.ts';
import { expectSaid, expectSight, sightsOf, wasSaid, watchScreen } from './support/witness.ts';

test.describe.configure({ mode: 'serial' });

const DATA_DIR = process.env.VITRINE_DATA_DIR ?? '';
const cast = useCast();
let pair: Pair;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  pair = await openPair(cast, playwright.request, baseURL ?? '', 'outages');
});

test.beforeEach(() => Promise.all([watchScreen(pair.guide.page), watchScreen(pair.client.page)]));

test('while the room server is away the slide stays, controls rest, the cart works, and what is written is sent later', async () => {
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
  await expectSight(client.page, new RegExp(`says .*"${name}" is in your cart\\.`));
  await modal.getByRole('button', { name: 'Close' }).click();
  await client.page.getByLabel('Write a message').fill('Written while nobody was listening');
  await client.page.getByRole('button', { name: 'Send', exact: true }).click();

  for (const { page } of [guide, client]) {
    await expectSight(page, 'connection reconnecting');
    await expectSight(page, 'connection reconnected');
    expect(await sightsOf(page)).not.toContain('no slide');
  }
  await kill.replaced();
  await expect.poll(() => chatLines(guide.page)).toEqual(['Written while nobody was listening']);
  await expect.poll(() => chatLines(client.page)).toEqual(['Written while nobody was listening']);
  await expectCart(client.page, [`1 × ${name}`]);
  await openPanel(client.page, 'Chat');
  await expectMedia(pair, ['camera', 'mic']);
});

test('while the media worker is away people are told, chat and slides go on, and picture and sound come back by themselves', async () => {
  test.setTimeout(120_000);
  const { guide, client } = pair;
  // One killed again at once stays away longer, so that what is said of it lasts: the first time it is 50 ms.
  let kill = killProcess(DATA_DIR, 'media-worker');
  await guide.page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(client.page, 1);
  const areTold = async () =>
    (await Promise.all([guide, client].map(({ page }) => sightsOf(page)))).every((sights) => sights.includes('media worker-restarting'));
  for (let again = 0; again < 4 && !(await areTold()); again += 1) {
    await kill.replaced();
    kill = killProcess(DATA_DIR, 'media-worker');
  }
  for (const { page } of [guide, client]) {
    await expectSight(page, 'media worker-restarting');
    await expectSight(page, /^says .*Sound and picture are back\./);
    expect(await sightsOf(page)).not.toContain('connection reconnecting');
  }
  await kill.replaced();
  await expectMedia(pair, ['camera', 'mic']);
  for (const { page } of [guide, client]) await expect(page.locator('[data-media-notice]')).toHaveCount(0);
});

test('while the store is away the slide stays; a product is put into the cart once the store is back, or it is told that it was not, and never twice', async () => {
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
    .poll(async () => (await wasSaid(page, isAdded)) || (await wasSaid(page, isRefused)), {
      message: 'it is said what came of it',
      timeout: 30_000,
    })
    .toBe(true);
  const mustRepeat = !(await wasSaid(page, isAdded));
  await kill.replaced();
  for (const person of [guide, client]) {
    const sights = await sightsOf(person.page);
    expect(sights).not.toContain('no slide');
    expect(sights).not.toContain('connection reconnecting');
  }
  if (mustRepeat) await expectSaid(page, isAdded, () => add.click());
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
