import type { Locator } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { choose, enterAsGuide, expectSlide, joinAsGuest, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let client: Person;
/** Names of the products in the listing, in their order. */
let names: string[] = [];

const editor = (): Locator => guide.page.locator('.v-listing-editor');
const picked = (): Locator => editor().getByRole('group', { name: 'Products' }).getByRole('list').first().getByRole('listitem');
const saved = () => expect(editor().locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');

async function openListings(): Promise<void> {
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'Instant product listing' }).click();
}

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'listings', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: null });
  client = await participants.enter({ looks: null });
  await enterAsGuide(guide, presentation.path);
  await joinAsGuest(client, presentation.path, 'Cleo');
  await expectSlide(guide.page, 0);
});

test('a product is saved in its details, and found among the saved ones; a client bookmarks the same way', async () => {
  for (const [{ page }, save, panel] of [
    [guide, 'Save product', 'Saved products'],
    [client, 'Bookmark', 'Bookmarks'],
  ] as const) {
    await slideOf(page).locator('.v-product-card a').first().click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('button', { name: save, exact: true }).click();
    await expect(modal.getByRole('button', { name: save === 'Bookmark' ? 'Remove bookmark' : 'Remove from saved products' })).toBeVisible();
    await modal.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: panel, exact: true }).click();
    await expect(page.getByRole('list', { name: panel }).getByRole('listitem')).toHaveCount(1);
    await page.locator('#room-start-panel').getByRole('button', { name: 'Close' }).click();
  }
});

test("a guide's listing has a name and products of the slide, saves itself, and is seen by nobody else", async () => {
  await openListings();
  await guide.page.getByRole('button', { name: 'New listing' }).click();
  await editor().getByLabel('Name').fill('Picked for you');
  await editor().getByText('Products of this slide').click();
  const offers = editor().getByRole('button', { name: /^Add / });
  for (let index = 0; index < 3; index += 1) await offers.first().click();
  await expect(picked()).toHaveCount(3);
  await saved();
  names = await picked().locator('.v-on-behalf-line__text').allInnerTexts();
  await expect(client.page.getByTestId('slide-place')).toHaveText('Slide 1 of 3');
  // What was saved is there when the editor is opened again.
  await editor().getByRole('button', { name: 'All listings' }).click();
  await expect(guide.page.locator('.v-listings__list')).toContainText('Picked for you');
  await guide.page.getByRole('button', { name: /Picked for you/ }).click();
  await expect(picked()).toHaveCount(3);
});

test('the order is edited, and changes are discarded back to what was there', async () => {
  await editor().getByRole('button', { name: 'Edit order' }).click();
  const modal = guide.page.getByRole('dialog', { name: 'Order of the products' });
  await modal.getByRole('button', { name: `Move ${names[2] ?? ''} up` }).click();
  await expect(modal.getByRole('listitem').nth(1)).toContainText(names[2] ?? '');
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await saved();
  await editor().getByRole('button', { name: 'Discard changes' }).click();
  await guide.page.getByRole('alertdialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard changes' }).click();
  await expect(picked().locator('.v-on-behalf-line__text')).toHaveText(names);
  await saved();
});

test('all products are removed after a question', async () => {
  await editor().getByRole('button', { name: 'Remove all products' }).click();
  await guide.page.getByRole('alertdialog', { name: 'Remove all products?' }).getByRole('button', { name: 'Remove all products' }).click();
  await expect(editor().getByRole('heading', { name: 'No products selected' })).toBeVisible();
  await expect(editor().getByRole('button', { name: 'Publish' })).toBeDisabled();
  await editor().getByRole('button', { name: 'Discard changes' }).click();
  await guide.page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(picked()).toHaveCount(3);
  await saved();
});

test('it is published as a slide at a place, and everybody goes there', async () => {
  await editor().getByRole('button', { name: 'Publish' }).click();
  const modal = guide.page.getByRole('alertdialog', { name: 'Publish this product listing?' });
  await expect(modal.getByLabel('Position in the presentation')).toHaveValue(/.+/);
  await modal.getByRole('button', { name: 'Publish' }).click();
  await expect(client.page.getByTestId('slide-place')).toHaveText('Slide 2 of 4');
  await expect(slideOf(client.page).locator('.v-product-card')).toHaveCount(3);
});

test('the editor of a published listing, beside its slide, passes every rule of axe', async () => {
  await expectSlide(guide.page, 1);
  await expectAccessible(guide.page, 'the editor of a published listing');
});

test('a dynamic group shows what a search finds', async () => {
  await choose(editor().getByRole('switch', { name: 'Dynamic product group' }));
  await editor().getByLabel('Search term of the group').fill('lamp');
  await saved();
  await expect(slideOf(client.page).locator('.v-product-card').first()).toContainText(/lamp/i);
});

test('it is deleted after a question, and is no slide any more; nobody asks for what is gone', async () => {
  // The client looks at it until it goes.
  await expect(client.page.getByTestId('slide-place')).toHaveText('Slide 2 of 4');
  const complaints = client.watch.complaints.length;
  await editor().getByRole('button', { name: 'Delete listing' }).click();
  await guide.page.getByRole('alertdialog', { name: 'Delete this listing?' }).getByRole('button', { name: 'Delete listing' }).click();
  await expect(client.page.getByTestId('slide-place')).toHaveText(/of 3$/);
  await expect(guide.page.locator('.v-listings')).toContainText('No listing yet');
  await expect(slideOf(client.page).locator('.v-product-card').first()).toBeVisible();
  await client.watch.settled();
  expect(client.watch.complaints.slice(complaints)).toEqual([]);
});
