import type { Frame, Page } from '@playwright/test';
import { expectVideoOf } from '@vitrine/e2e-kit/media-assertions';
import { type OwnProduct, startOwnProduct } from '@vitrine/e2e-kit/own-product';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { fillPrejoin } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { type NotedEvent, startEmbedHost } from './support/embed-host.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const participants = useParticipants();
let own: OwnProduct;
let path: string;
/** A shop that may embed rooms; one that may not; the first at an address of another site. */
let [host, stranger, otherSite] = ['', '', ''];
const hosts: { stop(): Promise<void> }[] = [];
let client: Person;
let room: Frame;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  const port = Number(new URL(baseURL ?? '').port) + 60;
  [host, stranger, otherSite] = [`http://localhost:${port + 6}`, `http://localhost:${port + 7}`, `http://127.0.0.1:${port + 6}`];
  own = await startOwnProduct({ port, isBuilt: true, env: { EMBED_ORIGINS: `${host},${otherSite}` } });
  for (const at of [port + 6, port + 7]) hosts.push(await startEmbedHost(at, [own.origin, stranger]));
  ({ path } = await makePresentation(playwright.request, own.origin, 'embed', { isStarted: true, hasOnlyProducts: true }));
  client = await participants.enter({ looks: 'green', origin: own.origin });
});
test.afterAll(async () => {
  test.setTimeout(60_000);
  await own?.stop();
  await Promise.all(hosts.map((each) => each.stop()));
});

const notedBy = (page: Page): Promise<NotedEvent[]> => page.evaluate(() => (globalThis as unknown as { noted: NotedEvent[] }).noted);
const namesNotedBy = async (page: Page): Promise<string[]> => (await notedBy(page)).map(([name]) => name);

/** Opens a page that holds a room, and gives the room's frame. */
async function openHost(page: Page, origin: string, query: Readonly<Record<string, string>> = {}): Promise<Frame> {
  const src = `${own.origin}/presentation/${path}/prejoin`;
  await page.goto(`${origin}/?${new URLSearchParams({ src, ...query }).toString()}`);
  const frame = await (await page.locator('vitrine-room iframe').elementHandle())?.contentFrame();
  if (frame == null) throw new Error('The element has no frame.');
  return frame;
}

test('a shop under a strict policy shows the room in a frame with a name of its own', async () => {
  const { page } = client;
  room = await openHost(page, host, { stranger });
  await expect.poll(() => namesNotedBy(page)).toEqual(expect.arrayContaining(['ready', 'title']));
  await expect(page.locator('vitrine-room [part=status]')).toBeHidden();
  await expect(page.locator('vitrine-room iframe')).toHaveAttribute('title', 'Live presentation');
});

test('a client joins in the frame with a camera, and the shop hears it', async () => {
  const { page } = client;
  await expectVideoOf(room.getByTestId('prejoin-preview').locator('video'), 'green');
  await fillPrejoin(room, 'Cleo');
  await room.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(room.getByTestId('connection')).toHaveAttribute('data-connection', /^(?:re)?connected$/, { timeout: 60_000 });
  await expect.poll(() => namesNotedBy(page)).toContain('joined');
});

test('what strangers in the page say is heard neither by the room nor by the shop', async () => {
  const { page } = client;
  await expect.poll(() => notedBy(page)).toContainEqual(['cart', { count: 0 }]);
  const before = await notedBy(page);
  const foreign = page.frameLocator('#stranger');
  await foreign.getByRole('button', { name: 'Speak' }).click();
  // Not even a script of the room's own origin speaks for the shop around.
  await room.evaluate(() => window.postMessage({ channel: 'vitrine-room', version: 1, type: 'leave' }, '*'));
  const cards = room.getByTestId('slide').locator('.v-product-card');
  const name = await cards.nth(0).locator('.v-product-card__name').innerText();
  await cards.nth(0).getByRole('link', { name }).first().click();
  // The shop hears what the room says after them.
  await expect.poll(() => notedBy(page)).toContainEqual(['product', { number: expect.any(String), name }]);
  expect((await notedBy(page)).slice(before.length).filter(([said]) => said !== 'product')).toEqual([]);
  await expect(room.getByTestId('connection')).toHaveAttribute('data-connection', /^(?:re)?connected$/);
  await expect(room.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(
    await page.frame({ url: `${stranger}/stranger.html` })?.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard),
  ).toEqual([]);
});

