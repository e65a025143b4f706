import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../identifiers.ts';
import { PATH, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { trackSockets } from '../testing/track-sockets.ts';

let room: RoomFixture;
let guide: RoomSocket;
let cleo: RoomSocket;
let noah: RoomSocket;
const track = trackSockets();

beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.services.database.query("update appointment set status = 'started', pinned_message_id = null");
  guide = track(await room.visitor().enterAsGuide());
  cleo = track(await room.visitor().enterAsClient('Cleo'));
  noah = track(await room.visitor().enterAsClient('Noah'));
});

const asked = async (socket: RoomSocket, text: string) => (await socket.run('chat.send', { text })).messageId;
const pinned = (socket: RoomSocket, messageId: string | null) =>
  socket.until(({ pinnedMessage }) => (pinnedMessage?.id ?? null) === messageId);

test('a guide pins a question for everybody, one at a time; who comes later and who reloads see it', async () => {
  const [first, second] = [await asked(cleo, 'Is it dishwasher safe?'), await asked(noah, 'Does it come in blue?')];
  await guide.run('chat.pin', { messageId: first });
  for (const socket of [guide, cleo, noah])
    expect((await pinned(socket, first)).pinnedMessage).toMatchObject({ name: 'Cleo', text: 'Is it dishwasher safe?' });
  await guide.run('chat.pin', { messageId: second });
  await pinned(cleo, second);
  const late = track(await room.visitor().enterAsClient('Late'));
  expect(late.snapshot().pinnedMessage).toMatchObject({ id: second, name: 'Noah' });
  expect((await cleo.run('room.snapshot', {})).snapshot.pinnedMessage).toMatchObject({ id: second });
  await guide.run('chat.pin', { messageId: null });
  for (const socket of [guide, cleo, late]) await pinned(socket, null);
});

test('a message that is removed is pinned no more, and cannot be pinned', async () => {
  const messageId = await asked(cleo, 'What nobody shall read');
  await guide.run('chat.pin', { messageId });
  await pinned(noah, messageId);
  await guide.run('chat.remove', { messageId });
  await pinned(noah, null);
  expect(JSON.stringify(noah.snapshot())).not.toContain('What nobody shall read');
  expect(await guide.refused('chat.pin', { messageId })).toBe('not-found');
  expect(await guide.refused('chat.pin', { messageId: newId() })).toBe('not-found');
});

test('what somebody wrote who is removed is pinned no more; the removal of another leaves it', async () => {
  const messageId = await asked(cleo, 'Is it dishwasher safe?');
  await guide.run('chat.pin', { messageId });
  await guide.run('attendee.remove', { attendeeId: noah.snapshot().self.attendeeId ?? '' });
  expect((await guide.run('room.snapshot', {})).snapshot.pinnedMessage).toMatchObject({ id: messageId });
  await guide.run('attendee.remove', { attendeeId: cleo.snapshot().self.attendeeId ?? '' });
  await pinned(guide, null);
});

test('a client pins nothing, a stranger neither, and who is outside sees nothing of it', async () => {
  const messageId = await asked(cleo, 'Is it dishwasher safe?');
  expect(await cleo.refused('chat.pin', { messageId })).toBe('not-permitted');
  const outside = track(await room.visitor().connect());
  await outside.enter(PATH, 'client');
  expect(await outside.refused('chat.pin', { messageId })).toBe('not-permitted');
  await guide.run('chat.pin', { messageId });
  await pinned(cleo, messageId);
  expect((await outside.run('room.snapshot', {})).snapshot.pinnedMessage).toBeNull();
  expect(JSON.stringify(outside.notifications)).not.toContain('dishwasher');
});

test('what is pinned already changes nothing; the end puts it aside', async () => {
  const messageId = await asked(cleo, 'Is it dishwasher safe?');
  await guide.run('chat.pin', { messageId });
  const { seq } = (await guide.run('room.snapshot', {})).snapshot;
  await guide.run('chat.pin', { messageId });
  expect((await guide.run('room.snapshot', {})).snapshot.seq).toBe(seq);
  await guide.run('appointment.end', {});
  await pinned(guide, null);
  expect((await cleo.run('room.snapshot', {})).snapshot.pinnedMessage).toBeNull();
});
