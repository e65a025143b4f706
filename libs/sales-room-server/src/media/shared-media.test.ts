import { describe, expect, it, vi } from 'vitest';
import type { RoomProducer } from '@vitrine/sales-room-protocol';
import type { ClusterBus } from '../bus/cluster-bus.ts';
import type { SharedRoomMedia } from '../bus/cluster-message.ts';
import type { ServerLeases } from '../bus/server-leases.ts';
import type { Logger } from '../logger.ts';
import type { Viewer } from '../rooms/views.ts';
import { appointmentRecord } from '../testing/records.ts';
import type { MediaService } from './media-service.ts';
import { createSharedMedia, createSingleServerMedia } from './shared-media.ts';

const VIEWER: Viewer = { attendeeId: 'me', as: 'client', role: 'client', locale: 'en-US', ownVote: null };
const RUNNING = appointmentRecord({ id: 'a', status: 'started' });
const producer = (producerId: string, paused = false): RoomProducer => ({
  producerId,
  attendeeId: 'x',
  source: 'mic',
  kind: 'audio',
  paused,
});
const remote = (change: Partial<SharedRoomMedia> = {}): SharedRoomMedia => ({
  serverId: 'two',
  epoch: 2_000,
  routerRtpCapabilities: {},
  producers: [],
  activeSpeakerId: null,
  ...change,
});

/** Server `one`, with media of its own in the rooms that were opened; `holder` is who has the media of room `a`. */
function server({
  holder,
  isAvailable = true,
  claimed,
}: { holder?: { serverId: string; epoch: number }; isAvailable?: boolean; claimed?: { serverId: string; epoch: number } } = {}) {
  const open = new Set<string>();
  const done: string[] = [];
  const answers = { 'describe-media': remote() as SharedRoomMedia | null, 'media-stats': ['there'], 'enforce-media': {} };
  const local = {
    isAvailable: () => isAvailable,
    find: (id: string) =>
      open.has(id)
        ? { stats: async () => ['here'], rtpCapabilities: {}, producers: () => [producer('p')], activeSpeakerId: () => 'x' }
        : undefined,
    open: async (id: string, epochFrom?: number) => (done.push(`open ${id} ${epochFrom}`), open.add(id), local.find(id)),
    closeRoom: (id: string) => void (done.push(`close ${id}`), open.delete(id)),
    carryOut: async (id: string) => void done.push(`carry out ${id}`),
    epochOf: () => 1_000,
    describe: () => 'local' as never,
  };
  const leases = {
    holder: async () => holder,
    claim: async () => claimed ?? { serverId: 'one', epoch: 3 },
    release: vi.fn(async (id: string) => void done.push(`release ${id}`)),
  };
  const bus = {
    serverId: 'one',
    publish: ({ kind, media }: { kind: string; media?: unknown }) => void done.push(`tell ${kind} ${media === null ? 'gone' : 'here'}`),
    request: async (to: string, name: keyof typeof answers) => (done.push(`ask ${to} ${name}`), answers[name]),
  };
  const warn = vi.fn();
  const services = {
    local: local as unknown as MediaService,
    leases: leases as unknown as ServerLeases,
    bus: bus as unknown as ClusterBus,
    logger: { warn } as unknown as Logger,
  };
  return { media: createSharedMedia(services), local: services.local, leases, done, answers, warn };
}

