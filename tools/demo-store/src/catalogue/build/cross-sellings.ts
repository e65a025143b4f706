import type { CrossSellingModel } from '../assortment-model.ts';
import { CATEGORIES, type CategorySlug } from '../data/categories.ts';
import { STREAMS } from '../data/streams.ts';
import { idOf } from '../id.ts';
import type { ProductSeed } from '../seed.ts';
import { t } from '../text.ts';
import { share } from './numbers.ts';

/** What goes with what, by category. */
const GOES_WITH: Partial<Record<CategorySlug, readonly CategorySlug[]>> = {
  'table-lamps': ['tables', 'prints', 'cushions', 'vases'],
  'floor-lamps': ['sofas', 'rugs', 'tables', 'throws'],
  'pendant-lamps': ['chairs', 'plates', 'tables', 'glasses'],
  chairs: ['tables', 'pendant-lamps', 'plates', 'rugs'],
  sofas: ['cushions', 'throws', 'rugs', 'floor-lamps'],
  tables: ['table-lamps', 'vases', 'candles', 'chairs'],
  storage: ['throws', 'indoor-plants', 'prints', 'body-care'],
  vases: ['tables', 'candles', 'prints', 'indoor-plants'],
  mirrors: ['tables', 'table-lamps', 'vases', 'storage'],
  prints: ['vases', 'table-lamps', 'cushions', 'mirrors'],
  cushions: ['throws', 'sofas', 'rugs', 'candles'],
  throws: ['cushions', 'candles', 'storage', 'mugs'],
  rugs: ['sofas', 'floor-lamps', 'cushions', 'tables'],
  mugs: ['coffee', 'plates', 'stationery', 'throws'],
  plates: ['glasses', 'mugs', 'cookware', 'candles'],
  glasses: ['plates', 'cookware', 'candles', 'vases'],
  coffee: ['mugs', 'cookware', 'stationery', 'plates'],
  cookware: ['plates', 'coffee', 'indoor-plants', 'glasses'],
  'women-knitwear': ['dresses', 'women-coats', 'scarves', 'handbags'],
  dresses: ['women-knitwear', 'boots', 'jewelry', 'handbags'],
  'women-coats': ['scarves', 'women-knitwear', 'boots', 'handbags'],
  'men-knitwear': ['shirts', 'men-jackets', 'boots', 'scarves'],
  shirts: ['men-knitwear', 'men-jackets', 'sneakers', 'watches'],
  'men-jackets': ['shirts', 'men-knitwear', 'travel', 'boots'],
  sneakers: ['travel', 'shirts', 'dresses', 'eyewear'],
  boots: ['women-coats', 'men-jackets', 'handbags', 'scarves'],
  handbags: ['scarves', 'eyewear', 'jewelry', 'boots'],
  travel: ['sneakers', 'men-jackets', 'stationery', 'eyewear'],
  watches: ['shirts', 'handbags', 'stationery', 'men-jackets'],
  jewelry: ['dresses', 'handbags', 'body-care', 'women-knitwear'],
  eyewear: ['travel', 'handbags', 'sneakers', 'scarves'],
  scarves: ['women-coats', 'men-jackets', 'women-knitwear', 'handbags'],
  audio: ['stationery', 'table-lamps', 'coffee', 'sofas'],
  stationery: ['audio', 'table-lamps', 'mugs', 'travel'],
  'body-care': ['candles', 'storage', 'mirrors', 'throws'],
  candles: ['body-care', 'vases', 'throws', 'tables'],
  'indoor-plants': ['pots', 'storage', 'tables', 'vases'],
  pots: ['indoor-plants', 'tables', 'storage', 'coffee'],
};

function inCategory(seeds: readonly ProductSeed[], category: CategorySlug): ProductSeed[] {
  return seeds.filter((seed) => seed.category === category);
}

/** Products of the same shelf first, then of the neighbouring ones. */
function similar(seeds: readonly ProductSeed[], seed: ProductSeed): ProductSeed[] {
  const parent: string | null = CATEGORIES[seed.category].parent;
  const near = seeds.filter((other) => other.category !== seed.category && CATEGORIES[other.category].parent === parent);
  return [...inCategory(seeds, seed.category), ...near].filter((other) => other.slug !== seed.slug).slice(0, 6);
}

/** One product out of each category that goes with it. */
function matching(seeds: readonly ProductSeed[], seed: ProductSeed): ProductSeed[] {
  return (GOES_WITH[seed.category] ?? []).flatMap((category, i) => {
    const choice = inCategory(seeds, category);
    const chosen = choice[Math.floor(share(`${seed.slug}:${category}:${i}`) * choice.length)];
    return chosen === undefined ? [] : [chosen];
  });
}

/** Beside what is reduced itself: a third row of what is reduced, too, whatever that is by then. */
function reducedRow(seed: ProductSeed): CrossSellingModel[] {
  return seed.list === undefined
    ? []
    : [
        {
          id: idOf(`cross-selling:${seed.slug}:reduced`),
          name: t('Also reduced', 'Ebenfalls reduziert'),
          position: 3,
          productIds: [],
          productStreamId: STREAMS.reduced.id,
        },
      ];
}

/** The rows of suggestions below a product. */
export function buildCrossSellings(seeds: readonly ProductSeed[], seed: ProductSeed): CrossSellingModel[] {
  const rows = [
    { key: 'matching', name: t('Goes well with', 'Passt gut dazu'), products: matching(seeds, seed) },
    { key: 'similar', name: t('You may also like', 'Das könnte Ihnen auch gefallen'), products: similar(seeds, seed) },
  ];
  const chosen = rows
    .filter(({ products }) => products.length > 0)
    .map(({ key, name, products }, position): CrossSellingModel => ({
      id: idOf(`cross-selling:${seed.slug}:${key}`),
      name,
      position: position + 1,
      productIds: products.map((product) => idOf(`product:${product.slug}`)),
    }));
  return [...chosen, ...reducedRow(seed)];
}
