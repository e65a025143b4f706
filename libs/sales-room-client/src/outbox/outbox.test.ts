import { expect, test, vi } from 'vitest';
import { answers } from '../testing/room-answers.ts';
import { gate, roomBench, tabStorage, until } from '../testing/room-bench.ts';
import { Refusal } from '../testing/room-server.ts';
import { id } from '../testing/snapshot-fixture.ts';

const never = { delay: () => 60_000 };
const isSent = ({ outbox }: { outbox: readonly unknown[] }): boolean => outbox.length === 0;

test('a chat line that the server missed is sent again after the reconnect, with the same command id', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  let tries = 0;
  server.handle('chat.send', (payload, tools) => {
    tries += 1;
    if (tries > 1) return answers['chat.send']?.(payload, tools) ?? new Refusal('internal');
    tools.cut();
    return new Refusal('internal');
  });
  client.deliver('chat.send', { text: 'Hello' });
  await until(client, isSent);
  expect(server.room.chat.map(({ text }) => text)).toEqual(['Hello']);
  const [first, second, ...more] = server.received.filter(({ name }) => name === 'chat.send');
  expect(second?.commandId).toBe(first?.commandId);
  expect(more).toEqual([]);
});

test('a chat line whose answer was lost is recognised in the next snapshot and not sent again', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  server.handle('chat.send', ({ text }, { commandId, cut }) => {
    server.lose('chat.added', {
      message: { id: id('1'), commandId, attendeeId: id('c'), type: 'CLIENT', name: 'Clara', text, sentAt: '2026-01-01T00:00:00.000Z' },
    });
    cut();
    return { messageId: id('1') };
  });
  client.deliver('chat.send', { text: 'Hello' });
  const { room } = await until(client, (snapshot) => isSent(snapshot) && snapshot.connection !== 'reconnecting');
  expect(room?.chat.map(({ text }) => text)).toEqual(['Hello']);
  await client.send('room.snapshot', {});
  expect(server.payloads('chat.send')).toHaveLength(1);
});

test('a like whose answer was lost is sent again and done once', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  const done = vi.fn();
  server.handle('like.set', (_payload, { cut }) => {
    done();
    cut();
    return {};
  });
  client.deliver('like.set', { productId: id('1'), liked: true });
  await until(client, isSent);
  expect(server.payloads('like.set')).toHaveLength(2);
  expect(done).toHaveBeenCalledTimes(1);
});

