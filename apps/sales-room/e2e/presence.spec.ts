import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import {
  choose,
  enterAsGuide,
  expectConnection,
  expectSlide,
  joinAsGuest,
  openPanel,
  packetsAtWorker,
  slideOf,
} from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAnnounced, expectScreenEvent, recordScreen } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial' });

const PHONE = { width: 390, height: 844 };

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let client: Person;

const banners = () => client.page.locator('.v-room-banner:visible');

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'presence', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: 'blue' });
  client = await participants.enter({ looks: 'green', viewport: PHONE });
  await enterAsGuide(guide, presentation.path);
  await joinAsGuest(client, presentation.path, 'Cleo');
  await expectSlide(client.page, 0);
});

test('while the guide is there, nothing is said of her connection', async () => {
  await expect(client.page.locator('[data-room-banner=guide-away]')).toHaveCount(0);
});

test('a guide whose browser is gone is told in words, and keeps her place on the stage', async () => {
  await participants.leave(guide);
  await expect(client.page.locator('[data-room-banner=guide-away]')).toHaveText('Mara Ellwood is reconnecting. Please stay.');
  await expect(client.page.getByTestId('stage-tile').filter({ hasText: 'Mara Ellwood' })).toContainText('Reconnecting');
  await expect(slideOf(client.page)).toBeVisible();
});

test('whoever comes in meanwhile reads it too', async () => {
  await client.page.reload();
  await expectConnection(client.page, 'connected');
  await expect(client.page.locator('[data-room-banner=guide-away]')).toBeVisible();
});

test('her return is told, and the line goes', async () => {
  await recordScreen(client.page);
  guide = await participants.enter({ looks: 'blue' });
  await enterAsGuide(guide, presentation.path);
  await expectScreenEvent(client.page, /^says .*Mara Ellwood is back\./);
  await expect(client.page.locator('[data-room-banner=guide-away]')).toHaveCount(0);
});

test('a guide who leaves on purpose is missed, too', async () => {
  await guide.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await guide.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(client.page.locator('[data-room-banner=guide-away]')).toHaveText('No guide is in the room at the moment.');
  await guide.page.getByRole('button', { name: 'Join again' }).click();
  await expectConnection(guide.page, 'connected');
  await expect(client.page.locator('[data-room-banner=guide-away]')).toHaveCount(0);
});

test('after a question over an open panel the focus is in the panel, and Escape closes it', async () => {
  const { page } = client;
  await page.getByRole('button', { name: /^Chat/ }).click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await chat.getByLabel('Write a message').fill('Just a moment');
  await openPanel(guide.page, 'Participants');
  await guide.page.getByRole('button', { name: 'Actions for Cleo' }).click();
  await guide.page.getByRole('menuitem', { name: 'Cart and wishlist' }).click();
  await guide.page.getByRole('region', { name: 'Cart of Cleo' }).getByRole('button', { name: 'Ask to see the cart' }).click();
  const question = page.getByRole('alertdialog', { name: 'May the guide see your cart?' });
  await question.getByRole('button', { name: 'Decide later' }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null), { message: 'the focus is in the panel' })
    .toBe(true);
  await expect(chat.getByLabel('Write a message')).toHaveValue('Just a moment');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
});

test('one line is told at a time, the most important first; the next one comes when it goes', async () => {
  const { page } = client;
  // The question that was put off waits; meanwhile the guide goes.
  await expect(banners()).toHaveAttribute('data-room-banner', 'access');
  await guide.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await guide.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(banners()).toHaveAttribute('data-room-banner', 'guide-away');
  await expect(banners()).toHaveCount(1);
  await expect(page.locator('[data-room-banner=access]')).toHaveCount(1);
  const line = (await banners().boundingBox()) ?? { height: 999 };
  expect(line.height, 'height of one line').toBeLessThanOrEqual(60);
  await guide.page.getByRole('button', { name: 'Join again' }).click();
  await expectConnection(guide.page, 'connected');
  await expect(banners()).toHaveAttribute('data-room-banner', 'access');
  await banners().getByRole('button', { name: 'Do not allow' }).click();
  await expect(banners()).toHaveCount(0);
});

