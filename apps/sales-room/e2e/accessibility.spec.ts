import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import {
  enterAsGuide,
  expectConnection,
  expectSlide,
  fillPrejoin,
  joinAsGuest,
  openPanel,
  type Panel,
  say,
  slideOf,
  takeSeat,
} from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';
import { expectAnnounced } from './support/screen-events.ts';

// Each screen is looked at by every rule of axe, which takes a busy machine many seconds; each wait has a limit of its own.
test.describe.configure({ mode: 'serial', timeout: 480_000 });

const participants = useParticipants();
let running: MadePresentation;
let waiting: MadePresentation;
let guide: Person;
let client: Person;

test.beforeAll(async ({ playwright, baseURL }) => {
  running = await makePresentation(playwright.request, baseURL ?? '', 'axe-running', { isStarted: true });
  waiting = await makePresentation(playwright.request, baseURL ?? '', 'axe-waiting');
  guide = await participants.enter({ looks: 'blue' });
  client = await participants.enter({ looks: 'green' });
});

test('the pages before the door pass every rule of axe', async () => {
  const { page } = client;
  await takeSeat(client, waiting.path, 'Cleo');
  for (const [path, heading] of [
    [`/invitation/${waiting.path}`, 'You are invited'],
    [`/presentation/${waiting.path}/waiting`, 'Please take a seat'],
    [`/presentation/${running.path}/prejoin`, 'Ready to join?'],
    [`/presentation/${running.path}/login`, 'Log in to join'],
    [`/presentation/${running.path}/register`, 'Create an account and join'],
    ['/presentation/nowhere', 'Presentation not found'],
    ['/presentation/preview-lookbook', 'This presentation is restricted'],
    ['/invitation/nowhere', 'Presentation not found'],
    [`/guide/${running.path}/login`, 'Guide sign-in'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page, path);
  }
  // The forms with everything wrong in them, for somebody whose name nobody remembers.
  await page.context().clearCookies();
  await page.goto(`/presentation/${running.path}/prejoin`);
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect(page.getByText('Input required')).toBeVisible();
  await expectAccessible(page, 'prejoin with errors');
});

test('the room of a client passes with every panel and modal', async () => {
  const { page } = client;
  await joinAsGuest(client, running.path, 'Cleo');
  await enterAsGuide(guide, running.path);
  await expectSlide(page, 0);
  await expectAccessible(page, 'the first slide');
  await say(page, 'Hello, see https://example.com/');
  await say(guide.page, 'Welcome');
  for (const panel of ['Chat', 'Participants', 'Cart', 'Likes', 'Last seen', 'Slides'] satisfies Panel[]) {
    await openPanel(page, panel);
    await expectAccessible(page, `panel ${panel}`);
  }
  await guide.page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(page, 1);
  for (let index = 1; index < running.slides.length; index += 1) {
    if (index > 1) await guide.page.getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(page, index);
    await expectAccessible(page, `slide ${running.slides[index] ?? ''}`);
  }
  await openPanel(guide.page, 'Slides');
  await guide.page.getByRole('button', { name: new RegExp('At the table') }).click();
  await expectSlide(page, 3);
  await slideOf(page).locator('.v-product-card').first().getByRole('link').first().click();
  const product = page.getByRole('dialog');
  await expect(product.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expectAccessible(page, 'product details');
  await expectAnnounced(page, /is in your cart/, () => product.getByRole('button', { name: 'Add to cart' }).click());
  await product.getByRole('button', { name: 'Close' }).click();
  await openPanel(page, 'Cart');
  await expect(page.getByRole('list', { name: 'Shopping cart' })).toBeVisible();
  await expectAccessible(page, 'a filled cart');
  await page.getByRole('button', { name: 'Media settings' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Media settings' })).toBeVisible();
  await expectAccessible(page, 'media settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave the presentation?' })).toBeVisible();
  await expectAccessible(page, 'leaving');
  await page.keyboard.press('Escape');
});

test('the room of a guide passes with every panel and modal, in every view mode', async () => {
  const { page } = guide;
  await openPanel(page, 'Presentation tools');
  await expectAccessible(page, 'guide tools');
  await openPanel(page, 'Participants');
  await page.getByRole('button', { name: 'Actions for Cleo' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'actions for a client');
  await page.getByRole('menuitem', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog', { name: 'Statistics of Cleo' })).toBeVisible();
  await expectAccessible(page, 'statistics');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mute all' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Mute all?' })).toBeVisible();
  await expectAccessible(page, 'mute all');
  await page.keyboard.press('Escape');
  for (const mode of ['Conference', 'Speech', 'Content']) {
    await page.getByRole('radio', { name: mode }).locator('xpath=ancestor::label[1]').click();
    await expect(client.page.getByTestId('stage')).toHaveAttribute('data-view-mode', mode.toLowerCase());
    await expectAccessible(page, `view mode ${mode}`);
  }
  await page.goto(`/guide/${waiting.path}`);
  await expectConnection(page, 'connected');
  await page.getByRole('button', { name: 'Start presentation' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Start the presentation?' })).toBeVisible();
  await expectAccessible(page, 'start');
  await page.keyboard.press('Escape');
  await page.goto('/guide/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Presentation not found' })).toBeVisible();
  await expectAccessible(page, 'guide: not found');
});

test('waiting before a closed door, a second window, leaving and the end pass', async () => {
  const late = await participants.enter({ looks: 'red' });
  await guide.page.goto(`/guide/${running.path}`);
  await expectConnection(guide.page, 'connected');
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('switch', { name: 'Lock the presentation' }).locator('xpath=ancestor::label[1]').click();
  await expect(guide.page.getByRole('switch', { name: 'Lock the presentation' })).toBeChecked();
  await late.page.goto(`/presentation/${running.path}/prejoin`);
  await fillPrejoin(late.page, 'Rosa');
  await late.page.getByRole('button', { name: 'Join now' }).click();
  await late.page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(late.page.getByText('Your request has been sent.')).toBeVisible();
  await expectAccessible(late.page, 'the closed door');
  await openPanel(guide.page, 'Participants');
  await expect(guide.page.getByRole('button', { name: 'Let Rosa in' })).toBeVisible();
  await expectAccessible(guide.page, 'somebody asks to join');

  const second = await client.context.newPage();
  await second.goto(`/presentation/${running.path}`);
  await expectConnection(second, 'connected');
  await expect(client.page.locator('[data-closed=replaced]')).toBeVisible();
  await expectAccessible(client.page, 'replaced by another window');
  await client.page.close();

  await second.getByRole('button', { name: 'Leave', exact: true }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'You have left the presentation' })).toBeVisible();
  await expectAccessible(second, 'left');

  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'End presentation' }).click();
  await expect(guide.page.getByRole('alertdialog', { name: 'End the presentation?' })).toBeVisible();
  await expectAccessible(guide.page, 'end');
  await guide.page.getByRole('alertdialog').getByRole('button', { name: 'End presentation' }).click();
  await expect(guide.page.getByRole('heading', { level: 1, name: 'The presentation has ended' })).toBeVisible();
  await expectAccessible(guide.page, 'ended, guide');
  await second.goto(`/presentation/${running.path}`);
  await expect(second.getByRole('heading', { level: 1, name: 'The presentation has ended' })).toBeVisible();
  await expectAccessible(second, 'ended, client');
});
