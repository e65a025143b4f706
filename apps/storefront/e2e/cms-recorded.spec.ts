import { inspectSlots } from './support/cms-boxes.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';
import { recordedPages } from './support/recorded-pages.ts';
import { startRecordedStore } from './support/recorded-store.ts';
import { expect, test } from './support/test.ts';

const pages = recordedPages();
/** In place of pictures that lie on servers elsewhere. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#b9a58a"/></svg>';

test.describe('pages of real servers, through the shop’s own registry', () => {
  let storefront: OwnStorefront;
  let store: Awaited<ReturnType<typeof startRecordedStore>>;

  test.beforeAll(async ({ baseURL }) => {
    const origin = baseURL ?? '';
    const { port } = new URL(origin);
    store = await startRecordedStore(pages, Number(port) + 4);
    storefront = await startOwnStorefront(origin, Number(port) + 60, store.port);
  });
  test.afterAll(async () => {
    await storefront?.stop();
    await store?.close();
  });

  test('are many', () => {
    test.skip(pages.length === 0, 'The recorded answers do not lie beside this checkout.');
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.reduce((sum, { slots }) => sum + slots.length, 0)).toBeGreaterThan(250);
  });

  for (const { name, kind, id, slots } of pages) {
    test(`${name} (${id.slice(-2)}): each visible slot has a box of its own with content`, async ({ page, watch, baseURL }) => {
      // Its own calls go to a store that does not know this page.
      watch.allow(/^404 POST \S+\/store-api\/product/);
      await page.route(
        // A merchant's text has a picture that lay beside his own shop.
        (url) => url.pathname === '/x.png' || (url.origin !== storefront.url && url.origin !== new URL(baseURL ?? '').origin),
        (route) => (route.request().resourceType() === 'image' ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }) : route.abort()),
      );
      await page.setViewportSize({ width: 1280, height: 900 });
      const response = await page.goto(`${storefront.url}/${kind}/${id}`);
      expect(response?.status(), storefront.written().slice(-2000)).toBe(200);
      const { names, faults } = await inspectSlots(page);
      expect(faults).toEqual([]);
      expect([...names].sort()).toEqual([...slots]);
    });
  }
});
