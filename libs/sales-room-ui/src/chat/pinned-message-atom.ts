import { atom } from 'jotai';
import type { ChatMessage } from '@vitrine/sales-room-protocol';
import { roomAtom } from '../room/room-atoms.ts';

/** The message that stands over the chat, and whether it is the viewer's; null where none does. */
export const pinnedMessageAtom = atom<(ChatMessage & { readonly isOwn: boolean }) | null>((get) => {
  const room = get(roomAtom);
  const message = room?.pinnedMessage ?? null;
  return message === null ? null : { ...message, isOwn: message.attendeeId === room?.self.attendeeId };
});
