import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/index.ts';
import { mix, shaded } from './colour.ts';
import { isPictureError, pictureKeys, renderPicture } from './index.ts';
import { parseProductPictureKey, productPictureKey } from './key.ts';
import { LOGOS } from './logos.ts';
import { SCENES } from './scene-models.ts';
import { sceneSheet } from './scenes.ts';
import { pictureSize } from './size.ts';
import { productSheet } from './studio.ts';

const keys = pictureKeys();

/** How far the pixels of a picture lie apart: a blank picture has next to none. */
async function spread(picture: Uint8Array): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

describe('picture keys', () => {
  it('lists every picture of the catalogue once', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(createCatalogue().media.length);
  });

  it('says of every key how large its picture is, as the catalogue does', () => {
    for (const { key, width, height } of createCatalogue().media) expect(pictureSize(key), key).toEqual({ width, height });
  });

  it('consists of lower-case letters, digits and hyphens', () => {
    for (const key of keys) expect(key).toMatch(/^[a-z0-9-]+$/);
  });

  it('is read back as it was written', () => {
    const picture = { kind: 'vase', shape: 'bud-stems', main: 'cobalt', accent: 'oat', view: 'detail', wall: 'mist' } as const;
    expect(parseProductPictureKey(productPictureKey(picture))).toEqual(picture);
  });

  it.each(['', 'vase', 'vase-moon--sage', 'vase-moon--nocolour-oat--front-oat', 'vase-moon--sage-oat--behind-oat', 'vase-moon--sage-oat--front-nowhere', 'vase-moon--sage-oat--front-oat--more', 'constructor-x--sage-oat--front-oat', 'scene--constructor', 'logo--constructor', 'scene--nowhere'])('refuses %j', async (key) => {
    await expect(renderPicture(key, 100)).rejects.toMatchObject({ code: 'UNKNOWN_PICTURE' });
  });
});

describe('drawings', () => {
  it('can draw every product picture and scene of the catalogue', () => {
    for (const key of keys) {
      if (key.startsWith('logo--')) expect(LOGOS, key).toHaveProperty([key.slice(6)]);
      else if (key.startsWith('scene--')) expect(sceneSheet(key.slice(7)), key).toBeDefined();
      else {
        const picture = parseProductPictureKey(key);
        expect(picture === undefined ? undefined : productSheet(picture), key).toBeDefined();
      }
    }
  });

  it('never writes a number that is none', () => {
    for (const key of keys.filter((_, i) => i % 7 === 0)) {
      const picture = parseProductPictureKey(key);
      const sheet = picture === undefined ? undefined : productSheet(picture);
      if (sheet !== undefined) expect(`${sheet.defs}${sheet.soft}${sheet.crisp}`, key).not.toMatch(/NaN|Infinity|undefined/);
    }
    for (const name of Object.keys(SCENES)) expect(sceneSheet(name)?.crisp, name).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('draws letters as strokes and asks the machine for no font', () => {
    for (const key of keys.filter((_, i) => i % 11 === 0)) {
      const picture = parseProductPictureKey(key);
      const sheet = picture === undefined ? undefined : productSheet(picture);
      if (sheet !== undefined) expect(`${sheet.soft}${sheet.crisp}`).not.toContain('<text');
    }
  });
});

describe('renderPicture', () => {
  const articles = new Map(createCatalogue().products.map(({ mediaKeys }) => [mediaKeys[0]?.split('--')[0], mediaKeys[0]]));

  it('paints something for every article', async () => {
    for (const key of articles.values()) {
      if (key === undefined) throw new Error('A product has no cover.');
      const picture = await renderPicture(key, 64);
      expect(await sharp(picture).metadata(), key).toMatchObject({ format: 'webp', width: 64, height: 80 });
      expect(await spread(picture), key).toBeGreaterThan(8);
    }
  }, 60_000);

  it.each(['front', 'plinth', 'detail', 'scene'] as const)('paints the view %s for each way of resting', async (view) => {
    for (const [kind, shape] of [['vase', 'moon'], ['chair', 'spindle'], ['wall', 'round'], ['knit', 'crew'], ['paper', 'set'], ['rug', 'stripe'], ['pendant', 'dome']] as const) {
      const key = productPictureKey({ kind, shape, main: 'sage', accent: 'rust', view, wall: 'oat' });
      expect(await spread(await renderPicture(key, 64)), key).toBeGreaterThan(8);
    }
  }, 60_000);

  it('paints every scene and logo', async () => {
    for (const key of keys.filter((candidate) => candidate.startsWith('scene--'))) expect(await spread(await renderPicture(key, 96)), key).toBeGreaterThan(8);
    for (const key of keys.filter((candidate) => candidate.startsWith('logo--'))) expect(await spread(await renderPicture(key, 120)), key).toBeGreaterThan(4);
  }, 60_000);

  it('gives the same bytes for the same key and width', async () => {
    const key = 'chair-tub--cream-walnut--scene-sage';
    expect(await renderPicture(key, 200)).toEqual(await renderPicture(key, 200));
  });

  it('shows another colour for another paint', async () => {
    const [one, two] = await Promise.all(['vase-moon--sage-sage--front-oat', 'vase-moon--navy-navy--front-oat'].map((key) => renderPicture(key, 100)));
    expect(one).not.toEqual(two);
  });

  it.each([0, 15, 2401, 99.5, Number.NaN])('refuses a width of %d', async (width) => {
    const error: unknown = await renderPicture('vase-moon--sage-sage--front-oat', width).catch((cause: unknown) => cause);
    expect(isPictureError(error)).toBe(true);
    expect(error).toMatchObject({ code: 'WIDTH_OUT_OF_RANGE' });
  });
});

describe('colours', () => {
  it('mixes to either end', () => {
    expect(mix('#98a384', '#ffffff', 0)).toBe('#98a384');
    expect(mix('#98a384', '#ffffff', 1)).toBe('#ffffff');
  });

  it('grows darker with more shade', () => {
    const channel = (hex: string): number => Number.parseInt(hex.slice(3, 5), 16);
    expect(channel(shaded('#c98f35', 0.2))).toBeGreaterThan(channel(shaded('#c98f35', 0.8)));
  });
});
