import { useQuery } from '@tanstack/react-query';
import { equals, listProducts, type Product, type PropertyGroup } from '@vitrine/store-api-client';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useBrowserStoreClient } from '../shell/store-client.tsx';
import { availability } from './product-facts.ts';
import type { ChosenOptions } from './use-variant-choice.ts';

/** Variants that one request brings: more are not looked at, and nothing is said of them. */
const MOST_VARIANTS = 500;

/** What is asked of a variant. */
type Sibling = Pick<Product, 'id' | 'optionIds' | 'available' | 'isCloseout' | 'availableStock' | 'stock' | 'minPurchase' | 'releaseDate' | 'restockTime'>;
const FIELDS = ['id', 'optionIds', 'available', 'isCloseout', 'availableStock', 'stock', 'minPurchase', 'releaseDate', 'restockTime'];

/** Options of which no variant that can be bought has the other chosen ones too. */
export function unavailableOptions(configurator: readonly PropertyGroup[], chosen: ChosenOptions, siblings: readonly Sibling[]): ReadonlySet<string> {
  const offered = siblings.filter((sibling) => availability(sibling) !== 'sold-out');
  return new Set(
    configurator.flatMap((group) =>
      (group.options ?? []).flatMap(({ id }) => {
        const wanted = Object.values({ ...chosen, [group.id]: id });
        return offered.some(({ optionIds }) => wanted.every((option) => optionIds?.includes(option))) ? [] : [id];
      }),
    ),
  );
}

/** The options that lead to nothing that can be bought, as far as the browser knows by now. */
export function useUnavailableOptions(product: Product, configurator: readonly PropertyGroup[], chosen: ChosenOptions): ReadonlySet<string> {
  const client = useBrowserStoreClient();
  const isHydrated = useHydrated();
  const family = product.parentId ?? product.id;
  const { data } = useQuery({
    queryKey: ['product', 'variants', family],
    enabled: isHydrated && configurator.length > 0,
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<readonly Sibling[]> => {
      const { elements } = await listProducts(client(), { filter: [equals('parentId', family)], limit: MOST_VARIANTS, includes: { product: FIELDS } }, { signal });
      return elements.length < MOST_VARIANTS ? elements : [];
    },
  });
  return data === undefined || data.length === 0 ? NONE : unavailableOptions(configurator, chosen, data);
}

const NONE: ReadonlySet<string> = new Set();
