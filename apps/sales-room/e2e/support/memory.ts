import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { chatLines, packetsAtWorker, slideOf } from '@vitrine/e2e-kit/room-page';

/** Everything of a presentation that must outlive any process: as the people in it see it, and as the servers have it. */
export interface RoomMemory {
  /** Quantity and name of each line, from the store, with the client's own session. */
  readonly cart: readonly string[];
  /** The number at the cart's button. */
  readonly cartBadge: string;
  readonly chat: { readonly guide: readonly string[]; readonly client: readonly string[] };
  /** What the client is writing. */
  readonly draft: string;
  readonly likes: readonly string[];
  readonly likesBadge: string;
  readonly notes: string;
  readonly mute: {
    /** The client's own buttons: label, and whether they can be pressed. */
    readonly mic: string;
    readonly camera: string;
    /** What the guide sees. */
    readonly shownMuted: boolean;
    /** Sources of the client that the media worker lets flow. */
    readonly flowing: readonly string[];
  };
  readonly slide: { readonly guide: string; readonly client: string };
}

/** The two people whose room is remembered, and where. */
export interface Pair {
  readonly guide: Person;
  readonly client: Person;
  readonly path: string;
  readonly clientName: string;
}

const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Presentation controls' });

async function buttonState(page: Page, name: RegExp): Promise<string> {
  const button = toolbar(page).getByRole('button', { name }).first();
  return `${(await button.getAttribute('aria-label')) ?? ''}${(await button.isDisabled()) ? ' (disabled)' : ''}`;
}

async function cartAtStore({ page }: Person): Promise<string[]> {
  const answer = await page.request.get('/store-api/checkout/cart', { headers: { 'x-vitrine-locale': 'en-US' } });
  if (!answer.ok()) return [`status ${answer.status()}`];
  const { lineItems } = (await answer.json()) as { lineItems: { quantity: number; label: string }[] };
  return lineItems.map(({ quantity, label }) => `${quantity} × ${label}`).sort();
}

async function likesAtServer({ client, path }: Pair): Promise<string[]> {
  const answer = await client.page.request.get('/store-api/dsr/appointment/collection/liked', {
    headers: { 'x-vitrine-presentation': path, 'x-vitrine-viewer': 'client' },
  });
  if (!answer.ok()) return [`status ${answer.status()}`];
  return [...((await answer.json()) as { collection: { liked: string[] } }).collection.liked].sort();
}

/** Reads the whole room as it is at this moment. Both have the chat open; the guide has the tools open. */
export async function readMemory(pair: Pair): Promise<RoomMemory> {
  const { guide, client, path, clientName } = pair;
  const tile = guide.page.getByTestId('stage-tile').filter({ hasText: clientName });
  const clientId = await tile.getAttribute('data-attendee-id');
  return {
    cart: await cartAtStore(client),
    cartBadge: await buttonState(client.page, /^Cart\b/),
    chat: { guide: await chatLines(guide.page), client: await chatLines(client.page) },
    draft: await client.page.getByLabel('Write a message').inputValue(),
    likes: await likesAtServer(pair),
    likesBadge: await buttonState(client.page, /^Likes\b/),
    notes: await guide.page.getByLabel('Notes on this slide').inputValue(),
    mute: {
      mic: await buttonState(client.page, /^Turn microphone/),
      camera: await buttonState(client.page, /^Turn camera/),
      shownMuted: (await tile.getAttribute('data-muted')) === 'true',
      flowing: (await packetsAtWorker(guide, path))
        .filter(({ attendeeId, paused }) => attendeeId === clientId && !paused)
        .map(({ source }) => source)
        .sort(),
    },
    slide: {
      guide: (await slideOf(guide.page).getAttribute('data-slide-index')) ?? '',
      client: (await slideOf(client.page).getAttribute('data-slide-index')) ?? '',
    },
  };
}

/**
 * Reads the room once nothing in it is on its way: a device that is being switched on has a button that can't be pressed,
 * and what two looks see alike is no passing moment.
 */
export async function readRestingMemory(pair: Pair): Promise<RoomMemory> {
  let last: RoomMemory | undefined;
  await expect(async () => {
    const now = await readMemory(pair);
    const before = last;
    last = now;
    expect([now.mute.mic, now.mute.camera].filter((button) => button.endsWith('off (disabled)'))).toEqual([]);
    expect(now).toEqual(before);
  }).toPass({ timeout: 60_000, intervals: [100] });
  if (last === undefined) throw new Error('The room was read.');
  return last;
}

/** Waits until the room is as this says, and stays so at a second look. */
export async function expectMemory(pair: Pair, expected: (now: RoomMemory) => unknown, wanted: unknown, message: string): Promise<void> {
  // What can't be read at this moment, such as a server that is on its way back, is asked again.
  const look = async () => readMemory(pair).then(expected, (error: unknown) => ({ error: String(error) }));
  await expect.poll(look, { message, timeout: 45_000 }).toEqual(wanted);
  expect(await look(), `${message}, at a second look`).toEqual(wanted);
}
