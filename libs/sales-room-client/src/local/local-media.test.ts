import { expect, test, vi } from 'vitest';
import { answers } from '../testing/room-answers.ts';
import { gate, roomBench, until } from '../testing/room-bench.ts';
import { Refusal } from '../testing/room-server.ts';
import { roomSnapshot } from '../testing/snapshot-fixture.ts';

const never = { delay: () => 60_000 };
const on = (source: 'mic' | 'camera' | 'screen') => (snapshot: { local: Record<string, { state: string }> }) =>
  snapshot.local[source]?.state === 'on';
const isReady = ({ mediaState, connection }: { mediaState: string; connection: string }): boolean =>
  connection !== 'reconnecting' && mediaState !== 'closed';
const withSelf = (self: Parameters<typeof roomSnapshot>[1]) => roomSnapshot({}, self);

test('a source is on when its device is open, the server lets it flow, and it is being sent', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, on('mic'));
  expect(client.getSnapshot().local.mic).toMatchObject({ state: 'on', track: devices.tracks[0], error: null });
  expect(server.payloads('media.set')).toEqual([{ source: 'mic', on: true }]);
  expect(server.payloads('media.produce')).toMatchObject([{ kind: 'audio', source: 'mic' }]);
  expect(media.sending()).toHaveLength(1);
});

test('off stops device and sending at once, before the server has confirmed it', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('camera', true);
  await until(client, on('camera'));
  const held = gate();
  server.handle('media.set', async (payload, tools) => {
    await held.promise;
    return answers['media.set']?.(payload, tools) ?? new Refusal('internal');
  });
  const off = client.setSource('camera', false);
  expect(media.sending()).toEqual([]);
  expect(media.producers[0]?.paused).toBe(true);
  expect(devices.open()).toEqual([]);
  expect(client.getSnapshot().local.camera).toMatchObject({ state: 'stopping', track: null });
  held.open();
  await off;
  expect(client.getSnapshot().local.camera.state).toBe('off');
  expect(server.room.self.cameraOn).toBe(false);
});

test('off while it is still starting is silent at once, and nothing is sent afterwards', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  const held = gate();
  server.handle('media.produce', async (payload, tools) => {
    await held.promise;
    return answers['media.produce']?.(payload, tools) ?? new Refusal('internal');
  });
  const sent: number[] = [];
  client.subscribe(() => sent.push(media.sending().length));
  void client.setSource('mic', true);
  await vi.waitFor(() => expect(server.payloads('media.produce')).toHaveLength(1));
  const off = client.setSource('mic', false);
  expect(devices.open()).toEqual([]);
  held.open();
  await off;
  expect(sent.every((count) => count === 0)).toBe(true);
  expect(media.sending()).toEqual([]);
  expect(media.producers.map(({ paused }) => paused)).toEqual([true]);
  expect(client.getSnapshot().local.mic).toMatchObject({ state: 'off', track: null, error: null });
  expect(server.room.self.micOn).toBe(false);
});

test("off before the server's answer leads nowhere, and a refusal of what is unwanted is no failure", async () => {
  const { server, media, entered } = await roomBench();
  const client = await entered();
  for (const answer of [{}, new Refusal('muted-by-guide')]) {
    const held = gate();
    const before = server.payloads('media.set').length;
    server.handle('media.set', async ({ on: isOn }) => {
      if (isOn) await held.promise;
      return isOn ? answer : {};
    });
    void client.setSource('mic', true);
    await vi.waitFor(() => expect(server.payloads('media.set')).toHaveLength(before + 1));
    const off = client.setSource('mic', false);
    held.open();
    await off;
    expect(client.getSnapshot().local.mic).toMatchObject({ state: 'off', track: null, error: null });
  }
  expect(server.payloads('media.create-transport')).toEqual([]);
  expect(media.producers).toEqual([]);
});

