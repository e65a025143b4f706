import { expect, onTestFinished, test, vi } from 'vitest';
import { EMPTY_ROOM_CLIENT_SNAPSHOT, reduceClient } from '../state/client-state.ts';
import { roomBench, until } from '../testing/room-bench.ts';
import { Refusal } from '../testing/room-server.ts';
import { id, roomSnapshot } from '../testing/snapshot-fixture.ts';
import { redact } from './redact.ts';
import { replayRoom } from './replay-room.ts';
import { type RoomLog, RoomRecorder } from './room-log.ts';

const SECRETS = [
  'Clara Canary',
  'Mara Canary',
  'canary text',
  'canary note',
  'canary slide',
  'canary device',
  'SWSCCANARYTOKEN',
  '5ec7e75ec7e75ec7e75ec7e75ec7e75e',
];

/** A room in which everything happens: chat, likes, a gap, a cut, devices, a guide who mutes. */
async function eventfulRoom() {
  const bench = await roomBench(roomSnapshot({}, { name: 'Clara Canary' }));
  const { server, devices, entered } = bench;
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, ({ local, room }) => local.mic.state === 'on' && room?.self.micOn === true);
  client.deliver('chat.send', { text: 'canary text' });
  client.deliver('like.set', { productId: id('7'), liked: true });
  await until(client, ({ outbox }) => outbox.length === 0);
  const message = {
    id: id('9'),
    commandId: 'other',
    attendeeId: id('a'),
    type: 'GUIDE' as const,
    name: 'Mara Canary',
    text: '5ec7e75ec7e75ec7e75ec7e75ec7e75e',
    sentAt: '2026-01-01T00:00:00.000Z',
  };
  server.lose('chat.added', { message });
  server.notify('slides.changed', {
    slides: [
      {
        index: 0,
        groupId: id('1'),
        sectionId: id('2'),
        name: 'canary slide',
        kind: 'cms',
        isInstantListing: false,
        pickedProductsCount: 0,
        notes: 'canary note',
      },
    ],
    currentSlide: 0,
  });
  await until(client, ({ room }) => room?.chat.length === 2);
  server.cut();
  await until(client, ({ connection }) => connection === 'reconnected');
  server.handle('chat.send', () => new Refusal('muted-by-guide'));
  client.deliver('chat.send', { text: 'SWSCCANARYTOKEN' });
  await until(client, ({ outbox }) => outbox[0]?.status === 'failed');
  await until(client, ({ local }) => local.mic.state === 'on');
  server.notify('self.changed', { self: { ...server.room.self, micOn: false, micForcedOff: true } });
  await until(client, ({ local }) => local.mic.state === 'off');
  expect(devices.open()).toEqual([]);
  return { ...bench, client };
}

test('the log of a room replays through the reducers at 20 × to the identical snapshot', async () => {
  const { client } = await eventfulRoom();
  const log = JSON.parse(JSON.stringify(client.log())) as RoomLog;
  expect(log.inputs.length).toBeGreaterThan(20);
  const span = (log.inputs.at(-1)?.at ?? 0) - (log.inputs[0]?.at ?? 0);
  const since = performance.now();
  const seen: number[] = [];
  const replayed = await replayRoom(log, { speed: 20, onSnapshot: (_snapshot, at) => void seen.push(at) });
  expect(replayed).toEqual(log.snapshot);
  expect(replayed).toEqual(JSON.parse(JSON.stringify(redact(client.getSnapshot()))));
  expect(performance.now() - since).toBeGreaterThan(span / 20 - 5);
  expect(seen).toHaveLength(log.inputs.length);
  expect(replayed.room?.chat).toHaveLength(2);
});

test('a changed input leads elsewhere: the comparison can fail', async () => {
  const { client } = await eventfulRoom();
  const log = client.log();
  const without = {
    ...log,
    inputs: log.inputs.filter(({ input }) => !(input.type === 'notified' && input.notification.name === 'chat.added')),
  };
  expect(await replayRoom(without, { speed: Number.POSITIVE_INFINITY })).toEqual(log.snapshot);
  // The gap's whole snapshot mends a lost line; a lost switch of the guide is mended by nothing.
  const other = {
    ...log,
    inputs: log.inputs.filter(({ input }) => !(input.type === 'notified' && input.notification.name === 'self.changed')),
  };
  expect(await replayRoom(other, { speed: Number.POSITIVE_INFINITY })).not.toEqual(log.snapshot);
});

test('nothing that people wrote or are called is in the log, nor any token', async () => {
  const { client } = await eventfulRoom();
  expect(client.getSnapshot().room?.self.name).toBe('Clara Canary');
  const text = JSON.stringify(client.log());
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(text).toContain('"appointment":{"id":"00000000000000000000000000000000"');
});

test('what nobody has thought of yet is hidden: of texts only known words, ids and times stay', () => {
  expect(
    redact({
      attendeeId: id('a'),
      status: 'joined',
      sentAt: '2026-01-01T00:00:00.000Z',
      nickname: id('b'),
      somethingNew: 'Clara',
      list: ['mic', 'Ann'],
      count: 3,
      isOn: true,
      none: null,
    }),
  ).toEqual({
    attendeeId: id('a'),
    status: 'joined',
    sentAt: '2026-01-01T00:00:00.000Z',
    nickname: '‹32›',
    somethingNew: '‹5›',
    list: ['mic', '‹3›'],
    count: 3,
    isOn: true,
    none: null,
  });
});

test('a long room keeps its newest inputs and folds the others into the beginning', async () => {
  const recorder = new RoomRecorder(50);
  let snapshot = EMPTY_ROOM_CLIENT_SNAPSHOT;
  const put = (input: Parameters<RoomRecorder['record']>[0]): void => {
    recorder.record(input);
    snapshot = reduceClient(snapshot, input);
  };
  put({ type: 'entered', room: roomSnapshot() });
  for (let index = 0; index < 500; index += 1)
    put({ type: 'notified', notification: { seq: 6 + index, name: 'slide.switched', payload: { index, page: 1 } } });
  const log = recorder.export(snapshot);
  expect(log.inputs.length).toBeLessThanOrEqual(50);
  expect(log.base.room?.currentSlide).toBeGreaterThan(400);
  expect(await replayRoom(log, { speed: Number.POSITIVE_INFINITY })).toEqual(log.snapshot);
});

test('a replay that is aborted ends', async () => {
  const { client } = await eventfulRoom();
  const abort = new AbortController();
  const shown = vi.fn(() => abort.abort(new Error('enough')));
  await expect(replayRoom(client.log(), { speed: Number.POSITIVE_INFINITY, onSnapshot: shown, signal: abort.signal })).rejects.toThrow(
    'enough',
  );
  expect(shown).toHaveBeenCalledTimes(1);
});

test.each([1, 2, 20])('at %i × each input comes at its own time after the first', async (speed) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  // A page has been open for a while.
  vi.advanceTimersByTime(7_000);
  const since = performance.now();
  const shown: number[] = [];
  const inputs = [1_000, 3_000, 9_000].map((at, index) => ({
    at,
    input: { type: 'notified' as const, notification: { seq: 6 + index, name: 'slide.switched' as const, payload: { index, page: 1 } } },
  }));
  const log: RoomLog = { version: 2, base: EMPTY_ROOM_CLIENT_SNAPSHOT, inputs, snapshot: EMPTY_ROOM_CLIENT_SNAPSHOT };
  const replaying = replayRoom(log, { speed, onSnapshot: () => void shown.push((performance.now() - since) * speed) });
  await vi.runAllTimersAsync();
  await replaying;
  expect(shown).toEqual([0, 2_000, 8_000]);
});
