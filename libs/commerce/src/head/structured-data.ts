import { type Breadcrumb, type LocaleDefinition, localePath, productPath } from '@vitrine/routing';
import type { Product } from '@vitrine/store-api-client';
import type { ContentPage } from '../page/content-page.ts';
import { type Availability, availability, isDownload, productName, variantLabel } from '../product/product-facts.ts';

/** Where and in what money a page is shown. */
export interface StructuredDataContext {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly locale: LocaleDefinition;
  /** ISO 4217. */
  readonly currency: string;
}

/** An object of schema.org's vocabulary. */
export type StructuredData = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org';

/** The words of schema.org for what there is to say about delivery. */
const AVAILABILITY: Readonly<Record<Availability, string>> = {
  'sold-out': 'SoldOut',
  preorder: 'PreOrder',
  limited: 'LimitedAvailability',
  restock: 'BackOrder',
  'on-order': 'BackOrder',
  available: 'InStock',
};

/**
 * What a page tells search engines in their own words (JSON-LD): a product with its offer, and the way to the page. Holds nothing that the
 * page does not show; what the store does not say is left out.
 */
export function structuredData(
  { product, breadcrumbs, texts }: Pick<ContentPage, 'product' | 'breadcrumbs' | 'texts'>,
  context: StructuredDataContext,
): StructuredData[] {
  return [
    ...(product === null ? [] : [productData(product, texts.metaDescription, context)]),
    ...(breadcrumbs.length === 0 ? [] : [breadcrumbData(product === null ? breadcrumbs : [...breadcrumbs, lastOf(product)], context)]),
  ];
}

const addressIn = ({ origin, locale }: StructuredDataContext, path: string): string => origin + localePath(path, locale);

const lastOf = (product: Product): Breadcrumb => ({ name: productName(product), path: productPath(product) });

function productData(product: Product, description: string | null, context: StructuredDataContext): StructuredData {
  const url = addressIn(context, productPath(product));
  const pictures = [product.cover, ...(product.media ?? [])].flatMap((entry) => entry?.media?.url ?? []);
  const brand = product.manufacturer?.translated?.name ?? product.manufacturer?.name;
  const options = variantLabel(product);
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: options === '' ? productName(product) : `${productName(product)} (${options})`,
    sku: product.productNumber,
    url,
    ...(pictures.length > 0 ? { image: [...new Set(pictures)] } : {}),
    ...(description ? { description } : {}),
    ...(product.ean ? { gtin: product.ean } : {}),
    ...(product.manufacturerNumber ? { mpn: product.manufacturerNumber } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: product.calculatedPrice.unitPrice,
      priceCurrency: context.currency,
      availability: `${SCHEMA}/${isDownload(product) ? 'OnlineOnly' : AVAILABILITY[availability(product)]}`,
      itemCondition: `${SCHEMA}/NewCondition`,
    },
  };
}

const breadcrumbData = (breadcrumbs: readonly Breadcrumb[], context: StructuredDataContext): StructuredData => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path === undefined ? {} : { item: addressIn(context, path) }),
  })),
});
