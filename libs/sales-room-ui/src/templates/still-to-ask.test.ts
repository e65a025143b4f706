import { expect, it } from 'vitest';
import type { RoomAttendee } from '@vitrine/sales-room-protocol';
import { attendee } from '../testing/room-snapshot.ts';
import { stillToAsk } from './still-to-ask.ts';

const client = (cartAccess: string, wishlistAccess: string, changes: Partial<RoomAttendee> = {}) =>
  attendee({ attendeeId: 'ann', insights: { cartAccess, wishlistAccess } as never, ...changes });

it.each<[string, RoomAttendee, string[], string[]]>([
  ['who was never asked', client('none', 'none'), ['ann'], ['ann']],
  ['who took the permission back', client('withdrawn', 'granted'), ['ann'], []],
  ['nobody who was asked already', client('requested', 'none'), [], ['ann']],
  ['nobody who said no', client('refused', 'refused'), [], []],
  ['nobody who is away', client('none', 'none', { status: 'left' }), [], []],
  ['no guide', client('none', 'none', { type: 'GUIDE' }), [], []],
  ['nobody of whom nothing is known', attendee({ insights: null }), [], []],
])('everybody is asked together: %s', (_who, person, carts, wishlists) => {
  expect([stillToAsk([person], 'cart'), stillToAsk([person], 'wishlist')]).toEqual([carts, wishlists]);
});
