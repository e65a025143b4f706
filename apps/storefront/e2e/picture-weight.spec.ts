import { LIVING } from './support/demo-data.ts';
import { expect, test, type Page } from './support/test.ts';

/** Bytes of all pictures that a page loads while somebody looks through the whole of it. */
async function pictureBytes(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  const loaded: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && !response.url().startsWith('data:')) loaded.push(response.body().then((body) => [response.url(), body.length]));
  });
  await page.goto(path);
  for (;;) {
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      return Math.ceil(window.scrollY + window.innerHeight) >= document.documentElement.scrollHeight;
    });
    // What is in sight is there before one looks further.
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight || image.getBoundingClientRect().width === 0));
    if (isAtEnd) break;
  }
  const files = await Promise.all(loaded);
  return { bytes: files.reduce((sum, [, size]) => sum + size, 0), files: files.map(([url, size]) => `${size} ${url}`) };
}

for (const [what, viewport, deviceScaleFactor, most] of [
  ['a wide screen', { width: 1440, height: 900 }, 1, 300_000],
  ['a phone', { width: 390, height: 844 }, 2, 200_000],
] as const) {
  test.describe(`on ${what}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test(`all pictures of a category come to ${most / 1_000} kB at most: each is as large as its card`, async ({ page }) => {
      const { bytes, files } = await pictureBytes(page, LIVING['en-US']);
      expect(files.length).toBeGreaterThan(20);
      expect(bytes, files.join('\n')).toBeLessThanOrEqual(most);
    });
  });
}
