import type { Page } from '@playwright/test';
import { COLOR_RULES, violationsOf } from './support/axe.ts';
import { inspectSlots } from './support/cms-boxes.ts';
import { expect, test } from './support/test.ts';

// A page of thirty screens and a hundred slots, whose pictures are drawn when they are first asked for: opening it, hydrating it
// and looking at every element of it takes a busy machine long, and no limit of the product is measured here.
test.describe.configure({ timeout: 240_000 });

const GALLERY = { 'en-US': '/block-gallery', 'de-DE': '/galerie-der-bausteine' } as const;

/** Every block of the shop system's page builder. */
const BLOCKS = [
  'text',
  'text-hero',
  'text-teaser',
  'text-on-image',
  'text-two-column',
  'text-teaser-section',
  'text-three-column',
  'html',
  'image',
  'image-cover',
  'image-two-column',
  'image-three-column',
  'image-three-cover',
  'image-four-column',
  'image-highlight-row',
  'image-bubble-row',
  'image-simple-grid',
  'image-text',
  'image-text-cover',
  'image-text-row',
  'image-text-bubble',
  'image-text-gallery',
  'center-text',
  'image-slider',
  'image-gallery',
  'image-gallery-big',
  'youtube-video',
  'vimeo-video',
  'spatial-viewer',
  'product-three-column',
  'product-slider',
  'product-heading',
  'gallery-buybox',
  'product-description-reviews',
  'cross-selling',
  'category-navigation',
  'sidebar-filter',
  'product-listing',
  'form',
  'custom-form',
];

/** Every element of its shop pages; `like` and `notes` are on slides. */
const ELEMENTS = [
  'text',
  'html',
  'product-name',
  'image',
  'manufacturer-logo',
  'image-slider',
  'image-gallery',
  'youtube-video',
  'vimeo-video',
  'spatial-viewer',
  'product-box',
  'product-slider',
  'product-listing',
  'buy-box',
  'product-description-reviews',
  'cross-selling',
  'sidebar-filter',
  'category-navigation',
  'form',
  'custom-form',
];

const valuesOf = (page: Page, name: string) =>
  page.evaluate(
    (attribute) => [
      ...new Set([...document.querySelectorAll(`main [${attribute}]`)].map((element) => element.getAttribute(attribute) ?? '')),
    ],
    name,
  );

for (const [width, device] of [
  [360, 'narrow screen'],
  [768, 'screen of middling width'],
  [1280, 'wide screen'],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('every visible slot has a box of its own with content, and only its device’s text is shown', async ({ page, shopIn }) => {
      await (await shopIn('en-US')).open(GALLERY['en-US']);
      await expect(async () => {
        const { names, faults } = await inspectSlots(page);
        expect(faults).toEqual([]);
        expect(names.length).toBeGreaterThan(80);
      }).toPass();
      await expect(page.getByText(/You are reading this on a/).filter({ visible: true })).toHaveText(
        `You are reading this on a ${device}.`,
      );
      await expect(page.getByText('This sidebar is left out on phones.')).toBeVisible({ visible: width >= 1024 });
    });
  });
}

test('shows every block and every element of the page builder, in both languages', async ({ page, shopIn }) => {
  for (const locale of ['en-US', 'de-DE'] as const) {
    await (await shopIn(locale)).open(GALLERY[locale]);
    expect((await valuesOf(page, 'data-cms-block')).sort()).toEqual([...BLOCKS].sort());
    expect((await valuesOf(page, 'data-cms-element')).sort()).toEqual([...ELEMENTS].sort());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'en-US' ? 'The block gallery' : 'Die Galerie der Bausteine',
    );
  }
});

test('a block of a type that nobody knows shows nothing in production', async ({ page, shopIn }) => {
  await (await shopIn('en-US')).open(GALLERY['en-US']);
  await expect(page.locator('[data-cms-placeholder]')).toHaveCount(0);
  expect(await page.content()).not.toMatch(/data-cms-block="extension-map"/);
});

