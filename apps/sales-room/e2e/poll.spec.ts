import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { sidewaysOverflow } from '@vitrine/e2e-kit/page-watch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectConnection, expectSlide, joinAsGuest, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';
import { openHandmadeSocket } from './support/past-the-page.ts';
import { killProcess } from './support/processes.ts';
import { expectAnnounced, recordScreen, wasAnnounced } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const DATA_DIR = process.env.VITRINE_DATA_DIR ?? '';
const HOSTILE = '<img src=x onerror=alert(1)> =1+1';

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let phone: Person;
let across: Person;
/** What the first product of the slide is called in each language. */
let product: { english: string; german: string };

const pollOf = ({ page }: Person): Locator => page.getByTestId('poll');
const answerOf = (person: Person, text: string): Locator => pollOf(person).locator('.v-poll-answer').filter({ hasText: text });
const sharesOf = async (person: Person) =>
  (await pollOf(person).locator('.v-poll-answer__votes strong').allInnerTexts()).map((share) => share.replace(/\s/u, ''));

/** A guide writes a poll in the tools and asks it. */
async function ask({ page }: Person, question: string, answers: readonly string[], { product: name }: { product?: string } = {}) {
  await openPanel(page, 'Presentation tools');
  await page.getByRole('button', { name: 'Poll', exact: true }).first().click();
  const form = page.getByRole('form', { name: 'New poll' });
  await form.getByLabel('Question').fill(question);
  for (const [index, answer] of answers.entries()) {
    if (index >= 2) await form.getByRole('button', { name: 'Add answer' }).click();
    await form.getByRole('textbox', { name: `Answer ${index + 1}` }).fill(answer);
  }
  if (name !== undefined) {
    await form.getByText('A product of the slide as an answer').click();
    await form
      .getByRole('button', { name: `As an answer: ${name}` })
      .first()
      .click();
  }
  await form.getByRole('button', { name: 'Ask everybody' }).click();
}

