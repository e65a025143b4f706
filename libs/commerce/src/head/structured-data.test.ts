import { describe, expect, it } from 'vitest';
import { parseLocalePath } from '@vitrine/routing';
import type { Product } from '@vitrine/store-api-client';
import { structuredData } from './structured-data.ts';

const GERMAN = { origin: 'https://shop.example', locale: parseLocalePath('/de-DE/becher').locale, currency: 'EUR' };
const MUG = {
  id: 'a'.repeat(32),
  productNumber: 'M-1',
  translated: { name: 'Becher' },
  calculatedPrice: { unitPrice: 12.5, quantity: 1 },
  available: true,
  stock: 20,
  seoUrls: [{ routeName: 'frontend.detail.page', seoPathInfo: 'becher', isCanonical: true, isDeleted: false, foreignKey: 'a'.repeat(32) }],
} as unknown as Product;
type ToldPage = Parameters<typeof structuredData>[0];
const page = (product: Partial<Product> | null, rest: Partial<ToldPage> = {}): ToldPage => ({
  texts: { name: 'Becher', metaTitle: null, metaDescription: null, keywords: null },
  breadcrumbs: [],
  product: product && { ...MUG, ...product },
  ...rest,
});
const productOf = (product: Partial<Product>, rest: Partial<ToldPage> = {}) =>
  structuredData(page(product, rest), GERMAN)[0] as Record<string, unknown> & { offers: Record<string, unknown> };

describe('what a page tells search engines in their own words', () => {
  it('is a product with its address, its price in the domain’s money, and whether it can be had', () => {
    expect(productOf({})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Becher',
      sku: 'M-1',
      url: 'https://shop.example/de-DE/becher',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/de-DE/becher',
        price: 12.5,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    });
  });

  it('has brand, numbers, pictures, description and options where the store says them', () => {
    const media = { media: { url: 'https://media.example/mug.webp' } } as unknown as NonNullable<Product['cover']>;
    expect(
      productOf(
        {
          cover: media,
          media: [media],
          ean: '4006381333931',
          manufacturerNumber: 'X9',
          manufacturer: { translated: { name: 'Lumoa' } } as unknown as NonNullable<Product['manufacturer']>,
          options: [{ translated: { name: 'Sand' } }] as unknown as NonNullable<Product['options']>,
        },
        { texts: { name: 'Becher', metaTitle: null, metaDescription: 'Aus Ton.', keywords: null } },
      ),
    ).toMatchObject({
      name: 'Becher (Sand)',
      image: ['https://media.example/mug.webp'],
      description: 'Aus Ton.',
      gtin: '4006381333931',
      mpn: 'X9',
      brand: { '@type': 'Brand', name: 'Lumoa' },
    });
  });

  it.each<[string, Partial<Product>]>([
    ['SoldOut', { available: false }],
    ['LimitedAvailability', { isCloseout: true, stock: 2, availableStock: 2 }],
    ['BackOrder', { stock: 0, restockTime: 5 }],
    ['PreOrder', { releaseDate: '2999-01-01T00:00:00+00:00' }],
    ['OnlineOnly', { states: ['is-download'] }],
  ])('says %s of a product that is so', (word, product) => {
    expect(productOf(product).offers['availability']).toBe(`https://schema.org/${word}`);
  });

  it('is the way to the page, ending with the product; a step without an address has only its name', () => {
    const breadcrumbs = [{ name: 'Wohnen', path: '/wohnen' }, { name: 'Ordner' }];
    expect(structuredData(page({}, { breadcrumbs }), GERMAN)[1]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Wohnen', item: 'https://shop.example/de-DE/wohnen' },
        { '@type': 'ListItem', position: 2, name: 'Ordner' },
        { '@type': 'ListItem', position: 3, name: 'Becher', item: 'https://shop.example/de-DE/becher' },
      ],
    });
  });

  it('is nothing on the home page', () => {
    expect(structuredData(page(null), GERMAN)).toEqual([]);
  });
});
