import { isDigital, type Product } from '@vitrine/store-api-client';

/** A product's name in the session's language; variants have it in `translated` alone. */
export const productName = (product: Pick<Product, 'translated' | 'name' | 'productNumber'>): string => product.translated.name ?? product.name ?? product.productNumber;

/** The chosen options of a variant, such as 'Sand · Large'. */
export const variantLabel = (product: Pick<Product, 'options'>): string =>
  (product.options ?? []).map((option) => option.translated?.name ?? option.name ?? '').filter(Boolean).join(' · ');

/** How many may be bought at once, and in which steps. */
export interface QuantityLimits {
  min: number;
  max: number | undefined;
  step: number;
}

export function quantityLimits(product: Pick<Product, 'minPurchase' | 'purchaseSteps' | 'calculatedMaxPurchase' | 'maxPurchase'>): QuantityLimits {
  const max = product.calculatedMaxPurchase ?? product.maxPurchase;
  return { min: Math.max(1, product.minPurchase ?? 1), max: typeof max === 'number' && max > 0 ? max : undefined, step: Math.max(1, product.purchaseSteps ?? 1) };
}

/** What there is to say about delivery: sold out, few left, on its way later, or in stock. */
export type Availability = 'sold-out' | 'limited' | 'restock' | 'available';

/** Below this many pieces of a closeout product the number left is told. */
export const FEW_LEFT = 5;

export function availability(product: Pick<Product, 'available' | 'isCloseout' | 'availableStock' | 'stock' | 'restockTime'>): Availability {
  const stock = product.availableStock ?? product.stock ?? 0;
  if (product.available === false || (product.isCloseout && stock <= 0)) return 'sold-out';
  if (product.isCloseout && stock <= FEW_LEFT) return 'limited';
  if (stock <= 0) return 'restock';
  return 'available';
}

/** A download: nothing is shipped. */
export const isDownload = (product: Pick<Product, 'states' | 'type'>): boolean => isDigital(product);