test.each([
  ['on', [true, false, true]],
  ['off', [true, false, true, false]],
] as const)('of several quick wishes the last one wins: %s', async (last, wishes) => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await Promise.all(wishes.map((wish) => client.setSource('mic', wish)));
  await until(client, ({ local }) => local.mic.state === last);
  expect(server.room.self.micOn).toBe(last === 'on');
  expect(media.sending()).toHaveLength(last === 'on' ? 1 : 0);
  expect(devices.open()).toHaveLength(last === 'on' ? 1 : 0);
});

test('a device that opens after the person has changed their mind is closed again', async () => {
  const { server, devices, entered } = await roomBench();
  const client = await entered();
  const held = gate();
  devices.gate = held.promise;
  void client.setSource('camera', true);
  await vi.waitFor(() => expect(devices.constraints).toHaveLength(1));
  const off = client.setSource('camera', false);
  held.open();
  await off;
  expect(devices.tracks).toHaveLength(1);
  expect(devices.open()).toEqual([]);
  expect(server.payloads('media.set')).toEqual([]);
});

test('off is told even where the server has not yet announced that it was on', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  server.handle('media.set', () => ({}));
  await client.setSource('mic', true);
  await until(client, on('mic'));
  expect(client.getSnapshot().room?.self.micOn).toBe(false);
  await client.setSource('mic', false);
  expect(server.payloads('media.set').at(-1)).toEqual({ source: 'mic', on: false });
});

test.each([
  ['NotAllowedError', 'permission-denied'],
  ['NotFoundError', 'no-device'],
  ['NotReadableError', 'microphone-in-use'],
] as const)('a microphone that fails with %s is off with its reason, and can be tried again', async (name, code) => {
  const { server, devices, entered } = await roomBench();
  const client = await entered();
  devices.fails = name;
  await client.setSource('mic', true);
  expect(client.getSnapshot().local.mic).toMatchObject({ state: 'off', track: null, error: code });
  expect(server.payloads('media.set')).toEqual([]);
  devices.fails = undefined;
  await client.setSource('mic', true);
  expect(await until(client, on('mic'))).toMatchObject({ local: { mic: { error: null } } });
});

test('what the server refuses is off, with the reason, and its device closed', async () => {
  const { server, devices, entered } = await roomBench();
  const client = await entered();
  server.handle('media.set', () => new Refusal('muted-by-guide'));
  await until(client, isReady);
  await client.setSource('mic', true);
  await until(client, ({ local }) => local.mic.error !== null);
  expect(client.getSnapshot().local.mic).toMatchObject({ state: 'off', track: null, error: 'muted-by-guide' });
  expect(devices.open()).toEqual([]);
});

test.each([
  ['media.set', 'media-unavailable'],
  ['media.produce', 'media-unavailable'],
  ['media.produce', 'transport-not-found'],
] as const)('a source whose %s meets a media server that has just gone (%s) is sent as soon as there is another', async (command, code) => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  let refusals = 0;
  const isFirst = () => (refusals += 1) === 1;
  const gone = new Refusal(code);
  const internal = new Refusal('internal');
  server.handle('media.set', (payload, tools) =>
    command === 'media.set' && isFirst() ? gone : (answers['media.set']?.(payload, tools) ?? internal),
  );
  server.handle('media.produce', (payload, tools) =>
    command === 'media.produce' && isFirst() ? gone : (answers['media.produce']?.(payload, tools) ?? internal),
  );
  await client.setSource('mic', true);
  await vi.waitFor(() => expect(refusals).toBe(1));
  expect(client.getSnapshot().local.mic).toMatchObject({ state: 'starting', error: null });
  server.notify('media.restarted', { media: { ...server.room.media, epoch: 2 } });
  await until(client, on('mic'));
  expect(media.sending()).toHaveLength(1);
  expect(devices.tracks).toHaveLength(1);
});

