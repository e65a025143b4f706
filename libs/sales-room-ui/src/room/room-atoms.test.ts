import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import type { OutgoingCommand, RoomClient, RoomClientSnapshot } from '@vitrine/sales-room-client';
import { clientSnapshot, IDS, room } from '../testing/room-snapshot.ts';
import { attachRoomAtom, chatLinesAtom, commandsAtom, isConnectedAtom, likedProductIdsAtom, roomAtom } from './room-atoms.ts';
import { guideSlideAtom, ownSlideAtom, seenChatAtom, shownSlideAtom, unreadChatAtom } from './screen-atoms.ts';

/** A room client that only shows snapshots. */
function attached(first: RoomClientSnapshot) {
  let snapshot = first;
  const listeners = new Set<() => void>();
  const client = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
  } as unknown as RoomClient;
  const store = createStore();
  const detach = store.set(attachRoomAtom, client);
  return {
    store,
    detach,
    listeners,
    show(next: RoomClientSnapshot) {
      snapshot = next;
      for (const listener of listeners) listener();
    },
  };
}

const message = (commandId: string, attendeeId: string = IDS.guide) => ({
  id: commandId,
  commandId,
  attendeeId,
  type: 'GUIDE' as const,
  name: 'Mara',
  text: 'Hi',
  sentAt: '2026-01-01T10:00:00Z',
});
const sending = (commandId: string): OutgoingCommand => ({
  name: 'chat.send',
  commandId,
  payload: { text: 'Soon' },
  status: 'sending',
  errorCode: null,
});

it('the newest snapshot is on the screen until the client is let go', () => {
  const { store, show, detach, listeners } = attached(clientSnapshot({ room: null, connection: 'connecting' }));
  expect([store.get(roomAtom), store.get(isConnectedAtom)]).toEqual([null, false]);
  show(clientSnapshot());
  expect([store.get(roomAtom)?.appointment.name, store.get(isConnectedAtom), store.get(commandsAtom).has('like.set')]).toEqual([
    'Spring',
    true,
    true,
  ]);
  detach();
  expect([store.get(roomAtom), listeners.size]).toEqual([null, 0]);
});

it('a chat line on its way stands at the end, and only once when it is confirmed', () => {
  const { store, show } = attached(clientSnapshot({ room: room({ chat: [message('a')] }), outbox: [sending('b')] }));
  expect(store.get(chatLinesAtom).map(({ key, status, isOwn }) => [key, status, isOwn])).toEqual([
    ['a', 'sent', false],
    ['b', 'sending', true],
  ]);
  show(clientSnapshot({ room: room({ chat: [message('a'), message('b', IDS.ann)] }), outbox: [sending('b')] }));
  expect(store.get(chatLinesAtom).map(({ key, status }) => [key, status])).toEqual([
    ['a', 'sent'],
    ['b', 'sent'],
  ]);
});

it('likes on their way count, refused ones do not', () => {
  const like = (productId: string, liked: boolean, status: 'sending' | 'failed'): OutgoingCommand => ({
    name: 'like.set',
    commandId: productId,
    payload: { productId, liked },
    status,
    errorCode: null,
  });
  const { store } = attached(
    clientSnapshot({
      room: room({ likes: [IDS.product] }),
      outbox: [like(IDS.product, false, 'sending'), like(IDS.other, true, 'sending'), like(IDS.ann, true, 'failed')],
    }),
  );
  expect([...store.get(likedProductIdsAtom)]).toEqual([IDS.other]);
});

it('who follows sees the guide’s slide; who looks around stays where they are', () => {
  const { store, show } = attached(clientSnapshot());
  store.set(ownSlideAtom, { index: 2, page: 1 });
  show(clientSnapshot({ room: room({ currentSlide: 1, currentSlidePage: 3 }) }));
  expect(store.get(shownSlideAtom)).toEqual({ index: 2, page: 1 });
  expect(store.get(guideSlideAtom)).toEqual({ index: 1, page: 3 });
  store.set(ownSlideAtom, null);
  expect(store.get(shownSlideAtom)).toEqual({ index: 1, page: 3 });
});

it('a slide of one’s own that is gone leads back to the guide', () => {
  const { store } = attached(clientSnapshot());
  store.set(ownSlideAtom, { index: 9, page: 1 });
  expect(store.get(shownSlideAtom)).toEqual({ index: 0, page: 1 });
});

it('what was said before one came is not unread; what others say afterwards is', () => {
  const { store, show } = attached(clientSnapshot({ room: room({ chat: [message('a')] }) }));
  expect(store.get(unreadChatAtom)).toBe(0);
  store.set(seenChatAtom, 1);
  show(clientSnapshot({ room: room({ chat: [message('a'), message('b'), message('c', IDS.ann)] }) }));
  expect(store.get(unreadChatAtom)).toBe(1);
});
