import type { Formatter, Translate } from '@vitrine/i18n';
import type { Product } from '@vitrine/store-api-client';

/** One thing that can be measured or counted of a product, in words. */
export interface Measure {
  readonly id: 'width' | 'height' | 'length' | 'weight' | 'sellingUnit' | 'scaleUnit' | 'basicUnit' | 'packagingUnit';
  readonly value: string;
}

type Measured = Pick<
  Product,
  'width' | 'height' | 'length' | 'weight' | 'purchaseUnit' | 'referenceUnit' | 'unit' | 'packUnit' | 'translated'
>;

const MILLIMETERS_PER_CENTIMETER = 10;
const GRAMS_PER_KILOGRAM = 1000;

const isPositive = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0;

/** Lengths come in millimeters and weights in kilograms; people read centimeters, and grams of what is light. */
export function measuresOf(product: Measured, format: Formatter): Measure[] {
  const unitName = product.unit?.translated?.name ?? product.unit?.name ?? '';
  const unit = product.unit?.translated?.shortCode ?? product.unit?.shortCode ?? unitName;
  const packUnit = product.translated.packUnit ?? product.packUnit ?? '';
  const amount = (value: number): string => `${format.number(value, { maximumFractionDigits: 3 })} ${unit}`.trim();
  const length = (millimeters: number): string =>
    format.number(millimeters / MILLIMETERS_PER_CENTIMETER, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 });
  const weight = (kilograms: number): string =>
    kilograms < 1
      ? format.number(kilograms * GRAMS_PER_KILOGRAM, { style: 'unit', unit: 'gram', maximumFractionDigits: 1 })
      : format.number(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 });
  const lengths = (['width', 'height', 'length'] as const).flatMap((id): Measure[] => {
    const millimeters = product[id];
    return isPositive(millimeters) ? [{ id, value: length(millimeters) }] : [];
  });
  return [
    ...lengths,
    ...(isPositive(product.weight) ? [{ id: 'weight' as const, value: weight(product.weight) }] : []),
    ...(isPositive(product.purchaseUnit) ? [{ id: 'sellingUnit' as const, value: amount(product.purchaseUnit) }] : []),
    ...(unitName === '' ? [] : [{ id: 'scaleUnit' as const, value: unitName }]),
    ...(isPositive(product.referenceUnit) ? [{ id: 'basicUnit' as const, value: amount(product.referenceUnit) }] : []),
    ...(packUnit === '' ? [] : [{ id: 'packagingUnit' as const, value: packUnit }]),
  ];
}

/** What a measure is called. */
export const measureLabel = ({ id }: Measure, t: Translate): string => t(`shop.product.measure.${id}`);

/** The tax in a price: what the store has reckoned with, else what the product is taxed with as a rule. */
export function taxRate({ calculatedPrice, tax }: Pick<Product, 'calculatedPrice' | 'tax'>): number | undefined {
  const reckoned = calculatedPrice.calculatedTaxes;
  // Free of tax is no rate.
  if (reckoned) return reckoned.length === 1 ? reckoned[0]?.taxRate : undefined;
  return tax?.taxRate;
}
