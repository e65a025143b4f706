import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './participants.ts';
import { GUIDE } from './presentations.ts';

/** Signs a guide in and waits for the room. */
export async function enterAsGuide(
  { page }: Person,
  path: string,
  { username, password }: { username: string; password: string } = GUIDE,
): Promise<void> {
  await page.goto(`/guide/${path}/login`);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/guide/${path}`);
  await expectConnection(page, 'connected');
}

/** Fills the form before the door and goes in; `prefix` is that of the page's locale. */
export async function joinAsGuest({ page }: Person, path: string, name: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/presentation/${path}/prejoin`);
  await fillPrejoin(page, name);
  await page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(page).toHaveURL(`${prefix}/presentation/${path}`);
  await expectConnection(page, 'connected');
}

/** Joins a presentation that has not started, as a guest. */
export async function takeSeat({ page }: Person, path: string, name: string): Promise<void> {
  await page.goto(`/presentation/${path}/prejoin`);
  await fillPrejoin(page, name);
  await page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(page).toHaveURL(`/presentation/${path}/waiting`);
}

/** Name and consent. */
export async function fillPrejoin(page: Pick<Page, 'locator'>, name: string): Promise<void> {
  await page.locator('input[name=attendeeName]').fill(name);
  // Where people press: the drawn box, once it stands still. The label's middle may be the link to the policy.
  await page.locator('.v-prejoin__form .v-choice__box').click();
  // A tick from before the page's scripts came may be gone for a moment while they start, and is there again after that.
  await expect(page.locator('input[name=privacy]')).toBeChecked();
}

/** Waits until the connection to the room stands so. `connected` is taken for `reconnected` too, which becomes it. */
export async function expectConnection(page: Page, status: 'connected' | 'reconnecting' | 'reconnected'): Promise<void> {
  await expect(page.getByTestId('connection')).toHaveAttribute('data-connection', status === 'connected' ? /^(?:re)?connected$/ : status, {
    timeout: 60_000,
  });
}

/** The slide on a screen. */
export const slideOf = (page: Page): Locator => page.getByTestId('slide');

/** Waits until a screen shows this slide with its content. */
export async function expectSlide(page: Page, index: number): Promise<void> {
  await expect(slideOf(page)).toHaveAttribute('data-slide-index', String(index));
  await expect(slideOf(page).locator('.v-slide__content')).toBeVisible();
}

/** Clicks a box, a radio button or a switch where people do: on its label. What it stands for changes when the server has answered. */
export const choose = (control: Locator): Promise<void> => control.locator('xpath=ancestor::label[1]').click();

export type Panel = 'Chat' | 'Participants' | 'Cart' | 'Likes' | 'Last seen' | 'Slides' | 'Presentation tools';

/** Opens a panel beside the stage, where it isn't open. */
export async function openPanel(page: Page, panel: Panel): Promise<void> {
  const button = page
    .getByRole('toolbar', { name: 'Presentation controls' })
    .getByRole('button', { name: new RegExp(`^${panel}\\b`) })
    .first();
  // A panel that was open before a reload opens by itself meanwhile, and a press would close it: then it is pressed again.
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 2_000 });
  }).toPass();
}

/** The picture of somebody else on a page, by the name that they are shown by. */
export const videoOf = (page: Page, name: string): Locator =>
  page.getByTestId('stage-tile').filter({ hasText: name }).and(page.locator(':not([data-own])')).locator('video');

/** One's own picture. */
export const ownVideo = (page: Page): Locator => page.locator('[data-testid=stage-tile][data-own] video');

/** Sends a message; it is confirmed by the server when this resolves. */
export async function say(page: Page, text: string): Promise<void> {
  await openPanel(page, 'Chat');
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page
      .locator('[data-chat-status=sent]')
      .filter({ hasText: text.split('\n')[0] ?? '' })
      .last(),
  ).toBeVisible();
}

/** All lines of the chat as they are read. */
export const chatLines = (page: Page): Promise<string[]> => page.locator('.v-chat-line__text').allInnerTexts();

/** The lines of the cart as they are read: quantities and names. */
async function cartLines(page: Page): Promise<string[]> {
  const lines = page.getByRole('list', { name: 'Shopping cart' }).getByRole('listitem');
  return Promise.all(
    (await lines.all()).map(
      async (line) =>
        `${await line.locator('.v-cart-line__quantity input').inputValue()} × ${await line.locator('.v-cart-line__name').innerText()}`,
    ),
  );
}

/** Waits until the cart on a page holds exactly this, in the room's panel or on the page itself. */
export async function expectCart(page: Page, lines: readonly string[]): Promise<void> {
  if ((await page.getByRole('toolbar', { name: 'Presentation controls' }).count()) > 0) await openPanel(page, 'Cart');
  await expect.poll(() => cartLines(page), { message: 'what is in the cart' }).toEqual([...lines]);
}

/** What arrives at the media worker from each source of a room; asked with the guide's own sign-in. */
export async function packetsAtWorker(
  guide: Person,
  path: string,
): Promise<{ attendeeId: string; source: string; paused: boolean; packets: number }[]> {
  const answer = await guide.page.request.get(`/room-api/rooms/${path}/media`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { producers: { attendeeId: string; source: string; paused: boolean; packets: number }[] }).producers;
}
