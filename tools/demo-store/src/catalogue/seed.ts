import type { WallName } from '@vitrine/demo-pictures';
import type { CategorySlug } from './data/categories.ts';
import type { Brand } from './data/manufacturers.ts';
import type { Material, Quality, SizeName } from './data/properties.ts';
import type { Price, Words } from './text.ts';

/** One step of a graduated price: from this many pieces on. */
export type Tier = readonly [from: number, price: Price];

/** A product as its author writes it; `build/product.ts` makes the rest of it. */
export interface ProductSeed {
  /** Names the product within the catalogue; never changes. */
  readonly slug: string;
  readonly name: Words;
  /** What descriptions of its pictures call it; its own name by default. */
  readonly pictureName?: Words;
  /** Kind and model of its drawing, e.g. `vase-moon`. */
  readonly picture: string;
  /** Paints, each `main` or `main+accent`. More than one makes a variant each. */
  readonly colors: readonly [string, ...string[]];
  readonly wall?: WallName;
  /** More than one makes a variant each. */
  readonly sizes?: readonly SizeName[];
  /** What a size costs more (or less) than the base price. */
  readonly sizePrices?: Partial<Record<SizeName, Price>>;
  readonly category: CategorySlug;
  readonly also?: readonly CategorySlug[];
  readonly brand: Brand;
  readonly price: Price;
  /** What it cost before it was reduced. */
  readonly list?: Price;
  readonly tiers?: readonly Tier[];
  readonly text: Words;
  /** A second paragraph, for the products that the shop shows off. */
  readonly story?: Words;
  readonly material: readonly Material[];
  readonly quality?: readonly Quality[];
  /** Width, height, depth in centimetres. */
  readonly measures?: readonly [width: number, height: number, depth: number];
  /** Kilograms. */
  readonly weight?: number;
  readonly stock: number;
  /** Variants that are gone, as `paint`, `size` or `paint/size`. */
  readonly soldOut?: readonly string[];
  readonly closeout?: boolean;
  readonly min?: number;
  readonly steps?: number;
  readonly max?: number;
  readonly restock?: number;
  readonly shippingFree?: boolean;
  readonly topseller?: boolean;
  readonly delivery?: 'days' | 'week' | 'weeks' | 'instant';
  /** Content of one piece and what the base price refers to, e.g. 250 ml per 100 ml. */
  readonly content?: readonly [unit: 'ml' | 'g', amount: number, per: number];
  readonly pack?: readonly [one: Words, many: Words];
  /** ISO date. */
  readonly since?: string;
  readonly keywords?: Words;
  /** The file that a buyer of a digital product downloads. */
  readonly download?: { readonly fileName: string; readonly content: string };
}
