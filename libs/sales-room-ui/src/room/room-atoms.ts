import { atom } from 'jotai';
import { EMPTY_ROOM_CLIENT_SNAPSHOT, type RoomClient, type RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { CommandName, RoomSnapshot } from '@vitrine/sales-room-protocol';

/**
 * The client of the room on the screen; null on a server and before it is made. With its snapshot it is the only bridge
 * between the room client and jotai: everything else here is derived. Screen state (open panel, drafts) lives in
 * `screen-atoms.ts`.
 */
export const roomClientAtom = atom<RoomClient | null>(null);

/** The newest snapshot of the room client. */
export const roomSnapshotAtom = atom<RoomClientSnapshot>(EMPTY_ROOM_CLIENT_SNAPSHOT);

/** Puts a client (or none) on the screen and keeps the snapshot current. Gives a function that lets go of it. */
export const attachRoomAtom = atom(null, (_get, set, client: RoomClient) => {
  set(roomClientAtom, client);
  const refresh = (): void => set(roomSnapshotAtom, client.getSnapshot());
  refresh();
  const unsubscribe = client.subscribe(refresh);
  return () => {
    unsubscribe();
    set(roomClientAtom, null);
    set(roomSnapshotAtom, EMPTY_ROOM_CLIENT_SNAPSHOT);
  };
});

/** The server's state of the room, null before it was entered. */
export const roomAtom = atom<RoomSnapshot | null>((get) => get(roomSnapshotAtom).room);
export const connectionAtom = atom((get) => get(roomSnapshotAtom).connection);
/** Commands reach the server now. */
export const isConnectedAtom = atom((get) => {
  const connection = get(connectionAtom);
  return connection === 'connected' || connection === 'reconnected';
});
export const mediaStateAtom = atom((get) => get(roomSnapshotAtom).mediaState);
export const localMediaAtom = atom((get) => get(roomSnapshotAtom).local);
export const remoteTracksAtom = atom((get) => get(roomSnapshotAtom).remote);
export const outboxAtom = atom((get) => get(roomSnapshotAtom).outbox);
export const qualityAtom = atom((get) => get(roomSnapshotAtom).quality);
export const videoBudgetAtom = atom((get) => get(roomSnapshotAtom).videoBudget);
export const closedAtom = atom((get) => get(roomSnapshotAtom).closed);

/** What the viewer may do now; a command that is absent has no enabled button. */
export const commandsAtom = atom<ReadonlySet<CommandName>>((get) => new Set(get(roomAtom)?.commands ?? []));

export const isGuideAtom = atom((get) => get(roomAtom)?.self.type === 'GUIDE');

/** Ids of the products that the viewer likes, unconfirmed wishes included. */
export const likedProductIdsAtom = atom<ReadonlySet<string>>((get) => {
  const liked = new Set(get(roomAtom)?.likes ?? []);
  for (const command of get(outboxAtom)) {
    if (command.name !== 'like.set' || command.status === 'failed') continue;
    if (command.payload.liked) liked.add(command.payload.productId);
    else liked.delete(command.payload.productId);
  }
  return liked;
});

/** A line of the chat as it is drawn: confirmed, on its way, or refused. */
export interface ChatLine {
  key: string;
  /** Id of the message; null before the server has it. */
  messageId: string | null;
  attendeeId: string;
  name: string;
  type: 'GUIDE' | 'CLIENT';
  text: string;
  sentAt: string | null;
  isOwn: boolean;
  status: 'sent' | 'sending' | 'failed';
  errorCode: string | null;
  /** A guide removed it: its text is gone. */
  isRemoved: boolean;
}

/** The chat with what is still on its way at the end. */
export const chatLinesAtom = atom<readonly ChatLine[]>((get) => {
  const room = get(roomAtom);
  if (room === null) return [];
  const { self } = room;
  const confirmed = room.chat.map((message): ChatLine => ({
    key: message.commandId,
    messageId: message.id,
    attendeeId: message.attendeeId,
    name: message.name,
    type: message.type,
    text: message.text,
    sentAt: message.sentAt,
    isOwn: message.attendeeId === self.attendeeId,
    status: 'sent',
    errorCode: null,
    isRemoved: message.isRemoved === true,
  }));
  const known = new Set(confirmed.map(({ key }) => key));
  const pending = get(outboxAtom).flatMap((command): ChatLine[] =>
    command.name === 'chat.send' && !known.has(command.commandId)
      ? [
          {
            key: command.commandId,
            messageId: null,
            attendeeId: self.attendeeId ?? '',
            name: self.name,
            type: self.type,
            text: command.payload.text,
            sentAt: null,
            isOwn: true,
            status: command.status,
            errorCode: command.errorCode,
            isRemoved: false,
          },
        ]
      : [],
  );
  return [...confirmed, ...pending];
});
