import { expect, type Page, test } from '@playwright/test';
import { ORIGIN } from './support/origin.ts';
import { createStranger, DEMO_SHOPPER, firstProductId } from './support/stranger.ts';

const PLANTED = 'ab'.repeat(16);

test('an id that a script planted before the log-in opens nothing after it: neither a call nor a page', async () => {
  const productId = await firstProductId();
  const visitor = createStranger({ 'x-vitrine-visit': PLANTED });
  visitor.jar.set('vitrine-visit', PLANTED);
  expect((await visitor.logIn(DEMO_SHOPPER)).status).toBe(200);
  expect((await visitor.call('POST', '/account/customer', {})).status).toBe(200);

  const thief = createStranger({ 'x-vitrine-visit': PLANTED });
  for (const cookies of [{}, { 'vitrine-visit': PLANTED }, { 'vitrine-visit': visitor.jar.get('vitrine-visit') ?? '' }]) {
    thief.jar.clear();
    for (const [name, value] of Object.entries(cookies)) thief.jar.set(name, value);
    expect((await thief.call('POST', '/account/customer', {})).status).toBe(403);
    expect(await (await thief.page('/account')).text()).not.toContain(DEMO_SHOPPER.name);
    const write = await thief.addToCart(productId);
    expect(write.status).toBe(200);
    expect(thief.jar.get('sw-context-token')).not.toBe(visitor.jar.get('sw-context-token'));
    expect((await thief.call('POST', '/account/customer', {})).status).toBe(403);
  }
});

test('the old token and its visit lead a running call to the new session, and never bring its cookie', async () => {
  const visitor = createStranger();
  await visitor.addToCart(await firstProductId());
  const late = createStranger();
  for (const [name, value] of visitor.jar) late.jar.set(name, value);
  const tokenAlone = createStranger();
  tokenAlone.jar.set('sw-context-token', visitor.jar.get('sw-context-token') ?? '');
  expect((await visitor.logIn(DEMO_SHOPPER)).status).toBe(200);

  const answer = await late.call('POST', '/account/customer', {});
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().filter((cookie) => /token|visit/.test(cookie))).toEqual([]);
  expect((await tokenAlone.call('POST', '/account/customer', {})).status).toBe(403);
});

test('the visit is another one after each log-in and log-out, and no script can read it', async () => {
  const visitor = createStranger();
  const seen: (string | undefined)[] = [];
  for (const step of [
    () => visitor.addToCart(firstProduct),
    () => visitor.logIn(DEMO_SHOPPER),
    () => visitor.call('POST', '/account/logout', {}),
  ]) {
    const answer = await step();
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('vitrine-visit='));
    expect(cookie).toMatch(/^vitrine-visit=[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly$/);
    seen.push(cookie);
  }
  expect(new Set(seen).size).toBe(3);
});

let firstProduct: string;
test.beforeAll(async () => {
  firstProduct = await firstProductId();
});

/** Puts a product into the cart with the shop's own code, when told to. */
async function readyToAdd(page: Page): Promise<() => Promise<void>> {
  await page.goto('/harbor-mug');
  const button = page.getByRole('button', { name: 'Add to cart' }).first();
  await expect(button).toBeEnabled();
  await page.waitForFunction(() => {
    // A page that rests takes over with the first sign of somebody.
    dispatchEvent(new Event('pointermove'));
    return [...document.querySelectorAll('main button')].every((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  });
  return () => button.click();
}

test('two tabs of a newcomer that put something into the cart at the same moment share one session', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  const tabs = [await context.newPage(), await context.newPage()];
  const tokens = new Set<string>();
  context.on('response', (response) => {
    void response.headersArray().then((headers) => {
      for (const { name, value } of headers)
        if (name.toLowerCase() === 'set-cookie' && value.startsWith('sw-context-token=')) tokens.add(value.split(';', 1)[0] ?? '');
    });
  });
  await tabs[0]?.goto('/');
  await tabs[0]?.evaluate((visit) => localStorage.setItem('vitrine-visit', visit), PLANTED);
  const add = await Promise.all(tabs.map(readyToAdd));
  expect(await context.cookies(), 'looking around sets no cookie of a session').not.toContainEqual(
    expect.objectContaining({ name: 'vitrine-visit' }),
  );
  await Promise.all(add.map((press) => press()));
  for (const tab of tabs) await expect(tab.getByRole('banner').locator('a[data-cart-count]')).toHaveAttribute('data-cart-count', '2');
  expect(tokens.size).toBe(1);
  expect(await tabs[0]?.evaluate(() => localStorage.getItem('vitrine-visit')), 'what was kept before is gone').toBeNull();
  expect(await tabs[0]?.evaluate(() => document.cookie)).not.toContain('vitrine-visit');
  await context.close();
});
