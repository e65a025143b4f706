import { expect, it } from 'vitest';
import { createFormatter } from '@vitrine/i18n';
import type { CalculatedPrice, Product } from '@vitrine/store-api-client';
import { measuresOf, taxRate } from './product-measures.ts';

const english = createFormatter({ locale: 'en-US', currency: 'USD' });
const german = createFormatter({ locale: 'de-DE', currency: 'EUR' });
const product = (over: Partial<Product>) => ({ translated: {}, ...over });

it('measures are lengths in centimeters and weights in kilograms, or in grams of what is light', () => {
  const vase = product({ width: 125, height: 300, length: 80, weight: 1.25 });
  expect(measuresOf(vase, german)).toEqual([
    { id: 'width', value: '12,5\u00a0cm' },
    { id: 'height', value: '30\u00a0cm' },
    { id: 'length', value: '8\u00a0cm' },
    { id: 'weight', value: '1,25\u00a0kg' },
  ]);
  expect(measuresOf(product({ weight: 0.28 }), english)).toEqual([{ id: 'weight', value: '280\u00a0g' }]);
});

it('units are the one that is sold, its scale, the basic one of the price, and the packaging', () => {
  const oil = product({
    purchaseUnit: 0.5,
    referenceUnit: 1,
    unit: { translated: { name: 'liters', shortCode: 'l' } },
    translated: { packUnit: 'bottle' },
  });
  expect(measuresOf(oil, english)).toEqual([
    { id: 'sellingUnit', value: '0.5 l' },
    { id: 'scaleUnit', value: 'liters' },
    { id: 'basicUnit', value: '1 l' },
    { id: 'packagingUnit', value: 'bottle' },
  ]);
});

it('what is not known, or nothing, is left out', () => {
  expect(measuresOf(product({ width: 0, weight: null }), english)).toEqual([]);
});

it('the tax rate is what the price was reckoned with, and none where the price is free of tax or mixed', () => {
  const price = (...rates: number[]) =>
    ({
      unitPrice: 1,
      totalPrice: 1,
      quantity: 1,
      calculatedTaxes: rates.map((rate) => ({ tax: 0, taxRate: rate, price: 1 })),
    }) satisfies CalculatedPrice;
  const tax = { taxRate: 19 };
  expect(taxRate({ calculatedPrice: price(7), tax })).toBe(7);
  expect(taxRate({ calculatedPrice: price(), tax })).toBeUndefined();
  expect(taxRate({ calculatedPrice: price(7, 19), tax })).toBeUndefined();
  expect(taxRate({ calculatedPrice: { unitPrice: 1, totalPrice: 1, quantity: 1 }, tax })).toBe(19);
});
