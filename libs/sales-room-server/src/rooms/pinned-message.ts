import type { ChatMessage } from '@vitrine/sales-room-protocol';
import { findMessage } from './conversation.ts';
import type { RoomChange } from './room-change.ts';

/** Lets a message stand over the chat; null puts the one aside that does. What stands there already changes nothing. */
export function setPinned(room: RoomChange, message: ChatMessage | null): void {
  if (room.appointment.pinnedMessageId === (message?.id ?? null)) return;
  room.appointment.pinnedMessageId = message?.id ?? null;
  room.effect({ type: 'chat-pinned', message });
}

/** What somebody wrote who is removed stands over the chat no more. */
export async function unpinOf(room: RoomChange, attendeeId: string): Promise<void> {
  const { id, pinnedMessageId } = room.appointment;
  const message = pinnedMessageId === null ? null : await findMessage(room.tx, id, pinnedMessageId);
  if (message?.attendeeId === attendeeId) setPinned(room, null);
}
