import { expect, test, vi } from 'vitest';
import type { RoomNotification } from '@vitrine/sales-room-protocol';
import { gate, roomBench, until } from '../testing/room-bench.ts';
import { Refusal } from '../testing/room-server.ts';
import { id, roomSnapshot } from '../testing/snapshot-fixture.ts';

const never = { delay: () => 60_000 };
const isBack = ({ connection }: { connection: string }): boolean => connection === 'reconnected' || connection === 'connected';
const slide = (index: number) => ({ index, page: 1 });

test('nothing happens before open, which enters with path and role; the answered snapshot is the room', async () => {
  const { server, client } = await roomBench();
  const room = client({ viewerType: 'guide' });
  expect(room.getSnapshot()).toMatchObject({ connection: 'idle', room: null, closed: null });
  room.open();
  const snapshot = await until(room, ({ connection, room: entered }) => connection === 'connected' && entered !== null);
  expect(snapshot.room).toEqual(server.room);
  expect(server.received).toMatchObject([{ name: 'room.enter', payload: { presentationPath: 'spring-collection', as: 'guide' } }]);
});

test('a notification is applied and announced, and every change makes a new snapshot', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  const before = client.getSnapshot();
  const seen: string[] = [];
  client.onEvent(({ name }) => void seen.push(name));
  server.notify('slide.switched', slide(3));
  await until(client, ({ room }) => room?.currentSlide === 3);
  expect(before.room?.currentSlide).toBe(0);
  expect(seen).toEqual(['slide.switched']);
});

test('scrolling, pointing and captions are announced, and change neither the snapshot nor the log', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  const [before, logged] = [client.getSnapshot(), client.log().inputs.length];
  const seen: string[] = [];
  client.onEvent(({ name }) => void seen.push(name));
  const place = { sectionId: id('b'), page: 1, anchor: { kind: 'slide', id: id('b') }, attendeeId: id('a') } as const;
  server.notify('slide.scrolled', { ...place, offset: 0.5, line: 0.5 });
  server.notify('slide.pointed', { ...place, x: 0.5, y: 0.5 });
  server.notify('caption.said', { utteranceId: 'u1', text: 'Good evening', isFinal: true, language: 'en-US', attendeeId: id('a') });
  await vi.waitFor(() => expect(seen).toEqual(['slide.scrolled', 'slide.pointed', 'caption.said']));
  expect(client.getSnapshot()).toBe(before);
  expect(client.log().inputs).toHaveLength(logged);
});

test('whoever listens late is told where the shown slide is scrolled to, until another is shown', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  const place = { sectionId: id('b'), page: 1, anchor: { kind: 'slide', id: id('b') }, attendeeId: id('a') } as const;
  const late = (): string[] => {
    const seen: string[] = [];
    client.onEvent(({ name }) => void seen.push(name))();
    return seen;
  };
  expect(late()).toEqual([]);
  server.notify('slide.scrolled', { ...place, offset: 0.5, line: 0.5 });
  await vi.waitFor(() => expect(late()).toEqual(['slide.scrolled']));
  server.notify('slide.switched', slide(3));
  await until(client, ({ room }) => room?.currentSlide === 3);
  expect(late()).toEqual([]);
});

test('after a gap the whole state is fetched, once for any number of changes that come meanwhile', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  const held = gate();
  server.handle('room.snapshot', async () => {
    await held.promise;
    return { snapshot: server.room };
  });
  server.lose('product.shown', { productId: id('1') });
  server.notify('slide.switched', slide(1));
  server.notify('slide.switched', slide(2));
  await vi.waitFor(() => expect(server.payloads('room.snapshot')).toHaveLength(1));
  expect(client.getSnapshot().room?.seq).toBe(5);
  held.open();
  const { room } = await until(client, (snapshot) => snapshot.room?.seq === server.room.seq);
  expect(room).toMatchObject({ currentSlide: 2, shownProductId: id('1') });
  server.notify('slide.switched', slide(4));
  await until(client, (snapshot) => snapshot.room?.currentSlide === 4);
  expect(server.payloads('room.snapshot')).toHaveLength(1);
});

