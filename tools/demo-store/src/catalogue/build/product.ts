import type { PaintName } from '@vitrine/demo-pictures';
import type { PricingModel, ProductModel, ProductVariantModel, ReviewModel } from '../assortment-model.ts';
import { ORIGINS } from '../data/manufacturers.ts';
import { COLOR_NAMES, type SizeName } from '../data/properties.ts';
import { REVIEWS } from '../data/reviews.ts';
import { idOf } from '../id.ts';
import type { Amounts } from '../market-model.ts';
import type { ProductSeed } from '../seed.ts';
import { amounts, eachLanguage, type Price, slug, words } from '../text.ts';
import { descriptionOf } from './description.ts';
import { daysBefore, ean, share } from './numbers.ts';
import { type MediaShelf, type Paints, paintsOf, pictureKeysOf } from './pictures.ts';
import { GROUPS, optionId } from './properties.ts';

/** What the products of the shop refer to. */
export interface ProductContext {
  readonly shelf: MediaShelf;
  readonly categoryId: (slug: string) => string;
  readonly manufacturerId: (brand: string) => string;
  readonly taxId: (reduced: boolean) => string;
  readonly deliveryTimeId: (name: string) => string;
  readonly unitId: (name: string) => string;
}

interface Color {
  readonly paints: Paints;
  /** The paint that customers choose the article by. */
  readonly chosen: PaintName;
}

/** The paints of a product; where two share the main paint, the second paint tells them apart. */
function colorsOf(seed: ProductSeed): Color[] {
  const all = seed.colors.map(paintsOf);
  return all.map((paints) => {
    const shared = all.filter(({ main }) => main === paints.main).length > 1;
    return { paints, chosen: shared ? paints.accent : paints.main };
  });
}

function plus(price: Price, extra: Price | undefined): Price {
  if (extra === undefined) return price;
  return [price[0] + extra[0], price[1] + extra[1], price[2] + extra[2]];
}

function pricingOf(seed: ProductSeed, extra?: Price): PricingModel {
  return {
    price: amounts(plus(seed.price, extra)),
    // What was asked for throughout the 30 days before: a reduction may only be measured against the lowest of that time.
    ...(seed.list === undefined ? {} : { listPrice: amounts(plus(seed.list, extra)), regulationPrice: amounts(plus(seed.list, extra)) }),
    ...(seed.tiers === undefined
      ? {}
      : {
          tiers: seed.tiers.map(([quantityStart, price]): { quantityStart: number; price: Amounts } => ({
            quantityStart,
            price: amounts(plus(price, extra)),
          })),
        }),
  };
}

function altOf(seed: ProductSeed, chosen: PaintName, view: number): ReturnType<typeof eachLanguage> {
  const name = words(seed.pictureName ?? seed.name);
  const color = words(COLOR_NAMES[chosen]);
  const views = [
    ['', ''],
    [', in use', ', in Gebrauch'],
    [', detail', ', Detail'],
    [', on a plinth', ', auf einem Sockel'],
  ] as const;
  const [english, german] = views[view] ?? ['', ''];
  return eachLanguage((code) => `${name[code]}, ${color[code]}${code === 'de-DE' ? german : english}`);
}

const VIEWS = ['front', 'scene', 'detail', 'plinth'] as const;

function mediaOf(context: ProductContext, seed: ProductSeed, color: Color, count: number): string[] {
  return pictureKeysOf(seed.picture, color.paints, seed.wall ?? 'oat', VIEWS.slice(0, count)).map((key, view) =>
    context.shelf.put(key, altOf(seed, color.chosen, view)),
  );
}

function variantsOf(context: ProductContext, seed: ProductSeed, number: string, serial: number): ProductVariantModel[] {
  const colors = colorsOf(seed);
  const sizes: readonly (SizeName | undefined)[] = seed.sizes ?? [undefined];
  if (colors.length === 1 && sizes.length === 1) return [];
  const variants: ProductVariantModel[] = [];
  for (const color of colors) {
    for (const size of sizes) {
      const paint = colors.length > 1 ? color.chosen : undefined;
      const traits = [paint, size].filter((trait) => trait !== undefined);
      const name = traits.join('/');
      const gone = seed.stock === 0 || seed.soldOut?.some((entry) => entry === name || entry === paint || entry === size) === true;
      const extra = size === undefined ? undefined : seed.sizePrices?.[size];
      variants.push({
        id: idOf(`product:${seed.slug}:${name}`),
        productNumber: `${number}.${variants.length + 1}`,
        optionIds: [...(size === undefined ? [] : [optionId('size', size)]), ...(paint === undefined ? [] : [optionId('color', paint)])],
        stock: gone ? 0 : Math.max(1, Math.round(seed.stock * (0.5 + share(`${seed.slug}:${name}:stock`)))),
        ...(extra === undefined ? {} : { pricing: pricingOf(seed, extra) }),
        ...(paint === undefined ? {} : { mediaKeys: mediaOf(context, seed, color, 3) }),
        ean: ean(serial * 50 + variants.length + 1),
      });
    }
  }
  return variants;
}

