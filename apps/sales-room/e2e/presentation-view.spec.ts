import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectConnection, expectSlide, joinAsGuest, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const NAME = { 'en-US': 'Spring at the table', 'en-GB': 'Spring at table', 'de-DE': 'Frühling am Tisch' };
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

const participants = useParticipants();
let path: string;
let guide: Person;
let client: Person;

test.beforeAll(async ({ playwright, baseURL }) => {
  ({ path } = await makePresentation(playwright.request, baseURL ?? '', 'view', { isStarted: true, hasOnlyProducts: true, name: NAME }));
  guide = await participants.enter({ looks: null });
  client = await participants.enter({ looks: null, viewport: { width: 390, height: 844 } });
  await enterAsGuide(guide, path);
  await joinAsGuest(client, path, 'Cleo');
});

for (const [prefix, locale, role, toolbar] of [
  ['', 'en-US', 'Guide', 'Presentation controls'],
  ['/en-GB', 'en-GB', 'Guide', 'Presentation controls'],
  ['/de-DE', 'de-DE', 'Moderation', 'Steuerung der Präsentation'],
] as const) {
  test(`a presentation is viewed by its name, slide, people and controls: ${locale}`, async () => {
    const { page } = client;
    const first = await page.request.get(`${prefix}/presentation/${path}`);
    expect(first.status()).toBe(200);
    expect(await first.text()).toMatch(new RegExp(`<html[^>]+lang="${locale}"[\\s\\S]*<h1[^>]*>${NAME[locale]}</h1>`));
    await page.goto(`${prefix}/presentation/${path}`);
    await expectConnection(page, 'connected');
    await expectSlide(page, 0);
    await expect(page).toHaveTitle(new RegExp(`^${NAME[locale]} \\| `));
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('heading', { level: 1, name: NAME[locale] })).toBeVisible();
      await expect(slideOf(page).locator('.v-product-card').first()).toBeVisible();
      const tiles = page.getByTestId('stage-tile');
      await expect(tiles.filter({ hasText: 'Mara Ellwood' }).filter({ hasText: role })).toBeVisible();
      await expect(tiles.filter({ hasText: 'Cleo' })).toBeVisible();
      await expect(page.getByRole('toolbar', { name: toolbar })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing overflows').toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, `the view of a presentation, ${locale}`);
  });
}

test('a preview shows a guide the presentation with its notes, has no audience and cannot be started', async () => {
  const { page } = guide;
  await page.goto('/guide/preview-lookbook');
  await expectConnection(page, 'connected');
  await expectSlide(page, 0);
  const tools = page.locator('#room-start-panel');
  await expect(tools).toContainText('This is a preview. It cannot be started.');
  await expect(tools.getByRole('button', { name: 'Start presentation' })).toBeDisabled();
  await expect(page.getByLabel('Notes on this slide')).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(page, 1);
  await page.getByRole('button', { name: 'Carts of attendees' }).click();
  await expect(page.locator('#room-end-panel')).toContainText('All carts are empty');
  await expectAccessible(page, 'a preview');
});

test('a client does not get into a preview, and is told so', async () => {
  await client.page.goto('/presentation/preview-lookbook');
  await expect(client.page.getByRole('heading', { level: 1, name: 'This presentation is restricted' })).toBeVisible();
  expect((await client.page.request.get('/presentation/preview-lookbook')).status()).toBe(403);
});
