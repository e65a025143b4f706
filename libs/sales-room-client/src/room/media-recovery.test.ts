import type { FakeHandler } from 'mediasoup-client';
import type { Transport } from 'mediasoup-client/types';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSocket } from '../signalling/socket.ts';
import { createFakeRoom } from '../testing/fake-room.ts';
import { freezableProxy } from '../testing/freezable-proxy.ts';
import { gate, roomBench, until } from '../testing/room-bench.ts';
import { Refusal } from '../testing/room-server.ts';
import { id, roomSnapshot } from '../testing/snapshot-fixture.ts';

const report = (transport: Transport | undefined, state: 'connected' | 'disconnected' | 'failed'): void =>
  (transport?.handler as FakeHandler | undefined)?.setConnectionState(state);
const quick = {
  step: (attempt: number) =>
    (
      [
        { step: 'restart-ice', timeoutMs: 50 },
        { step: 'new-transport', timeoutMs: 300 },
        { step: 'resume', timeoutMs: 60_000 },
      ] as const
    )[attempt] ?? null,
};

test('broken media are mended step by step; a full resume restores sound, muted only for the muted', async () => {
  const { server, media, entered } = await roomBench();
  const client = await entered({ recovery: quick });
  await client.setSource('mic', true);
  await client.setSource('camera', true);
  await client.setSource('camera', false);
  await until(client, ({ local }) => local.mic.state === 'on');
  report(media.transports[0], 'connected');
  const states: string[] = [];
  client.subscribe(() => states.push(client.getSnapshot().mediaState));
  server.handle('media.restart-ice', () => ({ iceParameters: {} }));
  report(media.transports[0], 'disconnected');
  await vi.waitFor(() => expect(server.payloads('media.restart-ice')).toHaveLength(1));
  expect(states).toContain('interrupted');
  // Nothing comes of it: a new transport carries the same sound.
  await vi.waitFor(() => expect(media.transports).toHaveLength(2));
  await vi.waitFor(() => expect(media.sending()).toHaveLength(1));
  expect(server.connections).toBe(1);
  // Nor of that.
  await vi.waitFor(() => expect(server.connections).toBe(2));
  await vi.waitFor(() => expect(media.sending()).toHaveLength(1));
  await until(client, ({ local }) => local.mic.state === 'on');
  expect(client.getSnapshot().local.camera.state).toBe('off');
  expect(media.transports.filter(({ closed }) => !closed)).toHaveLength(1);
});

test('when nothing has helped that is told, and another try begins anew', async () => {
  const { server, media, entered } = await roomBench();
  const client = await entered({ recovery: { step: () => null } });
  await client.setSource('mic', true);
  await until(client, ({ local }) => local.mic.state === 'on');
  report(media.transports[0], 'failed');
  await until(client, ({ mediaState }) => mediaState === 'failed');
  client.retryMedia();
  await vi.waitFor(() => expect(media.transports).toHaveLength(2));
  report(media.transports[1], 'connected');
  await until(client, ({ mediaState, local }) => mediaState === 'connected' && local.mic.state === 'on');
  expect(media.sending()).toHaveLength(1);
  expect(server.connections).toBe(1);
});

test('a media part that cannot be loaded is told, and loaded when the person tries again', async () => {
  const { media, client } = await roomBench();
  let isBroken = true;
  const room = client({
    loadMedia: () => (isBroken ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : media.loadMedia()),
  });
  room.open();
  await until(room, ({ mediaState }) => mediaState === 'failed');
  isBroken = false;
  await room.setSource('mic', true);
  room.retryMedia();
  await until(room, ({ local }) => local.mic.state === 'on');
});

