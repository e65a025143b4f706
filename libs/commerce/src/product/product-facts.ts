import { isDigital, type Product, type PropertyGroupOption } from '@vitrine/store-api-client';

/** A product's name in the session's language; variants have it in `translated` alone. */
export const productName = (product: Pick<Product, 'translated' | 'name' | 'productNumber'>): string =>
  product.translated.name ?? product.name ?? product.productNumber;

/** An option's name in the session's language. */
export const optionName = (option: Pick<PropertyGroupOption, 'translated' | 'name'>): string =>
  option.translated?.name ?? option.name ?? '';

/** The chosen options of a variant, such as 'Sand · Large'. */
export const variantLabel = (product: Pick<Product, 'options'>): string =>
  (product.options ?? []).map(optionName).filter(Boolean).join(' · ');

/** How many may be bought at once, and in which steps. */
export interface QuantityLimits {
  min: number;
  max: number | undefined;
  step: number;
}

export function quantityLimits(
  product: Pick<Product, 'minPurchase' | 'purchaseSteps' | 'calculatedMaxPurchase' | 'maxPurchase'>,
): QuantityLimits {
  const max = product.calculatedMaxPurchase ?? product.maxPurchase;
  return {
    min: Math.max(1, product.minPurchase ?? 1),
    max: typeof max === 'number' && max > 0 ? max : undefined,
    step: Math.max(1, product.purchaseSteps ?? 1),
  };
}

/**
 * What there is to say about delivery: sold out, not on sale before a day to come, few left, back after some days, to be ordered although there
 * is none (nobody knows for when), or in stock.
 */
export type Availability = 'sold-out' | 'preorder' | 'limited' | 'restock' | 'on-order' | 'available';

/** Below this many pieces of a closeout product the number left is told. */
const FEW_LEFT = 5;

/** When a product is on sale first, in ms since 1970; NaN where the store names no moment. */
export function releaseTime({ releaseDate }: Pick<Product, 'releaseDate'>): number {
  if (!releaseDate) return Number.NaN;
  return Date.parse(typeof releaseDate === 'string' ? releaseDate : `${releaseDate.date.replace(' ', 'T')}Z`);
}

/** Less than may be bought at least is as good as nothing. */
export function availability(
  product: Pick<Product, 'available' | 'isCloseout' | 'availableStock' | 'stock' | 'restockTime' | 'minPurchase' | 'releaseDate'>,
  now: number = Date.now(),
): Availability {
  const stock = product.availableStock ?? product.stock ?? 0;
  const isThere = stock >= Math.max(1, product.minPurchase ?? 1);
  if (product.available === false || (product.isCloseout && !isThere)) return 'sold-out';
  if (releaseTime(product) > now) return 'preorder';
  if (product.isCloseout && stock <= FEW_LEFT) return 'limited';
  if (!isThere) return (product.restockTime ?? 0) > 0 ? 'restock' : 'on-order';
  return 'available';
}

/** A download: nothing is shipped. */
export const isDownload = (product: Pick<Product, 'states' | 'type'>): boolean => isDigital(product);

/** A product without variants can go into the cart by one press; one with variants needs a choice first. */
export const isSimple = (product: Pick<Product, 'childCount' | 'minPurchase'>): boolean =>
  !product.childCount && !(product.minPurchase && product.minPurchase > 1);
