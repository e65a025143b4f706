import { expect } from '@playwright/test';
import { chatLines, choose, expectConnection, expectSlide, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expectMemory, type Pair, type RoomMemory } from './memory.ts';
import { expectAnnounced, recordScreen, wasAnnounced } from './screen-events.ts';

/** What somebody is doing when a process dies. */
export interface FailurePoint {
  readonly name: string;
  /** Parts of the room that it changes; all others must be the same afterwards, whenever the process dies. */
  readonly touches: readonly (keyof RoomMemory)[];
  /** Does it, without waiting for anything to be confirmed. */
  act(pair: Pair, before: RoomMemory, turn: number): Promise<void>;
  /** Waits until it has come to its end: done, or told that it was not. What is durable must have been done. */
  settle(pair: Pair, before: RoomMemory, turn: number): Promise<void>;
  /** Waits until it has been done, where `settle` leaves open whether it was. Only while every process lives. */
  confirm?(pair: Pair, before: RoomMemory): Promise<void>;
  /** Brings camera and microphone of the client back on for the next failure point. */
  restore?(pair: Pair): Promise<void>;
}

const IN_CART = /" is in your cart\./;
/** What is said once a product was put into the cart, or could not be. */
const CART_ANSWER = /" is in your cart\.|Please try again|not responding|not available|could not complete/;

const messageOf = (turn: number) => `Message number ${turn}`;
const notesOf = (turn: number) => `Say this at turn ${turn}`;

/** The card of a product on the slide that the client sees. */
const cardOf = ({ client }: Pair) => slideOf(client.page).locator('.v-product-card').first();

async function clientMenu({ guide, clientName }: Pair, item: string): Promise<void> {
  await openPanel(guide.page, 'Participants');
  await guide.page.getByRole('button', { name: `Actions for ${clientName}` }).click();
  await guide.page.getByRole('menuitem', { name: item }).click();
}

async function backToChat({ guide }: Pair): Promise<void> {
  await openPanel(guide.page, 'Chat');
}

/** Switches one of the client's devices on, where it is off. */
async function switchOn({ client }: Pair, device: 'microphone' | 'camera'): Promise<void> {
  const off = client.page.getByRole('button', { name: `Turn ${device} on` });
  const on = client.page.getByRole('button', { name: `Turn ${device} off` });
  await expect(off.or(on)).toBeEnabled();
  if ((await off.count()) > 0) await off.click();
  await expect(on).toBeVisible();
}

