import { LOOKS } from '@vitrine/e2e-kit/fake-devices';
import { colorOf, expectVideoOf, pitchesIn } from '@vitrine/e2e-kit/media-assertions';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, openPanel, ownVideo, packetsAtWorker, say, videoOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectVideoInFirefox, FIREFOX_PITCH, type FirefoxPerson, pitchesInFirefox, startFirefox } from './support/firefox.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const participants = useParticipants();
let origin: string;
let path: string;
let guide: Person;
let firefox: FirefoxPerson;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  origin = baseURL ?? '';
  ({ path } = await makePresentation(playwright.request, origin, 'firefox', { isStarted: true, hasOnlyProducts: true }));
  [guide, firefox] = await Promise.all([participants.enter({ looks: 'blue' }), startFirefox()]);
});
test.afterAll(async () => {
  await firefox?.close();
  await participants.close();
});

/** Waits until a pitch is heard among others. */
const expectPitch = (hear: () => Promise<number[]>, pitch: number, who: string): Promise<void> =>
  expect
    .poll(async () => (await hear()).some((heard) => Math.abs(heard - pitch) < 30), { message: `${who} is heard`, timeout: 40_000 })
    .toBe(true);

const connectionIn = ({ page }: FirefoxPerson) =>
  page.$eval('[data-testid=connection]', (element) => element.getAttribute('data-connection') ?? '').catch(() => '');

test('a client in a stock Firefox joins a guide in Chromium', async () => {
  await enterAsGuide(guide, path);
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await guide.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expectVideoOf(ownVideo(guide.page), 'blue');

  const { page } = firefox;
  await page.goto(`${origin}/presentation/${path}/prejoin`);
  await page.waitForSelector('form.v-prejoin__form button[type=submit]:not([disabled])');
  await page.waitForSelector('[data-testid=prejoin-preview] video');
  await page.type('input[name=attendeeName]', 'Fiona');
  await page.$eval('input[name=privacy]', (box) => (box as HTMLInputElement).click());
  await page.$eval('form.v-prejoin__form button[type=submit]', (button) => (button as HTMLButtonElement).click());
  await expect.poll(() => connectionIn(firefox), { timeout: 60_000 }).toMatch(/^(?:re)?connected$/);
});

test('Firefox sees and hears Chromium', async () => {
  await expectVideoInFirefox(firefox, 'Mara Ellwood', LOOKS.blue.color);
  await expectPitch(() => pitchesInFirefox(firefox), LOOKS.blue.pitch, 'the guide');
});

test('Chromium sees and hears Firefox', async () => {
  const video = videoOf(guide.page, 'Fiona');
  await expect(video).toBeVisible();
  const decoded = () => video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  const before = await decoded();
  await expect.poll(decoded, { message: 'pictures of Firefox arrive', timeout: 40_000 }).toBeGreaterThan(before + 3);
  // Firefox's made-up camera runs through the colors: what is seen is not one picture that stands still.
  const first = await colorOf(video);
  await expect
    .poll(async () => Math.hypot(...((await colorOf(video)) ?? [0, 0, 0]).map((value, index) => value - (first?.[index] ?? 0))), {
      message: 'the picture of Firefox moves on',
      timeout: 40_000,
    })
    .toBeGreaterThan(12);
  await expectPitch(() => pitchesIn(guide.page), FIREFOX_PITCH, 'Firefox');
});

test('a chat line goes each way', async () => {
  await say(guide.page, 'Hello from Chromium');
  await openPanel(guide.page, 'Chat');
  const { page } = firefox;
  await page.$eval('[role=toolbar] [aria-controls=room-end-panel][aria-label^=Chat]', (button) => (button as HTMLButtonElement).click());
  await page.waitForSelector('.v-chat-line__text');
  await expect
    .poll(() => page.$$eval('.v-chat-line__text', (lines) => lines.map((line) => line.textContent)))
    .toContain('Hello from Chromium');
  await page.type('.v-chat__field textarea', 'Hello from Firefox');
  await page.keyboard.press('Enter');
  await expect(guide.page.locator('.v-chat-line__text').filter({ hasText: 'Hello from Firefox' })).toBeVisible();
});

test('muted in Firefox means that none of its packets reaches the media worker', async () => {
  const ownPackets = async () => (await packetsAtWorker(guide, path)).filter(({ source }) => source === 'mic');
  const attendeeId =
    (await videoOf(guide.page, 'Fiona').locator('xpath=ancestor::*[@data-attendee-id][1]').getAttribute('data-attendee-id')) ?? '';
  const mine = async () => (await ownPackets()).find((producer) => producer.attendeeId === attendeeId);
  const others = async () =>
    (await ownPackets()).filter((producer) => producer.attendeeId !== attendeeId).reduce((sum, { packets }) => sum + packets, 0);
  const before = (await mine())?.packets ?? 0;
  await expect
    .poll(async () => (await mine())?.packets ?? 0, { message: 'packets of Firefox arrive', timeout: 40_000 })
    .toBeGreaterThan(before + 10);

  await firefox.page.$eval('[role=toolbar] button[aria-label="Turn microphone off"]', (button) => (button as HTMLButtonElement).click());
  await firefox.page.waitForSelector('[role=toolbar] button[aria-label="Turn microphone on"]');
  await expect.poll(async () => (await mine())?.paused ?? true).toBe(true);
  const silent = (await mine())?.packets;
  const since = await others();
  await expect.poll(others, { message: 'packets of the guide arrive', timeout: 40_000 }).toBeGreaterThan(since + 200);
  expect((await mine())?.packets).toBe(silent);
  expect((await pitchesIn(guide.page)).filter((pitch) => Math.abs(pitch - FIREFOX_PITCH) < 30)).toEqual([]);
});

test('all along no script of the page failed in Firefox', () => {
  expect(firefox.complaints).toEqual([]);
});
