import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { brokenPictures, type PageWatch, watchPage } from '@vitrine/e2e-kit/page-watch';
import type { Locale } from '@vitrine/i18n';
import { createShop, type Shop } from './shop.ts';

interface Fixtures {
  /** What the page does wrong; a test fails for what is not allowed. */
  watch: PageWatch;
  /** The shop in a locale, in the test's own page. */
  shopIn: (locale: Locale) => Promise<Shop>;
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page);
      // How the Store API says that a customer has no wish list yet: no fault of the page.
      watch.allow(/^404 POST \S+\/store-api\/customer\/wishlist$/);
      await use(watch);
      const broken = page.isClosed() ? [] : await brokenPictures(page).catch(() => []);
      expect(watch.faults, 'console errors, hydration warnings, policy violations, exceptions and failed requests').toEqual([]);
      expect(broken, 'broken pictures').toEqual([]);
    },
    { auto: true },
  ],
  shopIn: async ({ page }, use) => {
    await use((locale) => createShop(page, locale));
  },
});

export { expect };
export type { BrowserContext, Page };

/** The session's token, which only the browser's cookie jar may hold. */
export async function contextToken(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'sw-context-token')?.value;
}
