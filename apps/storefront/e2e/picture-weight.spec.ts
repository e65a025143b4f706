import { LIVING } from './support/demo-data.ts';
import { expect, type Page, test } from './support/test.ts';

/** Bytes of the pictures that a page has loaded, each with its size. */
function watchPictures(page: Page): () => Promise<{ bytes: number; files: string[] }> {
  const loaded: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && !response.url().startsWith('data:'))
      loaded.push(response.body().then((body) => [response.url(), body.length]));
  });
  return async () => {
    const files = await Promise.all(loaded);
    return { bytes: files.reduce((sum, [, size]) => sum + size, 0), files: files.map(([url, size]) => `${size} ${url}`) };
  };
}

/** Waits for every picture that can be seen, or soon will be. */
const picturesInSight = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        Math.abs(image.getBoundingClientRect().top) > window.innerHeight,
    ),
  );

async function lookThrough(page: Page): Promise<void> {
  for (let isAtEnd = false; !isAtEnd;) {
    isAtEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      return Math.ceil(window.scrollY + window.innerHeight) >= document.documentElement.scrollHeight;
    });
    await picturesInSight(page);
  }
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('all pictures of a category come to 300 kB at most: each is as large as its card', async ({ page }) => {
    const taken = watchPictures(page);
    await page.goto(LIVING['en-US']);
    await lookThrough(page);
    const { bytes, files } = await taken();
    expect(files.length).toBeGreaterThan(20);
    expect(bytes, files.join('\n')).toBeLessThanOrEqual(300_000);
  });
});

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone of ${deviceScaleFactor} dots for each point`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test('the pictures that a category loads by itself come to 200 kB at most', async ({ page }) => {
      const taken = watchPictures(page);
      await page.goto(LIVING['en-US'], { waitUntil: 'networkidle' });
      await picturesInSight(page);
      await expect.poll(async () => (await taken()).files.length).toBeGreaterThan(3);
      const { bytes, files } = await taken();
      expect(bytes, files.join('\n')).toBeLessThanOrEqual(200_000);
    });
  });
}
