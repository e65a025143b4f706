import { inspectSlots } from './support/cms-boxes.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';
import { missingFolders, recordedPages } from './support/recorded-pages.ts';
import { startRecordedStore } from './support/recorded-store.ts';
import { expect, test } from './support/test.ts';

const pages = recordedPages();
/** What each folder of answers holds at the least. */
const LEAST = { recorded: { pages: 20, slots: 250 }, 'real-data': { pages: 8, slots: 15 } };
/** In place of pictures that lie on servers elsewhere. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#b9a58a"/></svg>';

/** Said in the report in place of the tests that then don't exist. */
const NOTICE = missingFolders.map((folder) => ` (not beside the workspace: ${folder})`).join('');
if (NOTICE !== '') console.warn(`Pages of real servers${NOTICE}`);

test.describe('pages of real servers, through the shop’s own registry', () => {
  // A process of its own has to start first.
  test.describe.configure({ timeout: 120_000 });
  let storefront: OwnStorefront;
  let store: Awaited<ReturnType<typeof startRecordedStore>>;

  test.beforeAll(async ({ baseURL }) => {
    if (pages.length === 0) return;
    const origin = baseURL ?? '';
    const { port } = new URL(origin);
    store = await startRecordedStore(pages, Number(port) + 4);
    storefront = await startOwnStorefront({ publicOrigin: origin, port: 3160, storePort: store.port });
  });
  test.afterAll(async () => {
    await storefront?.stop();
    await store?.close();
  });

  test(`are many, in each folder of answers${NOTICE}`, () => {
    for (const [folder, least] of Object.entries(LEAST)) {
      const own = pages.filter(({ name }) => name.startsWith(`${folder}/`));
      if (missingFolders.includes(folder)) continue;
      expect(own.length, folder).toBeGreaterThanOrEqual(least.pages);
      expect(
        own.reduce((sum, { slots }) => sum + slots.length, 0),
        folder,
      ).toBeGreaterThanOrEqual(least.slots);
    }
  });

  for (const { name, kind, id, slots } of pages) {
    test(`${name} (${id.slice(-2)}): each visible slot has a box of its own with content`, async ({ page, watch, baseURL }) => {
      // Its own calls go to a store that does not know this page.
      watch.allow(/^404 POST \S+\/store-api\/product/);
      await page.route(
        // A merchant's text has a picture that lay beside his own shop.
        (url) => url.pathname === '/x.png' || (url.origin !== storefront.url && url.origin !== new URL(baseURL ?? '').origin),
        (route) =>
          route.request().resourceType() === 'image' ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }) : route.abort(),
      );
      await page.setViewportSize({ width: 1280, height: 900 });
      const response = await page.goto(`${storefront.url}/${kind}/${id}`);
      expect(response?.status(), storefront.written().slice(-2000)).toBe(200);
      await expect(async () => {
        const { names, faults } = await inspectSlots(page);
        expect(faults).toEqual([]);
        expect([...names].sort()).toEqual([...slots]);
      }).toPass();
    });
  }
});