test('the shop hears how much is in the cart, and nothing of who has put it there', async () => {
  const { page } = client;
  const modal = room.getByRole('dialog');
  await modal.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => notedBy(page)).toContainEqual(['cart', { count: 1 }]);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  const like = room
    .getByTestId('slide')
    .getByRole('button', { name: /^Like / })
    .first();
  await like.click();
  await expect(room.getByTestId('slide').getByRole('button', { name: /from your likes$/ })).toHaveCount(1);
  expect(JSON.stringify(await notedBy(page))).not.toContain('Cleo');
});

test('a link that leads out of the room opens in a tab of its own, and the call goes on', async () => {
  const cards = room.getByTestId('slide').locator('.v-product-card');
  await cards.nth(0).getByRole('link').first().click();
  const [tab] = await Promise.all([
    client.context.waitForEvent('page'),
    room.getByRole('dialog').getByRole('link', { name: 'View details' }).click(),
  ]);
  await expect(tab).toHaveURL(new RegExp(`^${own.origin}/`));
  await tab.close();
  await room.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(room.getByTestId('connection')).toHaveAttribute('data-connection', /^(?:re)?connected$/);
});

test('the shop lets the client leave, and hears it', async () => {
  const { page } = client;
  await page.getByRole('button', { name: 'Leave from outside' }).click();
  await expect.poll(() => namesNotedBy(page)).toContain('left');
  await room.waitForURL(`**/presentation/${path}/leave`);
});

test('a product that the shop shows itself does not stay open in the room', async () => {
  const { page } = client;
  room = await openHost(page, host, { take: '' });
  await room.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(room.getByTestId('connection')).toHaveAttribute('data-connection', /^(?:re)?connected$/, { timeout: 60_000 });
  await room.getByTestId('slide').locator('.v-product-card').nth(0).getByRole('link').first().click();
  await expect.poll(() => namesNotedBy(page)).toContain('product');
  await expect(room.getByRole('dialog')).toHaveCount(0);
});

test('a shop that is not named shows why there is no room, and a way to it', async () => {
  const { page } = client;
  await openHost(page, stranger);
  await expect(page.getByText('The presentation cannot be shown on this page.')).toBeVisible();
  expect(await notedBy(page)).toEqual([['error', { reason: 'no-reply' }]]);
  const [tab] = await Promise.all([client.context.waitForEvent('page'), page.getByRole('link', { name: 'Open in a new window' }).click()]);
  await expect(tab).toHaveURL(new RegExp(`^${own.origin}/presentation/${path}`));
  await tab.close();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Loading the presentation…')).toBeVisible();
});

test('an address that is none of a room, or not secure, is said so in the words of the page', async () => {
  const { page } = client;
  await page.goto(`${host}/?src=${encodeURIComponent('javascript:alert(1)')}`);
  await expect(page.getByText('This address does not lead to a presentation.')).toBeVisible();
  await expect(page.locator('vitrine-room iframe')).toHaveCount(0);
  await page.locator('vitrine-room').evaluate((room) => {
    room.setAttribute('lang', 'de');
    room.setAttribute('src', 'http://rooms.example/presentation/spring');
  });
  await expect(page.getByText('Präsentationen brauchen eine sichere Adresse (https).')).toBeVisible();
  await page.locator('vitrine-room').evaluate((room) => room.setAttribute('src', 'https://elsewhere.example/'));
  await expect(page.getByText('Diese Seite lässt die Präsentation nicht zu.')).toBeVisible();
});

test('on a phone the room fills the width of the page, and nothing is scrolled sideways', async () => {
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  room = await openHost(page, host);
  await expect.poll(() => namesNotedBy(page)).toContain('ready');
  expect((await page.locator('vitrine-room iframe').boundingBox())?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await room.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('in the frame of another site, where no cookies are kept, the room says so and leads to itself', async () => {
  const { page } = client;
  room = await openHost(page, otherSite);
  await expect(room.getByRole('heading', { name: 'Please open the presentation in a new window' })).toBeVisible();
  await expect(room.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute(
    'href',
    `${own.origin}/presentation/${path}/prejoin`,
  );
  await expect.poll(() => namesNotedBy(page)).toContain('ready');
});

test('no page of a guide or of the shop lets itself be framed, whoever may embed rooms', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: own.origin });
  for (const address of ['/', '/guide', `/guide/${path}`, `/guide/${path}/login`, '/ask', '/healthz']) {
    const { headers } = await request.get(address, { maxRedirects: 0 }).then((answer) => ({ headers: answer.headers() }));
    expect(headers['x-frame-options'], address).toBe('DENY');
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
  }
  const page = await request.get(`/presentation/${path}/prejoin`);
  expect(page.headers()['x-frame-options']).toBeUndefined();
  expect(page.headers()['content-security-policy']).toContain(`frame-ancestors ${host} ${otherSite}`);
  await request.dispose();
});
