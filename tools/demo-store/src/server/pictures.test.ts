import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
let directory: string;
let drawn: string[];
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'demo-store-'));
  drawn = [];
  shop = await startTestShop({
    dataDir: directory,
    pictureVersion: 'first',
    renderPicture: async (key, width) => {
      drawn.push(`${key}-${width}`);
      return new TextEncoder().encode(`${key}:${width}`);
    },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true });
});

const picture = (name: string): Promise<Response> => fetch(`${shop.pagesUrl}/demo-store/media/${name}`);

it('draws a picture once, however many ask for it, and keeps it on disk', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => picture('stool-1-400.webp')));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['stool-1:400', 'stool-1:400', 'stool-1:400']);
  expect(answers[0]?.headers.get('content-type')).toBe('image/webp');
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
  expect(await (await picture('stool-1-400.webp')).text()).toBe('stool-1:400');
  expect(drawn).toEqual(['stool-1-400']);
  expect(readdirSync(join(directory, 'demo-store', 'media', 'first'))).toEqual(['stool-1-400.webp']);
});

it.each(['stool-1-401.webp', 'nothing-400.webp', 'store.db', 'stool-1-400.png'])(
  '%s is 404: only pictures of the catalogue in their widths',
  async (name) => {
    expect((await picture(name)).status).toBe(404);
  },
);

it('redrawn pictures get another address, are drawn anew, and take the place of the old ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-store-'));
  const media = join(folder, 'demo-store', 'media');
  try {
    for (const version of ['first', 'second']) {
      const own = await startTestShop({
        dataDir: folder,
        pictureVersion: version,
        renderPicture: async () => new TextEncoder().encode(version),
      });
      const { body } = await own.visitor().post('/product', { ids: [ID.stool] });
      const address = new URL(String(at(body, 'elements.0.cover.media.thumbnails.0.url')));
      expect(address.search).toBe(`?ts=${version}`);
      expect(await (await fetch(`${own.pagesUrl}${address.pathname}${address.search}`)).text()).toBe(version);
      await own.close();
      expect(readdirSync(media)).toEqual([version]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