describe('a room’s media', () => {
  it('are opened here where nobody has them, and the others are told', async () => {
    const { media, done } = server();
    await media.prepare('a');
    expect(done).toEqual(['open a 3000', 'tell media here']);
    expect(media.share('a')).toMatchObject({ serverId: 'one', epoch: 1_000, producers: [{ producerId: 'p' }], activeSpeakerId: 'x' });
    expect(media.share('b')).toBeNull();
    await media.prepare('a');
    await media.open('a');
    expect(done).toHaveLength(2);
  });

  it('are opened here again where they were here', async () => {
    const { media, done } = server({ holder: { serverId: 'one', epoch: 2 } });
    media.applyRemoteState('a', remote());
    await media.prepare('a');
    expect(done).toEqual(['open a 3000', 'tell media here']);
    expect(media.elsewhere('a')).toBeUndefined();
  });

  it('are opened nowhere without a worker', async () => {
    const { media, done } = server({ isAvailable: false });
    // Whoever had them has them no more.
    media.applyRemoteState('a', remote());
    await media.prepare('a');
    expect(media.elsewhere('a')).toBeUndefined();
    await expect(media.open('a')).rejects.toMatchObject({ code: 'media-unavailable', retryAfterMs: undefined });
    expect(done).toEqual([]);
    expect([media.canHost(), media.isAvailable()]).toEqual([false, false]);
  });

  it('are not opened here where another server was faster', async () => {
    const { media, done } = server({ claimed: { serverId: 'two', epoch: 1 } });
    await expect(media.open('a')).rejects.toMatchObject({ code: 'media-unavailable', retryAfterMs: 1_000 });
    expect(done).toEqual([]);
  });

  it('elsewhere are asked about once, and again when they have changed hands', async () => {
    const { media, done } = server({ holder: { serverId: 'two', epoch: 2 }, isAvailable: false });
    await media.prepare('a');
    await media.prepare('a');
    expect(done).toEqual(['ask two describe-media']);
    expect([media.elsewhere('a'), media.isAvailable(), media.canHost()]).toEqual(['two', true, false]);
    media.applyRemoteState('a', null);
    media.applyRemoteState('a', remote({ epoch: 1_999 }));
    await media.prepare('a');
    expect(done).toHaveLength(2);
    media.applyRemoteState('a', null);
    media.applyRemoteState('a', remote({ serverId: 'three', epoch: 9_000 }));
    await media.prepare('a');
    expect(done).toHaveLength(3);
  });

  it('of an older epoch are not believed, of the same are, and none are none', () => {
    const { media } = server();
    media.applyRemoteState('a', remote());
    media.applyRemoteState('a', remote({ serverId: 'three', epoch: 1_999 }));
    expect(media.elsewhere('a')).toBe('two');
    media.applyRemoteState('a', remote({ serverId: 'three' }));
    expect(media.elsewhere('a')).toBe('three');
    media.applyRemoteState('a', null);
    expect(media.elsewhere('a')).toBeUndefined();
    media.applyRemoteState('a', remote());
    media.forgetRemoteState('a');
    expect(media.elsewhere('a')).toBeUndefined();
  });

  it('that are here are nowhere else', async () => {
    const { media } = server();
    await media.open('a');
    media.applyRemoteState('a', remote());
    expect(media.elsewhere('a')).toBeUndefined();
    expect(media.describe(RUNNING, VIEWER)).toBe('local');
  });
});

describe('media elsewhere are described', () => {
  it('to who is inside, with what was told of them', () => {
    const { media } = server();
    media.applyRemoteState('a', remote({ producers: [producer('p')], activeSpeakerId: 'x' }));
    expect(media.describe(RUNNING, VIEWER)).toEqual({
      available: true,
      reason: null,
      epoch: 2_000,
      routerRtpCapabilities: {},
      producers: [producer('p')],
      activeSpeakerId: 'x',
    });
  });

  it.each([
    ['is outside', RUNNING, { ...VIEWER, role: 'visitor' as const }],
    ['is where nothing runs', appointmentRecord({ id: 'a' }), VIEWER],
    ['is in another room', appointmentRecord({ id: 'b', status: 'started' }), VIEWER],
  ])('to nobody who %s', (_who, appointment, viewer) => {
    const { media } = server();
    media.applyRemoteState('a', remote());
    expect(media.describe(appointment, viewer)).toBe('local');
  });

  it('as they change', () => {
    const { media } = server();
    media.follow('a', 'media.producer-added', { producer: producer('p') });
    media.applyRemoteState('a', remote({ producers: [producer('p'), producer('q')] }));
    const told = () => {
      const { producers, activeSpeakerId } = media.describe(RUNNING, VIEWER);
      return [...producers.map(({ producerId, paused }) => `${producerId}${paused ? ' paused' : ''}`), activeSpeakerId];
    };
    media.follow('a', 'media.producer-changed', { producer: producer('p', true) });
    expect(told()).toEqual(['q', 'p paused', null]);
    media.follow('a', 'media.producer-added', { producer: producer('r') });
    media.follow('a', 'media.active-speaker', { attendeeId: 'x' });
    expect(told()).toEqual(['q', 'p paused', 'r', 'x']);
    media.follow('a', 'media.producer-closed', { producerId: 'p' });
    media.follow('a', 'media.something-else', { producerId: 'q', attendeeId: null });
    expect(told()).toEqual(['q', 'r', 'x']);
  });
});

