import { leaksOf } from '@vitrine/e2e-kit/context-watch';
import { expectVideoOf, expectVoicesOf } from '@vitrine/e2e-kit/media-assertions';
import { type OwnProduct, startOwnProduct } from '@vitrine/e2e-kit/own-product';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import {
  enterAsGuide,
  expectCart,
  expectConnection,
  expectSlide,
  fillPrejoin,
  openPanel,
  ownVideo,
  say,
  slideOf,
  videoOf,
} from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';
import { expectAnnounced } from './support/screen-events.ts';

const participants = useParticipants();
test.afterEach(() => participants.close());

/** Chat, slides, likes and cart, as in any presentation. */
async function expectEverythingElse(guide: Person, client: Person): Promise<void> {
  await say(client.page, 'Can you read me?');
  await openPanel(guide.page, 'Chat');
  await expect(guide.page.getByRole('log', { name: 'Messages' })).toContainText('Can you read me?');
  await guide.page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(client.page, 1);
  const card = slideOf(client.page).locator('.v-product-card').first();
  const name = await card.locator('.v-product-card__name').innerText();
  await card.getByRole('button', { name: `Like ${name}` }).click();
  await expect(client.page.getByRole('button', { name: 'Likes 1' })).toBeVisible();
  await card.getByRole('link', { name }).first().click();
  const modal = client.page.getByRole('dialog', { name });
  await expectAnnounced(client.page, new RegExp(`"${name}" is in your cart\\.`), () =>
    modal.getByRole('button', { name: 'Add to cart' }).click(),
  );
  await modal.getByRole('button', { name: 'Close' }).click();
  await expectCart(client.page, [`1 × ${name}`]);
}

test.describe('a machine without a media worker', () => {
  let own: OwnProduct;
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(180_000);
    own = await startOwnProduct({ port: Number(new URL(baseURL ?? '').port) + 20, isBuilt: true, env: { MEDIASOUP_WORKER_BIN: 'none' } });
  });
  test.afterAll(async () => {
    test.setTimeout(60_000);
    await own?.stop();
  });

  test('the screen says that sound and picture are missing, all else works, and no log line holds a token', async ({ playwright }) => {
    test.setTimeout(120_000);
    const { path } = await makePresentation(playwright.request, own.origin, 'no-worker', { isStarted: true, hasOnlyProducts: true });
    const guide = await participants.enter({ looks: 'blue', origin: own.origin });
    const client = await participants.enter({ looks: 'green', origin: own.origin });
    await enterAsGuide(guide, path);

    await client.page.goto(`/presentation/${path}/prejoin`);
    await expect(client.page.getByText('No sound and picture here')).toBeVisible();
    await fillPrejoin(client.page, 'Cleo');
    await client.page.getByRole('button', { name: 'Join now' }).click();
    await expectConnection(client.page, 'connected');

    for (const { page } of [guide, client]) {
      await expect(page.locator('[data-media-notice=no-worker]')).toHaveText(/This server has no media service/);
      for (const device of ['microphone', 'camera'])
        await expect(page.getByRole('button', { name: `Turn ${device} on` }).and(page.locator(':enabled'))).toHaveCount(0);
    }
    await expectEverythingElse(guide, client);

    for (const { watch } of participants.people) expect(watch.complaints).toEqual([]);
    expect(await leaksOf(participants.people)).toEqual([]);
    const secrets = (await Promise.all(participants.people.map(({ watch }) => watch.secrets()))).flat();
    expect(secrets.length).toBeGreaterThanOrEqual(3);
    const lines = own.output().split('\n');
    expect(lines.some((line) => line.includes('attendee.joined'))).toBe(true);
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  });
});

test('a client without devices is told so, joins, sees and hears the guide, and everything else works', async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'no-devices', { isStarted: true, hasOnlyProducts: true });
  const guide = await participants.enter({ looks: 'blue' });
  const client = await participants.enter({ looks: null });
  await enterAsGuide(guide, path);
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await guide.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expectVideoOf(ownVideo(guide.page), 'blue');

  await client.page.goto(`/presentation/${path}/prejoin`);
  await expect(client.page.locator('[data-device-error=no-device]')).toHaveText('No camera or microphone was found.');
  await fillPrejoin(client.page, 'Cleo');
  await client.page.getByRole('button', { name: 'Join without camera and microphone' }).click();
  await expectConnection(client.page, 'connected');
  await expectVideoOf(videoOf(client.page, 'Mara Ellwood'), 'blue');
  await expectVoicesOf(client.page, ['blue']);
  await client.page.getByRole('button', { name: 'Turn camera on' }).click();
  await expect(client.page.locator('[data-device-error=no-device]')).toHaveText('No camera or microphone was found.');
  await expectEverythingElse(guide, client);
  for (const { watch } of participants.people) expect(watch.complaints).toEqual([]);
});

test('a client who has denied camera and microphone is told how to allow them, and joins without', async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'denied-devices', { isStarted: true, hasOnlyProducts: true });
  const guide = await participants.enter({ looks: 'blue' });
  const client = await participants.enter({ looks: 'green', isDenied: true });
  await enterAsGuide(guide, path);
  await client.page.goto(`/presentation/${path}/prejoin`);
  await expect(client.page.locator('[data-device-error=permission-denied]')).toHaveText('Access to camera and microphone was denied.');
  await expect(client.page.getByText('Access is blocked. Press the symbol at the left of the address')).toBeVisible();
  await fillPrejoin(client.page, 'Cleo');
  await client.page.getByRole('button', { name: 'Join without camera and microphone' }).click();
  await expectConnection(client.page, 'connected');
  await expectEverythingElse(guide, client);
  for (const { watch } of participants.people) expect(watch.complaints).toEqual([]);
});

test('the device permission guide says where to allow, in the page’s language, and goes on by itself then', async ({
  playwright,
  baseURL,
}) => {
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'allowed-later', { isStarted: true, hasOnlyProducts: true });
  const client = await participants.enter({ looks: 'green', isDenied: true, viewport: { width: 390, height: 844 } });
  for (const [prefix, words] of [
    ['/de-DE', 'Drücken Sie das Symbol links neben der Adresse und schalten Sie Kamera und Mikrofon ein.'],
    ['/en-GB', 'Press the symbol at the left of the address, and turn camera and microphone on.'],
    ['', 'Press the symbol at the left of the address, and turn camera and microphone on.'],
  ] as const) {
    await client.page.goto(`${prefix}/presentation/${path}/prejoin`);
    await expect(client.page.locator('.v-device-notice')).toContainText(words);
  }
  await expectAccessible(client.page, 'a refused permission');
  // Still refused: it says so again.
  await client.page.getByRole('button', { name: 'Try again' }).click();
  await expect(client.page.locator('[data-device-error=permission-denied]')).toBeVisible();
  await fillPrejoin(client.page, 'Cleo');
  await client.context.grantPermissions(['camera', 'microphone']);
  await expectVideoOf(client.page.getByTestId('prejoin-preview').locator('video'), 'green');
  await expect(client.page.locator('[data-device-error]')).toHaveCount(0);
  await expect(client.page.locator('input[name=attendeeName]')).toHaveValue('Cleo');
  await client.page.getByRole('button', { name: 'Join now' }).click();
  await expectConnection(client.page, 'connected');
});
