import type { Locator, Page } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectSlide, joinAsGuest, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const UPRIGHT = { width: 390, height: 844 };

const participants = useParticipants();
let guide: Person;
let client: Person;
/** Joins on a phone, in German. */
let other: Person;
/** Names of the first two products of the slide. */
let [first, second] = ['', ''];

const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Presentation controls' });
const tool = (name: string | RegExp): Locator => toolbar(guide.page).getByRole('button', { name });
const endPanel = ({ page }: Person): Locator => page.locator('#room-end-panel');
const startPanel = ({ page }: Person): Locator => page.locator('#room-start-panel');
const cardOf = ({ page }: Person, name: string): Locator => slideOf(page).locator('.v-product-card').filter({ hasText: name });

async function openTemplates(): Promise<void> {
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'Interaction templates' }).click();
  await expect(startPanel(guide).getByRole('heading', { name: 'Interaction templates' })).toBeVisible();
}

test.beforeAll(async ({ playwright, baseURL }) => {
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'audience', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: null });
  client = await participants.enter({ looks: null });
  other = await participants.enter({ looks: null, viewport: UPRIGHT, locale: 'de-DE' });
  await enterAsGuide(guide, path);
  await joinAsGuest(client, path, 'Cleo');
  await joinAsGuest(other, path, 'Rosa', '/de-DE');
  await expectSlide(guide.page, 0);
  const names = slideOf(client.page).locator('.v-product-card__name');
  [first, second] = [await names.nth(0).innerText(), await names.nth(1).innerText()];
});

test('a guide and a client each have their own cart and like buttons', async () => {
  for (const name of ['Last seen', 'Likes', 'Cart']) {
    await expect(toolbar(client.page).getByRole('button', { name, exact: true })).toBeVisible();
    await expect(tool(new RegExp(`^${name}( \\d+)?$`))).toHaveCount(0);
  }
  await expect(tool('Carts of attendees')).toBeVisible();
  await expect(toolbar(client.page).getByRole('button', { name: /of attendees/ })).toHaveCount(0);
  await tool('Carts of attendees').click();
  await expect(endPanel(guide)).toContainText('All carts are empty');
  await tool('Likes of attendees').click();
  await expect(endPanel(guide)).toContainText('No likes yet');
  await tool('Seen by attendees').click();
  await expect(endPanel(guide)).toContainText('Nothing opened yet');
});

test('what a client looked at last stands in a sidebar, newest first, and the guide sees what is looked at', async () => {
  await openPanel(client.page, 'Last seen');
  await expect(endPanel(client)).toContainText('Nothing seen yet');
  for (const name of [first, second]) {
    await cardOf(client, name).getByRole('link').first().click();
    await client.page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  }
  const seen = client.page.getByRole('list', { name: 'Last seen' }).getByRole('listitem');
  await expect(seen).toHaveCount(2);
  await expect(seen.nth(0)).toContainText(second);
  await expect(seen.nth(1)).toContainText(first);
  await expectAccessible(client.page, 'last seen');
  await expect(guide.page.getByRole('list', { name: 'Seen by attendees' }).getByRole('listitem')).toHaveCount(2);
  await expect(guide.page.getByRole('list', { name: 'Seen by attendees' })).toContainText('Cleo');
});

test('the guide’s like button counts who likes a product, and their list shows it to all by one press', async () => {
  await cardOf(client, first)
    .getByRole('button', { name: `Like ${first}` })
    .click();
  await expect(cardOf(guide, first).getByRole('button', { name: `1 attendee likes ${first}` })).toBeVisible();
  await expect(cardOf(guide, second).getByRole('button', { name: `Nobody likes ${second} yet` })).toBeVisible();
  // A phone in German: the same products, each in its own language.
  const likes = other.page.locator('.v-product-card .v-like-button');
  await likes.nth(0).click();
  await likes.nth(1).click();
  await expect(tool('Likes of attendees 3')).toBeVisible();
  await cardOf(guide, first)
    .getByRole('button', { name: `2 attendees like ${first}` })
    .click();
  const liked = guide.page.getByRole('list', { name: 'Likes of attendees' }).getByRole('listitem');
  await expect(liked).toHaveCount(2);
  await expect(liked.nth(0)).toContainText(first);
  await expect(liked.nth(0)).toContainText(/Cleo and Rosa|Rosa and Cleo/);
  await expect(liked.nth(1)).toContainText('Rosa');
  await expectAccessible(guide.page, 'likes of attendees');
  await liked
    .nth(0)
    .getByRole('button', { name: `Show to all: ${first}` })
    .click();
  await expect(client.page.getByRole('region', { name: 'Shown product' })).toContainText(first);
  await expect(liked.nth(0).getByRole('button', { name: `Stop showing: ${first}` })).toBeVisible();
});

