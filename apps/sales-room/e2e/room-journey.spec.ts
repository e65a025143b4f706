import type { Locator } from '@playwright/test';
import { leaksOf } from '@vitrine/e2e-kit/context-watch';
import { expectVideoOf, expectVoicesOf } from '@vitrine/e2e-kit/media-assertions';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import {
  choose,
  expectCart,
  expectConnection,
  expectSlide,
  fillPrejoin,
  openPanel,
  ownVideo,
  packetsAtWorker,
  say,
  slideOf,
  videoOf,
} from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAnnounced } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let client: Person;
/** What the client has put into the cart. */
let inCart: readonly string[] = [];
/** What it costs, as the client reads it. */
let cartValue = '';

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'room-journey');
  guide = await participants.enter({ looks: 'blue' });
  client = await participants.enter({ looks: 'green' });
});

test('a guide signs in with an admin user; a wrong password is told', async () => {
  const { page } = guide;
  await page.goto(`/guide/${presentation.path}`);
  await expect(page).toHaveURL(`/guide/${presentation.path}/login`);
  await page.getByLabel('User name').fill('guide');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Incorrect username or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('guide-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/guide/${presentation.path}`);
  await expectConnection(page, 'connected');
});

test('before the start the guide sees the slides and the notes', async () => {
  const { page } = guide;
  await expectSlide(page, 0);
  await openPanel(page, 'Slides');
  await expect(page.locator('.v-slide-list__name')).toHaveText([...presentation.slides]);
  await openPanel(page, 'Presentation tools');
  await expect(page.getByLabel('Notes on this slide')).toHaveValue(presentation.firstNotes);
});

test('a client opens the invitation and goes in: before the start, the form is what is before the door', async () => {
  const { page } = client;
  await page.goto(`/invitation/${presentation.path}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are invited' })).toBeVisible();
  await page.getByRole('link', { name: 'Join the presentation' }).click();
  await expect(page).toHaveURL(`/presentation/${presentation.path}/prejoin`);
});

test('prejoin shows the own camera and the level of the own microphone', async () => {
  const { page } = client;
  await expectVideoOf(page.getByTestId('prejoin-preview').locator('video'), 'green');
  const meter = page.getByRole('meter', { name: 'Microphone level' });
  await expect.poll(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(page.getByText('Your camera is off')).toBeVisible();
  await page.getByRole('button', { name: 'Turn camera on' }).click();
  await expectVideoOf(page.getByTestId('prejoin-preview').locator('video'), 'green');
});

test('a guest gives a name and agrees to the privacy policy, or does not join; then waits for the start', async () => {
  const { page } = client;
  await expect(
    page.getByText(
      'The guide sees what you look at and like here, and the value of your cart and your orders; what is in your cart only if you allow it. After the end they read how often each product was ordered, without names.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect(page.getByText('Input required')).toBeVisible();
  await expect(page.getByText('Please agree to the privacy policy to join.')).toBeVisible();
  await fillPrejoin(page, 'Cleo');
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect(page).toHaveURL(`/presentation/${presentation.path}/waiting`);
  await expect(page.getByRole('heading', { level: 1, name: 'Please take a seat' })).toBeVisible();
  await page.getByRole('link', { name: 'Check camera and microphone now' }).click();
  await expectVideoOf(page.getByTestId('prejoin-preview').locator('video'), 'green');
  await page.getByRole('button', { name: 'Join as Cleo' }).click();
  await expect(page).toHaveURL(`/presentation/${presentation.path}/waiting`);
});

test('the start is asked for, and the page of whoever waits goes on by itself', async () => {
  await guide.page.getByRole('button', { name: 'Start presentation' }).click();
  const modal = guide.page.getByRole('alertdialog', { name: 'Start the presentation?' });
  await expect(modal).toContainText('1 person is waiting');
  await modal.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(client.page).toHaveURL(`/presentation/${presentation.path}`);
  await expectConnection(client.page, 'connected');
  await expectSlide(client.page, 0);
});

test('both see each other: the decoded color identifies the sender', async () => {
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await expectVideoOf(ownVideo(guide.page), 'blue');
  await expectVideoOf(videoOf(client.page, 'Mara Ellwood'), 'blue');
  await expectVideoOf(videoOf(guide.page, 'Cleo'), 'green');
});

test('both hear each other: the pitch identifies the sender', async () => {
  await expectVoicesOf(guide.page, ['green']);
  await expectVoicesOf(client.page, []);
  await guide.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expectVoicesOf(client.page, ['blue']);
});

test('clients see neither notes nor guide tools', async () => {
  await expect(client.page.getByRole('button', { name: 'Presentation tools' })).toHaveCount(0);
  await client.watch.settled();
  expect(client.watch.seen.filter(({ text }) => text.includes(presentation.firstNotes)).map(({ where }) => where)).toEqual([]);
});

test('the guide switches slides and the client follows; looking around alone, the way back is offered', async () => {
  await guide.page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(guide.page, 1);
  await expectSlide(client.page, 1);
  await openPanel(guide.page, 'Slides');
  await guide.page.getByRole('button', { name: new RegExp(`\\b${presentation.slides[3] ?? ''}`) }).click();
  await expectSlide(client.page, 3);

  await client.page.getByRole('button', { name: 'Previous slide' }).click();
  await expectSlide(client.page, 2);
  await expect(client.page.getByText('You are looking around on your own.')).toBeVisible();
  await expectSlide(guide.page, 3);
  await client.page.getByRole('button', { name: 'Back to the guide' }).click();
  await expectSlide(client.page, 3);
});

test('view modes: conference, speech and content reach everybody', async () => {
  await openPanel(guide.page, 'Presentation tools');
  for (const [label, mode] of [
    ['Conference', 'conference'],
    ['Speech', 'speech'],
    ['Content', 'content'],
  ] as const) {
    await choose(guide.page.getByRole('radio', { name: label }));
    await expect(client.page.getByTestId('stage')).toHaveAttribute('data-view-mode', mode);
    await expectVideoOf(videoOf(client.page, 'Mara Ellwood'), 'blue');
  }
  await expectSlide(client.page, 3);
});

test('chat goes both ways; hostile text stays text, and links lead out safely', async () => {
  const hostile = '<img src=x onerror="document.title=1"><script>alert(1)</script> javascript:alert(1) https://example.com/?a=<b>';
  await say(client.page, 'Good morning from Cleo');
  await openPanel(guide.page, 'Chat');
  const atGuide = guide.page.getByRole('log', { name: 'Messages' });
  await expect(atGuide).toContainText('Good morning from Cleo');
  await say(guide.page, 'Welcome, Cleo!');
  const atClient = client.page.getByRole('log', { name: 'Messages' });
  await expect(atClient).toContainText('Welcome, Cleo!');

  await say(client.page, hostile);
  const line = atGuide.getByText('<img src=x');
  await expect(line).toHaveText(hostile);
  expect(await atGuide.locator('img, script').count()).toBe(0);
  const links = line.getByRole('link');
  await expect(links).toHaveCount(1);
  expect(await links.first().getAttribute('href')).toMatch(/^https:\/\/example\.com\//);
  await expect(links.first()).toHaveAttribute('rel', /noopener.*noreferrer|noreferrer.*noopener/);
  await expect(guide.page).not.toHaveTitle('1');
});

test('a guide, asked first, removes a chat message by keyboard; everybody reads and hears that it is gone', async () => {
  const unwanted = 'Call this number instead';
  await say(client.page, unwanted);
  const [atGuide, atClient] = [guide, client].map(({ page }) => page.getByRole('log', { name: 'Messages' })) as [Locator, Locator];
  await expect(atClient.getByRole('button')).toHaveCount(0);
  const remove = atGuide.getByRole('listitem').filter({ hasText: unwanted }).getByRole('button', { name: 'Remove message from Cleo' });
  // The tab key comes to the newest message, to its pin and its removal; arrow keys lead to the others and back.
  await atGuide.focus();
  const links = await atGuide.getByRole('link').count();
  for (let tab = 0; tab <= links + 1; tab += 1) await guide.page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await guide.page.keyboard.press('ArrowUp');
  await expect(remove).not.toBeFocused();
  await guide.page.keyboard.press('ArrowDown');
  await guide.page.keyboard.press('Enter');
  const modal = guide.page.getByRole('alertdialog', { name: 'Remove this message?' });
  await expect(modal).toContainText(unwanted);
  await modal.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(remove).toBeFocused();
  await expect(atClient).toContainText(unwanted);
  await guide.page.keyboard.press('Enter');
  await expectAnnounced(client.page, /has removed a message from Cleo/, () =>
    modal.getByRole('button', { name: 'Remove message' }).press('Enter'),
  );
  for (const log of [atGuide, atClient]) {
    await expect(log).toContainText('Message removed by the guide');
    await expect(log).not.toContainText(unwanted);
  }
  await expect(modal).toBeHidden();
  await expect(atGuide).toBeFocused();
});

test('the client opens a product, puts it into the own cart and likes another', async () => {
  const { page } = client;
  const cards = slideOf(page).locator('.v-product-card');
  const first = await cards.nth(0).locator('.v-product-card__name').innerText();
  const second = await cards.nth(1).locator('.v-product-card__name').innerText();
  await cards.nth(0).getByRole('link', { name: first }).first().click();
  const modal = page.getByRole('dialog', { name: first });
  await expectAnnounced(page, new RegExp(`"${first}" is in your cart\\.`), () =>
    modal.getByRole('button', { name: 'Add to cart' }).click(),
  );
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  inCart = [`1 × ${first}`];
  await expectCart(page, inCart);
  cartValue = await page.locator('.v-cart-line__price').first().innerText();
  await expect(page).toHaveURL(`/presentation/${presentation.path}`);

  const like = cards.nth(1).getByRole('button', { name: `Like ${second}` });
  await like.click();
  await expect(cards.nth(1).getByRole('button', { name: `Remove ${second} from your likes` })).toBeVisible();
  await openPanel(page, 'Likes');
  await expect(page.getByRole('list', { name: 'Likes' })).toContainText(second);
});

test('the guide sees what the client likes and the value of the cart', async () => {
  const { page } = guide;
  await openPanel(page, 'Participants');
  await page.getByRole('button', { name: 'Actions for Cleo' }).click();
  await page.getByRole('menuitem', { name: 'Statistics' }).click();
  const modal = page.getByRole('dialog', { name: 'Statistics of Cleo' });
  await expect(modal.getByRole('list', { name: 'Likes of Cleo' }).getByRole('listitem')).toHaveCount(1);
  await expect(modal).toContainText(/Products\s*1/);
  expect(cartValue).toMatch(/^\$\d/);
  await expect(modal.locator('.v-summary__row').filter({ hasText: 'Cart value' })).toContainText(cartValue);
  await modal.getByRole('button', { name: 'Close' }).click();
});

test('mute all is confirmed, and the packets of the muted microphone stop at the media worker', async () => {
  const attendeeId =
    (await videoOf(guide.page, 'Cleo').locator('xpath=ancestor::*[@data-attendee-id][1]').getAttribute('data-attendee-id')) ?? '';
  const microphone = async () =>
    (await packetsAtWorker(guide, presentation.path)).find((producer) => producer.attendeeId === attendeeId && producer.source === 'mic');
  const before = (await microphone())?.packets ?? 0;
  await expect
    .poll(async () => (await microphone())?.packets, { message: 'packets arrive while the microphone is on' })
    .toBeGreaterThan(before + 10);

  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'Mute all' }).click();
  const modal = guide.page.getByRole('alertdialog', { name: 'Mute all?' });
  await expectAnnounced(guide.page, /\b1 .*muted/i, () => modal.getByRole('button', { name: 'Mute all' }).click());
  await expect(client.page.locator('[data-media-notice=muted]')).toBeVisible();
  await expectVoicesOf(guide.page, []);
  await expectVoicesOf(client.page, ['blue']);

  await expect.poll(async () => (await microphone())?.paused).toBe(true);
  const silent = (await microphone())?.packets;
  // The others go on: while two hundred packets of the guide arrive, none of the client's does.
  const guides = async () =>
    (await packetsAtWorker(guide, presentation.path))
      .filter((producer) => producer.attendeeId !== attendeeId)
      .reduce((sum, { packets }) => sum + packets, 0);
  const since = await guides();
  await expect.poll(guides, { message: 'packets of the guide arrive', timeout: 20_000 }).toBeGreaterThan(since + 200);
  expect((await microphone())?.packets).toBe(silent);
});

test('who is kept off cannot switch on until everybody may speak again', async () => {
  await expect(client.page.getByRole('button', { name: 'Turn microphone on' })).toBeDisabled();
  await guide.page.getByRole('button', { name: 'Allow everybody to speak' }).click();
  await expectVoicesOf(guide.page, []);
  await client.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expectVoicesOf(guide.page, ['green']);
});

test("broadcast mode keeps clients' cameras and microphones off; afterwards none switches on by itself", async () => {
  const broadcast = guide.page.getByRole('switch', { name: 'Broadcast mode' });
  await choose(broadcast);
  await expect(client.page.locator('[data-media-notice=broadcast]')).toBeVisible();
  await expect(client.page.getByRole('button', { name: 'Turn microphone on' })).toBeDisabled();
  await expect(client.page.getByRole('button', { name: 'Turn camera on' })).toBeDisabled();
  await expect(videoOf(guide.page, 'Cleo')).toHaveCount(0);
  await expectVoicesOf(guide.page, []);
  await expectVideoOf(videoOf(client.page, 'Mara Ellwood'), 'blue');

  await choose(broadcast);
  await expect(client.page.locator('[data-media-notice=broadcast]')).toBeHidden();
  await expect(videoOf(guide.page, 'Cleo')).toHaveCount(0);
  await client.page.getByRole('button', { name: 'Turn camera on' }).click();
  await expectVideoOf(videoOf(guide.page, 'Cleo'), 'green');
});

test('after a reload the client is the same attendee, with name, likes, cart, chat and mute', async () => {
  const { page } = client;
  await page.reload();
  await expectConnection(page, 'connected');
  await expect(page).toHaveURL(`/presentation/${presentation.path}`);
  await expectSlide(page, 3);
  await expectCart(page, inCart);
  await openPanel(page, 'Likes');
  await expect(page.getByRole('list', { name: 'Likes' }).getByRole('listitem')).toHaveCount(1);
  await openPanel(page, 'Chat');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Good morning from Cleo');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Message removed by the guide');
  // The camera was on and comes back; the microphone was off and stays so.
  await expectVideoOf(videoOf(guide.page, 'Cleo'), 'green');
  await expect(page.getByRole('button', { name: 'Turn microphone on' })).toBeVisible();
  await openPanel(guide.page, 'Participants');
  await expect(guide.page.locator('.v-participant__name').filter({ hasText: 'Cleo' })).toHaveCount(1);
  await expectVideoOf(videoOf(page, 'Mara Ellwood'), 'blue');
  await expectVoicesOf(page, ['blue']);
});

test('a locked presentation lets nobody in but whom the guide admits', async () => {
  await openPanel(guide.page, 'Presentation tools');
  await choose(guide.page.getByRole('switch', { name: 'Lock the presentation' }));
  const late = await participants.enter({ looks: 'red' });
  await late.page.goto(`/presentation/${presentation.path}`);
  await expect(late.page).toHaveURL(`/presentation/${presentation.path}/prejoin`);
  await fillPrejoin(late.page, 'Rosa');
  await late.page.getByRole('button', { name: 'Join now' }).click();
  await expect(late.page).toHaveURL(`/presentation/${presentation.path}/waiting`);
  await expect(late.page.getByRole('heading', { level: 1, name: 'The door is closed' })).toBeVisible();
  await late.page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(late.page.getByText('Your request has been sent.')).toBeVisible();

  await openPanel(guide.page, 'Participants');
  await guide.page.getByRole('button', { name: 'Let Rosa in' }).click();
  await expect(late.page).toHaveURL(`/presentation/${presentation.path}`);
  await expectVideoOf(videoOf(guide.page, 'Rosa'), 'red');
  await expectVideoOf(videoOf(client.page, 'Rosa'), 'red');
  await expectVoicesOf(client.page, ['blue', 'red']);
  await expectVideoOf(videoOf(late.page, 'Cleo'), 'green');
});

test('the guide ends; clients see the ended screen and still have their cart', async () => {
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'End presentation' }).click();
  const modal = guide.page.getByRole('alertdialog', { name: 'End the presentation?' });
  await modal.getByRole('button', { name: 'End presentation' }).click();
  await expect(client.page.getByRole('heading', { name: 'The presentation has ended' })).toBeVisible();
  await expectCart(client.page, inCart);
  await client.page.reload();
  await expect(client.page.getByRole('heading', { name: 'The presentation has ended' })).toBeVisible();
  await expectCart(client.page, inCart);
});

test('no page complained, and no token was in a page, answer, script, frame, address or log line', async () => {
  for (const { watch, looks } of participants.people) {
    // The browser itself logs the refused sign-in of the first test.
    expect(
      watch.complaints.filter((complaint) => !/status of 401 .*room-api\/guide\/login/.test(complaint)),
      `complaints of ${looks ?? 'a page'}`,
    ).toEqual([]);
  }
  expect(await leaksOf(participants.people)).toEqual([]);
});