/** Ten things that people do in a presentation, at each of which a process may die. */
export const FAILURE_POINTS: readonly FailurePoint[] = [
  { name: 'nothing happens', touches: [], act: async () => undefined, settle: async () => undefined },
  {
    name: 'the client has sent a message',
    touches: ['chat', 'draft'],
    async act({ client }, _before, turn) {
      await client.page.getByLabel('Write a message').fill(messageOf(turn));
      await client.page.getByRole('button', { name: 'Send', exact: true }).click();
    },
    async settle({ guide, client }, before, turn) {
      // Once, and at both: neither lost nor said twice.
      await expect.poll(() => chatLines(client.page), { timeout: 30_000 }).toEqual([...before.chat.client, messageOf(turn)]);
      await expect.poll(() => chatLines(guide.page), { timeout: 30_000 }).toEqual([...before.chat.guide, messageOf(turn)]);
      await expect(client.page.locator('[data-chat-status]').last()).toHaveAttribute('data-chat-status', 'sent');
    },
  },
  {
    name: 'the client is writing a message',
    touches: ['draft'],
    act: async ({ client }, _before, turn) => client.page.getByLabel('Write a message').fill(`Not sent yet, turn ${turn}`),
    settle: async ({ client }, _before, turn) =>
      expect(client.page.getByLabel('Write a message')).toHaveValue(`Not sent yet, turn ${turn}`),
  },
  {
    name: 'the guide has switched the slide',
    touches: ['slide', 'notes'],
    act: async ({ guide }) => guide.page.getByRole('button', { name: 'Next slide' }).click(),
    async settle({ guide, client }, before) {
      // A switch that was not confirmed may be done or not; what may not be is that people see different slides.
      await expectConnection(guide.page, 'connected');
      await expectConnection(client.page, 'connected');
      const possible = [before.slide.guide, String(Number(before.slide.guide) + 1)];
      const shown = async () => {
        const [ofGuide = '', ofClient = ''] = await Promise.all(
          [guide.page, client.page].map(async (page) => (await slideOf(page).getAttribute('data-slide-index')) ?? ''),
        );
        return ofGuide === ofClient && possible.includes(ofGuide) ? 'the same slide' : `slide ${ofGuide} and slide ${ofClient}`;
      };
      // The server may take a while to come back, and a page to hear of what it knows.
      await expect.poll(shown, { message: 'what both see', timeout: 45_000 }).toBe('the same slide');
    },
    async confirm({ guide, client }, before) {
      for (const { page } of [guide, client]) await expectSlide(page, Number(before.slide.guide) + 1);
    },
  },
  {
    name: 'the client has liked a product',
    touches: ['likes', 'likesBadge'],
    act: async (pair) => cardOf(pair).locator('.v-like-button').click(),
    async settle(pair, before) {
      const wanted = before.likes.length + 1;
      await expect(pair.client.page.getByRole('button', { name: `Likes ${wanted}`, exact: true })).toBeVisible();
      await expect(cardOf(pair).locator('.v-like-button')).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(
          async () => {
            const answer = await pair.client.page.request.get('/store-api/dsr/appointment/collection/liked', {
              headers: { 'x-vitrine-presentation': pair.path, 'x-vitrine-viewer': 'client' },
            });
            return answer.ok() ? ((await answer.json()) as { collection: { liked: string[] } }).collection.liked.length : -1;
          },
          { timeout: 30_000 },
        )
        .toBe(wanted);
    },
  },
  {
    name: 'the guide is writing notes',
    touches: ['notes'],
    act: async ({ guide }, _before, turn) => guide.page.getByLabel('Notes on this slide').fill(notesOf(turn)),
    async settle({ guide }, _before, turn) {
      await expect(guide.page.locator('[data-notes-state]')).toHaveAttribute('data-notes-state', 'saved', { timeout: 30_000 });
      await expect(guide.page.getByLabel('Notes on this slide')).toHaveValue(notesOf(turn));
    },
  },
  {
    name: 'the client has put a product into the cart',
    touches: ['cart', 'cartBadge'],
    async act(pair) {
      await cardOf(pair).getByRole('link').first().click();
      await pair.client.page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
    },
    async settle({ client }) {
      const modal = client.page.getByRole('dialog');
      // It is said to be in the cart, or that it did not work; then it is tried again.
      const { page } = client;
      await expect.poll(() => wasAnnounced(page, CART_ANSWER), { message: 'it is said what came of it', timeout: 30_000 }).toBe(true);
      for (let tries = 0; tries < 10 && !(await wasAnnounced(page, IN_CART)); tries += 1) {
        await expectAnnounced(page, CART_ANSWER, () => modal.getByRole('button', { name: 'Add to cart' }).click());
      }
      expect(await wasAnnounced(page, IN_CART)).toBe(true);
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect(modal).toBeHidden();
    },
  },
  {
    name: 'the guide has muted the client',
    touches: ['mute'],
    act: async (pair) => clientMenu(pair, 'Turn microphone off'),
    async settle(pair) {
      await backToChat(pair);
      await expectConnection(pair.client.page, 'connected');
      await expectConnection(pair.guide.page, 'connected');
    },
    confirm: (pair) =>
      expectMemory(pair, ({ mute }) => [mute.shownMuted, mute.flowing.includes('mic')], [true, false], 'the client is muted'),
    async restore(pair) {
      await openPanel(pair.guide.page, 'Presentation tools');
      const allow = pair.guide.page.getByRole('button', { name: 'Allow everybody to speak' });
      if ((await allow.count()) > 0) await allow.click();
      await switchOn(pair, 'microphone');
    },
  },
  {
    name: 'the guide has switched broadcast mode on',
    touches: ['mute'],
    act: async ({ guide }) => choose(guide.page.getByRole('switch', { name: 'Broadcast mode' })),
    async settle({ guide, client }) {
      await expectConnection(guide.page, 'connected');
      await expectConnection(client.page, 'connected');
    },
    confirm: (pair) => expectMemory(pair, ({ mute }) => [mute.shownMuted, mute.flowing], [true, []], 'the client is off the air'),
    async restore(pair) {
      const broadcast = pair.guide.page.getByRole('switch', { name: 'Broadcast mode' });
      if (await broadcast.isChecked()) {
        await choose(broadcast);
        await expect(broadcast).not.toBeChecked();
      }
      await switchOn(pair, 'microphone');
      await switchOn(pair, 'camera');
    },
  },
  {
    name: 'the client reloads the page',
    touches: [],
    // The page may say that one moment is needed, and come back by itself.
    act: async ({ client }) => void (await client.page.reload({ waitUntil: 'commit' })),
    async settle({ client }) {
      await expectConnection(client.page, 'connected');
      await openPanel(client.page, 'Chat');
      await recordScreen(client.page);
    },
  },
];
