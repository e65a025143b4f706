import { listCollection, placeInCollection, putBackIntoCollection, putIntoCollection, removeFromCollection } from '../rooms/attendees.ts';
import type { ActionUndo } from '../rooms/guide-actions.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { Queryable } from '../storage/database.ts';

type Positions = NonNullable<ActionUndo['places']>;

/** Where a product stands among an attendee's likes and dislikes. */
export async function positionsOf(db: Queryable, attendeeId: string, productId: string): Promise<Positions> {
  return {
    liked: await placeInCollection(db, attendeeId, 'liked', productId),
    disliked: await placeInCollection(db, attendeeId, 'disliked', productId),
  };
}

/** Likes are the wish list of an attendee who has none in the store. */
export async function setInRoomWishlist(room: RoomChange, attendeeId: string, productId: string, listed: boolean): Promise<void> {
  if (listed) {
    await removeFromCollection(room.tx, attendeeId, 'disliked', productId);
    await putIntoCollection(room.tx, attendeeId, 'liked', productId);
  } else {
    await removeFromCollection(room.tx, attendeeId, 'liked', productId);
  }
  await announceLikes(room, attendeeId);
}

/** Likes and dislikes as they were, in their order. */
export async function restoreInRoomWishlist(
  room: RoomChange,
  attendeeId: string,
  productId: string,
  { liked, disliked }: Positions,
): Promise<void> {
  await putBackIntoCollection(room.tx, attendeeId, 'liked', productId, liked);
  await putBackIntoCollection(room.tx, attendeeId, 'disliked', productId, disliked);
  await announceLikes(room, attendeeId);
}

async function announceLikes(room: RoomChange, attendeeId: string): Promise<void> {
  room.effect({
    type: 'collections',
    attendee: { ...(await room.attendee(attendeeId)), liked: await listCollection(room.tx, attendeeId, 'liked') },
  });
}
