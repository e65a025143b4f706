import type { Locator, Page } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectCart, expectSlide, joinAsGuest, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAnnounced } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial' });

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let client: Person;
/** Name of the product that the guide puts into the cart. */
let product = '';

const cartOfClient = (): Locator => guide.page.getByRole('region', { name: 'Cart of Cleo' });
const wishlistOfClient = (): Locator => guide.page.getByRole('region', { name: 'Wishlist of Cleo' });
const acts = (page: Page): Locator => page.getByRole('region', { name: 'What the guide did for you' }).getByRole('listitem');

async function lookAtClient(): Promise<void> {
  await openPanel(guide.page, 'Participants');
  await guide.page.getByRole('button', { name: 'Actions for Cleo' }).click();
  await guide.page.getByRole('menuitem', { name: 'Cart and wishlist' }).click();
}

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'acting', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: null });
  client = await participants.enter({ looks: null });
  await enterAsGuide(guide, presentation.path);
  await joinAsGuest(client, presentation.path, 'Cleo');
  await expectSlide(guide.page, 0);
});

test('without permission the guide sees no cart and no wish list, and asks for them', async () => {
  await lookAtClient();
  await expect(cartOfClient()).toContainText('You need the permission of Cleo to do this.');
  await expect(cartOfClient().getByRole('listitem')).toHaveCount(0);
  await cartOfClient().getByRole('button', { name: 'Ask to see the cart' }).click();
  await expect(cartOfClient()).toContainText('Waiting for the answer');
});

test('the attendee is asked, and may refuse', async () => {
  const modal = client.page.getByRole('alertdialog', { name: 'May the guide see your cart?' });
  await expect(modal).toContainText('Mara Ellwood would like to see and edit your cart');
  await modal.getByRole('button', { name: 'Do not allow' }).click();
  await expect(modal).toBeHidden();
  await expect(cartOfClient()).toContainText('Cleo does not allow it.');
});

test('what the attendee allows, the guide sees and edits; the attendee is told at once who did what', async () => {
  await cartOfClient().getByRole('button', { name: 'Ask to see the cart' }).click();
  await client.page.getByRole('alertdialog').getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(cartOfClient()).toContainText('This cart is empty.');
  await cartOfClient().getByText('Add from this slide to the cart of Cleo').click();
  const add = cartOfClient().getByRole('button', { name: /^Add / }).first();
  product = ((await add.getAttribute('aria-label')) ?? '').replace(/^Add /, '');
  await expectAnnounced(client.page, new RegExp(`Mara Ellwood has put 1 × ${product} into your cart\\.`), () => add.click());
  await expectCart(client.page, [`1 × ${product}`]);
  await cartOfClient().getByRole('button', { name: 'One more' }).click();
  await expectCart(client.page, [`2 × ${product}`]);
  await expect(acts(client.page)).toHaveCount(2);
  await expect(acts(client.page).first()).toContainText(`changed the quantity of ${product} from 1 to 2`);
});

test('what the attendee changes shows at the guide', async () => {
  await slideOf(client.page).locator('.v-product-card').last().locator('.v-product-card__link, a').first().click();
  const modal = client.page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Add to cart' }).click();
  await modal.getByRole('button', { name: 'Close' }).first().click();
  await expect(cartOfClient().locator('[data-line-id]')).toHaveCount(2);
});

test('the attendee takes back what was done; newest first it is as it was', async () => {
  await openPanel(client.page, 'Cart');
  await acts(client.page).first().getByRole('button').click();
  await expect(acts(client.page).first()).toContainText('Undone');
  await expect(cartOfClient().locator('[data-line-id]').filter({ hasText: product }).getByRole('spinbutton')).toHaveValue('1');
  await acts(client.page).nth(1).getByRole('button').click();
  await expect(acts(client.page).nth(1)).toContainText('Undone');
  await expect(cartOfClient().locator('[data-line-id]')).toHaveCount(1);
});

test('the wish list is asked for on its own, and is edited the same way', async () => {
  await wishlistOfClient().getByRole('button', { name: 'Ask to see the wishlist' }).click();
  await client.page
    .getByRole('alertdialog', { name: 'May the guide see your wishlist?' })
    .getByRole('button', { name: 'Allow', exact: true })
    .click();
  await expect(wishlistOfClient()).toContainText('This list is empty.');
  await wishlistOfClient().getByText('Add from this slide to the wishlist of Cleo').click();
  await expectAnnounced(client.page, new RegExp(`Mara Ellwood has put ${product} on your wishlist\\.`), () =>
    wishlistOfClient()
      .getByRole('button', { name: `Add ${product}` })
      .click(),
  );
  await openPanel(client.page, 'Likes');
  await expect(client.page.locator('.v-product-rows li[data-product-id]')).toHaveCount(1);
});

test('the attendee withdraws the permission, and the guide sees nothing more', async () => {
  await openPanel(client.page, 'Cart');
  await client.page.getByRole('button', { name: 'Withdraw permission', exact: true }).click();
  await expect(cartOfClient()).toContainText('Cleo has withdrawn the permission.');
  await expect(cartOfClient().locator('[data-line-id]')).toHaveCount(0);
  // The token of the attendee was in nothing that reached the guide's page.
  const token = (await client.context.cookies()).find(({ name }) => name === 'sw-context-token')?.value ?? '';
  expect(token).not.toBe('');
  await guide.watch.settled();
  expect(guide.watch.seen.filter(({ text }) => text.includes(token)).map(({ where }) => where)).toEqual([]);
});
