import type { RoomCommand } from './room-command.ts';

/** The handler. */
export const handlerSource = ({
  command,
  signal,
  camel,
}: RoomCommand): string => `import type { DirectHandlers } from './direct-handler.ts';

/** A line that is said to everybody inside; it is kept nowhere. */
export const ${camel}Handlers: DirectHandlers<'${command}'> = {
  async '${command}'({ services, connection, attendee }, { text }) {
    services.signal(connection.appointmentId, '${signal}', { attendeeId: attendee.id, text });
    return {};
  },
};
`;

/** Its test, with the people whom it concerns and one whom it does not. */
export const handlerTest = ({
  command,
  signal,
}: RoomCommand): string => `import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PATH, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { trackSockets } from '../testing/track-sockets.ts';
import { createRateLimiter, RATE_LIMITS } from './rate-limits.ts';

let room: RoomFixture;
let guide: RoomSocket;
let cleo: RoomSocket;
const track = trackSockets();

beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setAppointment("status = 'started'");
  guide = track(await room.visitor().enterAsGuide());
  cleo = track(await room.visitor().enterAsClient('Cleo'));
});

const heardBy = (socket: RoomSocket) =>
  socket.notifications.filter(({ name }) => name === '${signal}').map(({ payload }) => payload);
/** What was sent to a socket before this has arrived there once it is answered. */
const settled = (socket: RoomSocket) => socket.run('room.snapshot', {});

describe('${command}', () => {
  test('is heard by everybody inside, with who said it', async () => {
    await cleo.run('${command}', { text: ' Tea is ready ' });
    const said = { attendeeId: cleo.snapshot().self.attendeeId, text: 'Tea is ready' };
    for (const socket of [guide, cleo]) {
      await settled(socket);
      expect(heardBy(socket)).toEqual([said]);
    }
  });

  test('changes no number of the room, and nothing in its database', async () => {
    const before = (await settled(guide)).snapshot;
    await guide.run('${command}', { text: 'Tea is ready' });
    expect((await settled(guide)).snapshot).toEqual(before);
  });

  test('is neither heard nor said by who is outside', async () => {
    const outside = track(await room.visitor().connect());
    await outside.enter(PATH, 'client');
    expect(await outside.refused('${command}', { text: 'Let me in' })).toBe('not-permitted');
    await guide.run('${command}', { text: 'Tea is ready' });
    await settled(outside);
    expect([heardBy(outside), heardBy(guide)]).toMatchObject([[], [{ text: 'Tea is ready' }]]);
  });

  test('is refused before the start and after the end', async () => {
    await room.setAppointment("status = 'not-started'");
    expect(await guide.refused('${command}', { text: 'Tea is ready' })).toBe('not-started');
    await room.setAppointment("status = 'ended'");
    expect(await guide.refused('${command}', { text: 'Tea is ready' })).toBe('ended');
  });

  test.each([{}, { text: '' }, { text: 'a'.repeat(81) }, { text: 'a\\u202eb' }, { text: 'Tea', more: 1 }])('refuses %j', async (payload) => {
    expect(await cleo.refused('${command}', payload as never)).toBe('invalid-payload');
    await settled(guide);
    expect(heardBy(guide)).toEqual([]);
  });

  test('is limited as reactions are', () => {
    const limiter = createRateLimiter(() => 0);
    for (let count = 0; count < RATE_LIMITS.reaction.burst; count += 1) limiter.takeCommand('${command}');
    expect(() => limiter.takeCommand('${command}')).toThrow(expect.objectContaining({ code: 'rate-limited' }));
  });
});
`;
