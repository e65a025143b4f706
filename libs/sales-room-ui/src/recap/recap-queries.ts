import { queryOptions } from '@tanstack/react-query';
import { createRoomApi } from '@vitrine/sales-room-client/api';
import { LOCALE_HEADER } from '@vitrine/session';
import { getPresentationProduct, listPresentationProducts, type Product, type StoreApiClient } from '@vitrine/store-api-client';
import type { RoomIdentity } from '../room/room-provider.tsx';
import { slideQueries } from '../slides/slide-queries.ts';

/** Most ids of one call. */
const IDS = 100;
const FRESH_MS = 60_000;

/** What a recap is drawn from. */
export const recapQueries = {
  /** What was shown: after the end it stays as it is. */
  shown: (identity: RoomIdentity, locale: string) =>
    queryOptions({
      queryKey: [...slideQueries.all(identity), 'recap', locale],
      staleTime: Infinity,
      queryFn: ({ signal }) => createRoomApi({ headers: { [LOCALE_HEADER]: locale }, signal }).recap(identity.path),
    }),
  /** The products as the viewer's own session sees them, by id; those that it can't see are left out. */
  products: (client: () => StoreApiClient, identity: RoomIdentity, ids: readonly string[]) =>
    queryOptions<ReadonlyMap<string, Product>>({
      queryKey: [...slideQueries.all(identity), 'recap-products', ids],
      staleTime: FRESH_MS,
      queryFn: async ({ signal }) => {
        const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, index) => ids.slice(index * IDS, (index + 1) * IDS));
        const lists = await Promise.all(
          parts.map((part) => listPresentationProducts(client(), { ids: part, useIdSorting: true, limit: part.length }, { signal })),
        );
        const products = await Promise.all(
          lists.flatMap(({ elements }) => elements.map(async (each) => [each.id, await buyable(client(), each, signal)] as const)),
        );
        return new Map(products);
      },
    }),
};

/** A product that comes in variants is bought as one of them: the one that its details open with. */
async function buyable(client: StoreApiClient, product: Product, signal: AbortSignal): Promise<Product> {
  return product.childCount ? (await getPresentationProduct(client, product.id, { signal })).product : product;
}