test.each(['room.enter', 'room.snapshot'] as const)(
  'what the server says in the same breath after its answer to %s is not lost',
  async (name) => {
    // Long polling: the first message takes the waiting poll, so that answer and notification come in one packet on the next.
    const { server, entered } = await roomBench(roomSnapshot(), { transports: ['polling'] });
    server.handle(name, (_payload, { thenNotify }) => {
      server.emit({ seq: null, name: 'something.new', payload: {} });
      const snapshot = server.room;
      thenNotify('slide.switched', slide(7));
      return { snapshot };
    });
    const client = await entered();
    if (name === 'room.snapshot') {
      server.lose('room.advanced', {});
      server.notify('room.advanced', {});
    }
    await until(client, ({ room }) => room?.currentSlide === 7);
    expect(server.payloads('room.snapshot')).toHaveLength(name === 'room.enter' ? 0 : 1);
  },
);

test('what comes before the room is entered is left alone, at first and after a reconnect', async () => {
  const { server, client } = await roomBench();
  const held = gate();
  server.handle('room.enter', async () => {
    await held.promise;
    return { snapshot: server.room };
  });
  server.onSocket = (emit) => {
    emit({ seq: server.room.seq + 1, name: 'slide.switched', payload: slide(9) } satisfies RoomNotification);
    emit({ seq: null, name: 'reaction.shown', payload: { attendeeId: id('a'), reaction: 'heart' } } satisfies RoomNotification);
  };
  const room = client();
  const announced = vi.fn();
  room.onEvent(announced);
  const slides = new Set<number | undefined>();
  room.subscribe(() => slides.add(room.getSnapshot().room?.currentSlide));
  room.open();
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  held.open();
  await until(room, ({ connection }) => connection === 'connected');
  server.cut();
  await until(room, ({ connection }) => connection === 'reconnected');
  expect([...slides]).toEqual([undefined, 0]);
  expect(announced).not.toHaveBeenCalled();
});

test('the old room stays on the screen while the connection is away, and the new one takes its place', async () => {
  const { server, entered } = await roomBench();
  const client = await entered({ policy: never });
  server.cut();
  const away = await until(client, ({ connection }) => connection === 'reconnecting');
  expect(away.room?.seq).toBe(5);
  await expect(client.send('reaction.send', { reaction: 'heart' })).rejects.toMatchObject({ code: 'disconnected' });
  server.lose('slide.switched', slide(6));
  client.retryNow();
  await until(client, ({ room }) => room?.currentSlide === 6);
  expect(server.payloads('room.enter')).toHaveLength(2);
});

test('a message that is not of the protocol, or of a later version, does no harm', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  server.emit('nonsense');
  server.emit({ seq: 6, name: 'slide.switched', payload: { index: -1 } });
  server.emit({ seq: null, name: 'something.new', payload: {} });
  server.notify('slide.switched', slide(2));
  await until(client, ({ room }) => room?.currentSlide === 2);
});

test("a refused command rejects with the server's code and its wait", async () => {
  const { server, entered } = await roomBench();
  server.handle('reaction.send', () => new Refusal('rate-limited', 500));
  const client = await entered();
  await expect(client.send('reaction.send', { reaction: 'heart' })).rejects.toMatchObject({
    name: 'RoomError',
    code: 'rate-limited',
    retryAfterMs: 500,
  });
});

test('an answer that is not of the protocol is an internal error', async () => {
  const { server, entered } = await roomBench();
  server.handle('chat.send', () => ({ messageId: 'short' }));
  const client = await entered();
  await expect(client.send('chat.send', { text: 'Hi' })).rejects.toMatchObject({ code: 'internal' });
});

test.each(['replaced', 'left', 'session-expired', 'logged-out'] as const)(
  'a session that the server closes because it was %s is closed and does not come back',
  async (reason) => {
    const { server, entered } = await roomBench();
    const client = await entered();
    server.notify('session.closed', { reason });
    server.cut();
    const snapshot = await until(client, ({ closed }) => closed !== null);
    expect(snapshot).toMatchObject({ connection: 'closed', closed: { reason } });
    await expect(client.send('cart.report', {})).rejects.toMatchObject({ code: 'closed' });
    expect(server.connections).toBe(1);
  },
);

