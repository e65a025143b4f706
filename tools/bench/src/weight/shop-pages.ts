import type { Browser } from '@playwright/test';
import type { WeighedPage } from './weigh-page.ts';

/** The shop's main pages, with a product in the cart where there is one to show. */
export async function shopPages(browser: Browser, origin: string): Promise<readonly WeighedPage[]> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/amphora-vase');
  await page.locator('.v-buy-box button[type=submit]').click();
  await page.locator('[data-cart-count]:not([data-cart-count="0"])').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return [
    { name: 'home', path: '/' },
    { name: 'category', path: '/living/lighting' },
    { name: 'product', path: '/amphora-vase' },
    { name: 'search', path: '/search?search=vase' },
    { name: 'cart', path: '/checkout/cart', state },
    { name: 'checkout', path: '/checkout', state },
  ];
}
