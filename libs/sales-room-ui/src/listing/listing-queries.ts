import { createRoomApi, type InstantListing } from '@vitrine/sales-room-client';
import { listPresentationProducts, type Product, type StoreApiClient } from '@vitrine/store-api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RoomPlace } from '../room/room-provider.tsx';

/** Products that a search of the catalogue shows at once. */
const FOUND = 12;

/** Instant listings and what is put into them. */
export const listingQueries = {
  all: ({ path, as }: RoomPlace) => ['room', path, as, 'listings'] as const,
  list: (place: RoomPlace, appointmentId: string) =>
    queryOptions<readonly InstantListing[]>({
      queryKey: [...listingQueries.all(place), appointmentId],
      queryFn: () => createRoomApi().listInstantListings(appointmentId),
    }),
  found: (client: () => StoreApiClient, place: RoomPlace, search: string) =>
    queryOptions<readonly Product[]>({
      queryKey: ['room', place.path, place.as, 'found', search],
      enabled: search !== '',
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => (await listPresentationProducts(client(), { query: search, limit: FOUND }, { signal })).elements,
    }),
};
