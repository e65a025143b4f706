import { useQuery } from '@tanstack/react-query';
import { useBrowserStoreClient, useHydrated } from '@vitrine/app-shell';
import { equals, listProducts, type Product, type PropertyGroup, type StoreApiClient } from '@vitrine/store-api-client';
import type { ChosenOptions } from './chosen-options.ts';
import { type Sibling, unavailableOptions } from './unavailable-options.ts';

/** Variants that one request may bring. */
const PAGE = 100;

/** Of a family with more variants nothing is said. */
const MOST_PAGES = 5;

const FIELDS = ['id', 'optionIds', 'available', 'isCloseout', 'availableStock', 'stock', 'minPurchase', 'releaseDate', 'restockTime'];

async function loadSiblings(client: StoreApiClient, family: string, signal: AbortSignal): Promise<readonly Sibling[]> {
  const siblings: Sibling[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { elements } = await listProducts(
      client,
      { filter: [equals('parentId', family)], page, limit: PAGE, includes: { product: FIELDS } },
      { signal },
    );
    siblings.push(...elements);
    if (elements.length < PAGE) return siblings;
  }
  return [];
}

/** The options that lead to nothing that can be bought, as far as the browser knows by now. */
export function useUnavailableOptions(
  product: Product,
  configurator: readonly PropertyGroup[],
  chosen: ChosenOptions,
): ReadonlySet<string> {
  const client = useBrowserStoreClient();
  const isHydrated = useHydrated();
  const family = product.parentId ?? product.id;
  const { data } = useQuery({
    queryKey: ['product', 'variants', family],
    enabled: isHydrated && configurator.length > 0,
    staleTime: 60_000,
    queryFn: ({ signal }) => loadSiblings(client(), family, signal),
  });
  return data === undefined || data.length === 0 ? NONE : unavailableOptions(configurator, chosen, data);
}

const NONE: ReadonlySet<string> = new Set();
