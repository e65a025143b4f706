import { expect, test, vi } from 'vitest';
import * as protocol from '@vitrine/sales-room-protocol';
import { createFakeRoom } from '../testing/fake-room.ts';
import { until } from '../testing/room-bench.ts';

vi.mock('@vitrine/sales-room-protocol', { spy: true });

test('a notification is reduced once by the client that receives it', async () => {
  const room = createFakeRoom();
  const client = room.client();
  client.open();
  await until(client, ({ connection }) => connection === 'connected');
  const reduceRoom = vi.mocked(protocol.reduceRoom);
  reduceRoom.mockClear();
  room.notify('slide.switched', { index: 1, page: 1 });
  await until(client, (snapshot) => snapshot.room?.currentSlide === 1);
  // Once by the room in memory, for its own state, and once by the client.
  expect(reduceRoom).toHaveBeenCalledTimes(2);
  client.close();
});