describe('what was stored', () => {
  it('is carried out here and at the server that has the media', async () => {
    const { media, done } = server();
    await media.enforce('a', { close: false, peers: [] });
    expect(done).toEqual(['carry out a']);
    media.applyRemoteState('a', remote());
    await media.enforce('a', { close: false, peers: [] });
    expect(done.slice(1)).toEqual(['carry out a', 'ask two enforce-media']);
    expect(media.elsewhere('a')).toBe('two');
    await media.enforce('a', { close: true, peers: [] });
    expect(done.slice(3)).toEqual(['carry out a', 'release a', 'ask two enforce-media']);
    expect(media.elsewhere('a')).toBeUndefined();
  });

  it('is carried out here alone where the media are here', async () => {
    const { media, done } = server();
    await media.open('a');
    media.applyRemoteState('a', remote());
    await media.enforce('a', { close: false, peers: [] });
    expect(done.slice(2)).toEqual(['carry out a']);
  });
});

describe('what has arrived', () => {
  it('is counted where the media are', async () => {
    const here = server({ holder: { serverId: 'one', epoch: 1 } });
    expect(await here.media.stats('a')).toEqual([]);
    await here.media.open('a');
    expect(await here.media.stats('a')).toEqual(['here']);
    const nowhere = server();
    expect(await nowhere.media.stats('a')).toEqual([]);
    const there = server({ holder: { serverId: 'two', epoch: 1 } });
    expect(await there.media.stats('a')).toEqual(['there']);
    nowhere.media.applyRemoteState('a', remote());
    expect(await nowhere.media.stats('a')).toEqual(['there']);
  });
});

describe('a room that is closed', () => {
  it('gives its media up, and the others are told', async () => {
    const { media, done } = server();
    media.closeRoom('a');
    expect(done).toEqual([]);
    await media.open('a');
    media.closeRoom('a');
    expect(done.slice(2)).toEqual(['close a', 'release a', 'tell media gone']);
  });

  it('is closed even where that cannot be noted', async () => {
    const { media, leases, warn } = server();
    await media.open('a');
    leases.release.mockRejectedValueOnce(new Error('away'));
    media.closeRoom('a');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  });

  it('is given over without a word where another server has taken it', async () => {
    const { media, done } = server();
    await media.open('a');
    media.releaseRoom('a');
    expect(done.slice(2)).toEqual(['close a']);
  });
});

describe('one server alone', () => {
  it('has all media that there are', async () => {
    const { local, done } = server();
    const media = createSingleServerMedia(local);
    await media.prepare('a');
    expect([media.elsewhere('a'), media.share('a'), media.canHost()]).toEqual([undefined, null, true]);
    await media.enforce('a', { close: false, peers: [] });
    expect([await media.stats('a'), await media.stats('b')]).toEqual([['here'], []]);
    media.releaseRoom('a');
    expect(done).toEqual(['open a undefined', 'carry out a', 'close a']);
  });

  it('opens none without a worker', async () => {
    const { local, done } = server({ isAvailable: false });
    const media = createSingleServerMedia(local);
    await media.prepare('a');
    expect([media.canHost(), done]).toEqual([false, []]);
  });
});
