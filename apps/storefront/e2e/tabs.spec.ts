import type { BrowserContext, Page } from '@playwright/test';
import { LIVING, MUG, SHOPPER } from './support/demo-data.ts';
import { countDataRequests, FOLLOWS_WITHIN, quietly, watchFollowing } from './support/following.ts';
import { type RawBrowser, type RawTab, startRawBrowser } from './support/raw-browser.ts';
import { createShop, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const ROOM = '/presentation/spring-collection/prejoin';

async function tabIn(context: BrowserContext, locale: Shop['locale'], path: string): Promise<Shop> {
  const shop = await createShop(await context.newPage(), locale);
  await shop.open(path);
  return shop;
}

async function logIn({ page, t, open }: Shop): Promise<void> {
  await open('/login');
  const form = page.getByRole('form', { name: t('account.login.title') });
  await form.getByLabel(t('common.field.email')).fill(SHOPPER.email);
  await form.getByLabel(t('common.field.password'), { exact: true }).fill(SHOPPER.password);
  await form.getByRole('button', { name: t('account.login.submit') }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.navigation.account') })).toBeVisible();
}

const accountLink = ({ page, t }: Shop) => page.getByRole('banner').getByRole('link', { name: t('common.navigation.account') });
const loginLink = ({ page, t }: Shop) => page.getByRole('banner').getByRole('link', { name: t('common.navigation.login'), exact: true });
/** How the room greets somebody who is signed in. */
const joinAsShopper = (page: Page) => page.getByRole('button', { name: new RegExp(SHOPPER.name) });
const expired = ({ notification, t }: Shop) => notification(t('common.error.sessionExpired'));

test('a cart that changes in one tab changes in the others', async ({ context, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open('/');
  const otherPage = await context.newPage();
  const other = await createShop(otherPage, 'en-US');
  await other.addMug();
  await expect(shop.cartLink(), 'the first product makes the session').toHaveAttribute('data-cart-count', '1');
  await shop.open('/checkout/cart');
  await expect(shop.lines().first()).toContainText(MUG['en-US'].name);
  await other.open(MUG['en-US'].path);
  await otherPage.getByRole('button', { name: shop.t('shop.product.addToCart') }).click();
  await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '2');
  await expect(shop.lines().first().locator('.v-cart-line__quantity input')).toHaveValue('2');
  await otherPage.close();
});

test('sign-in and sign-out reach other tabs of both apps in a second; language and entries stay', async ({ context, shopIn }) => {
  const acting = await shopIn('en-US');
  const german = await tabIn(context, 'de-DE', LIVING['de-DE']);
  const room = await context.newPage();
  await room.goto(ROOM);
  await expect(room.getByRole('textbox')).toBeVisible();
  const search = german.page.getByRole('searchbox').or(german.page.getByRole('combobox')).first();
  await search.fill('Lam');

  const watches = async () => Promise.all([german.page, room].map((page) => watchFollowing(page)));
  const signingIn = await watches();
  await logIn(acting);
  for (const watch of signingIn) await watch.expectWithinASecond();
  await expect(accountLink(german)).toBeVisible();
  await expect(joinAsShopper(room)).toBeVisible();
  await expect(german.page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(search).toHaveValue('Lam');

  await acting.open('/account');
  const signingOut = await watches();
  await acting.page.getByRole('button', { name: acting.t('account.navigation.logout') }).click();
  await expect(loginLink(acting)).toBeVisible();
  for (const watch of signingOut) await watch.expectWithinASecond();
  await expect(loginLink(german)).toBeVisible();
  await expect(joinAsShopper(room)).toBeHidden();
  await expect(expired(german), 'who did not do it is told').toBeVisible();
  await expect(expired(acting)).toHaveCount(0);
  await expect(search).toHaveValue('Lam');
});

test('signed in in the room: the shop follows within a second', async ({ context, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open(LIVING['en-US']);
  const room = await context.newPage();
  await room.goto('/presentation/spring-collection/login');
  const form = room.getByRole('form').first();
  await form.getByLabel(shop.t('common.field.email')).fill(SHOPPER.email);
  await form.getByLabel(shop.t('common.field.password'), { exact: true }).fill(SHOPPER.password);
  const following = await watchFollowing(shop.page);
  await form.locator('button[type=submit]').click();
  await expect(room).not.toHaveURL(/\/login$/);
  await following.expectWithinASecond();
  await expect(accountLink(shop)).toBeVisible();
});

test('a new currency reaches other tabs in a second; each keeps its language, and no two tabs fight', async ({ context, shopIn }) => {
  const english = await shopIn('en-US');
  await english.addMug();
  await english.open('/checkout/cart');
  const price = english.lines().first().locator('.v-cart-line__price');
  await expect(price).toHaveText(english.format.price(32));
  const asked = countDataRequests(english.page);
  const following = await watchFollowing(english.page);

  const german = await tabIn(context, 'de-DE', '/checkout/cart');
  await expect(german.lines().first().locator('.v-cart-line__price')).toHaveText(german.format.price(28, 'EUR'));
  await following.expectWithinASecond();
  await expect(price, 'one cart has one currency').toHaveText(english.format.price(28, 'EUR'));
  await expect(english.page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(english.lines().first()).toContainText(MUG['en-US'].name);
  await expect(german.lines().first()).toContainText(MUG['de-DE'].name);
  expect(asked.take().length, 'following is one look').toBeLessThanOrEqual(2);

  // Each writes in its own language, in turns; neither takes anything from the other.
  const askedGerman = countDataRequests(german.page);
  for (const [shop, quantity] of [
    [english, '2'],
    [german, '3'],
    [english, '2'],
  ] as const) {
    const field = shop.lines().first().locator('.v-cart-line__quantity input');
    await field.fill(quantity);
    await field.press('Tab');
    for (const each of [english, german]) await expect(each.lines().first().locator('.v-cart-line__quantity input')).toHaveValue(quantity);
  }
  await quietly(2_000);
  expect([...asked.take(), ...askedGerman.take()], 'no tab is told anything of a session that stays the same').toEqual([]);
  await expect(english.lines().first()).toContainText(MUG['en-US'].name);
  await expect(german.lines().first()).toContainText(MUG['de-DE'].name);
  await expect(english.page.getByRole('heading', { level: 1, name: english.t('shop.cart.title') })).toBeVisible();
  await expect(german.page.getByRole('heading', { level: 1, name: german.t('shop.cart.title') })).toBeVisible();

  // Whoever opens a page takes the currency along, and again the other follows.
  const followingBack = await watchFollowing(german.page);
  await english.page.reload();
  await english.ready();
  await followingBack.expectWithinASecond();
  await expect(german.lines().first().locator('.v-cart-line__price')).toHaveText(german.format.price(2 * 32, 'USD'));
  await quietly(1_500);
  await expect(price).toHaveText(english.format.price(2 * 32, 'USD'));
});

test.describe('in a browser that nobody keeps awake', () => {
  let browser: RawBrowser;
  let origin: string;
  let isSignedIn: string;
  test.beforeAll(async ({ baseURL }) => {
    origin = baseURL ?? '';
    const { t } = await textsOf('en-US');
    isSignedIn = `document.querySelector('header [aria-label=${JSON.stringify(t('common.navigation.account'))}]') !== null`;
    browser = await startRawBrowser();
  });
  test.afterAll(() => browser?.close());

  /** A page of the shop that has taken over, with a mark that only this very page bears. */
  async function openMarked(): Promise<RawTab> {
    const tab = await browser.open(`${origin}${LIVING['en-US']}`);
    await tab.until(
      "dispatchEvent(new Event('pointermove')), Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__react'))",
      10_000,
    );
    await tab.evaluate(`globalThis.isMarked = true;
      globalThis.woke = globalThis.asked = null;
      for (const name of ['pageshow', 'resume']) addEventListener(name, () => (woke ??= performance.now()), true);
      new PerformanceObserver((list) => {
        for (const { initiatorType, name, startTime } of list.getEntries()) if (initiatorType === 'fetch' && new URL(name).pathname === location.pathname + '.data') asked ??= startTime;
      }).observe({ type: 'resource' })`);
    return tab;
  }
  /** Waits until a page shows who is signed in, for which it asked within a second of waking, by its own clock. */
  async function expectFollowed(tab: RawTab): Promise<void> {
    await tab.until(`location.pathname === '${LIVING['en-US']}' && ${isSignedIn}`, 20_000);
    await tab.until('woke !== null && asked !== null', 5_000);
    expect(await tab.evaluate('asked - woke'), 'milliseconds from waking to the question').toBeLessThanOrEqual(FOLLOWS_WITHIN);
  }
  const call = (tab: RawTab, path: string, body: unknown) =>
    tab.evaluate(
      `fetch('/store-api${path}', { method: 'POST', headers: { 'content-type': 'application/json', 'x-vitrine-locale': 'en-US' }, body: ${JSON.stringify(JSON.stringify(body))} }).then(({ status }) => status)`,
    );
  const signIn = async (tab: RawTab) =>
    expect(await call(tab, '/account/login', { username: SHOPPER.email, password: SHOPPER.password })).toBe(200);
  const signOut = async (tab: RawTab) => expect(await call(tab, '/account/logout', {})).toBe(200);

  test('a frozen tab follows as soon as it wakes', async () => {
    const tab = await openMarked();
    const other = await browser.open(`${origin}/room-api/none`);
    await tab.setState('frozen');
    await signIn(other);
    await quietly(2_000);
    expect(await tab.evaluate(isSignedIn), 'it sleeps').toBe(false);
    await tab.setState('active');
    await expectFollowed(tab);
    expect(await tab.evaluate('globalThis.isMarked')).toBe(true);
    await signOut(other);
  });

  test('a page that comes back from the back/forward cache follows', async () => {
    // A browser keeps a page only that it could put to sleep in time: on a busy machine it is asked again.
    for (;;) {
      const tab = await openMarked();
      await tab.goTo(`${origin}${ROOM}`);
      await signIn(tab);
      await tab.back();
      await tab.until(`location.pathname === '${LIVING['en-US']}' && ${isSignedIn}`, 20_000);
      const isTheVeryPage = (await tab.evaluate('globalThis.isMarked')) === true;
      if (isTheVeryPage) await expectFollowed(tab);
      await signOut(tab);
      if (isTheVeryPage) break;
    }
  });
});
