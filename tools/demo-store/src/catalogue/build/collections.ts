import { type PaintName, WALLS } from '@vitrine/demo-pictures';
import { COLLECTION_KINDS, COLLECTION_NAMES, type CollectionKind, PALETTES } from '../data/collection-kinds.ts';
import type { Quality } from '../data/properties.ts';
import type { ProductSeed, Tier } from '../seed.ts';
import { type Price, slug } from '../text.ts';
import { collectionText } from './collection-texts.ts';
import { share } from './numbers.ts';
import { paintsOf, pictureKeysOf, wallNamed } from './pictures.ts';

/** How many articles the collections can have. */
export const COLLECTION_LIMIT = COLLECTION_KINDS.length * COLLECTION_NAMES.length;

/** Pounds and euros of a price in dollars, each ending as prices do. */
function priceOf(usd: number): Price {
  const neat = (value: number): number =>
    value < 30 ? Math.max(1, Math.round(value * 2) / 2) : Math.max(5, Math.round(value / 5) * 5 - (value > 60 ? 1 : 0));
  return [neat(usd), neat(usd * 0.82), neat(usd * 0.91)];
}

const scaled = (price: Price, factor: number): Price => priceOf(price[0] * factor);

function colorsOf(kind: CollectionKind, name: string): [PaintName, ...PaintName[]] {
  const palette: readonly PaintName[] = PALETTES[kind.palette];
  const start = Math.floor(share(`${name}:colour`) * palette.length);
  const count = 1 + Math.floor(share(`${name}:colours`) * 3);
  const at = (i: number): PaintName => palette[(start + i) % palette.length] ?? 'chalk';
  return [at(0), ...Array.from({ length: Math.min(count, palette.length) - 1 }, (_, i) => at(i + 1))];
}

const WALL_NAMES = Object.keys(WALLS).filter(wallNamed);

/** A wall before which no picture of the hand-made catalogue is taken: those are named after their own article. */
function wallOf(picture: string, colors: readonly PaintName[], name: string, taken: ReadonlySet<string>): (typeof WALL_NAMES)[number] {
  const start = Math.floor(share(`${name}:wall`) * WALL_NAMES.length);
  const order = WALL_NAMES.map((_, i) => WALL_NAMES[(start + i) % WALL_NAMES.length] ?? 'oat');
  return (
    order.find((wall) =>
      colors.every((color) =>
        pictureKeysOf(picture, paintsOf(color), wall, ['front', 'scene', 'detail', 'plinth']).every((key) => !taken.has(key)),
      ),
    ) ??
    order[0] ??
    'oat'
  );
}

const QUALITIES_OF: Readonly<Partial<Record<CollectionKind['palette'], readonly Quality[]>>> = {
  glaze: ['handmade'],
  wood: ['fsc', 'repairable'],
  metal: ['dimmable', 'repairable'],
  cloth: ['organic', 'handmade'],
  wardrobe: ['organic', 'recycled'],
  leather: ['repairable', 'handmade'],
  green: ['outdoor'],
  glass: ['recycled', 'vegan'],
};

/** The article that a collection has of a kind, as an author would write it. The same one at every call. */
function articleOf(kind: CollectionKind, collection: string, taken: ReadonlySet<string>): ProductSeed {
  const name = slug(`${collection} ${kind.name[0]}`);
  const chance = (what: string): number => share(`${name}:${what}`);
  const price = priceOf(kind.price * (0.7 + chance('price') * 0.7));
  const colors = colorsOf(kind, name);
  const reduced = chance('sale') < 0.14;
  const tiers: Tier[] =
    kind.price < 100 && !reduced && chance('tiers') < 0.2
      ? [
          [1, price],
          [3, scaled(price, 0.92)],
          [6, scaled(price, 0.85)],
        ]
      : [];
  const sold = chance('stock');
  const qualities = (QUALITIES_OF[kind.palette] ?? []).filter((quality) => chance(quality) < 0.5);
  const [width, height, depth, weight] = kind.size;
  return {
    slug: name,
    name: [`${collection} ${kind.name[0]}`, `${collection} ${kind.name[1]}`],
    pictureName: kind.name,
    picture: kind.picture,
    colors,
    wall: wallOf(kind.picture, colors, name, taken),
    ...(kind.sizes === undefined ? {} : { sizes: kind.sizes }),
    category: kind.category,
    also: [...(reduced ? (['sale'] as const) : []), ...(kind.price < 80 && chance('gift') < 0.12 ? (['gifts'] as const) : [])],
    brand: chance('brand') < 0.12 ? 'vitrine-studio' : kind.brand,
    price,
    ...(reduced ? { list: scaled(price, 1.25) } : {}),
    ...(tiers.length === 0 ? {} : { tiers }),
    text: collectionText(name, kind.materials),
    material: kind.materials,
    ...(qualities.length === 0 ? {} : { quality: qualities }),
    measures: [width, height, depth],
    weight,
    stock: sold < 0.04 ? 0 : 2 + Math.floor(sold * 90),
    ...(chance('closeout') < 0.05 ? { closeout: true } : {}),
    ...(chance('restock') < 0.05 ? { restock: 7 + Math.floor(chance('days') * 21) } : {}),
    ...(price[0] > 300 ? { shippingFree: true } : {}),
    ...(kind.price > 800 ? { delivery: 'weeks' as const } : kind.price > 300 ? { delivery: 'week' as const } : {}),
  };
}

/**
 * As many articles as asked for, spread evenly over the kinds, so that any number of them fills every category.
 *
 * @param taken - picture keys of the hand-made catalogue
 */
export function collectionSeeds(count: number, taken: ReadonlySet<string>): ProductSeed[] {
  return Array.from({ length: Math.min(count, COLLECTION_LIMIT) }, (_, i) => {
    const place = i % COLLECTION_KINDS.length;
    const round = Math.floor(i / COLLECTION_KINDS.length);
    const kind = COLLECTION_KINDS[place];
    const collection = COLLECTION_NAMES[(round + place * 7) % COLLECTION_NAMES.length];
    if (!kind || collection === undefined) throw new RangeError(`There is no article ${i}.`);
    return articleOf(kind, collection, taken);
  });
}