test('a notification does not lie on the title and the way out of what it speaks of', async () => {
  const { page } = client;
  await slideOf(page).locator('.v-product-card').first().getByRole('link').first().click();
  const modal = page.getByRole('dialog');
  await expectAnnounced(page, /is in your cart\./, () => modal.getByRole('button', { name: 'Add to cart' }).click());
  const [title, note] = await Promise.all([modal.locator('header').boundingBox(), page.locator('.v-notification').first().boundingBox()]);
  if (title === null || note === null) throw new Error('Both are on the screen.');
  expect(note.y, 'the notification lies below the title').toBeGreaterThanOrEqual(title.y + title.height);
  await modal.getByRole('button', { name: 'Close' }).first().click();
});

test('on a phone a notification does not lie on a question and its answers', async () => {
  const { page } = client;
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave the presentation?' });
  await expect(question).toBeVisible();
  // The guide's doing is told over the question.
  const lock = guide.page.getByRole('switch', { name: 'Lock the presentation' });
  await openPanel(guide.page, 'Presentation tools');
  await choose(lock);
  const told = page.locator('.v-notification').filter({ hasText: /locked/i });
  await expect(told).toBeVisible();
  const notes = await page.locator('.v-notifications__list').boundingBox();
  for (const part of [question.locator('header'), question.locator('footer')]) {
    const box = await part.boundingBox();
    if (notes === null || box === null) throw new Error('Both are on the screen.');
    expect(notes.y + notes.height <= box.y || notes.y >= box.y + box.height, `${JSON.stringify(notes)} beside ${JSON.stringify(box)}`).toBe(
      true,
    );
  }
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await choose(lock);
  await expect(lock).not.toBeChecked();
});

test('what a guide types into the notes is kept, for guides alone', async () => {
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByLabel('Notes on this slide').fill('Ask Cleo about the color of the wall');
  await expect(guide.page.locator('[data-notes-state]')).toHaveAttribute('data-notes-state', 'saved');
  await guide.page.reload();
  await expectConnection(guide.page, 'connected');
  await openPanel(guide.page, 'Presentation tools');
  await expect(guide.page.getByLabel('Notes on this slide')).toHaveValue('Ask Cleo about the color of the wall');
  await client.watch.settled();
  expect(client.watch.seen.filter(({ text }) => text.includes('the color of the wall')).map(({ where }) => where)).toEqual([]);
});

test('a muted microphone does not look like the way out, by day and by night', async () => {
  const { page } = client;
  await page.getByRole('button', { name: 'Turn microphone off' }).click();
  const colorOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(page.getByRole('button', { name: 'Turn microphone on' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(async () => (await colorOf('Turn microphone on')) !== (await colorOf('Leave')), { message: colorScheme }).toBe(true);
  }
  await page.getByRole('button', { name: 'Turn microphone on' }).click();
});

test('whoever leaves with microphone and camera off comes back with both off', async () => {
  const { page } = client;
  await page.getByRole('button', { name: 'Turn microphone off' }).click();
  await page.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(page.getByRole('button', { name: 'Turn microphone on' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn camera on' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('link', { name: 'Join again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The presentation is in progress' })).toBeVisible();
  await expect(page.getByText('You were here before. Join again as Cleo?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn microphone on' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn camera on' })).toBeVisible();
  await page.getByRole('button', { name: 'Join again' }).click();
  await expectConnection(page, 'connected');
  await expect(page.getByRole('button', { name: 'Turn microphone on' })).toBeEnabled();
  const id = await guide.page.getByTestId('stage-tile').filter({ hasText: 'Cleo' }).getAttribute('data-attendee-id');
  expect((await packetsAtWorker(guide, presentation.path)).filter(({ attendeeId, paused }) => attendeeId === id && !paused)).toEqual([]);
});

test('whoever leaves with both on comes back with both on', async () => {
  const { page } = client;
  await page.getByRole('button', { name: 'Turn microphone on' }).click();
  await page.getByRole('button', { name: 'Turn camera on' }).click();
  await expect(page.getByRole('button', { name: 'Turn camera off' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn microphone off' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('link', { name: 'Join again' }).click();
  await expect(page.getByRole('button', { name: 'Turn microphone off' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn camera off' })).toBeVisible();
});
