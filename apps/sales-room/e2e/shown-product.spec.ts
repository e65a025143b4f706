import { untilAtRest } from '@vitrine/e2e-kit/at-rest';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectCart, expectSlide, joinAsGuest, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ mode: 'serial' });

const participants = useParticipants();
let guide: Person;
let client: Person;
let german: Person;
/** What the first two cards of the slide are called, in English. */
let names: readonly string[];

const PRODUCT_ANSWERS = '**/store-api/**/product/*';

const cardsOf = ({ page }: Person) => slideOf(page).locator('.v-product-card');
const shownTo = ({ page }: Person) => page.getByTestId('shown-product');

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'shown', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: 'blue' });
  client = await participants.enter({ looks: 'green', viewport: { width: 390, height: 844 } });
  german = await participants.enter({ looks: 'red', viewport: { width: 844, height: 390 } });
  await Promise.all([enterAsGuide(guide, path), joinAsGuest(client, path, 'Cleo'), joinAsGuest(german, path, 'Rosa', '/de-DE')]);
  await Promise.all([guide, client, german].map(({ page }) => expectSlide(page, 0)));
  await expect(cardsOf(guide).nth(1)).toBeVisible();
  names = await cardsOf(guide).locator('.v-product-card__name').allInnerTexts();
});

test('one press on a product shows it to all as a card, each in their own language and price', async () => {
  const [first = ''] = names;
  const button = cardsOf(guide)
    .first()
    .getByRole('button', { name: `Show to all: ${first}` });
  await button.click();
  await expect(shownTo(client)).toContainText(first);
  await expect(shownTo(client).locator('.v-price__amount')).toHaveText(/^\$\d/);
  await expect(shownTo(client).getByRole('img', { name: first })).toBeVisible();
  await expect(shownTo(german).locator('.v-price__amount')).toHaveText(/\d,\d\d\s€$/);
  await expect(shownTo(german).getByRole('button', { name: 'In den Warenkorb' })).toBeInViewport({ ratio: 1 });
  await expect(shownTo(guide)).toContainText('Nobody has opened it yet');
  await expect(shownTo(guide).getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(client.page.getByText(`The guide is showing you "${first}"`)).toHaveAttribute('role', 'status');
  for (const { page } of [client, german, guide])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'nothing overflows').toBeLessThanOrEqual(0);
});

test('the card breaks no rule of accessibility, for either side, light and dark', async () => {
  await expectAccessible(client.page, 'a product that is shown to a client');
  await expectAccessible(guide.page, 'a product that a guide shows');
});

test('one press puts it into the own cart, and nobody else’s', async () => {
  const [first = ''] = names;
  const add = shownTo(client).getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(guide.page.locator('.v-notification')).toContainText('Cleo has 1 product in the cart.');
  await expect(guide.page.getByRole('button', { name: 'Carts of attendees 1' })).toBeVisible();
  await expectCart(client.page, [`1 × ${first}`]);
  await client.page.keyboard.press('Escape');
  await expect(german.page.getByRole('button', { name: /^Warenkorb/ }).first()).not.toContainText('1');
});

test('a client opens it for more, and the guide reads how many have', async () => {
  const [first = ''] = names;
  await shownTo(client).getByRole('link', { name: first }).click();
  const modal = client.page.getByRole('dialog', { name: first });
  await expect(modal).toBeVisible();
  await expect(shownTo(guide)).toContainText('1 attendee has opened it');
  await modal.getByRole('button', { name: 'Close' }).first().click();
});

test('a product’s details move nothing under the finger as they come', async () => {
  const [, second = ''] = names;
  const { page } = client;
  let bring: () => void = () => undefined;
  const isAwaited = new Promise<void>((resolve) => (bring = resolve));
  await page.route(PRODUCT_ANSWERS, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await cardsOf(client).nth(1).getByRole('link', { name: second }).click();
  const closing = page.getByRole('dialog', { name: 'View details' }).getByRole('button', { name: 'Close' });
  await expect(closing).toBeVisible();
  await untilAtRest(page);
  const place = await closing.boundingBox();
  bring();
  const modal = page.getByRole('dialog', { name: second });
  await expect(modal.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(await modal.getByRole('button', { name: 'Close' }).first().boundingBox()).toEqual(place);
  await modal.getByRole('button', { name: 'Close' }).first().click();
  await page.unroute(PRODUCT_ANSWERS);
});

test('put aside it covers nothing, and comes back by a press, or as the next product', async () => {
  const [first = '', second = ''] = names;
  await shownTo(client).getByRole('button', { name: 'Put the product aside' }).click();
  await expect(shownTo(client)).not.toContainText(first);
  const back = shownTo(client).getByRole('button', { name: `Back to the product: ${first}` });
  expect((await back.boundingBox())?.width).toBeLessThanOrEqual(60);
  await back.click();
  await expect(shownTo(client)).toContainText(first);
  await shownTo(client).getByRole('button', { name: 'Put the product aside' }).click();
  await cardsOf(guide).nth(1).hover();
  await guide.page.keyboard.press('s');
  await expect(shownTo(client)).toContainText(second);
  await expect(shownTo(client).getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('the key S shows what has the focus, and never writes into a field', async () => {
  const [first = ''] = names;
  await guide.page.mouse.move(5, 5);
  await cardsOf(guide).first().getByRole('link').first().focus();
  await guide.page.keyboard.press('s');
  await expect(shownTo(client)).toContainText(first);
  await guide.page.getByRole('button', { name: /^Chat/ }).click();
  await guide.page.getByLabel('Write a message').pressSequentially('sss');
  await expect(guide.page.getByLabel('Write a message')).toHaveValue('sss');
  await expect(shownTo(client)).toContainText(first);
});

test('another variant that the guide turns to turns for everybody', async () => {
  const cards = cardsOf(guide);
  await cards.first().waitFor();
  const modal = guide.page.getByRole('dialog');
  // The first product that comes in more than one variant.
  for (const card of await cards.all()) {
    await card.getByRole('link').first().click();
    await modal.locator('[data-product-id]').first().waitFor();
    if ((await modal.getByRole('radiogroup').count()) > 0) break;
    await modal.getByRole('button', { name: 'Close' }).first().click();
  }
  // Shown by its card before, or by its details now: either way it is what is turned.
  const show = modal.getByRole('button', { name: 'Show to all', exact: true });
  const name = await modal.getByRole('heading').first().innerText();
  if (!(await shownTo(client).innerText()).includes(name)) await show.click();
  await expect(shownTo(client)).toContainText(name);
  const variant = shownTo(client).locator('.v-product-card__variant');
  const before = await variant.innerText();
  const other = modal.getByRole('radiogroup').first().locator('label:not(:has(:checked)):not(:has(:disabled))').first();
  await other.click();
  await expect(variant).not.toHaveText(before);
  await modal.getByRole('button', { name: 'Close' }).first().click();
});

test('whoever comes later sees it too, and once the guide puts it away nobody does', async () => {
  await client.page.reload();
  await expect(shownTo(client)).toBeVisible();
  await shownTo(guide).getByRole('button', { name: 'Stop showing' }).click();
  for (const person of [client, german, guide]) await expect(shownTo(person)).toHaveCount(0);
});

test('a client cannot hold a product up', async () => {
  await expect(client.page.getByRole('button', { name: /^Show to all/ })).toHaveCount(0);
  await cardsOf(client).first().getByRole('link').first().focus();
  await client.page.keyboard.press('s');
  await expect(slideOf(client.page)).toBeVisible();
  await expect(shownTo(guide)).toHaveCount(0);
});
