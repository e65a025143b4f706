import { expect, test, vi } from 'vitest';
import { createFakeRoom } from './fake-room.ts';
import { until } from './room-bench.ts';
import { id, roomSnapshot } from './snapshot-fixture.ts';

test('a room in memory is entered, spoken in and left, without a network', async () => {
  const room = createFakeRoom();
  const client = room.client();
  client.open();
  await until(client, ({ connection }) => connection === 'connected');
  await client.setSource('mic', true);
  await until(client, ({ local }) => local.mic.state === 'on');
  client.deliver('chat.send', { text: 'Hello' });
  await until(client, ({ outbox, room: state }) => outbox.length === 0 && state?.chat.length === 1);
  expect(room.media.sending()).toHaveLength(1);
  await client.leave();
  expect(room.received.map(({ name }) => name)).toContain('room.leave');
  expect(room.devices.open()).toEqual([]);
});

test('a timeline lets a room happen: the guide switches slides, the network breaks, a device is unplugged', async () => {
  const room = createFakeRoom();
  const client = room.client({ policy: { delay: () => 5 } });
  const seen: string[] = [];
  client.subscribe(() => {
    const { connection, room: state } = client.getSnapshot();
    const now = `${connection} ${state?.currentSlide ?? '-'}`;
    if (seen.at(-1) !== now) seen.push(now);
  });
  client.open();
  await client.setSource('mic', true);
  await until(client, ({ local }) => local.mic.state === 'on');
  await room.play(
    [
      { at: 100, notify: 'slide.switched', payload: { index: 1, page: 1 } },
      { at: 200, do: 'unreachable' },
      { at: 200, run: () => void until(client, ({ connection }) => connection === 'reconnecting') },
      // While nobody can hear it, the room goes on.
      { at: 300, notify: 'slide.switched', payload: { index: 2, page: 1 } },
      { at: 400, do: 'reachable' },
      { at: 400, run: async () => void (await until(client, ({ connection }) => connection === 'reconnected')) },
      { at: 500, do: 'unplug' },
    ],
    { speed: 10 },
  );
  await until(client, ({ local }) => local.mic.replacedBy !== null && local.mic.state === 'on');
  expect(seen).toEqual([
    'idle -',
    'connecting -',
    'connected -',
    'connected 0',
    'connected 1',
    'reconnecting 1',
    'reconnected 1',
    'reconnected 2',
  ]);
  expect(room.devices.tracks).toHaveLength(2);
  client.close();
});

test('under fake timers a timeline takes no time', async () => {
  vi.useFakeTimers();
  const room = createFakeRoom(roomSnapshot({}, { type: 'GUIDE', role: 'guide' }));
  const client = room.client();
  client.open();
  await vi.advanceTimersByTimeAsync(0);
  const played = room.play([{ at: 60_000, notify: 'product.shown', payload: { productId: id('7') } }]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(client.getSnapshot().room?.shownProductId).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await played;
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getSnapshot().room?.shownProductId).toBe(id('7'));
  client.close();
  vi.useRealTimers();
});

test('what a client does to its copy of the room changes nothing in the room', async () => {
  const room = createFakeRoom();
  const client = room.client();
  client.open();
  await until(client, ({ connection }) => connection === 'connected');
  (client.getSnapshot().room?.likes as string[]).push(id('7'));
  expect(room.room.likes).toEqual([]);
  client.close();
});

test('a refused socket closes the client with its reason', async () => {
  const room = createFakeRoom();
  room.refuses = 'session-expired';
  const client = room.client();
  client.open();
  expect(await until(client, ({ closed }) => closed !== null)).toMatchObject({ closed: { reason: 'session-expired' } });
});