test('a camera too much for the line is off on both sides and returns by itself unless a guide forbids it', async () => {
  const { server, media, entered } = await roomBench();
  const client = await entered({ qualityIntervalMs: 5 });
  await client.setSource('mic', true);
  await client.setSource('camera', true);
  await until(client, ({ local, room }) => local.camera.state === 'on' && room?.self.cameraOn === true);
  // What the browser would report of a line that loses the own sound.
  let sent = 0;
  let missed = 0;
  const lossy = (share: number) => () => {
    sent += 100;
    missed += 100 * share;
    return Promise.resolve(
      new Map<string, object>([
        ['o', { type: 'outbound-rtp', kind: 'video', bytesSent: sent, packetsSent: sent }],
        ['r', { type: 'remote-inbound-rtp', packetsLost: missed }],
      ]) as unknown as RTCStatsReport,
    );
  };
  for (const producer of media.producers) vi.spyOn(producer, 'getStats').mockImplementation(lossy(0.5));
  vi.spyOn(performance, 'now').mockImplementation(
    (() => {
      let now = 0;
      return () => (now += 1_000);
    })(),
  );
  report(media.transports[0], 'connected');
  await until(client, ({ local }) => local.camera.state === 'off' && local.camera.pausedBy === 'bandwidth');
  expect(client.getSnapshot().videoBudget).toEqual({ send: false, receive: true, guides: true });
  expect(media.sending().map(({ kind }) => kind)).toEqual(['audio']);
  await vi.waitFor(() => expect(server.room.self.cameraOn).toBe(false));
  for (const producer of media.producers) vi.spyOn(producer, 'getStats').mockImplementation(lossy(0));
  await until(client, ({ local }) => local.camera.state === 'on' && local.camera.pausedBy === null);
  expect(server.room.self.cameraOn).toBe(true);

  for (const producer of media.producers) vi.spyOn(producer, 'getStats').mockImplementation(lossy(0.5));
  await until(client, ({ local }) => local.camera.pausedBy === 'bandwidth' && local.camera.state === 'off');
  server.notify('self.changed', { self: { ...server.room.self, cameraForcedOff: true } });
  await until(client, ({ local }) => local.camera.pausedBy === null);
  for (const producer of media.producers) vi.spyOn(producer, 'getStats').mockImplementation(lossy(0));
  await until(client, ({ videoBudget }) => videoBudget.send);
  expect(client.getSnapshot().local.camera).toMatchObject({ state: 'off', track: null });
  vi.restoreAllMocks();
});

test('a camera that the line has no room for while its device still opens is on once there is room', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered({ qualityIntervalMs: 5 });
  await client.setSource('mic', true);
  await until(client, ({ local }) => local.mic.state === 'on');
  let [sent, missed, share] = [0, 0, 0.5];
  for (const producer of media.producers)
    vi.spyOn(producer, 'getStats').mockImplementation(() => {
      sent += 100;
      missed += 100 * share;
      return Promise.resolve(
        new Map<string, object>([
          ['o', { type: 'outbound-rtp', kind: 'video', bytesSent: sent, packetsSent: sent }],
          ['r', { type: 'remote-inbound-rtp', packetsLost: missed }],
        ]) as unknown as RTCStatsReport,
      );
    });
  const opening = gate();
  devices.gate = opening.promise;
  const switched = client.setSource('camera', true);
  vi.spyOn(performance, 'now').mockImplementation(
    (() => {
      let now = 0;
      return () => (now += 1_000);
    })(),
  );
  report(media.transports[0], 'connected');
  await until(client, ({ local }) => local.camera.pausedBy === 'bandwidth');
  opening.open();
  await switched;
  expect(client.getSnapshot().local.camera).toMatchObject({ state: 'off', pausedBy: 'bandwidth', track: null, error: null });
  expect(devices.open().map(({ kind }) => kind)).toEqual(['audio']);
  expect(server.room.self.cameraOn).toBe(false);
  share = 0;
  await until(client, ({ local }) => local.camera.state === 'on' && local.camera.pausedBy === null);
  expect(server.room.self.cameraOn).toBe(true);
  vi.restoreAllMocks();
});