test('what was written while the connection was away arrives in the order it was written', async () => {
  const { server, entered } = await roomBench();
  const client = await entered({ policy: never });
  client.deliver('chat.send', { text: 'one' });
  await until(client, isSent);
  server.cut();
  await until(client, ({ connection }) => connection === 'reconnecting');
  client.deliver('chat.send', { text: 'two' });
  client.deliver('chat.send', { text: 'three' });
  expect(client.getSnapshot().outbox).toMatchObject([{ status: 'sending', payload: { text: 'two' } }, { payload: { text: 'three' } }]);
  client.retryNow();
  await until(client, isSent);
  expect(server.room.chat.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

test('nothing is sent before the room is entered again', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  const held = gate();
  server.handle('room.enter', async () => {
    await held.promise;
    return { snapshot: server.room };
  });
  server.cut();
  await vi.waitFor(() => expect(server.payloads('room.enter')).toHaveLength(2));
  client.deliver('chat.send', { text: 'Hello' });
  await client.send('cart.report', {});
  expect(server.payloads('chat.send')).toEqual([]);
  held.open();
  await until(client, isSent);
  expect(server.payloads('chat.send')).toHaveLength(1);
});

test('a line that must wait holds those behind it back, and goes when the server allows it', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  let isLimited = true;
  server.handle('chat.send', (payload, tools) => {
    if (!isLimited) return answers['chat.send']?.(payload, tools) ?? new Refusal('internal');
    isLimited = false;
    return new Refusal('rate-limited', 20);
  });
  client.deliver('chat.send', { text: 'one' });
  client.deliver('chat.send', { text: 'two' });
  await until(client, isSent);
  expect(server.room.chat.map(({ text }) => text)).toEqual(['one', 'two']);
});

test('unsent lines survive a reload, and leave nothing behind once they are confirmed', async () => {
  const { server, entered } = await roomBench();
  const storage = tabStorage();
  const before = await entered({ storage, policy: never });
  server.cut();
  await until(before, ({ connection }) => connection === 'reconnecting');
  before.deliver('chat.send', { text: 'Hello' });
  const [waiting] = before.getSnapshot().outbox;
  before.close();
  expect(Object.keys(storage.content)).toEqual([`vitrine-outbox:spring-collection:${id('c')}`]);

  const after = await entered({ storage });
  await until(after, isSent);
  expect(server.received.find(({ name }) => name === 'chat.send')?.commandId).toBe(waiting?.commandId);
  expect(server.room.chat.map(({ text }) => text)).toEqual(['Hello']);
  expect(storage.content).toEqual({});
});

test('a refused line is failed, holds nobody back, and waits for the person: tried again or thrown away', async () => {
  const { server, entered } = await roomBench();
  const storage = tabStorage();
  const client = await entered({ storage });
  server.handle('chat.send', () => new Refusal('muted-by-guide'));
  client.deliver('chat.send', { text: 'one' });
  client.deliver('chat.send', { text: 'two' });
  client.deliver('hand.set', { raised: true });
  const { outbox } = await until(
    client,
    (snapshot) => snapshot.outbox.length === 2 && snapshot.outbox.every(({ status }) => status === 'failed'),
  );
  expect(outbox.map(({ errorCode }) => errorCode)).toEqual(['muted-by-guide', 'muted-by-guide']);
  expect(server.payloads('hand.set')).toHaveLength(1);

  server.handle('chat.send', answers['chat.send'] ?? (() => new Refusal('internal')));
  const [one, two] = outbox;
  client.discardDelivery(one?.commandId ?? '');
  client.retryDelivery(two?.commandId ?? '');
  await until(client, isSent);
  expect(server.room.chat.map(({ text, commandId }) => [text, commandId])).toEqual([['two', two?.commandId]]);
  expect(storage.content).toEqual({});
});

test('only the last like of a product, note on a slide and turn of a hand is sent; chat lines all are', async () => {
  const { server, client } = await roomBench();
  const room = client();
  room.deliver('like.set', { productId: id('1'), liked: true });
  room.deliver('like.set', { productId: id('2'), liked: true });
  room.deliver('like.set', { productId: id('1'), liked: false });
  room.deliver('notes.set', { sectionId: null, text: 'a' });
  room.deliver('notes.set', { sectionId: id('5'), text: 'b' });
  room.deliver('notes.set', { sectionId: id('6'), text: 'd' });
  room.deliver('notes.set', { sectionId: null, text: 'c' });
  room.deliver('hand.set', { raised: true });
  room.deliver('hand.set', { raised: false });
  room.deliver('chat.send', { text: 'same' });
  room.deliver('chat.send', { text: 'same' });
  room.open();
  await until(room, isSent);
  expect(server.payloads('like.set')).toEqual([
    { productId: id('2'), liked: true },
    { productId: id('1'), liked: false },
  ]);
  expect(server.payloads('notes.set')).toEqual([
    { sectionId: id('5'), text: 'b' },
    { sectionId: id('6'), text: 'd' },
    { sectionId: null, text: 'c' },
  ]);
  expect(server.payloads('hand.set')).toEqual([{ raised: false }]);
  expect(server.payloads('chat.send')).toHaveLength(2);
});

test('a like that is on its way is followed, not replaced, by a later one, also behind a failed line', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  server.handle('chat.send', () => new Refusal('not-permitted'));
  client.deliver('chat.send', { text: 'no' });
  await until(client, ({ outbox }) => outbox[0]?.status === 'failed');
  client.deliver('like.set', { productId: id('1'), liked: true });
  client.deliver('like.set', { productId: id('1'), liked: false });
  expect(client.getSnapshot().outbox.map(({ name }) => name)).toEqual(['chat.send', 'like.set', 'like.set']);
  await until(client, ({ outbox }) => outbox.length === 1);
  expect(server.room.likes).toEqual([]);
  expect(server.payloads('like.set')).toHaveLength(2);
});

