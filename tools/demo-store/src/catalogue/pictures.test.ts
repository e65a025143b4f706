import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createPictureDrawer, pictureSize } from '@vitrine/demo-pictures';
import { createCatalogue } from './index.ts';

const { media, files = [] } = createCatalogue();
const drawer = createPictureDrawer();
afterAll(() => drawer.close());

/** How far the pixels of a picture lie apart: a blank picture has next to none. */
async function spread(picture: Uint8Array): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

it('the catalogue lists every picture once', () => {
  expect(new Set(media.map(({ key }) => key)).size).toBe(media.length);
});

it('the catalogue says of every picture how large it is, as those who draw it do', () => {
  for (const { key, width, height } of media) expect(pictureSize(key), key).toEqual({ width, height });
});

it('keys of pictures consist of lower-case letters, digits and hyphens, as addresses of files do', () => {
  for (const { key } of media) expect(key).toMatch(/^[a-z0-9-]+$/);
});

// Pictures of one article differ in paints, walls and views, whose names the test of sizes has read.
it('every article, scene and logo of the catalogue shows something', async () => {
  const articles = new Map(media.map(({ key }) => [/^(?:scene|logo)--/.test(key) ? key : key.split('--')[0], key]));
  expect(articles.size).toBeGreaterThan(100);
  for (const key of articles.values()) {
    const picture = await drawer.render(key, 96);
    expect(await sharp(picture).metadata(), key).toMatchObject({ format: 'webp', width: 96 });
    expect(await spread(picture), key).toBeGreaterThan(key.startsWith('logo--') ? 4 : 8);
  }
}, 60_000);

it('the video and the model of the catalogue can be made', async () => {
  expect(files.map(({ kind }) => kind).sort()).toEqual(['model', 'video']);
  for (const { key } of files) expect((await drawer.render(key, null)).length, key).toBeGreaterThan(0);
});
