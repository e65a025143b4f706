import type { RoomAttendee } from '@vitrine/sales-room-protocol';

/** What a client may allow a guide to see. */
export type AccessKind = 'cart' | 'wishlist';

/** Clients who are here and were not asked yet, or have withdrawn what they allowed. Who has refused is not asked in a crowd again. */
export function stillToAsk(attendees: readonly RoomAttendee[], kind: AccessKind): string[] {
  return attendees
    .filter(({ type, status, insights }) => {
      const access = kind === 'cart' ? insights?.cartAccess : insights?.wishlistAccess;
      return type === 'CLIENT' && status === 'joined' && (access === 'none' || access === 'withdrawn');
    })
    .map(({ attendeeId }) => attendeeId);
}
