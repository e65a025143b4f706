import { queryOptions } from '@tanstack/react-query';
import type { RoomClient } from '@vitrine/sales-room-client';
import type { AttendeeCart, AttendeeWishlist } from '@vitrine/sales-room-protocol';
import type { RoomIdentity } from '../room/room-provider.tsx';

/** What a guide reads of an attendee, with their permission. The room server reads it with the attendee's own session. */
export const onBehalfQueries = {
  all: ({ path, viewerType }: RoomIdentity) => ['room', path, viewerType, 'attendee'] as const,
  of: (identity: RoomIdentity, attendeeId: string) => [...onBehalfQueries.all(identity), attendeeId] as const,
  cart: (client: RoomClient | null, identity: RoomIdentity, attendeeId: string, isGranted: boolean) =>
    queryOptions<AttendeeCart>({
      queryKey: [...onBehalfQueries.of(identity, attendeeId), 'cart'],
      enabled: client !== null && isGranted,
      queryFn: async () => {
        if (client === null) throw new Error('There is no room.');
        return (await client.send('cart.read', { attendeeId })).cart;
      },
    }),
  wishlist: (client: RoomClient | null, identity: RoomIdentity, attendeeId: string, isGranted: boolean) =>
    queryOptions<AttendeeWishlist>({
      queryKey: [...onBehalfQueries.of(identity, attendeeId), 'wishlist'],
      enabled: client !== null && isGranted,
      queryFn: async () => {
        if (client === null) throw new Error('There is no room.');
        return (await client.send('wishlist.read', { attendeeId })).wishlist;
      },
    }),
};