test('the guide’s cart button counts what attendees carry, and leads to each cart', async () => {
  await cardOf(client, second).getByRole('link').first().click();
  const modal = client.page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Add to cart' }).click();
  await modal.getByRole('button', { name: 'Close' }).first().click();
  await expect(tool('Carts of attendees 1')).toBeVisible();
  await tool('Carts of attendees 1').click();
  await openPanel(client.page, 'Cart');
  const value = await endPanel(client).locator('.v-cart-line__price').first().innerText();
  const carts = guide.page.getByRole('list', { name: 'Carts of attendees' }).getByRole('listitem');
  await expect(carts).toHaveCount(1);
  await expect(carts).toContainText('Cleo');
  await expect(carts).toContainText(value);
  await expect(endPanel(guide).locator('.v-summary__row').filter({ hasText: 'Value of all carts' })).toContainText(value);
  await expectAccessible(guide.page, 'carts of attendees');
  await carts.getByRole('button', { name: 'Look at the cart of Cleo' }).click();
  await expect(guide.page.getByRole('region', { name: 'Cart of Cleo' })).toContainText('You need the permission of Cleo to do this.');
});

test('by interaction templates the guide asks all for their carts, sends a product, and lines kept ready', async () => {
  await openTemplates();
  await expectAccessible(guide.page, 'interaction templates');
  const panel = startPanel(guide);
  await panel.getByRole('button', { name: 'Ask all for their carts' }).click();
  await client.page.getByRole('alertdialog').getByRole('button', { name: 'Allow', exact: true }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Nicht erlauben', exact: true }).click();
  await expect(guide.page.getByRole('region', { name: 'Cart of Cleo' })).toContainText(second);
  await expect(panel.getByRole('button', { name: 'Ask all for their carts' })).toBeDisabled();

  await openPanel(client.page, 'Chat');
  await panel.getByRole('button', { name: 'Send it to the chat' }).click();
  const line = client.page.locator('.v-chat-line__text').last();
  await expect(line).toContainText(first);
  await line.getByRole('link', { name: 'Look at it' }).click();
  await expect(client.page.getByRole('dialog', { name: first })).toBeVisible();
  await client.page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await panel.getByRole('button', { name: /^Send: Any questions so far\?/ }).click();
  await expect(client.page.locator('.v-chat-line__text').last()).toContainText('Any questions so far?');
});

test('lines of one’s own outlast a reload, and what is not wanted goes and comes back by undo', async () => {
  const own = '<b>Look</b> at the glaze';
  const lines = () => startPanel(guide).getByRole('list', { name: 'Lines for the chat' }).getByRole('listitem');
  await startPanel(guide).getByLabel('New line').fill(own);
  await startPanel(guide).getByRole('button', { name: 'Add line' }).click();
  await expect(lines()).toHaveCount(4);
  await startPanel(guide).getByLabel('New line').fill(own);
  await startPanel(guide).getByRole('button', { name: 'Add line' }).click();
  await expect(startPanel(guide)).toContainText('This line is there already.');
  await guide.page.reload();
  await openTemplates();
  await expect(lines().last()).toHaveText(own);
  await lines()
    .last()
    .getByRole('button', { name: `Remove: ${own}` })
    .click();
  await expect(lines()).toHaveCount(3);
  await guide.page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines()).toHaveCount(4);
  await lines()
    .last()
    .getByRole('button', { name: `Send: ${own}` })
    .click();
  await expect(client.page.locator('.v-chat-line__text').last()).toHaveText(own);
});

test('on a phone a guide and a client each have a menu of their own', async () => {
  await guide.page.setViewportSize(UPRIGHT);
  await startPanel(guide).getByRole('button', { name: 'Close', exact: true }).click();
  await tool('Menu').click();
  const items = guide.page.getByRole('menuitem');
  await expect(items).toHaveText([
    'Slides',
    'Interaction templates',
    'Poll',
    'Likes of attendees',
    'Seen by attendees',
    'Saved products',
    'Point',
    'Turn captions on',
    'Share screen',
    'Media settings',
    'Keyboard shortcuts',
  ]);
  await expectAccessible(guide.page, 'the guide’s menu');
  await items.filter({ hasText: 'Seen by attendees' }).click();
  await expect(guide.page.getByRole('list', { name: 'Seen by attendees' })).toBeVisible();
  await expectAccessible(guide.page, 'seen by attendees, on a phone');
  await other.page.getByRole('button', { name: 'Menü' }).click();
  await expect(other.page.getByRole('menuitem')).toHaveText([
    'Folien',
    'Favoriten',
    'Zuletzt gesehen',
    'Lesezeichen',
    'Herz senden',
    'Hand heben',
    'Auf etwas zeigen',
    'Untertitel einschalten',
    'In kleinem Fenster öffnen',
    'Medieneinstellungen',
    'Tastenkürzel',
  ]);
});
