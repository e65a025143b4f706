import type { Locator } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectConnection, expectSlide, joinAsGuest, openPanel, say } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';
import { openHandmadeSocket } from './support/past-the-page.ts';
import { killProcess } from './support/processes.ts';
import { expectAnnounced } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const DATA_DIR = process.env.VITRINE_DATA_DIR ?? '';
const QUESTION = 'Is the glaze dishwasher safe?';
const HOSTILE = '<img src=x onerror=alert(1)> & "why"?';

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let phone: Person;
let german: Person;

const pinnedOf = ({ page }: Person): Locator => page.getByTestId('pinned-message');
/** What stands over the guide's picture while the chat is closed. */
const passingOf = ({ page }: Person): Locator => page.getByTestId('passing-pinned');
const lineOf = ({ page }: Person, text: string): Locator => page.locator('.v-chat-line').filter({ hasText: text });

async function pin(text: string, name: string): Promise<void> {
  await lineOf(guide, text).hover();
  await lineOf(guide, text)
    .getByRole('button', { name: `Pin the message from ${name} for everybody` })
    .click();
}

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'pinned', { isStarted: true, hasOnlyProducts: true });
  const { path } = presentation;
  [guide, phone, german] = await Promise.all([
    participants.enter({ looks: 'blue', viewport: { width: 1440, height: 900 } }),
    participants.enter({ looks: 'green', viewport: { width: 390, height: 844 }, hasTouch: true }),
    participants.enter({ looks: 'red' }),
  ]);
  await Promise.all([enterAsGuide(guide, path), joinAsGuest(phone, path, 'Cleo'), joinAsGuest(german, path, 'Rosa', '/de-DE')]);
  await Promise.all([guide, phone, german].map(({ page }) => expectSlide(page, 0)));
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await german.page.getByRole('button', { name: /^Chat/ }).click();
  await say(phone.page, QUESTION);
  await openPanel(guide.page, 'Chat');
  await expect(lineOf(guide, QUESTION)).toBeVisible();
});

test('a guide pins a client’s question: it stands over the chat for everybody, and its author is told', async () => {
  await expectAnnounced(phone.page, /The guide has pinned your message for everybody\./, () => pin(QUESTION, 'Cleo'));
  for (const person of [guide, german]) await expect(pinnedOf(person)).toContainText(`Cleo ${QUESTION}`);
  await expect(pinnedOf(german)).toContainText('Für alle angeheftet');
  await expect(pinnedOf(phone)).toContainText('Pinned for everybody: your message');
  await expect(phone.page.getByLabel('Write a message')).toBeInViewport({ ratio: 1 });
});

test('on a phone whose chat is closed it stands over the guide’s picture, and a touch opens the chat', async () => {
  await phone.page.keyboard.press('Escape');
  await expect(phone.page.getByLabel('Write a message')).toHaveCount(0);
  await expect(passingOf(phone)).toBeInViewport({ ratio: 1 });
  await expect(passingOf(phone)).toContainText(QUESTION);
  await passingOf(phone).tap();
  await expect(pinnedOf(phone)).toBeVisible();
});

test('what is pinned breaks no rule of accessibility, for either side, light and dark', async () => {
  await expectAccessible(phone.page, 'a pinned message above the chat of a client');
  await expectAccessible(guide.page, 'a pinned message above the chat of a guide');
});

test('another question takes its place, as text, whatever it says; a long one leaves room for the chat', async () => {
  const long = `${HOSTILE} ${'and more '.repeat(100)}`.trim();
  await german.page.getByRole('textbox').fill(long);
  await german.page.keyboard.press('Enter');
  await expect(lineOf(guide, HOSTILE)).toBeVisible();
  await pin(HOSTILE, 'Rosa');
  for (const person of [guide, phone, german]) {
    await expect(pinnedOf(person)).toHaveCount(1);
    await expect(pinnedOf(person)).toContainText(HOSTILE);
    await expect(pinnedOf(person).locator('img')).toHaveCount(0);
    expect((await pinnedOf(person).boundingBox())?.height).toBeLessThan(200);
  }
});

test('a reload and whoever comes later find it; a restart of the room server forgets nothing', async () => {
  await phone.page.reload();
  await expect(passingOf(phone).or(pinnedOf(phone))).toContainText(HOSTILE);
  const kill = killProcess(DATA_DIR, 'sales-room-server');
  await kill.replaced();
  await expectConnection(guide.page, 'connected');
  const late = await participants.enter({ looks: null });
  await joinAsGuest(late, presentation.path, 'Ivo', '/en-GB');
  await openPanel(late.page, 'Chat');
  await expect(pinnedOf(late)).toContainText(`Rosa ${HOSTILE}`);
  await participants.leave(late);
});

test('a client pins nothing: not by their screen, and not past it', async () => {
  await expect(phone.page.getByRole('button', { name: /^Pin the message/ })).toHaveCount(0);
  await expect(phone.page.getByRole('button', { name: 'Put the pinned message aside' })).toHaveCount(0);
  const stranger = await participants.enter({ looks: null });
  await joinAsGuest(stranger, presentation.path, 'Mallory');
  await stranger.page.goto('/legal');
  const socket = await openHandmadeSocket(stranger);
  expect(await socket.send('chat.pin', { messageId: null })).toBe('not-entered');
  expect(await socket.send('room.enter', { presentationPath: presentation.path, as: 'client' })).toBe('accepted');
  expect(await socket.send('chat.pin', { messageId: null })).toBe('not-permitted');
  await expect(pinnedOf(guide)).toContainText(HOSTILE);
  await participants.leave(stranger);
});

test('the guide puts it aside; a message that is removed, or whose author is, is pinned no more', async () => {
  await pinnedOf(guide).getByRole('button', { name: 'Put the pinned message aside' }).click();
  for (const person of [guide, german]) await expect(pinnedOf(person)).toHaveCount(0);
  await expect(passingOf(phone)).toHaveCount(0);

  await pin(QUESTION, 'Cleo');
  await expect(pinnedOf(german)).toContainText(QUESTION);
  await lineOf(guide, QUESTION).getByRole('button', { name: 'Remove message from Cleo' }).click();
  await guide.page.getByRole('alertdialog').getByRole('button', { name: 'Remove message' }).click();
  await expect(pinnedOf(german)).toHaveCount(0);

  await pin(HOSTILE, 'Rosa');
  await expect(pinnedOf(guide)).toContainText(HOSTILE);
  await openPanel(guide.page, 'Participants');
  await guide.page.getByRole('button', { name: 'Actions for Rosa' }).click();
  await guide.page.getByRole('menuitem', { name: /^Remove/ }).click();
  await guide.page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await openPanel(guide.page, 'Chat');
  await expect(pinnedOf(guide)).toHaveCount(0);
});
