import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mix, shaded } from './color.ts';
import { DRAWINGS } from './drawings/index.ts';
import { isPictureError } from './errors.ts';
import { parseProductPictureKey, type ProductPicture, productPictureKey, VIEWS, type WallName, WALLS } from './key.ts';
import { LOGOS } from './logos.ts';
import { type PaintName, PAINTS } from './palette.ts';
import { renderPicture } from './render.ts';
import { SCENES } from './scene-models.ts';
import { sceneSheet } from './scenes.ts';
import { logoKey, pictureSize, sceneKey, sceneNameOf } from './size.ts';
import { productSheet } from './studio.ts';
import { ARTICLES } from './testing/articles.ts';

const paints = Object.keys(PAINTS) as PaintName[];
const walls = Object.keys(WALLS) as WallName[];

/** Every article in every view, in paints and before walls that take turns. */
const pictures: ProductPicture[] = Object.entries(ARTICLES)
  .flatMap(([kind, shapes]) => shapes.map((shape) => ({ kind, shape })))
  .flatMap((article, i) =>
    VIEWS.map((view, j) => ({
      ...article,
      view,
      main: paints[(i + j * 7) % paints.length] ?? 'oat',
      accent: paints[(i * 5 + j) % paints.length] ?? 'sage',
      wall: walls[(i + j) % walls.length] ?? 'oat',
    })),
  );

/** How far the pixels of a picture lie apart: a blank picture has next to none. */
async function spread(picture: Uint8Array): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

describe('picture keys', () => {
  it('consist of lower-case letters, digits and hyphens', () => {
    for (const key of [...pictures.map(productPictureKey), ...Object.keys(SCENES).map(sceneKey), ...Object.keys(LOGOS).map(logoKey)])
      expect(key).toMatch(/^[a-z0-9-]+$/);
  });

  it('are read back as they were written', () => {
    for (const picture of pictures) expect(parseProductPictureKey(productPictureKey(picture))).toEqual(picture);
    expect(sceneNameOf(sceneKey('living'))).toBe('living');
    expect(sceneNameOf(logoKey('living'))).toBeUndefined();
  });

  it('say how large a picture is at its largest; what is no key has no size', () => {
    expect(
      pictureSize(productPictureKey({ kind: 'vase', shape: 'moon', main: 'sage', accent: 'oat', view: 'front', wall: 'oat' })),
    ).toEqual({ width: 1600, height: 2000 });
    expect(pictureSize(sceneKey('living'))).toEqual({ width: 1600, height: 900 });
    expect(pictureSize(logoKey('ostra'))).toEqual({ width: 960, height: 480 });
    expect(pictureSize('vase-moon')).toBeUndefined();
  });

  it.each([
    '',
    'vase',
    'vase-moon--sage',
    'vase-moon--nocolor-oat--front-oat',
    'vase-moon--sage-oat--behind-oat',
    'vase-moon--sage-oat--front-nowhere',
    'vase-moon--sage-oat--front-oat--more',
    'constructor-x--sage-oat--front-oat',
    'scene--constructor',
    'logo--constructor',
    'scene--nowhere',
  ])('refuses %j', async (key) => {
    await expect(renderPicture(key, 100)).rejects.toMatchObject({ code: 'UNKNOWN_PICTURE' });
  });
});

describe('drawings', () => {
  it('exist for every kind of article', () => {
    expect(Object.keys(ARTICLES).sort()).toEqual(Object.keys(DRAWINGS).sort());
  });

  it('never write a number that is none, and draw letters as strokes: no font of the machine is asked for', () => {
    for (const picture of pictures) {
      const sheet = productSheet(picture);
      const markup = sheet && `${sheet.defs}${sheet.soft}${sheet.crisp}`;
      expect(markup, productPictureKey(picture)).toBeDefined();
      expect(markup, productPictureKey(picture)).not.toMatch(/NaN|Infinity|undefined|<text/);
    }
    for (const name of Object.keys(SCENES)) expect(sceneSheet(name)?.crisp, name).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('renderPicture', () => {
  it.each(VIEWS)(
    'paints the view %s for each way of resting',
    async (view) => {
      for (const [kind, shape] of [
        ['vase', 'moon'],
        ['chair', 'spindle'],
        ['wall', 'round'],
        ['knit', 'crew'],
        ['paper', 'set'],
        ['rug', 'stripe'],
        ['pendant', 'dome'],
      ] as const) {
        const key = productPictureKey({ kind, shape, main: 'sage', accent: 'rust', view, wall: 'oat' });
        expect(await spread(await renderPicture(key, 64)), key).toBeGreaterThan(8);
      }
    },
    60_000,
  );

  it('paints every scene and logo', async () => {
    for (const key of Object.keys(SCENES).map(sceneKey)) expect(await spread(await renderPicture(key, 96)), key).toBeGreaterThan(8);
    for (const key of Object.keys(LOGOS).map(logoKey)) expect(await spread(await renderPicture(key, 120)), key).toBeGreaterThan(4);
  }, 60_000);

  it('gives the same bytes for the same key and width', async () => {
    const key = 'chair-tub--cream-walnut--scene-sage';
    expect(await renderPicture(key, 200)).toEqual(await renderPicture(key, 200));
  });

  it('shows another color for another paint', async () => {
    const [one, two] = await Promise.all(
      ['vase-moon--sage-sage--front-oat', 'vase-moon--navy-navy--front-oat'].map((key) => renderPicture(key, 100)),
    );
    expect(one).not.toEqual(two);
  });

  it.each([0, 15, 2401, 99.5, Number.NaN])('refuses a width of %d', async (width) => {
    const error: unknown = await renderPicture('vase-moon--sage-sage--front-oat', width).catch((cause: unknown) => cause);
    expect(isPictureError(error)).toBe(true);
    expect(error).toMatchObject({ code: 'WIDTH_OUT_OF_RANGE' });
  });
});

describe('colors', () => {
  it('mix to either end', () => {
    expect(mix('#98a384', '#ffffff', 0)).toBe('#98a384');
    expect(mix('#98a384', '#ffffff', 1)).toBe('#ffffff');
  });

  it('grow darker with more shade', () => {
    const channel = (hex: string): number => Number.parseInt(hex.slice(3, 5), 16);
    expect(channel(shaded('#c98f35', 0.2))).toBeGreaterThan(channel(shaded('#c98f35', 0.8)));
  });
});