function reviewsOf(seed: ProductSeed): ReviewModel[] {
  return (REVIEWS[seed.slug] ?? []).map(([languageCode, points, title, content, daysAgo, comment], i) => ({
    id: idOf(`review:${seed.slug}:${i}`),
    languageCode,
    points,
    title,
    content,
    createdAt: daysBefore(daysAgo),
    ...(comment === undefined ? {} : { comment }),
  }));
}

/** Makes the product that an author described. `serial` numbers the products of the shop. */
export function buildProduct(context: ProductContext, seed: ProductSeed, serial: number): ProductModel {
  const number = `VT-${1000 + serial}`;
  const colors = colorsOf(seed);
  const name = words(seed.name);
  const text = words(seed.text);
  const variants = variantsOf(context, seed, number, serial);
  const origin = ORIGINS[seed.brand];
  const plantLike = seed.material.includes('plant');
  const first = colors[0];
  const main = variants.find((variant) => variant.stock > 0) ?? variants[0];
  const since =
    seed.since === undefined
      ? daysBefore(40 + Math.round(share(`${seed.slug}:since`) * 500))
      : new Date(`${seed.since}T08:00:00Z`).toISOString();
  const chosenColors = colors.length > 1 ? [] : colors.map(({ chosen }) => optionId('color', chosen));
  return {
    id: idOf(`product:${seed.slug}`),
    productNumber: number,
    name,
    description: descriptionOf(seed),
    metaTitle: name,
    metaDescription: text,
    ...(seed.keywords === undefined ? {} : { keywords: words(seed.keywords), searchKeywords: words(seed.keywords) }),
    seoPath: eachLanguage((code) => slug(name[code])),
    categoryIds: [seed.category, ...(seed.also ?? [])].map(context.categoryId),
    manufacturerId: context.manufacturerId(seed.brand),
    taxId: context.taxId(plantLike),
    propertyOptionIds: [
      ...chosenColors,
      ...seed.material.map((material) => optionId('material', material)),
      ...(seed.quality ?? []).map((quality) => optionId('quality', quality)),
    ],
    pricing: pricingOf(seed),
    stock: variants.length === 0 ? seed.stock : variants.reduce((sum, variant) => sum + variant.stock, 0),
    isCloseout: seed.closeout ?? false,
    minPurchase: seed.min ?? 1,
    purchaseSteps: seed.steps ?? 1,
    maxPurchase: seed.max ?? null,
    deliveryTimeId: context.deliveryTimeId(seed.delivery ?? 'days'),
    ...(seed.restock === undefined ? {} : { restockTime: seed.restock }),
    shippingFree: seed.shippingFree ?? false,
    markAsTopseller: seed.topseller ?? false,
    releaseDate: since,
    createdAt: since,
    mediaKeys: first === undefined ? [] : mediaOf(context, seed, first, 4),
    ...(seed.measures === undefined ? {} : { width: seed.measures[0] * 10, height: seed.measures[1] * 10, length: seed.measures[2] * 10 }),
    ...(seed.weight === undefined ? {} : { weight: seed.weight }),
    ...(seed.content === undefined
      ? {}
      : { unitId: context.unitId(seed.content[0]), purchaseUnit: seed.content[1], referenceUnit: seed.content[2] }),
    ...(seed.pack === undefined ? {} : { packUnit: words(seed.pack[0]), packUnitPlural: words(seed.pack[1]) }),
    ean: ean(serial * 50),
    manufacturerNumber: `${seed.brand.slice(0, 3).toUpperCase()}-${String(serial).padStart(4, '0')}`,
    sales: seed.topseller === true ? 300 + Math.round(share(`${seed.slug}:sales`) * 500) : Math.round(share(`${seed.slug}:sales`) * 240),
    active: true,
    configuratorGroupIds:
      variants.length === 0
        ? []
        : [...(seed.sizes !== undefined && seed.sizes.length > 1 ? [GROUPS.size.id] : []), ...(colors.length > 1 ? [GROUPS.color.id] : [])],
    ...(main === undefined ? {} : { mainVariantId: main.id }),
    variants,
    reviews: reviewsOf(seed),
    crossSellings: [],
    ...(origin === undefined
      ? {}
      : {
          customFields: {
            vitrine_origin: words(origin),
            vitrine_repairable: seed.quality?.includes('repairable') ?? false,
            vitrine_warranty_years: seed.quality?.includes('repairable') === true ? 10 : 2,
          },
        }),
    ...(seed.download === undefined ? {} : { download: { id: idOf(`download:${seed.slug}`), ...seed.download } }),
  };
}
