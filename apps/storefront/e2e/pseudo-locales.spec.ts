import { LIVING, MUG } from './support/demo-data.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';
import { expect, test } from './support/test.ts';

const PORTS = { rtl: 3191, long: 3192 } as const;
const WIDTHS = [360, 820, 1440];
const PAGES = ['/', LIVING['en-US'], MUG['en-US'].path, '/search?search=lamp', '/login', '/register', '/checkout/cart', '/wishlist'];

for (const pseudoLocale of ['rtl', 'long'] as const) {
  test.describe(`in the pseudo-locale ${pseudoLocale}`, () => {
    let storefront: OwnStorefront;

    /** A storefront of its own beside the one under test, at the same store. */
    test.beforeAll(async ({ baseURL }) => {
      storefront = await startOwnStorefront({
        publicOrigin: baseURL ?? '',
        port: PORTS[pseudoLocale],
        env: { PSEUDO_LOCALE: pseudoLocale },
      });
    });
    test.afterAll(() => storefront?.stop());

    for (const path of PAGES) {
      test(`${path} holds together at every width`, async ({ page, watch }) => {
        // It stands beside the origin that calls may come from: which variants there are is not told here.
        watch.allow(/^403 POST \S+\/store-api\/product$/);
        await page.goto(`${storefront.url}${path}`);
        await expect(page.locator('html')).toHaveAttribute('dir', pseudoLocale === 'rtl' ? 'rtl' : 'ltr');
        await expect(page.locator('body')).toContainText(
          pseudoLocale === 'rtl' ? /אב / : /stretch|lengthened|elongated|neverending|forgetmenot/,
        );
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}