for (const width of [360, 768, 1280]) {
  test.describe(`axe at ${width}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });
    test('finds nothing, in light and dark', async ({ page, shopIn }) => {
      await (await shopIn('en-US')).open(GALLERY['en-US']);
      expect(await violationsOf(page), 'in light').toEqual([]);
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(background, 'the page is drawn in dark').not.toBe(light);
      expect(await violationsOf(page, COLOR_RULES), 'in dark').toEqual([]);
    });
  });
}

test('the first screen’s picture is preloaded with high priority, every other one waits until it is near', async ({ page, request }) => {
  const html = await (await request.get(GALLERY['en-US'])).text();
  const preloads = html.match(/<link[^>]+rel="preload"[^>]+as="image"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toContain('scene--craft-1600');
  expect(preloads[0]).toMatch(/fetchpriority="high"/i);
  await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ''));
  const loading = await page.evaluate(() =>
    [...document.querySelectorAll('main img')].map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')].join()),
  );
  expect(loading.filter((value) => value === 'eager,high')).toHaveLength(1);
  expect(loading.filter((value) => value !== 'eager,high' && value !== 'lazy,')).toEqual([]);
});

test('nothing moves while pictures and scripts arrive: every place is reserved', async ({ page, shopIn }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }[]) {
        // The page's own content: the frame around it belongs to the app.
        const isContent = entry.sources.some(({ node }) => node instanceof Element && node.closest('main'));
        // A letter that comes late has not quite the width of the one in its place: thousands of a screen, where a picture moves tenths.
        if (!entry.hadRecentInput && isContent && entry.value > 0.005)
          shifts.push(
            `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node instanceof Element ? node.className : String(node?.nodeName))).join(', ')}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/demo-store\/media\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await (await shopIn('en-US')).open(GALLERY['en-US']);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    // Whatever is near has arrived before the next step.
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const box = image.getBoundingClientRect();
        return (
          box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth || !image.checkVisibility() || image.complete
        );
      }),
    );
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('nothing comes from a video platform before one agrees; the shop’s own video plays', async ({ page, shopIn, watch }) => {
  watch.allow(/youtube|vimeo/);
  const asked: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  await (await shopIn('en-US')).open(GALLERY['en-US']);
  const video = page.locator('[data-cms-block=youtube-video]');
  await video.scrollIntoViewIfNeeded();
  const own = page.locator('main video');
  await own.scrollIntoViewIfNeeded();
  await own.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await page.waitForFunction(() => (document.querySelector<HTMLVideoElement>('main video')?.currentTime ?? 0) > 0.2);
  const brightness = await own.evaluate((video: HTMLVideoElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const paint = canvas.getContext('2d');
    paint?.drawImage(video, 0, 0, 8, 8);
    return Math.max(...(paint?.getImageData(0, 0, 8, 8).data.filter((_, index) => index % 4 !== 3) ?? []));
  });
  expect(brightness).toBeGreaterThan(60);
  expect(asked).toEqual([]);
  await video.getByRole('link', { name: /Play video/ }).click();
  await expect(video.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*start=30.*end=90/);
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
});

test('a slider that moves by itself rests under the pointer and has a pause button', async ({ page, shopIn }) => {
  await (await shopIn('en-US')).open(GALLERY['en-US']);
  const slider = page.locator('[data-cms-block=image-slider]').first();
  await slider.scrollIntoViewIfNeeded();
  const current = () => slider.locator('.v-carousel__dot[aria-current]').getAttribute('aria-label');
  const first = await current();
  await expect.poll(current, { timeout: 20_000 }).not.toBe(first);
  await slider.getByRole('button', { name: 'Pause' }).click();
  await expect(slider.getByRole('button', { name: 'Play' })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('no slider moves by itself, so that there is nothing to pause', async ({ page, shopIn }) => {
    await (await shopIn('en-US')).open(GALLERY['en-US']);
    await expect(page.locator('[data-cms-block=image-slider]').first().locator('.v-carousel__dot')).toHaveCount(4);
    await expect(page.locator('main .v-carousel__play')).toHaveCount(0);
  });
});

test('a gallery magnifies under the pointer, and fills the screen', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open(GALLERY['en-US']);
  const gallery = page.locator('[data-cms-block=image-gallery]');
  await gallery.scrollIntoViewIfNeeded();
  await gallery.getByRole('button', { name: shop.t('shop.product.galleryZoom') }).click();
  await expect(gallery.locator('.v-gallery__frame--zoomed')).toBeVisible();
  await gallery.getByRole('button', { name: shop.t('shop.cms.zoomOut') }).click();
  await gallery.getByRole('button', { name: shop.t('shop.cms.fullScreen') }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
