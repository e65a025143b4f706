import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../identifiers.ts';
import { PATH, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';

let room: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());

const NAME = 'Cleopatra Canary';
const TEXT = 'my phone number is 555-canary, write to canary@example.test';
const NOTE = 'canary note: they hesitate';
const PASSWORD = 'canary-password';

test("a whole room's logs at the most talkative level hold no name, text, note, password, cookie or token", async () => {
  const guideVisitor = room.visitor();
  await guideVisitor.signIn('gina', PASSWORD);
  const guide = await guideVisitor.enterAsGuide();
  await guide.run('appointment.start', {});
  const clientVisitor = room.visitor();
  const client = await clientVisitor.enterAsClient(NAME);
  await client.run('chat.send', { text: TEXT });
  await client.refused('chat.send', { text: '' });
  await client.refused('slide.switch', { index: 1, page: 1 });
  await client.run('like.set', { productId: newId(), liked: true });
  await client.run('hand.set', { raised: true });
  await guide.run('notes.set', { sectionId: null, text: NOTE });
  await guide.run('attendee.mute-all', {});
  await guide.refused('slide.switch', { index: 99, page: 1 });
  const { attendeeId } = client.snapshot().self;
  await guide.run('attendee.remove', { attendeeId: attendeeId ?? '' });
  await clientVisitor.join(NAME);
  await room.visitor().call('POST', '/room-api/guide/login', { username: 'canary-user', password: PASSWORD });
  await room.visitor().call('POST', '/room-api/guide/login', `{"username": "${NAME}`);
  await room.visitor().call('GET', `/room-api/rooms/${PATH}/entry?as=client&token=canary-token`);
  await guide.run('appointment.end', {});
  const secrets = [...guideVisitor.cookies.values(), ...clientVisitor.cookies.values()];
  guide.close();
  client.close();
  await guideVisitor.call('POST', '/room-api/guide/logout');

  const logs = room.logs.join('\n');
  // It did log what happened.
  for (const event of ['room.entered', 'guide.signed-in', 'command.refused', 'storage.opened']) expect(logs).toContain(event);
  expect(secrets.length).toBeGreaterThanOrEqual(2);
  for (const secret of [NAME, 'Canary', 'canary', TEXT, NOTE, PASSWORD, 'gina', 'Gina', ...secrets]) expect(logs).not.toContain(secret);
  for (const line of room.logs) expect(Object.keys(JSON.parse(line) as object)).toEqual(expect.arrayContaining(['time', 'level', 'event']));
});
