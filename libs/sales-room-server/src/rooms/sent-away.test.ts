import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { about, errorsOf, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';

let room: RoomFixture;
let guide: RoomSocket;
beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  guide?.close();
  await room.services.database.query('delete from attendee');
  await room.setAppointment("status = 'started'");
  guide = await room.visitor().enterAsGuide();
});

/** Comes in and is removed; the attendee's cookie is thrown away. */
async function removed(visitor: Visitor, name: string): Promise<string> {
  const socket = await visitor.enterAsClient(name);
  const attendeeId = socket.snapshot().self.attendeeId ?? '';
  await guide.run('attendee.remove', { attendeeId });
  await socket.until(({ self }) => self.role === 'client-blocked');
  socket.close();
  visitor.cookies.delete('attendee');
  return attendeeId;
}
const screenOf = async (visitor: Visitor) =>
  ((await visitor.call('GET', `/room-api/rooms/${PATH}/entry?as=client`)).body as { screen: string }).screen;

test('a removed customer without cookie, renamed and in a new session stays out until the guide lifts it', async () => {
  const attendeeId = await removed(room.visitor({ shop: 'customer-ada' }), 'Ada');
  const back = room.visitor({ shop: 'customer-other-session' });
  expect(await screenOf(back)).toBe('denied');
  const answer = await back.join('Somebody else');
  expect([answer.status, errorsOf(answer)[0]?.code]).toEqual([403, 'SALES_ROOM__BLOCKED']);
  await guide.run('attendee.unblock', { attendeeId });
  expect(await screenOf(back)).toBe('prejoin');
  expect((await back.join('Ada')).status).toBe(200);
});

test('a removed guest is refused in the same shop session, and another guest comes in', async () => {
  const visitor = room.visitor({ shop: 'guest-mallory' });
  await removed(visitor, 'Mallory');
  expect(await screenOf(visitor)).toBe('denied');
  expect((await visitor.join('Mallory again')).status).toBe(403);
  expect((await room.visitor({ shop: 'guest-clara' }).join('Clara')).status).toBe(200);
});

test('whoever comes back as a guest and then logs in as the customer who was removed is out again', async () => {
  await removed(room.visitor({ shop: 'customer-ada' }), 'Ada');
  const visitor = room.visitor({ shop: 'guest-innocent' });
  const socket = await visitor.enterAsClient('Innocent');
  visitor.cookies.set('shop', 'customer-ada');
  await visitor.call('GET', '/store-api/dsr/appointment/presentation/state', undefined, about(PATH, 'client'));
  await socket.until(({ self }) => self.role === 'client-blocked');
  socket.close();
});

test('people who share one account are not removed with one of them', async () => {
  const colleague = room.visitor({ shop: 'customer-colleague' });
  const socket = await colleague.enterAsClient('Colleague');
  await removed(room.visitor({ shop: 'customer-ada' }), 'Ada');
  await colleague.call('POST', `/room-api/rooms/${PATH}/session`, {});
  await socket.run('chat.send', { text: 'Still here' });
  socket.close();
});

test('with newcomers admitted one by one, who comes back as a stranger waits at the door', async () => {
  await removed(room.visitor(), 'Mallory');
  await guide.run('appointment.lock', {});
  const stranger = room.visitor();
  const socket = await stranger.enterAsClient('Malory');
  expect(socket.snapshot().self.role).toBe('client-waiting');
  socket.close();
});
