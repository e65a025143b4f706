import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../identifiers.ts';
import { createJsonLogger } from '../logger.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import type { Viewer } from '../rooms/views.ts';
import { mediaWorker } from '../testing/room-fixture.ts';
import type { MediaRoom } from './media-room.ts';
import { createMediaService, hasMedia, type MediaService } from './media-service.ts';

const restarted: string[] = [];
let media: MediaService;
async function start(workers: number): Promise<MediaService> {
  return createMediaService(
    {
      workerBin: workers === 0 ? undefined : mediaWorker(),
      workers,
      listenIp: '127.0.0.1',
      announcedAddress: undefined,
      port: 0,
      iceServers: [],
    },
    { signal: () => undefined, rooms: () => [], restarted: (appointmentId) => void restarted.push(appointmentId) },
    createJsonLogger('error'),
  );
}
/** The process of the worker that a room stands at dies. */
function kill(room: MediaRoom): void {
  const [at] = room.workers();
  if (at?.worker.pid === undefined) throw new Error('The room stands at no worker.');
  process.kill(at.worker.pid, 'SIGKILL');
}
const appointment = (status: string, videoAudioSettings = 'both', id = newId()) =>
  ({ id, status, definition: { videoAudioSettings } }) as AppointmentRecord;
const viewer = (role: string) => ({ role }) as Viewer;
beforeEach(() => void (restarted.length = 0));
afterEach(() => media.close());

describe('the media of a room', () => {
  beforeEach(async () => void (media = await start(2)));

  test('are opened once, and end with it', async () => {
    const id = newId();
    const [first, second] = await Promise.all([media.open(id), media.open(id)]);
    expect([second, media.find(id)]).toEqual([first, first]);
    expect(media.rooms()).toEqual([id]);
    media.closeRoom(id);
    expect([media.find(id), media.rooms(), first.mediasoupRouter.closed]).toEqual([undefined, [], true]);
    expect(restarted, 'who ended it knows').toEqual([]);
  });

  test('that are opened again are others, and so is their epoch', async () => {
    const id = newId();
    const first = await media.open(id);
    expect(media.epochOf(id)).toBe(1);
    media.closeRoom(id);
    expect([(await media.open(id)) === first, media.epochOf(id)]).toEqual([false, 2]);
    media.closeRoom(id);
    await media.open(id, 5_000);
    expect(media.epochOf(id)).toBe(5_000);
    media.closeRoom(id);
    await media.open(id, 3);
    expect(media.epochOf(id), 'never one that was there before').toBe(5_001);
  });

  test('that end while they are being opened are not opened, and leave nothing at their worker', async () => {
    const id = newId();
    const opening = media.open(id);
    media.closeRoom(id);
    await expect(opening).rejects.toMatchObject({ code: 'media-unavailable' });
    expect([media.find(id), media.rooms()]).toEqual([undefined, []]);
    const left = await Promise.all(media.workers().map(async ({ worker }) => (await worker.dump()).routerIds));
    expect(left.flat()).toEqual([]);
    expect((await media.open(id)).mediasoupRouter.closed, 'but can be opened after that').toBe(false);
  });

  test('that end and are opened again while they are being opened are the newer ones', async () => {
    const id = newId();
    const opening = media.open(id);
    media.closeRoom(id);
    const again = media.open(id);
    await expect(opening).rejects.toMatchObject({ code: 'media-unavailable' });
    const room = await again;
    expect([media.find(id) === room, (await media.open(id)) === room, room.mediasoupRouter.closed]).toEqual([true, true, false]);
  });

  test('stand at the worker that carries least: people, not rooms, weigh', async () => {
    const [full, empty] = [await media.open(newId()), await media.open(newId())];
    expect(full.workers()).not.toEqual(empty.workers());
    const state = { mic: true, camera: true, screen: false };
    for (const attendeeId of [newId(), newId(), newId()]) await full.createTransport(attendeeId, state, 'recv');
    expect((await media.open(newId())).workers()).toEqual(empty.workers());
    expect((await media.open(newId())).workers()).toEqual(empty.workers());
  });

  test('whose worker dies are opened again at another, with another epoch, and everybody is told', async () => {
    const [id, other] = [newId(), newId()];
    const [room] = [await media.open(id), await media.open(other)];
    kill(room);
    await vi.waitFor(() => expect(restarted).toEqual([id, id]), { timeout: 60_000 });
    expect([media.epochOf(id), media.epochOf(other), room.mediasoupRouter.closed]).toEqual([2, 1, true]);
    expect(media.find(id)).not.toBe(room);
    expect(media.rooms().sort()).toEqual([id, other].sort());
  });

  test('that ended before their dead worker was replaced stay ended', async () => {
    const id = newId();
    const room = await media.open(id);
    kill(room);
    await vi.waitFor(() => expect(media.find(id)).toBeUndefined(), { timeout: 60_000, interval: 1 });
    media.closeRoom(id);
    await vi.waitFor(() => expect(media.workers()).toHaveLength(2), { timeout: 60_000 });
    await media.open(newId());
    expect(media.find(id)).toBeUndefined();
  });
});

describe('why a viewer has no media', () => {
  test.each([
    ['switched off', 'started', 'none', 'client', 'switched-off'],
    ['outside', 'started', 'both', 'visitor', 'not-in-room'],
    ['before the start', 'not-started', 'both', 'guide', 'not-in-room'],
    ['after the end', 'ended', 'both', 'guide', 'not-in-room'],
    ['no room yet', 'started', 'both', 'client', 'worker-restarting'],
    ['no room yet, and locked', 'locked', 'audio-only', 'client', 'worker-restarting'],
  ])('%s', async (_why, status, settings, role, reason) => {
    media = await start(1);
    const none = { available: false, epoch: 1, producers: [], activeSpeakerId: null, routerRtpCapabilities: null };
    expect(media.describe(appointment(status, settings), viewer(role))).toEqual({ ...none, reason });
  });

  test('no worker, of which nothing can be opened', async () => {
    media = await start(0);
    expect(media.isAvailable()).toBe(false);
    expect(media.describe(appointment('started'), viewer('guide'))).toMatchObject({ available: false, reason: 'no-worker' });
    await expect(media.open(newId())).rejects.toMatchObject({ code: 'media-unavailable' });
    expect(media.describe(appointment('started', 'none'), viewer('guide'))).toMatchObject({ reason: 'switched-off' });
  });

  test('none: they are there', async () => {
    media = await start(1);
    const running = appointment('started');
    const room = await media.open(running.id);
    expect(media.describe(running, viewer('client'))).toEqual({
      available: true,
      reason: null,
      epoch: 1,
      routerRtpCapabilities: room.rtpCapabilities,
      producers: [],
      activeSpeakerId: null,
    });
  });
});

test.each([
  ['not-started', 'both', false],
  ['started', 'both', true],
  ['locked', 'audio-only', true],
  ['ended', 'both', false],
  ['started', 'none', false],
])('a presentation that is %s and set to %s has media: %s', async (status, settings, expected) => {
  media = await start(0);
  expect(hasMedia(appointment(status, settings))).toBe(expected);
});
