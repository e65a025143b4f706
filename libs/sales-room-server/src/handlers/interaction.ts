import { listCollection, putIntoCollection } from '../rooms/attendees.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** What an attendee looks at. Opening a product makes it the newest of the last seen ones. */
export const interactionHandlers: TransactionalHandlers<'interaction.record'> = {
  async 'interaction.record'(room, actor, { name, productId }) {
    if (name === 'quickview.closed' || actor.lastSeen[0] === productId) return {};
    await putIntoCollection(room.tx, actor.id, 'lastSeen', productId);
    room.effect({ type: 'collections', attendee: { ...actor, lastSeen: await listCollection(room.tx, actor.id, 'lastSeen') } });
    return {};
  },
};
