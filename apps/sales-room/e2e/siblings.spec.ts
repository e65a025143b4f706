import type { Page } from '@playwright/test';
import { type OwnProduct, startOwnProduct } from '@vitrine/e2e-kit/own-product';
import { fillPrejoin } from '@vitrine/e2e-kit/room-page';
import { expect, test } from '@vitrine/e2e-kit/test';

const SHOPPER = { email: 'shopper@vitrine.example', password: 'shopper-demo', name: 'Nora Lindqvist' };
const DOMAIN = 'vitrine.localhost';
const ROOM = '/de-DE/presentation/spring-collection/prejoin';
/** Milliseconds within which the other app follows: a second, besides what a busy machine takes to answer and to draw. */
async function followsWithin(page: Page): Promise<number> {
  const since = performance.now();
  await page.evaluate(() => fetch(location.href));
  return 1_000 + 4 * (performance.now() - since);
}

let own: OwnProduct;
let shop: string;
let rooms: string;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  const port = Number(new URL(baseURL ?? '').port) + 40;
  [shop, rooms] = [`http://shop.${DOMAIN}:${port}`, `http://rooms.${DOMAIN}:${port}`];
  own = await startOwnProduct({
    port,
    isBuilt: true,
    env: { PUBLIC_ORIGIN: shop, SALES_ROOM_ORIGIN: rooms, MEDIASOUP_WORKER_BIN: 'none' },
  });
});
test.afterAll(async () => {
  test.setTimeout(60_000);
  await own?.stop();
});

test('apps on sibling subdomains share one session, one cart, one locale and one sign-in', async ({ context, page }) => {
  test.setTimeout(120_000);
  await page.goto(`${shop}/de-DE/hafenbecher`);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('banner').locator('a[data-cart-count]')).toHaveAttribute('data-cart-count', '1');

  const room = await context.newPage();
  await room.goto(`${rooms}${ROOM}`);
  await expect(room.locator('html')).toHaveAttribute('lang', 'de-DE');
  const cart = () =>
    room.evaluate(async () => {
      const headers = { 'content-type': 'application/json', 'x-vitrine-locale': 'de-DE' };
      const answer = (await (await fetch('/store-api/checkout/cart', { headers })).json()) as {
        lineItems: { id: string; quantity: number }[];
        price: { positionPrice: number };
      };
      const [line] = answer.lineItems;
      const write = await fetch('/store-api/checkout/cart/line-item', {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ items: [{ id: line?.id, quantity: (line?.quantity ?? 0) + 1 }] }),
      });
      return { quantity: line?.quantity, total: answer.price.positionPrice, write: write.status };
    });
  expect(await cart(), 'the cart of the shop, in euro, and the room may write it').toEqual({ quantity: 1, total: 28, write: 200 });
  await page.goto(`${shop}/de-DE/checkout/cart`);
  await expect(page.locator('.v-cart-line__quantity input').first()).toHaveValue('2');

  const cookies = await context.cookies([shop, rooms]);
  for (const name of ['sw-context-token', 'sw-language-id', 'i18n_redirected', 'vitrine-session-stamp']) {
    expect(
      cookies.filter((cookie) => cookie.name === name).map(({ domain, httpOnly, sameSite }) => ({ name, domain, httpOnly, sameSite })),
    ).toEqual([{ name, domain: `.${DOMAIN}`, httpOnly: name === 'sw-context-token', sameSite: 'Lax' }]);
  }

  // Neither BroadcastChannel nor storage reaches across origins: the stamp in the shared cookie does.
  await page.goto(`${shop}/de-DE/login`);
  const form = page.locator('main form').first();
  await form.locator('input[type=email]').fill(SHOPPER.email);
  await form.locator('input[type=password]').fill(SHOPPER.password);
  const limit = await followsWithin(room);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(`${shop}/de-DE/account`);
  const joinAsShopper = room.getByRole('button', { name: new RegExp(SHOPPER.name) });
  await expect(joinAsShopper).toBeVisible({ timeout: limit });
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(joinAsShopper).toBeHidden({ timeout: limit + 1_000 });
});

test("the room takes its calls from its own origin: both apps remember a guest's name for a day", async ({ context, page }) => {
  await page.goto(`${rooms}${ROOM}`);
  await fillPrejoin(page, 'Greta');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(`${rooms}/de-DE/presentation/spring-collection/waiting`);
  const name = (await context.cookies([shop])).find((cookie) => cookie.name === 'vitrine-attendee-name');
  expect(name).toMatchObject({ value: 'Greta', domain: `.${DOMAIN}`, path: '/', sameSite: 'Lax' });
  expect(Math.abs((name?.expires ?? 0) - Date.now() / 1_000 - 86_400)).toBeLessThan(60);
});

test('each page has one address: links under the other origin lead to it, locale and query kept', async ({ page }) => {
  await page.goto(`${rooms}/de-DE/wohnen?order=price-asc`);
  await expect(page).toHaveURL(`${shop}/de-DE/wohnen?order=price-asc`);
  await page.goto(`${shop}${ROOM}?token=x`);
  await expect(page).toHaveURL(`${rooms}${ROOM}?token=x`);
  const home = page.getByRole('banner').locator('a').first();
  await expect(home).toHaveAttribute('href', `${shop}/de-DE`);
  await home.click();
  await expect(page).toHaveURL(`${shop}/de-DE`);
});

test('after signing in one may be sent back into a room of ours, and nowhere else', async ({ page }) => {
  for (const [target, expected] of [
    [`${rooms}${ROOM}`, `${rooms}${ROOM}`],
    ['http://evil.localhost/', `${shop}/de-DE/account`],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`${shop}/de-DE/login?returnTo=${encodeURIComponent(target)}`);
    const form = page.locator('main form').first();
    await expect(form.locator('button[type=submit]')).toBeEnabled();
    await form.locator('input[type=email]').fill(SHOPPER.email);
    await form.locator('input[type=password]').fill(SHOPPER.password);
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(expected);
  }
});
