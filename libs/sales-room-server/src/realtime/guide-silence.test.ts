import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { GUIDE_SILENCE_MS, watchSilence } from './guide-silence.ts';

let room: RoomFixture;
let guide: RoomSocket;
let client: RoomSocket;

beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.services.database.query("update appointment set status = 'not-started'");
  guide = await room.visitor().enterAsGuide();
  await guide.run('appointment.start', {});
  client = await room.visitor().enterAsClient('Cleo');
  return () => {
    guide.close();
    client.close();
  };
});

/** Lets a socket stay open and say nothing, as on a line that is dead; gives a function that lets it speak again. */
function mute({ socket }: RoomSocket): () => void {
  const engine = socket.io.engine as unknown as { _sendPacket(...packet: unknown[]): void };
  const send = engine._sendPacket.bind(engine);
  engine._sendPacket = () => undefined;
  return () => {
    engine._sendPacket = send;
    engine._sendPacket('pong');
  };
}

const guideIs = (status: string) =>
  client.until(({ attendees }) => attendees.some((attendee) => attendee.type === 'GUIDE' && attendee.status === status));

test('a guide with a dead line is away, although the socket is open, and back with the first sign of life', async () => {
  const speak = mute(guide);
  const from = performance.now();
  await guideIs('inactive');
  // Pings come every 700 ms: the last answer may be so old already.
  expect(performance.now() - from).toBeGreaterThan(GUIDE_SILENCE_MS - 750);
  expect(guide.socket.connected).toBe(true);
  speak();
  await guideIs('joined');
  await client.run('chat.send', { text: 'Welcome back' });
  expect(client.gaps).toEqual([]);
});

test('a guide whose socket ends is away at once', async () => {
  guide.close();
  await guideIs('inactive');
});

test('a client whose line is silent is no news for a whole room', async () => {
  const speak = mute(client);
  const speakToo = mute(guide);
  await vi.waitFor(
    async () =>
      expect((await room.services.database.query<{ status: string }>("select status from attendee where type = 'GUIDE'"))[0]?.status).toBe(
        'inactive',
      ),
    { timeout: 20_000 },
  );
  expect((await room.services.database.query<{ status: string }>("select status from attendee where type = 'CLIENT'"))[0]?.status).toBe(
    'joined',
  );
  speakToo();
  speak();
});

test('silence is told within two seconds of the last sign of life, and once; each sign begins it anew', () => {
  vi.useFakeTimers();
  const wire = new EventEmitter();
  const told: boolean[] = [];
  const stop = watchSilence(wire, GUIDE_SILENCE_MS, (isSilent) => void told.push(isSilent));
  for (let sign = 0; sign < 5; sign += 1) {
    vi.advanceTimersByTime(700);
    wire.emit('packet');
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(60_000);
  wire.emit('packet');
  wire.emit('packet');
  expect(told).toEqual([true, false]);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([true, false]);
  vi.useRealTimers();
});

test('a process that was busy itself reads what has come in before it calls anybody silent', () => {
  vi.useFakeTimers();
  const wire = new EventEmitter();
  const told: boolean[] = [];
  const stop = watchSilence(wire, GUIDE_SILENCE_MS, (isSilent) => void told.push(isSilent));
  vi.advanceTimersByTime(GUIDE_SILENCE_MS);
  wire.emit('packet');
  vi.advanceTimersByTime(GUIDE_SILENCE_MS);
  expect(told).toEqual([]);
  stop();
  vi.useRealTimers();
});
