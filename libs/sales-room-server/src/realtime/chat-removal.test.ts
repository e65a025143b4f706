import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../identifiers.ts';
import { type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';
import { trackSockets } from '../testing/track-sockets.ts';

const OTHER = 'autumn';
const SECRET = 'What nobody shall read';
let room: RoomFixture;
let guide: RoomSocket;
let client: RoomSocket;
const track = trackSockets();

beforeAll(async () => {
  room = await startRoomFixture();
  const maker = room.visitor();
  await maker.signIn('ada');
  await maker.call('POST', '/room-api/presentations', {
    path: OTHER,
    name: 'Autumn',
    guideIds: [STUB.administrator],
    slides: [{ kind: 'search', name: 'Chairs', search: 'chair' }],
  });
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.services.database.query("update appointment set status = 'started'");
  guide = track(await room.visitor().enterAsGuide());
  client = track(await room.visitor().enterAsClient('Mallory'));
});

/** Everything that the database holds, in one text. */
async function database(): Promise<string> {
  const { database } = room.services;
  const tables = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
  );
  expect(tables.length).toBeGreaterThan(5);
  return JSON.stringify(await Promise.all(tables.map(({ name }) => database.query(`select * from "${name}"`))));
}

test('a guide removes a message for everybody: screens and database lose its text, its place stays', async () => {
  await client.run('chat.send', { text: 'Before' });
  const { messageId } = await client.run('chat.send', { text: SECRET });
  await guide.run('chat.send', { text: 'After' });
  expect(await database()).toContain(SECRET);
  await guide.run('chat.remove', { messageId });
  for (const socket of [guide, client]) {
    const { chat } = await socket.until((snapshot) => snapshot.chat[1]?.isRemoved === true);
    expect(chat.map(({ text }) => text)).toEqual(['Before', '', 'After']);
    expect(chat[1]).toMatchObject({ id: messageId, name: 'Mallory' });
  }
  expect(await database()).not.toContain(SECRET);
});

test('who comes later, comes back or asks for the whole room again never gets the text', async () => {
  const { messageId } = await client.run('chat.send', { text: SECRET });
  await guide.run('chat.remove', { messageId });
  const late = track(await room.visitor().enterAsClient('Late'));
  expect(late.snapshot().chat).toMatchObject([{ id: messageId, text: '', isRemoved: true }]);
  expect(JSON.stringify([late.snapshot(), late.notifications])).not.toContain(SECRET);
  for (const socket of [guide, client]) expect(JSON.stringify(await socket.run('room.snapshot', {}))).not.toContain(SECRET);
});

test('a message whose answer was lost and that is sent again after its removal stays removed', async () => {
  const commandId = newId();
  const { messageId } = await client.run('chat.send', { text: SECRET }, commandId);
  await guide.run('chat.remove', { messageId });
  expect(await client.run('chat.send', { text: SECRET }, commandId)).toEqual({ messageId });
  expect((await client.run('room.snapshot', {})).snapshot.chat).toMatchObject([{ text: '', isRemoved: true }]);
  expect(await database()).not.toContain(SECRET);
});

test('a client removes nothing, not even their own message', async () => {
  const { messageId } = await client.run('chat.send', { text: 'Mine' });
  expect(await client.refused('chat.remove', { messageId })).toBe('not-permitted');
  expect(client.snapshot().commands).not.toContain('chat.remove');
  expect(guide.snapshot().commands).toContain('chat.remove');
  expect((await guide.run('room.snapshot', {})).snapshot.chat).toMatchObject([{ text: 'Mine' }]);
});

test('a guide of another room removes nothing here: not from there, and not by coming in', async () => {
  const stranger = track(await room.visitor().enterAsClient('Otis', OTHER));
  const { messageId } = await stranger.run('chat.send', { text: 'Theirs' });
  expect(await guide.refused('chat.remove', { messageId })).toBe('not-found');
  const visitor = room.visitor();
  await visitor.signIn();
  const outside = track(await visitor.connect());
  expect(await outside.refused('room.enter', { presentationPath: OTHER, as: 'guide' })).toBe('not-found');
  expect(await outside.refused('chat.remove', { messageId })).toBe('not-entered');
  expect((await stranger.run('room.snapshot', {})).snapshot.chat).toMatchObject([{ text: 'Theirs' }]);
});

test('a message that there never was is refused; one that is removed already changes nothing', async () => {
  expect(await guide.refused('chat.remove', { messageId: newId() })).toBe('not-found');
  const { messageId } = await client.run('chat.send', { text: SECRET });
  await guide.run('chat.remove', { messageId });
  const { seq } = (await guide.run('room.snapshot', {})).snapshot;
  await guide.run('chat.remove', { messageId });
  expect((await guide.run('room.snapshot', {})).snapshot.seq).toBe(seq);
});
