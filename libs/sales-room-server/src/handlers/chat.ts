import { newId } from '../identifiers.ts';
import { RoomError } from '../room-error.ts';
import { countChat, countChatOf, findMessage, insertChat, removeChat } from '../rooms/conversation.ts';
import { setPinned } from '../rooms/pinned-message.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** The room's chat: everybody writes; guides remove what nobody shall read, and pin what everybody shall. */
export const chatHandlers: TransactionalHandlers<'chat.send' | 'chat.remove' | 'chat.pin'> = {
  async 'chat.send'(room, actor, { text }, commandId) {
    if ((await countChat(room.tx, room.appointment.id)) >= room.limits.messagesPerRoom)
      throw new RoomError('limit-reached', 'This room can hold no more messages.');
    if (actor.type === 'CLIENT' && (await countChatOf(room.tx, actor.id)) >= room.limits.messagesPerAttendee)
      throw new RoomError('limit-reached', 'You have written as many messages as one person may in a room.');
    const message = await insertChat(room.tx, room.appointment.id, {
      id: newId(),
      commandId,
      attendeeId: actor.id,
      type: actor.type,
      name: actor.name,
      text,
    });
    room.effect({ type: 'chat', message });
    return { messageId: message.id };
  },
  async 'chat.remove'(room, _guide, { messageId }) {
    const outcome = await removeChat(room.tx, room.appointment.id, messageId);
    if (outcome === undefined) throw new RoomError('not-found', 'There is no such message in this room.');
    if (outcome === 'removed') room.effect({ type: 'chat-removed', messageId });
    if (room.appointment.pinnedMessageId === messageId) setPinned(room, null);
    return {};
  },
  async 'chat.pin'(room, _guide, { messageId }) {
    const message = messageId === null ? null : await findMessage(room.tx, room.appointment.id, messageId);
    if (messageId !== null && message === null) throw new RoomError('not-found', 'There is no such message in this room.');
    setPinned(room, message);
    return {};
  },
};
