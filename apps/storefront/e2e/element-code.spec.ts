import { LIVING, MUG } from './support/demo-data.ts';
import { openAtRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

/** Files of code that only some layouts need, by the beginning of their names. */
const OF_A_PRODUCT = ['buy-box', 'description-reviews'];
const OF_A_LISTING = ['listing-elements'];
const OF_FORMS = ['form-elements'];
const OF_VIDEOS = ['video'];

test('a page loads the code of the elements that it shows, and the next page only what it needs more', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/storefront\/(.+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) loaded.push(name);
  });
  await shop.open(LIVING['en-US']);
  await expect.poll(() => loaded).toEqual(expect.arrayContaining(OF_A_LISTING));
  for (const name of [...OF_A_PRODUCT, ...OF_FORMS, ...OF_VIDEOS]) expect(loaded).not.toContain(name);

  await page.locator('.v-product-card').getByRole('link').first().click();
  // The product comes as fast as the server answers.
  await page.locator('[data-cms-element="buy-box"]').waitFor();
  await expect.poll(() => loaded).toEqual(expect.arrayContaining(OF_A_PRODUCT));
  for (const name of [...OF_FORMS, ...OF_VIDEOS]) expect(loaded).not.toContain(name);
});

test('a product page opened by its address loads no code of listings', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await shop.open(MUG['en-US'].path);
  await expect.poll(() => loaded.some((path) => path.includes('/buy-box-'))).toBe(true);
  for (const name of [...OF_A_LISTING, ...OF_FORMS, ...OF_VIDEOS]) expect(loaded.filter((path) => path.includes(`/${name}-`))).toEqual([]);
});

for (const path of ['/', LIVING['en-US'], MUG['en-US'].path]) {
  test(`the first visit to ${path} asks for React alone, then for 20 files at most`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await openAtRest(page, path);
    expect(scripts).toEqual([expect.stringMatching(/\/react-[\w-]+\.js$/)]);
    await page.mouse.move(20, 20);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(20);
  });
}
