import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScrollPositions } from '../rooms/scroll-positions.ts';
import { PATH, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { trackSockets } from '../testing/track-sockets.ts';
import { createRateLimiter } from './rate-limits.ts';

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
  await room.services.database.query("update appointment set status = 'started', current_slide = 0, current_slide_page = 1");
  guide = track(await room.visitor().enterAsGuide());
  cleo = track(await room.visitor().enterAsClient('Cleo'));
  noah = track(await room.visitor().enterAsClient('Noah'));
});

const ID = 'a'.repeat(32);
const sectionOf = (socket: RoomSocket, index = 0): string => socket.snapshot().slides[index]?.sectionId ?? '';
const idOf = (socket: RoomSocket): string => socket.snapshot().self.attendeeId ?? '';
const onSlide = (index = 0) => ({ sectionId: sectionOf(guide, index), page: 1, anchor: { kind: 'block' as const, id: ID } });
const scrolled = (offset: number, index = 0) => ({ ...onSlide(index), offset, line: 0.5 });
const pointed = (x: number, index = 0) => ({ ...onSlide(index), x, y: 0.5 });
const toldOf = (socket: RoomSocket, name: 'slide.scrolled' | 'slide.pointed') =>
  socket.notifications.filter((notification) => notification.name === name).map(({ payload }) => payload);
/** What was sent to a socket before this has arrived there once it is answered. */
const settled = (socket: RoomSocket) => socket.run('room.snapshot', {});

describe('the scroll position of the guide', () => {
  test('is told to everybody inside, and to whoever comes later the last one', async () => {
    await guide.run('slide.scroll', scrolled(0.1));
    await guide.run('slide.scroll', scrolled(0.2));
    for (const socket of [cleo, noah]) {
      await settled(socket);
      expect(toldOf(socket, 'slide.scrolled')).toMatchObject([{ offset: 0.1, attendeeId: idOf(guide) }, { offset: 0.2 }]);
    }
    const late = track(await room.visitor().enterAsClient('Late'));
    await settled(late);
    expect(toldOf(late, 'slide.scrolled')).toEqual([{ ...scrolled(0.2), attendeeId: idOf(guide) }]);
  });

  test('changes no number of the room, and nothing in its database', async () => {
    const before = (await settled(guide)).snapshot;
    await guide.run('slide.scroll', scrolled(0.4));
    expect((await settled(guide)).snapshot).toEqual(before);
  });

  test('is of the past once another slide is shown, and when that one is shown again', async () => {
    await guide.run('slide.scroll', scrolled(0.3));
    await guide.run('slide.switch', { index: 1 });
    await guide.run('slide.switch', { index: 0 });
    const late = track(await room.visitor().enterAsClient('Late'));
    await settled(late);
    expect(toldOf(late, 'slide.scrolled')).toEqual([]);
  });

  test('is told to nobody outside', async () => {
    await guide.run('slide.scroll', scrolled(0.3));
    const outside = track(await room.visitor().connect());
    await outside.enter(PATH, 'client');
    await guide.run('slide.scroll', scrolled(0.4));
    await settled(outside);
    expect(toldOf(outside, 'slide.scrolled')).toEqual([]);
  });

  test('is refused of a client, of a guide without control, and on a slide that is not shown', async () => {
    expect(await cleo.refused('slide.scroll', scrolled(0.5))).toBe('not-permitted');
    await room.services.database.query('update appointment set controller_id = $1', [idOf(cleo)]);
    expect(await guide.refused('slide.scroll', scrolled(0.5))).toBe('not-in-control');
    await room.services.database.query('update appointment set controller_id = $1', [idOf(guide)]);
    expect(await guide.refused('slide.scroll', scrolled(0.5, 1))).toBe('wrong-state');
    expect(await guide.refused('slide.scroll', { ...scrolled(0.5), page: 2 })).toBe('wrong-state');
    expect(await guide.refused('slide.scroll', { ...scrolled(0.5), sectionId: ID })).toBe('wrong-state');
    await settled(noah);
    expect(JSON.stringify(toldOf(noah, 'slide.scrolled'))).not.toContain('"offset":0.5');
  });
});

describe('pointing', () => {
  test('of a guide is seen by everybody; of a client by guides alone', async () => {
    await guide.run('slide.point', pointed(0.1));
    await cleo.run('slide.point', pointed(0.9));
    for (const socket of [guide, cleo, noah]) await settled(socket);
    expect(toldOf(noah, 'slide.pointed')).toEqual([{ ...pointed(0.1), attendeeId: idOf(guide) }]);
    expect(toldOf(guide, 'slide.pointed')).toMatchObject([{ x: 0.1 }, { x: 0.9, attendeeId: idOf(cleo) }]);
  });

  test('is refused outside the room, and on a slide that is not shown', async () => {
    const outside = track(await room.visitor().connect());
    await outside.enter(PATH, 'client');
    expect(await outside.refused('slide.point', pointed(0.5))).toBe('not-permitted');
    expect(await cleo.refused('slide.point', pointed(0.5, 1))).toBe('wrong-state');
    expect(await cleo.refused('slide.point', { ...pointed(0.5), sectionId: ID })).toBe('wrong-state');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, -1])('at %s is refused', async (x) => {
    expect(await cleo.refused('slide.point', pointed(x))).toBe('invalid-payload');
    expect(await guide.refused('slide.scroll', scrolled(x))).toBe('invalid-payload');
  });
});

test.each([
  ['slide.scroll', 12],
  ['slide.point', 24],
] as const)('%s is limited to a rate of its own', (command, perSecond) => {
  let now = 0;
  const limiter = createRateLimiter(() => now);
  const takeAll = (): number => {
    for (let count = 0; ; count += 1)
      try {
        limiter.takeCommand(command);
      } catch (error) {
        expect(error).toMatchObject({ code: 'rate-limited' });
        return count;
      }
  };
  expect(takeAll()).toBeLessThanOrEqual(40);
  now = 1_000;
  expect(takeAll()).toBe(perSecond);
  limiter.takeCommand('chat.send');
});

test('of more rooms than are kept the one that stood still longest is forgotten', () => {
  const positions = createScrollPositions(2);
  const appointment = (id: string) => ({ id, definition: { slides: [{ sectionId: ID }] }, currentSlide: 0, currentSlidePage: 1 }) as never;
  const position = { sectionId: ID, page: 1, anchor: { kind: 'slide' as const, id: ID }, offset: 0, line: 0, attendeeId: ID };
  for (const id of ['a', 'b', 'a', 'c']) positions.keep(id, position);
  expect(['a', 'b', 'c'].map((id) => positions.of(appointment(id)) !== undefined)).toEqual([true, false, true]);
});