test('a storage that is full or shut costs the memory over a reload, not the line', async () => {
  const { server, entered } = await roomBench();
  const shut = (): never => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const client = await entered({ storage: { getItem: shut, setItem: shut, removeItem: shut } });
  client.deliver('chat.send', { text: 'Hello' });
  await until(client, isSent);
  expect(server.room.chat.map(({ text }) => text)).toEqual(['Hello']);
});

test.each(['{', '"text"', '[null, 1, {"name":"appointment.end","commandId":"c","payload":{},"status":"sending","errorCode":null}]'])(
  'a storage that holds something else, %s, is an empty one',
  async (text) => {
    const { server, entered } = await roomBench();
    const client = await entered({ storage: tabStorage({ [`vitrine-outbox:spring-collection:${id('c')}`]: text }) });
    expect(client.getSnapshot().outbox).toEqual([]);
    client.deliver('chat.send', { text: 'Hello' });
    await until(client, isSent);
    expect(server.received.map(({ name }) => name)).toEqual(['room.enter', 'chat.send']);
  },
);

test('a later like takes the place of one that the server refused, so that the old wish cannot come back', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  server.handle('like.set', () => new Refusal('not-permitted'));
  client.deliver('like.set', { productId: id('1'), liked: true });
  await until(client, ({ outbox }) => outbox[0]?.status === 'failed');
  server.handle('like.set', answers['like.set'] ?? (() => new Refusal('internal')));
  client.deliver('like.set', { productId: id('1'), liked: false });
  await until(client, isSent);
  expect(server.payloads('like.set').at(-1)).toEqual({ productId: id('1'), liked: false });
});

test('what one attendee left unsent in a tab is not sent in the name of the next; it waits for its own', async () => {
  const { server, entered } = await roomBench();
  const storage = tabStorage();
  const clara = await entered({ storage, policy: never });
  server.cut();
  await until(clara, ({ connection }) => connection === 'reconnecting');
  clara.deliver('chat.send', { text: 'from Clara' });
  clara.close();

  const room = server.room;
  server.room = { ...room, self: { ...room.self, attendeeId: id('d'), name: 'Dora' } };
  const dora = await entered({ storage });
  expect(dora.getSnapshot().outbox).toEqual([]);
  await dora.send('room.snapshot', {});
  expect(server.payloads('chat.send')).toEqual([]);
  dora.close();

  server.room = room;
  await until(await entered({ storage }), isSent);
  expect(server.room.chat.map(({ text }) => text)).toEqual(['from Clara']);
});

test('what was written before the room was entered goes after what an earlier page had left', async () => {
  const { server, client, entered } = await roomBench();
  const storage = tabStorage();
  const before = await entered({ storage, policy: never });
  server.cut();
  await until(before, ({ connection }) => connection === 'reconnecting');
  before.deliver('chat.send', { text: 'one' });
  before.deliver('like.set', { productId: id('1'), liked: true });
  before.close();
  const after = client({ storage });
  after.deliver('chat.send', { text: 'two' });
  after.deliver('like.set', { productId: id('1'), liked: false });
  after.open();
  await until(after, ({ connection, outbox }) => connection === 'connected' && outbox.length === 0);
  expect(server.room.chat.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(server.payloads('like.set')).toEqual([{ productId: id('1'), liked: false }]);
});

test('a line that the server breaks at is told as failed after three tries, and holds nobody back', { timeout: 15_000 }, async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  server.handle('chat.send', (payload, tools) =>
    payload.text === 'poison' ? new Refusal('internal', 10) : (answers['chat.send']?.(payload, tools) ?? new Refusal('internal')),
  );
  client.deliver('chat.send', { text: 'poison' });
  client.deliver('chat.send', { text: 'after' });
  const { outbox } = await until(
    client,
    (snapshot) => snapshot.room?.chat.some(({ text }) => text === 'after') === true && snapshot.outbox.length === 1,
  );
  expect(outbox).toMatchObject([{ payload: { text: 'poison' }, status: 'failed', errorCode: 'internal' }]);
  expect(server.payloads('chat.send').filter(({ text }) => text === 'poison')).toHaveLength(3);
});
