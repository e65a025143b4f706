import {
  type Category,
  createStoreApiClient,
  getContext,
  getNavigation,
  getProduct,
  getProductListing,
  listPaymentMethods,
  listProducts,
  type PaymentMethod,
  type Product,
  type ProductListing,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import type { Target } from './target.ts';

/** A product that has what a test needs is looked for among this many. */
const LOOKED_AT = 100;

/** What the store says of itself; each question is asked once. */
export interface Store {
  /** A product that anybody may buy one piece of. */
  product(): Promise<Product>;
  /** A variant, and the options of which one leads to another variant that exists. */
  variant(): Promise<Product | undefined>;
  /** A category of the main navigation with two products at least, and what it lists. */
  category(): Promise<{ category: Category; listing: ProductListing } | undefined>;
  listing(categoryId: string, params: Parameters<typeof getProductListing>[2]): Promise<ProductListing>;
  paymentMethods(): Promise<readonly PaymentMethod[]>;
}

export const nameOf = (entity: { name?: string | null; translated?: { name?: string | null } | readonly unknown[] | null }): string =>
  (entity.translated && 'name' in entity.translated ? entity.translated.name : undefined) ?? entity.name ?? '';

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => (asked ??= ask());
}

/** In the language of the domain that the shop's own address is, as its pages without a locale in their path. */
async function connect({ origin, endpoint, accessKey }: Target): Promise<StoreApiClient> {
  const { salesChannel } = await getContext(createStoreApiClient({ endpoint, accessKey }));
  const domain = salesChannel.domains?.find(({ url }) => url === origin);
  return createStoreApiClient({ endpoint, accessKey, languageId: domain?.languageId });
}

const withChildren = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withChildren(category.children ?? [])]);

const isPlain = (product: Product): boolean =>
  product.available === true &&
  (product.minPurchase ?? 1) === 1 &&
  (product.calculatedMaxPurchase ?? 1) >= 2 &&
  (product.purchaseSteps ?? 1) === 1 &&
  product.calculatedPrice.unitPrice > 0 &&
  (product.calculatedPrices ?? []).length === 0;

/** Connects to the target's store. */
export function openStore(target: Target): Store {
  const client = once(() => connect(target));
  const products = async (filter: NonNullable<Parameters<typeof listProducts>[1]>['filter']): Promise<readonly Product[]> =>
    (await listProducts(await client(), { filter: filter ?? [], limit: LOOKED_AT })).elements;
  return {
    product: once(async () => {
      const found = (await products([{ type: 'equals', field: 'parentId', value: null }])).find(
        (product) => (product.childCount ?? 0) === 0 && isPlain(product),
      );
      if (!found) throw new Error('The store has no product that anybody may buy two pieces of, among its first hundred.');
      return found;
    }),
    variant: once(async () => {
      const [family] = (await products([{ type: 'equals', field: 'parentId', value: null }])).filter(
        ({ childCount }) => (childCount ?? 0) > 1,
      );
      return family ? (await getProduct(await client(), family.id)).product : undefined;
    }),
    category: once(async () => {
      const pages = withChildren(await getNavigation(await client(), 'main-navigation', 'main-navigation', { depth: 3 })).filter(
        ({ type }) => type === 'page',
      );
      for (const category of pages) {
        const listing = await getProductListing(await client(), category.id);
        if (listing.elements.length > 1) return { category, listing };
      }
      return undefined;
    }),
    listing: async (categoryId, params) => getProductListing(await client(), categoryId, params),
    paymentMethods: once(async () => (await listPaymentMethods(await client(), { onlyAvailable: true })).elements),
  };
}