test.each(['draining', 'not-entered'] as const)('a session that the server closes because it was %s is come back to', async (reason) => {
  const { server, entered } = await roomBench();
  const client = await entered();
  server.notify('session.closed', { reason });
  server.cut();
  await until(client, ({ connection }) => connection === 'reconnected');
  expect(client.getSnapshot().closed).toBeNull();
});

test('a room that may not be entered is closed with the reason, and not tried again', async () => {
  const { server, client } = await roomBench();
  server.handle('room.enter', () => new Refusal('not-found'));
  const room = client();
  room.open();
  expect(await until(room, ({ closed }) => closed !== null)).toMatchObject({ connection: 'closed', closed: { reason: 'not-found' } });
  expect(server.payloads('room.enter')).toHaveLength(1);
});

test('a room that cannot be entered is tried again by the policy, one attempt each time, to its end', async () => {
  const { server, client } = await roomBench();
  server.handle('room.enter', () => new Refusal('store-unavailable'));
  const asked: number[] = [];
  const room = client({ policy: { delay: (attempt) => (asked.push(attempt), attempt < 3 ? 0 : null) } });
  room.open();
  await until(room, ({ connection }) => connection === 'lost');
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(server.payloads('room.enter')).toHaveLength(4);

  server.handle('room.enter', () => ({ snapshot: server.room }));
  room.retryNow();
  await until(room, isBack);
  expect(room.getSnapshot().closed).toBeNull();
});

test('a socket that is refused closes the room, unless it only came too often', async () => {
  const { server, client } = await roomBench();
  server.refuses = 'rate-limited';
  const asked: number[] = [];
  const room = client({ policy: { delay: (attempt) => (asked.push(attempt), 60_000) } });
  room.open();
  await vi.waitFor(() => expect(asked).toEqual([0]));
  expect(room.getSnapshot()).toMatchObject({ connection: 'connecting', closed: null });
  server.refuses = undefined;
  room.retryNow();
  await until(room, ({ connection }) => connection === 'connected');

  server.refuses = 'origin-refused';
  const other = client();
  other.open();
  expect(await until(other, ({ closed }) => closed !== null)).toMatchObject({ connection: 'closed', closed: { reason: 'origin-refused' } });
});

test('a server that cannot be reached is given up by the policy', async () => {
  const { server, client } = await roomBench();
  await server.close();
  const room = client({ policy: { delay: (attempt) => (attempt < 2 ? 0 : null) } });
  room.open();
  expect(await until(room, ({ connection }) => connection === 'lost')).toMatchObject({ room: null, closed: null });
});

test('after close each command, also one on its way, throws the same error, and nothing opens again', async () => {
  const { server, devices, entered } = await roomBench();
  const held = gate();
  server.handle('reaction.send', async () => {
    await held.promise;
    return {};
  });
  const client = await entered();
  const onItsWay = client.send('reaction.send', { reaction: 'heart' }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(server.payloads('reaction.send')).toHaveLength(1));
  client.close();
  client.close();
  held.open();
  expect(await onItsWay).toMatchObject({ name: 'RoomError', code: 'closed' });
  for (const call of [
    client.send('chat.send', { text: 'Hi' }),
    client.send('room.snapshot', {}),
    client.send('media.set', { source: 'mic', on: true }),
  ]) {
    await expect(call).rejects.toMatchObject({ name: 'RoomError', code: 'closed' });
  }
  await client.setSource('camera', true);
  expect(client.getSnapshot().local.camera).toMatchObject({ state: 'off', track: null, error: 'closed' });
  expect(devices.tracks).toEqual([]);
  client.retryNow();
  await client.leave();
  expect(client.getSnapshot()).toMatchObject({ connection: 'closed' });
  expect(server.connections).toBe(1);
});

test('leaving tells the server, then closes', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  await client.leave();
  expect(server.payloads('room.leave')).toHaveLength(1);
  expect(client.getSnapshot()).toMatchObject({ connection: 'closed', closed: { reason: 'left' } });
});

test('a closed client can be opened again', async () => {
  const { entered } = await roomBench();
  const client = await entered();
  await client.leave();
  client.open();
  expect(await until(client, ({ connection }) => connection === 'connected')).toMatchObject({ closed: null });
  await client.setSource('mic', true);
  expect(client.getSnapshot().local.mic.error).toBeNull();
});
