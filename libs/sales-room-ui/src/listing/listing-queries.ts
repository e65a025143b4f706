import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createRoomApi, type InstantListing } from '@vitrine/sales-room-client/api';
import { listPresentationProducts, type Product, type StoreApiClient } from '@vitrine/store-api-client';
import type { RoomIdentity } from '../room/room-provider.tsx';

/** Products that a search of the catalogue shows at once. */
const FOUND = 12;

/** Instant listings and what is put into them. */
export const listingQueries = {
  all: ({ path, viewerType }: RoomIdentity) => ['room', path, viewerType, 'listings'] as const,
  list: (identity: RoomIdentity, appointmentId: string) =>
    queryOptions<readonly InstantListing[]>({
      queryKey: [...listingQueries.all(identity), appointmentId],
      queryFn: () => createRoomApi().listInstantListings(appointmentId),
    }),
  found: (client: () => StoreApiClient, identity: RoomIdentity, search: string) =>
    queryOptions<readonly Product[]>({
      queryKey: ['room', identity.path, identity.viewerType, 'found', search],
      enabled: search !== '',
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => (await listPresentationProducts(client(), { query: search, limit: FOUND }, { signal })).elements,
    }),
};
