import { listCollection, putIntoCollection, removeFromCollection } from '../rooms/attendees.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** The viewer's liked products. Liking takes a product out of the disliked ones. */
export const likeHandlers: TransactionalHandlers<'like.set'> = {
  async 'like.set'(room, actor, { productId, liked }) {
    if (actor.liked.includes(productId) === liked) return {};
    if (liked) {
      await removeFromCollection(room.tx, actor.id, 'disliked', productId);
      await putIntoCollection(room.tx, actor.id, 'liked', productId);
    } else {
      await removeFromCollection(room.tx, actor.id, 'liked', productId);
    }
    room.effect({ type: 'collections', attendee: { ...actor, liked: await listCollection(room.tx, actor.id, 'liked') } });
    return {};
  },
};