test('what cannot be sent is off on both sides, with the reason', async () => {
  const { server, devices, entered } = await roomBench();
  const client = await entered();
  server.handle('media.produce', () => new Refusal('media-refused'));
  await client.setSource('camera', true);
  await until(client, ({ local }) => local.camera.error !== null);
  expect(client.getSnapshot().local.camera).toMatchObject({ state: 'off', track: null, error: 'media-refused' });
  await vi.waitFor(() =>
    expect(server.payloads('media.set')).toEqual([
      { source: 'camera', on: true },
      { source: 'camera', on: false },
    ]),
  );
  expect(devices.open()).toEqual([]);
});

test('an unplugged microphone is replaced by another without a word to the server', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, on('mic'));
  devices.tracks[0]?.remoteStop();
  await vi.waitFor(() => expect(media.producers[0]?.track).toBe(devices.tracks[1]));
  await until(client, ({ local }) => local.mic.track !== null && local.mic.state === 'on');
  expect(client.getSnapshot().local.mic.track).toBe(devices.tracks[1]);
  expect(media.sending()).toHaveLength(1);
  expect(server.payloads('media.produce')).toHaveLength(1);
  // Which one took over is told until it was read.
  await until(client, ({ local }) => local.mic.replacedBy === devices.tracks[1]?.label);
  client.dismissReplacedDevice();
  expect(client.getSnapshot().local.mic.replacedBy).toBeNull();
});

test('which one took over is told no more once another is chosen', async () => {
  const { devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, on('mic'));
  devices.tracks[0]?.remoteStop();
  await until(client, ({ local }) => local.mic.track !== null && local.mic.replacedBy === devices.tracks[1]?.label);
  await client.chooseDevice('mic', 'm3');
  expect(client.getSnapshot().local.mic.replacedBy).toBeNull();
});

test('nobody is told of what did not change: no device took over, and none is dismissed', async () => {
  const { entered } = await roomBench();
  const client = await entered();
  const before = client.getSnapshot();
  client.dismissReplacedDevice();
  expect(client.getSnapshot()).toBe(before);
});

test('a page whose viewer has left shows every source as off', async () => {
  const { devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, on('mic'));
  const states: string[] = [];
  client.subscribe(() => void states.push(client.getSnapshot().local.mic.state));
  client.close();
  expect(states.at(-1)).toBe('off');
  expect(client.getSnapshot().local.mic).toMatchObject({ state: 'off', track: null });
  expect(devices.open()).toEqual([]);
});

test('an unplugged microphone without another is off on both sides', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, ({ room, local }) => local.mic.state === 'on' && room?.self.micOn === true);
  devices.fails = 'NotFoundError';
  devices.tracks[0]?.remoteStop();
  await until(client, ({ local }) => local.mic.state === 'off');
  expect(client.getSnapshot().local.mic).toMatchObject({ state: 'off', track: null, error: 'no-device' });
  await vi.waitFor(() => expect(server.room.self.micOn).toBe(false));
  expect(media.sending()).toEqual([]);
});

test('another device takes the place of the one in use; while off it is only remembered', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await client.chooseDevice('mic', 'm2');
  expect(devices.tracks).toEqual([]);
  await client.setSource('mic', true);
  await until(client, on('mic'));
  await client.chooseDevice('mic', 'm3');
  expect(devices.constraints.map(({ audio }) => (audio as MediaTrackConstraints).deviceId)).toEqual([{ ideal: 'm2' }, { ideal: 'm3' }]);
  expect(devices.open()).toEqual([devices.tracks[1]]);
  expect(media.producers[0]?.track).toBe(devices.tracks[1]);
  expect(server.payloads('media.produce')).toHaveLength(1);
});

test("closing the browser's screen chooser leaves the screen off, without an error", async () => {
  const { server, devices, entered } = await roomBench();
  const client = await entered();
  devices.fails = 'NotAllowedError';
  await client.setSource('screen', true);
  expect(client.getSnapshot().local.screen).toMatchObject({ state: 'off', track: null, error: null });
  expect(server.payloads('media.set')).toEqual([]);
});

