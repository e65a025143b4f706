import { leaksOf } from '@vitrine/e2e-kit/context-watch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectCart, expectSlide, joinAsGuest, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAnnounced } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial' });

const participants = useParticipants();
let presentation: MadePresentation;
let client: Person;
let german: Person;
let guide: Person;

/** Puts the first product of the slide into the cart and gives its name. */
async function addFirstProduct({ page }: Person, labels: { readonly add: string; readonly close: string }): Promise<string> {
  const card = slideOf(page).locator('.v-product-card').first();
  const name = await card.locator('.v-product-card__name').innerText();
  await card.getByRole('link', { name }).first().click();
  const modal = page.getByRole('dialog', { name });
  await expectAnnounced(page, new RegExp(name), () => modal.getByRole('button', { name: labels.add }).click());
  await modal.getByRole('button', { name: labels.close }).click();
  await expect(modal).toBeHidden();
  return name;
}

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'session', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: null });
  client = await participants.enter({ looks: null });
  await enterAsGuide(guide, presentation.path);
  await joinAsGuest(client, presentation.path, 'Cleo');
});

test('the name of a guest is remembered for a day on every page, and nobody who is logged in has one', async () => {
  const nameOf = async (person: Person) => (await person.context.cookies()).find(({ name }) => name === 'vitrine-attendee-name');
  const kept = await nameOf(client);
  expect(kept).toMatchObject({ value: 'Cleo', path: '/', sameSite: 'Lax' });
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1_000 - 86_400)).toBeLessThan(120);

  const customer = await participants.enter({ looks: null });
  const { page, context } = customer;
  await context.addCookies([
    {
      name: 'vitrine-attendee-name',
      value: 'Somebody',
      url: page.url() === 'about:blank' ? (test.info().project.use.baseURL ?? '') : page.url(),
    },
  ]);
  await page.goto(`/presentation/${presentation.path}/login`);
  const form = page.locator('main form').first();
  await expect(form.locator('button[type=submit]')).toBeEnabled();
  await form.locator('input[type=email]').fill('shopper@vitrine.example');
  await form.locator('input[type=password]').fill('shopper-demo');
  await form.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/login$/);
  await expect.poll(() => nameOf(customer)).toBeUndefined();
  await page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(page).toHaveURL(`/presentation/${presentation.path}`);
  expect(await nameOf(customer)).toBeUndefined();
  await participants.leave(customer);
});

test("the room's cart is the shop's cart, in the same language and currency, without signing in", async () => {
  await expectSlide(client.page, 0);
  const name = await addFirstProduct(client, { add: 'Add to cart', close: 'Close' });
  await expectCart(client.page, [`1 × ${name}`]);
  const total = await client.page.locator('.v-cart-line__price').first().innerText();
  expect(total).toMatch(/^\$/);

  const shop = await client.context.newPage();
  await shop.goto('/checkout/cart');
  await expectCart(shop, [`1 × ${name}`]);
  await expect(shop.locator('.v-cart-line__price').first()).toHaveText(total);
  await expect(shop.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(shop.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the cart changed in the shop is the cart in the room, at once', async () => {
  const [room, shop] = client.context.pages();
  if (room === undefined || shop === undefined) throw new Error('The room and the shop are open.');
  const quantity = shop.locator('.v-cart-line__quantity input');
  // The room may have followed before anybody looks again.
  const before = await shop.locator('.v-cart-line__price').first().innerText();
  await quantity.fill('3');
  await quantity.press('Tab');
  await expect(shop.locator('.v-cart-line__price').first()).not.toHaveText(before);
  await expect(room.locator('.v-cart-line__quantity input')).toHaveValue('3');
  await expect(room.locator('.v-cart-line__price').first()).toHaveText(await shop.locator('.v-cart-line__price').first().innerText());
  await expect(room.getByRole('button', { name: 'Cart 3' })).toBeVisible();
});

test('a German client beside an English guide sees the same slide in German and in euro', async () => {
  german = await participants.enter({ looks: null, locale: 'de-DE' });
  const { page } = german;
  await joinAsGuest(german, presentation.path, 'Greta', '/de-DE');
  await expectSlide(page, 0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('button', { name: 'Nächste Folie' })).toBeVisible();
  const cardsOf = async (person: Person) => ({
    names: await slideOf(person.page).locator('.v-product-card__name').allInnerTexts(),
    prices: await slideOf(person.page).locator('.v-product-card .v-price').allInnerTexts(),
    links: await slideOf(person.page).locator('.v-product-card a').count(),
  });
  await expect(slideOf(page).locator('.v-product-card')).toHaveCount(await slideOf(guide.page).locator('.v-product-card').count());
  const [english, own] = [await cardsOf(guide), await cardsOf(german)];
  expect(own.names).toHaveLength(english.names.length);
  expect(own.names).not.toEqual(english.names);
  expect(english.prices.join()).toMatch(/\$/);
  expect(english.prices.join()).not.toContain('€');
  expect(own.prices.join()).toContain('€');
  expect(own.prices.join()).not.toContain('$');

  const name = await addFirstProduct(german, { add: 'In den Warenkorb', close: 'Schließen' });
  const shop = await german.context.newPage();
  await shop.goto('/de-DE/checkout/cart');
  await expect(shop.locator('.v-cart-line__name')).toHaveText(name);
  await expect(shop.locator('.v-cart-line__price').first()).toContainText('€');
  await shop.close();

  // Everybody's guide goes on; each follows in their own language.
  await guide.page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(page, 1);
  await expectSlide(client.page, 1);
  await openPanel(guide.page, 'Slides');
  await expect(guide.page.locator('.v-slide-list__name').first()).toHaveText('At the table');
  await page.getByRole('button', { name: 'Folien', exact: true }).first().click();
  await expect(page.locator('.v-slide-list__name').first()).toHaveText('Am Tisch');
});

test('no script reads the secret cookies, and no page, answer, script, frame or address holds a secret', async () => {
  for (const { context, watch } of participants.people) {
    const secret = (await context.cookies()).filter(({ name }) => /context-token|attendee$|guide$/.test(name));
    expect(secret.length).toBeGreaterThan(0);
    for (const { httpOnly, sameSite } of secret) expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: 'Lax' });
    expect(watch.complaints).toEqual([]);
  }
  // Data requests of the router and dehydrated pages of both apps are among what was read.
  const seen = client.watch.seen.map(({ where }) => where);
  expect(seen.some((where) => /^body of GET .*\/presentation\//.test(where))).toBe(true);
  expect(seen.some((where) => /^body of GET .*\/checkout\/cart/.test(where))).toBe(true);
  expect(seen.some((where) => where.startsWith('frame from'))).toBe(true);
  expect(seen.some((where) => /\.data/.test(where))).toBe(true);
  // What is looked for would be found: the name that the client joined by is in pages and frames.
  expect(client.watch.seen.filter(({ text }) => text.includes('Cleo')).map(({ where }) => where.split(' ')[0])).toEqual(
    expect.arrayContaining(['body', 'frame']),
  );
  expect(await leaksOf(participants.people)).toEqual([]);
});
