import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LIVING, MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

const FOLDER = join(import.meta.dirname, '..', 'build', 'client', 'assets', 'storefront');
/** What a hand opens comes with the scripts. */
const BY_HAND = /^by-hand-/;
const classesIn = (css: string): string[] => [...css.matchAll(/\.(v-[\w-]+)/g)].map(([, name]) => name ?? '');

/** Every class that some page's styles know. */
const known = new Set(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.css') && !BY_HAND.test(name))
    .flatMap((name) => classesIn(readFileSync(join(FOLDER, name), 'utf8'))),
);

/** Classes of a page that other pages have styles for, and this one has not. */
async function unstyled(page: Page): Promise<string[]> {
  const sheets = await page.locator('link[rel=stylesheet]').evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  const linked = new Set((await Promise.all(sheets.map(async (href) => (await page.request.get(href)).text()))).flatMap(classesIn));
  const used = await page.locator('[class]').evaluateAll((elements) => elements.flatMap((element) => [...element.classList]));
  return [...new Set(used)].filter((name) => known.has(name) && !linked.has(name));
}

test('a page links the styles of all that it shows before any script runs', async ({ page, shopIn, browser }) => {
  const shop = await shopIn('en-US');
  await shop.addMug();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const bare = await context.newPage();
  const addresses = [
    '/',
    LIVING['en-US'],
    MUG['en-US'].path,
    '/spring-at-vitrine',
    '/search?search=vase',
    '/search',
    '/checkout/cart',
    '/checkout',
    '/login',
    '/register',
    '/account/recover',
    '/account/order/00000000000000000000000000000000',
    '/wishlist',
    '/recently-viewed',
    '/contact',
    '/no/such/page',
  ];
  for (const address of addresses) {
    await bare.goto(new URL(address, page.url()).href);
    expect.soft(await unstyled(bare), address).toEqual([]);
  }
  await context.close();
});
