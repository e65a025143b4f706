import type { Locator, Page } from '@playwright/test';
import { expectVideoOf, expectVoicesOf } from '@vitrine/e2e-kit/media-assertions';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectConnection, expectSlide, joinAsGuest, openPanel, ownVideo, videoOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const participants = useParticipants();
let presentation: MadePresentation;
let owner: Person;
let second: Person;
let client: Person;

const control = (page: Page): Locator => page.getByTestId('control');
const SECOND = { username: 'guide2', password: 'guide-demo' } as const;

/** The picture's track and how many of its frames were decoded: the same track goes on where nothing was interrupted. */
const playbackOf = (video: Locator) =>
  video.evaluate((element) => {
    const playing = element as HTMLVideoElement;
    return {
      track: (playing.srcObject as MediaStream | null)?.getVideoTracks()[0]?.id ?? '',
      frames: playing.getVideoPlaybackQuality().totalVideoFrames,
    };
  });

/** Does something while the client watches the owner's picture: the same track brings frames before, while and after. */
async function withoutInterruption(act: () => Promise<void>): Promise<void> {
  const video = videoOf(client.page, 'Mara Ellwood');
  const before = await playbackOf(video);
  await act();
  const after = await playbackOf(video);
  expect(after.track).toBe(before.track);
  await expect
    .poll(async () => (await playbackOf(video)).frames, { timeout: 20_000 })
    .toBeGreaterThan(Math.max(before.frames, after.frames) + 3);
  expect((await playbackOf(video)).track).toBe(before.track);
}

test.beforeAll(async ({ playwright, baseURL }) => {
  // Three browsers are started, two with a camera.
  test.setTimeout(180_000);
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'guides', { isStarted: true });
  owner = await participants.enter({ looks: 'blue' });
  second = await participants.enter({ looks: 'green' });
  client = await participants.enter({ looks: null });
  await enterAsGuide(owner, presentation.path);
  await enterAsGuide(second, presentation.path, SECOND);
  await joinAsGuest(client, presentation.path, 'Cleo');
  await owner.page.getByRole('button', { name: 'Turn camera on' }).click();
  await owner.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expectVideoOf(ownVideo(owner.page), 'blue');
  await expectVideoOf(videoOf(client.page, 'Mara Ellwood'), 'blue');
});

test('everybody sees who has control, and the other guide has no way to lead', async () => {
  await openPanel(owner.page, 'Presentation tools');
  await openPanel(second.page, 'Presentation tools');
  await expect(control(owner.page)).toContainText('You lead the presentation.');
  await expect(control(second.page)).toContainText('Mara Ellwood leads the presentation.');
  await expect(second.page.getByRole('button', { name: 'Next slide' })).toBeDisabled();
  await expect(second.page.getByRole('button', { name: 'Take control' })).toHaveCount(0);
  await openPanel(client.page, 'Participants');
  await expect(client.page.locator('.v-participant').filter({ hasText: 'Leads the presentation' })).toContainText('Mara Ellwood');
});

test("control is passed in mid-call, and nobody's picture or voice is interrupted", async () => {
  await withoutInterruption(async () => {
    await control(owner.page).getByRole('button', { name: 'Hand over control' }).click();
    await second.page.getByRole('button', { name: 'Take over' }).click();
    await expect(control(second.page)).toContainText('You lead the presentation.');
    await second.page.getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(client.page, 1);
    await expectSlide(owner.page, 1);
  });
  await expectVoicesOf(client.page, ['blue']);
  await expect(owner.page.getByRole('button', { name: 'Next slide' })).toBeDisabled();
  await expect(client.page.locator('.v-participant').filter({ hasText: 'Leads the presentation' })).not.toContainText('Mara Ellwood');
});

test("the owner takes control back, and nobody's picture or voice is interrupted", async () => {
  await withoutInterruption(async () => {
    await control(owner.page).getByRole('button', { name: 'Take control' }).click();
    await expect(control(owner.page)).toContainText('You lead the presentation.');
    await owner.page.getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(client.page, 2);
  });
  await expectVoicesOf(client.page, ['blue']);
  await expect(second.page.getByRole('button', { name: 'Next slide' })).toBeDisabled();
});

test('an offer is declined, and a reload of whoever has control loses nothing', async () => {
  await control(owner.page).getByRole('button', { name: 'Hand over control' }).click();
  await second.page.getByRole('button', { name: 'Not now' }).click();
  await expect(control(owner.page).getByRole('button', { name: 'Hand over control' })).toBeVisible();
  await owner.page.reload();
  await expectConnection(owner.page, 'connected');
  await expect(owner.page.getByRole('button', { name: 'Next slide' })).toBeEnabled();
});