test('a camera that the line has no room for while the server is not heard comes back by itself too', async () => {
  const { server, media, client } = await roomBench();
  const line = await freezableProxy(server.origin);
  const room = client({ socket: createSocket({ origin: line.origin }), qualityIntervalMs: 20 });
  room.open();
  await until(room, ({ connection }) => connection === 'connected');
  await room.setSource('camera', true);
  await until(room, ({ local, room: state }) => local.camera.state === 'on' && state?.self.cameraOn === true);
  let [sent, missed, share] = [0, 0, 0];
  for (const producer of media.producers) {
    vi.spyOn(producer, 'paused', 'get').mockReturnValue(false);
    vi.spyOn(producer, 'getStats').mockImplementation(() => {
      sent += 100;
      missed += 100 * share;
      return Promise.resolve(
        new Map<string, object>([
          ['o', { type: 'outbound-rtp', kind: 'video', bytesSent: sent, packetsSent: sent }],
          ['r', { type: 'remote-inbound-rtp', packetsLost: missed }],
        ]) as unknown as RTCStatsReport,
      );
    });
  }
  vi.spyOn(performance, 'now').mockImplementation(
    (() => {
      let now = 0;
      return () => (now += 1_000);
    })(),
  );
  report(media.transports[0], 'connected');
  line.freeze();
  await until(room, ({ local }) => local.camera.state === 'starting');
  share = 0.5;
  await until(room, ({ local }) => local.camera.pausedBy === 'bandwidth');
  line.thaw();
  await vi.waitFor(() => expect(server.room.self.cameraOn).toBe(false));
  share = 0;
  await until(room, ({ local }) => local.camera.state === 'on' && local.camera.pausedBy === null);
  expect(server.room.self.cameraOn).toBe(true);
  vi.restoreAllMocks();
});

test('a cut loses no slide, hand or like, leaves no gap or duplicate in the chat, and unmutes nobody', async () => {
  const { server, media, entered } = await roomBench();
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, ({ local, room }) => local.mic.state === 'on' && room?.self.micOn === true);
  await client.setSource('mic', false);
  client.deliver('chat.send', { text: 'before' });
  await until(client, ({ outbox }) => outbox.length === 0);
  const held = gate();
  server.handle('room.enter', async () => (await held.promise, { snapshot: server.room }));
  server.cut();
  await until(client, ({ connection }) => connection === 'reconnecting');
  client.deliver('chat.send', { text: 'meanwhile' });
  client.deliver('like.set', { productId: id('7'), liked: true });
  const message = {
    id: id('9'),
    commandId: 'other',
    attendeeId: id('a'),
    type: 'GUIDE' as const,
    name: 'Mara',
    text: 'from Mara',
    sentAt: '2026-01-01T00:00:00.000Z',
  };
  server.lose('chat.added', { message });
  server.lose('slide.switched', { index: 3, page: 2 });
  server.lose('self.changed', { self: { ...server.room.self, handRaisedAt: '2026-01-01T00:00:00.000Z' } });
  held.open();
  await until(client, ({ connection, outbox }) => connection !== 'reconnecting' && outbox.length === 0);
  const { room, local } = client.getSnapshot();
  expect(room?.chat.map(({ text }) => text)).toEqual(['before', 'from Mara', 'meanwhile']);
  expect(room).toMatchObject({
    currentSlide: 3,
    currentSlidePage: 2,
    likes: [id('7')],
    self: { handRaisedAt: '2026-01-01T00:00:00.000Z', micOn: false },
  });
  expect(local.mic.state).toBe('off');
  expect(media.sending()).toEqual([]);
});

test('a refusal while entering again is told, not retried for ever', async () => {
  const { server, entered } = await roomBench(roomSnapshot());
  const client = await entered();
  server.handle('room.enter', () => new Refusal('blocked'));
  server.cut();
  expect(await until(client, ({ closed }) => closed !== null)).toMatchObject({ connection: 'closed', closed: { reason: 'blocked' } });
});

test('a line over which no media flow is not looked at', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const room = createFakeRoom();
  const client = room.client({ recovery: { step: () => null }, qualityIntervalMs: 1_000 });
  client.open();
  await vi.advanceTimersByTimeAsync(100);
  await client.setSource('mic', true);
  await vi.advanceTimersByTimeAsync(100);
  const [producer] = room.media.producers;
  if (producer === undefined) throw new Error('The microphone is sent.');
  const looked = vi.spyOn(producer, 'getStats');
  report(room.media.transports[0], 'connected');
  await vi.advanceTimersByTimeAsync(3_500);
  expect(looked).toHaveBeenCalledTimes(3);
  report(room.media.transports[0], 'failed');
  expect(client.getSnapshot().mediaState).toBe('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looked).toHaveBeenCalledTimes(3);
  client.close();
});
