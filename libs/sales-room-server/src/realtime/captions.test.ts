import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  await room.services.database.query("update appointment set status = 'started', broadcast_mode = false");
  guide = track(await room.visitor().enterAsGuide());
  cleo = track(await room.visitor().enterAsClient('Cleo'));
  noah = track(await room.visitor().enterAsClient('Noah'));
  await room.services.database.query('update attendee set mic_on = true');
});

const caption = (text: string, isFinal = false) => ({ utteranceId: 'u1', text, isFinal, language: 'en-US' });
const idOf = (socket: RoomSocket): string => socket.snapshot().self.attendeeId ?? '';
const toldOf = (socket: RoomSocket) => socket.notifications.filter(({ name }) => name === 'caption.said').map(({ payload }) => payload);
/** What was sent to a socket before this has arrived there once it is answered. */
const settled = (socket: RoomSocket) => socket.run('room.snapshot', {});

describe('what somebody says', () => {
  test('is told to everybody inside with who speaks, of a guide and of a client', async () => {
    await guide.run('caption.say', caption('Good  evening'));
    await cleo.run('caption.say', caption('Hello <b>there</b>', true));
    await settled(noah);
    expect(toldOf(noah)).toEqual([
      { ...caption('Good evening'), attendeeId: idOf(guide) },
      { ...caption('Hello <b>there</b>', true), attendeeId: idOf(cleo) },
    ]);
  });

  test('is told to nobody outside, and not to whoever comes later', async () => {
    const outside = track(await room.visitor().connect());
    await outside.enter(PATH, 'client');
    await guide.run('caption.say', caption('Good evening', true));
    const late = track(await room.visitor().enterAsClient('Late'));
    for (const socket of [outside, late]) {
      await settled(socket);
      expect(toldOf(socket)).toEqual([]);
    }
    expect(await outside.refused('caption.say', caption('Hi'))).toBe('not-permitted');
  });

  test('changes no number of the room, and is in no table', async () => {
    const before = (await settled(guide)).snapshot;
    await guide.run('caption.say', caption('a word that is kept nowhere', true));
    expect((await settled(guide)).snapshot).toEqual(before);
    expect(await room.services.database.query('select * from command_log where name = $1', ['caption.say'])).toEqual([]);
  });

  test('is refused while the microphone is off, whoever speaks', async () => {
    await room.services.database.query('update attendee set mic_on = false');
    for (const socket of [guide, cleo]) expect(await socket.refused('caption.say', caption('Psst'))).toBe('wrong-state');
    await settled(noah);
    expect(toldOf(noah)).toEqual([]);
  });

  test('is refused of a client who is kept mute, and of every client in broadcast mode', async () => {
    await guide.run('attendee.mute', { attendeeId: idOf(cleo), kinds: ['audio'], keepOff: true });
    expect(await cleo.refused('caption.say', caption('Hi'))).toBe('muted-by-guide');
    await guide.run('broadcast.set', { on: true });
    expect(await noah.refused('caption.say', caption('Hi'))).toBe('broadcast-active');
    await guide.run('caption.say', caption('Good evening'));
    await settled(noah);
    expect(toldOf(noah)).toMatchObject([{ attendeeId: idOf(guide) }]);
  });

  test.each(['', 'a\u202eb', 'a\u0000b', 'a'.repeat(301)])('is refused as %j', async (text) => {
    expect(await cleo.refused('caption.say', caption(text))).toBe('invalid-payload');
  });
});

test('captions are limited to a rate of their own', () => {
  let now = 0;
  const limiter = createRateLimiter(() => now);
  const takeAll = (): number => {
    for (let count = 0; ; count += 1)
      try {
        limiter.takeCommand('caption.say');
      } catch (error) {
        expect(error).toMatchObject({ code: 'rate-limited' });
        return count;
      }
  };
  expect(takeAll()).toBe(20);
  now = 1_000;
  expect(takeAll()).toBe(5);
  limiter.takeCommand('chat.send');
});