test('the sound of a shared screen is sent with it, and ends with it, at once', async () => {
  const { server, media, devices, entered } = await roomBench();
  devices.hasScreenSound = true;
  const client = await entered();
  await client.setSource('screen', true);
  await until(client, on('screen'));
  expect(server.payloads('media.produce').map(({ kind, source }) => [kind, source])).toEqual([
    ['video', 'screen'],
    ['audio', 'screen-audio'],
  ]);
  expect(media.sending()).toHaveLength(2);
  const off = client.setSource('screen', false);
  expect([media.sending(), devices.open()]).toEqual([[], []]);
  await off;
  expect(server.payloads('media.close-producer')).toHaveLength(2);
  // The next one may have none.
  devices.hasScreenSound = false;
  await client.setSource('screen', true);
  await until(client, on('screen'));
  expect(media.sending().map(({ kind }) => kind)).toEqual(['video']);
});

test('a screen whose sound the room refuses is shared without it', async () => {
  const { server, media, devices, entered } = await roomBench();
  devices.hasScreenSound = true;
  server.handle('media.produce', (payload, tools) =>
    payload.source === 'screen-audio'
      ? new Refusal('media-refused')
      : (answers['media.produce']?.(payload, tools) ?? new Refusal('internal')),
  );
  const client = await entered();
  await client.setSource('screen', true);
  await until(client, on('screen'));
  expect(client.getSnapshot().local.screen.error).toBeNull();
  expect(media.sending().map(({ kind }) => kind)).toEqual(['video']);
});

test("the browser's own way to stop sharing ends the screen everywhere", async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('screen', true);
  await until(client, on('screen'));
  devices.tracks[0]?.remoteStop();
  await until(client, ({ local }) => local.screen.state === 'off');
  expect(server.room.self.screenOn).toBe(false);
  expect(server.payloads('media.close-producer')).toEqual([{ producerId: media.producers[0]?.id }]);
  expect(media.producers[0]?.closed).toBe(true);
});

test('a source that the server switches off stops its device', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, ({ local, room }) => local.mic.state === 'on' && room?.self.micOn === true);
  server.notify('self.changed', { self: { ...server.room.self, micOn: false, micForcedOff: true } });
  await until(client, ({ local }) => local.mic.state === 'off');
  expect(devices.open()).toEqual([]);
  expect(media.sending()).toEqual([]);
  expect(media.producers[0]?.paused).toBe(true);
});

test('sending pauses the moment the room cannot be told, and goes on after the reconnect', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered({ policy: never });
  await client.setSource('mic', true);
  await until(client, ({ local, room }) => local.mic.state === 'on' && room?.self.micOn === true);
  let sendingWhenLost: number | undefined;
  client.subscribe(() => {
    if (client.getSnapshot().connection === 'reconnecting') sendingWhenLost ??= media.sending().length;
  });
  server.cut();
  await until(client, ({ connection }) => connection === 'reconnecting');
  expect(sendingWhenLost).toBe(0);
  client.retryNow();
  await vi.waitFor(() => expect(media.sending()).toHaveLength(1));
  expect(media.sending()[0]).not.toBe(media.producers[0]);
  expect(devices.tracks).toHaveLength(1);
});

test('switching off while disconnected tells the server after the reconnect', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered({ policy: never });
  await client.setSource('mic', true);
  await until(client, ({ local, room }) => local.mic.state === 'on' && room?.self.micOn === true);
  server.cut();
  await until(client, ({ connection }) => connection === 'reconnecting');
  await client.setSource('mic', false);
  expect(devices.open()).toEqual([]);
  expect(server.room.self.micOn).toBe(true);
  client.retryNow();
  await vi.waitFor(() => expect(server.room.self.micOn).toBe(false));
  expect(media.sending()).toEqual([]);
});