/** Whether two things on a screen lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('One of them is not on the screen.');
  const apart = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
  return !apart;
}

const nameOfFirst = async ({ page }: Person) => slideOf(page).locator('.v-product-card__name').first().innerText();

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'poll', { isStarted: true, hasOnlyProducts: true });
  const { path } = presentation;
  [guide, phone, across] = await Promise.all([
    participants.enter({ looks: 'blue', viewport: { width: 1440, height: 900 } }),
    participants.enter({ looks: 'green', viewport: { width: 390, height: 844 }, hasTouch: true }),
    participants.enter({ looks: 'red', viewport: { width: 844, height: 390 } }),
  ]);
  await Promise.all([enterAsGuide(guide, path), joinAsGuest(phone, path, 'Cleo'), joinAsGuest(across, path, 'Rosa', '/de-DE')]);
  await Promise.all([guide, phone, across].map(({ page }) => expectSlide(page, 0)));
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  product = { english: await nameOfFirst(guide), german: await nameOfFirst(across) };
});

test('a guide asks, and every client sees the question, with products as their own shop calls them', async () => {
  await expectAnnounced(phone.page, /The guide asks: Oak or the mug\?/, () =>
    ask(guide, 'Oak or the mug?', ['Oak'], { product: product.english }),
  );
  await expect(pollOf(phone)).toContainText('Oak or the mug?');
  await expect(answerOf(phone, product.english).locator('img')).toBeVisible();
  await expect(answerOf(across, product.german)).toBeVisible();
  for (const person of [phone, across]) await expect(pollOf(person).locator('.v-poll-answer__votes')).toHaveCount(0);
  await expect(guide.page.getByRole('button', { name: 'Ask everybody' })).toBeDisabled();
});

test('the poll lies over no face, no product that is shown and no part of the toolbar, upright and across', async () => {
  await slideOf(guide.page)
    .locator('.v-product-card')
    .first()
    .getByRole('button', { name: /^Show to all/ })
    .click();
  for (const person of [phone, across, guide]) {
    const { page } = person;
    await expect(page.getByTestId('shown-product')).toBeVisible();
    await expect(pollOf(person)).toBeInViewport({ ratio: 1 });
    expect(await overlap(pollOf(person), page.getByTestId('shown-product')), 'over the product').toBe(false);
    expect(await overlap(pollOf(person), page.getByRole('toolbar', { name: /./ }).first()), 'over the toolbar').toBe(false);
    for (const tile of await page.getByTestId('stage-tile').all()) expect(await overlap(pollOf(person), tile), 'over a face').toBe(false);
    for (const answer of await pollOf(person).locator('.v-poll-answer').all())
      expect((await answer.boundingBox())?.height, 'high enough for a thumb').toBeGreaterThanOrEqual(44);
    expect(await sidewaysOverflow(page), 'nothing overflows').toBeLessThanOrEqual(0);
  }
});

test('the poll breaks no rule of accessibility, for either side, light and dark', async () => {
  await expectAccessible(phone.page, 'a poll that a client answers');
  await expectAccessible(guide.page, 'a poll that a guide has asked');
});

test('one touch votes, the votes show to the voter and the guide, and to nobody who has not voted', async () => {
  await answerOf(phone, 'Oak').tap();
  await expect(answerOf(phone, 'Oak')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => sharesOf(phone)).toEqual(['100%', '0%']);
  await expect.poll(() => sharesOf(guide)).toEqual(['100%', '0%']);
  expect(await sharesOf(across)).toEqual([]);
  await expect(pollOf(phone)).toContainText('You can change it until the poll is closed.');
  // The keyboard does it as well.
  await answerOf(across, product.german).focus();
  await across.page.keyboard.press('Enter');
  for (const person of [phone, guide]) await expect.poll(() => sharesOf(person)).toEqual(['50%', '50%']);
  await expect(guide.page.getByText('Cleo', { exact: true }).and(pollOf(guide).locator('*'))).toHaveCount(0);
});

test('a vote is changed while the poll is open; a reload and whoever comes later find it as it is', async () => {
  await answerOf(phone, product.english).tap();
  await expect.poll(() => sharesOf(guide)).toEqual(['0%', '100%']);
  await phone.page.reload();
  await expect(answerOf(phone, product.english)).toHaveAttribute('aria-pressed', 'true');
  const late = await participants.enter({ looks: null, viewport: { width: 768, height: 1024 } });
  await joinAsGuest(late, presentation.path, 'Ivo', '/en-GB');
  await expect(pollOf(late)).toContainText('Oak or the mug?');
  expect(await sharesOf(late)).toEqual([]);
  await participants.leave(late);
});

test('while the room server is away a vote is said to be kept, and counts once it is back', async () => {
  const kill = killProcess(DATA_DIR, 'sales-room-server');
  await expectConnection(phone.page, 'reconnecting');
  await answerOf(phone, 'Oak').tap();
  await expect(pollOf(phone)).toContainText('Your vote is kept and is sent as soon as the connection is back.');
  await kill.replaced();
  await expectConnection(phone.page, 'connected');
  await expect.poll(() => sharesOf(guide), { timeout: 60_000 }).toEqual(['50%', '50%']);
  await expect(pollOf(phone)).toContainText('Your vote counts.');
});

test('a client asks, closes and votes for others in vain: not by their screen, and not past it', async () => {
  await expect(pollOf(phone).getByRole('button', { name: 'Close poll' })).toHaveCount(0);
  await expect(phone.page.getByRole('button', { name: 'Presentation tools' })).toHaveCount(0);
  const stranger = await participants.enter({ looks: null });
  await joinAsGuest(stranger, presentation.path, 'Mallory');
  await expect(pollOf(stranger)).toBeVisible();
  await stranger.page.goto('/legal');
  const socket = await openHandmadeSocket(stranger);
  const pollId = 'f'.repeat(32);
  expect(await socket.send('poll.vote', { pollId, answer: 0 }), 'before they have entered').toBe('not-entered');
  expect(await socket.send('room.enter', { presentationPath: presentation.path, as: 'client' })).toBe('accepted');
  expect(await socket.send('poll.ask', { question: 'Mine?', answers: [{ text: 'Yes' }, { text: 'No' }] })).toBe('not-permitted');
  expect(await socket.send('poll.close', { pollId })).toBe('not-permitted');
  expect(await socket.send('poll.vote', { pollId, answer: 0 }), 'in no poll of this room').toBe('wrong-state');
  expect(await socket.send('poll.vote', { pollId, answer: 0, attendeeId: pollId })).toBe('invalid-payload');
  expect(await sharesOf(guide)).toEqual(['50%', '50%']);
  await participants.leave(stranger);
});

test('once it is closed everybody reads the result, and a vote that came too late is said not to count', async () => {
  await recordScreen(across.page);
  await phone.context.setOffline(true);
  await expectConnection(phone.page, 'reconnecting');
  await answerOf(phone, product.english).tap();
  await pollOf(guide).getByRole('button', { name: 'Close poll' }).click();
  await expect(pollOf(across)).toHaveAttribute('data-poll-status', 'closed');
  await expect.poll(() => sharesOf(across)).toEqual(['50%', '50%']);
  await expect.poll(() => wasAnnounced(across.page, /Die Umfrage „Oak or the mug\?“ ist beendet\./)).toBe(true);
  await phone.context.setOffline(false);
  await expectConnection(phone.page, 'connected');
  await expect(pollOf(phone).getByRole('alert')).toContainText('The poll was closed before your vote arrived.');
  await pollOf(phone).getByRole('button', { name: 'Discard' }).tap();
  await expect(pollOf(phone).getByRole('alert')).toHaveCount(0);
  await expect(pollOf(phone).getByRole('button', { name: 'Oak' })).toHaveCount(0);
});

test('a result stays until the guide puts it aside, folded away if one likes', async () => {
  await pollOf(phone).getByRole('button', { name: 'Fold the poll away' }).tap();
  await expect(pollOf(phone).locator('.v-poll-answer')).toHaveCount(0);
  await pollOf(phone).getByRole('button', { name: 'Unfold the poll' }).tap();
  await expect(pollOf(phone).locator('.v-poll-answer')).toHaveCount(2);
  await pollOf(guide).getByRole('button', { name: 'Put aside' }).click();
  for (const person of [phone, across, guide]) await expect(pollOf(person)).toHaveCount(0);
});

test('hostile text is text, what is missing is named, and nothing that was written is lost', async () => {
  await ask(guide, HOSTILE, ['Oak', 'oak']);
  const form = guide.page.getByRole('form', { name: 'New poll' });
  await expect(form.getByText('This answer is there already.')).toBeVisible();
  await guide.page.reload();
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'Poll', exact: true }).first().click();
  await expect(form.getByLabel('Question')).toHaveValue(HOSTILE);
  await form.getByLabel('Answer 2').fill('"><script>alert(2)</script>');
  await form.getByRole('button', { name: 'Ask everybody' }).click();
  await expect(pollOf(phone)).toContainText(HOSTILE);
  await expect(answerOf(phone, '"><script>alert(2)</script>')).toBeVisible();
  await expect(pollOf(phone).locator('img[src=x]')).toHaveCount(0);
  await answerOf(phone, 'script').tap();
  await expect.poll(() => sharesOf(guide)).toEqual(['0%', '100%']);
});

test('a client whose chat is open over the stage is told of a poll', async () => {
  await pollOf(guide).getByRole('button', { name: 'Close poll' }).click();
  await openPanel(phone.page, 'Chat');
  await expectAnnounced(phone.page, /The guide asks: And the legs\?/, () => ask(guide, 'And the legs?', ['Round', 'Square', 'None']));
  await expect(phone.page.getByLabel('Write a message')).toBeInViewport({ ratio: 1 });
});

test('polls and votes are in the guide’s summary and its file, and clients read the results in their recap', async () => {
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'End presentation' }).click();
  await guide.page.getByRole('alertdialog').getByRole('button', { name: 'End presentation' }).click();
  await expect(guide.page.getByTestId('ended')).toBeVisible();
  await expect(phone.page.getByTestId('recap')).toContainText('Oak or the mug?');
  await expectAccessible(phone.page, 'a recap with polls');

  const { page } = guide;
  await page.goto(`/guide/presentations/${presentation.id}/summary`);
  const polls = page.getByRole('region', { name: 'Polls' });
  await expect(polls.getByRole('list', { name: 'Oak or the mug?' })).toContainText('50%');
  await expect(polls.getByRole('list', { name: HOSTILE })).toContainText('1 vote');
  await expect(polls).toContainText('Nobody has voted');
  expect(await fileOf(page)).toContain(`${HOSTILE},Oak,0\r\n`);
  await expectAccessible(page, 'a summary with polls');
});

/** What a press on "Download CSV" gives. */
async function fileOf(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
  return readFile(await download.path(), 'utf8');
}