test('who was muted while away stays muted', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered({ policy: never });
  await client.setSource('mic', true);
  await until(client, ({ local, room }) => local.mic.state === 'on' && room?.self.micOn === true);
  server.cut();
  await until(client, ({ connection }) => connection === 'reconnecting');
  server.lose('self.changed', { self: { ...server.room.self, micOn: false } });
  client.retryNow();
  await until(client, ({ local }) => local.mic.state === 'off');
  await until(client, isReady);
  expect(devices.open()).toEqual([]);
  expect(media.sending()).toEqual([]);
  expect(server.payloads('media.set')).toEqual([{ source: 'mic', on: true }]);
});

test.each([true, false])(
  'what was on goes on over new transports after the media worker returns (absence announced: %s)',
  async (isAnnounced) => {
    const { server, media, entered } = await roomBench();
    const client = await entered();
    await client.setSource('mic', true);
    await until(client, on('mic'));
    const { media: before } = server.room;
    if (isAnnounced) {
      server.notify('media.restarted', {
        media: { ...before, available: false, reason: 'worker-restarting', routerRtpCapabilities: null },
      });
      await until(client, ({ mediaState }) => mediaState === 'closed');
      expect(media.sending()).toEqual([]);
    }
    server.notify('media.restarted', { media: { ...before, epoch: before.epoch + 1 } });
    await vi.waitFor(() => expect(media.transports).toHaveLength(2));
    await vi.waitFor(() => expect(media.sending()).toHaveLength(1));
    expect(media.transports.map(({ closed }) => closed)).toEqual([true, false]);
  },
);

test.each([
  ['what prejoin chose', { mic: true, camera: false }, {}, ['mic']],
  ['what the server remembers of a reload', undefined, { cameraOn: true }, ['camera']],
  ["prejoin's choice rather than the server's memory", { mic: false, camera: true }, { micOn: true }, ['camera']],
  ['nothing that a guide keeps off', { mic: true, camera: true }, { micForcedOff: true }, ['camera']],
] as const)('entering switches on %s', async (_title, initialMedia, self, sources) => {
  const { server, entered } = await roomBench(withSelf(self));
  const client = await entered({ ...(initialMedia ? { initialMedia } : {}) });
  await until(client, ({ local }) => sources.every((source) => local[source].state === 'on'));
  await vi.waitFor(() =>
    expect(server.room.self).toMatchObject({
      micOn: (sources as readonly string[]).includes('mic'),
      cameraOn: (sources as readonly string[]).includes('camera'),
    }),
  );
  expect(server.payloads('media.produce').map(({ source }) => source)).toEqual([...sources]);
});

test('a wish from before media was there counts more than what prejoin chose', async () => {
  const { media, devices, client } = await roomBench();
  const held = gate();
  const room = client({
    initialMedia: { mic: true },
    loadMedia: async () => {
      await held.promise;
      return media.loadMedia();
    },
  });
  room.open();
  await until(room, ({ connection }) => connection === 'connected');
  await room.setSource('mic', false);
  await room.setSource('camera', true);
  held.open();
  await until(room, on('camera'));
  expect(room.getSnapshot().local.mic.state).toBe('off');
  expect(devices.tracks.map(({ kind }) => kind)).toEqual(['video']);
});

test('closing the client closes every device, also one that is just opening', async () => {
  const { devices, media, entered } = await roomBench();
  const client = await entered();
  await client.setSource('mic', true);
  await until(client, on('mic'));
  const held = gate();
  devices.gate = held.promise;
  const camera = client.setSource('camera', true);
  await vi.waitFor(() => expect(devices.constraints).toHaveLength(2));
  client.close();
  expect(devices.open()).toEqual([]);
  held.open();
  await camera;
  expect(devices.tracks).toHaveLength(2);
  expect(devices.open()).toEqual([]);
  expect(media.sending()).toEqual([]);
  expect(media.transports.every(({ closed }) => closed)).toBe(true);
  for (const source of ['mic', 'camera'] as const) expect(client.getSnapshot().local[source]).toMatchObject({ state: 'off', track: null });
});
