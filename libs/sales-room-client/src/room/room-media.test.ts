import { describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import type { MediaSession } from '../media/media-session.ts';
import type { Signalling } from '../signalling/signalling.ts';
import { id, roomSnapshot } from '../testing/snapshot-fixture.ts';
import { RoomMedia } from './room-media.ts';

const attendee = (letter: string, type: 'GUIDE' | 'CLIENT'): RoomSnapshot['attendees'][number] => ({
  attendeeId: id(letter),
  type,
  name: letter,
  status: 'joined',
  micOn: false,
  cameraOn: true,
  screenOn: false,
  micForcedOff: false,
  cameraForcedOff: false,
  handRaisedAt: null,
  joinedAt: null,
  insights: null,
});
const producer = (letter: string): RoomSnapshot['media']['producers'][number] => ({
  producerId: `${letter.repeat(8)}-1111-4111-8111-111111111111`,
  attendeeId: id(letter),
  source: 'camera',
  kind: 'video',
  paused: false,
});

const room = ({
  media,
  ...change
}: Partial<Omit<RoomSnapshot, 'media'>> & { media?: Partial<RoomSnapshot['media']> } = {}): RoomSnapshot => ({
  ...roomSnapshot(),
  attendees: [attendee('a', 'GUIDE'), attendee('b', 'CLIENT')],
  commands: ['media.create-transport'],
  ...change,
  media: {
    available: true,
    reason: null,
    epoch: 1,
    routerRtpCapabilities: {},
    producers: [producer('a'), producer('b')],
    activeSpeakerId: null,
    ...media,
  },
});

/** The media of a room, whose sessions only note what they are told. */
function setUp() {
  const opened: ReturnType<typeof createSession>[] = [];
  const createSession = (epoch: number) => ({
    epoch,
    isPaused: (_attendeeId: string): boolean => false,
    received: [] as string[],
    shown: new Map<string, unknown>(),
    isClosed: false,
    pauseReceiving(isPaused: (attendeeId: string) => boolean) {
      this.isPaused = isPaused;
    },
    receive(producers: readonly { producerId: string }[]) {
      this.received = producers.map(({ producerId }) => producerId);
    },
    show(producerId: string, size: unknown) {
      this.shown.set(producerId, size);
    },
    pauseAll: () => undefined,
    report: () => undefined,
    close() {
      this.isClosed = true;
    },
  });
  const media = new RoomMedia({
    signalling: {} as Signalling,
    load: async () => ({
      open: async ({ media: { epoch } }) => {
        const session = createSession(epoch);
        opened.push(session);
        return session as unknown as MediaSession;
      },
      prepare: () => Promise.reject(new Error('Nobody gets ready here.')),
    }),
    policy: { step: () => null },
    receive: undefined,
    onRemoteTracks: () => undefined,
    onState: () => undefined,
    onOpened: () => undefined,
    onResume: () => undefined,
  });
  return { media, opened };
}

describe('the media of a room', () => {
  it.each([
    [{ receive: true, guides: true }, false, false],
    [{ receive: false, guides: true }, false, true],
    [{ receive: false, guides: false }, true, true],
  ])('with room for %o hold the guide’s picture: %s, a client’s: %s', async (budget, guideIsHeld, clientIsHeld) => {
    const { media, opened } = setUp();
    media.applyVideoBudget(budget);
    media.follow(room());
    await vi.waitFor(() => expect(opened[0]?.received).toHaveLength(2));
    const session = opened[0];
    expect([session?.isPaused(id('a')), session?.isPaused(id('b'))]).toEqual([guideIsHeld, clientIsHeld]);
    expect(session?.isPaused(id('f')), 'somebody unknown is no guide').toBe(clientIsHeld);
  });

  it.each<[string, Parameters<typeof room>[0]]>([
    ['are switched off', { media: { available: false } }],
    ['have no router yet', { media: { routerRtpCapabilities: null } }],
    ['are not for this viewer', { commands: [] }],
  ])('are not opened while they %s, and are closed when that begins', async (_case, change) => {
    const { media, opened } = setUp();
    media.follow(room(change));
    media.follow(room());
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    await vi.waitFor(() => expect(media.session).toBeDefined());
    media.follow(room(change));
    await vi.waitFor(() => expect(opened[0]?.isClosed).toBe(true));
    expect(media.session).toBeUndefined();
  });

  it('are opened anew after the media server was, and not otherwise', async () => {
    const { media, opened } = setUp();
    media.follow(room());
    await vi.waitFor(() => expect(opened[0]?.received).toHaveLength(2));
    media.follow(room({ currentSlide: 2, media: { producers: [producer('a')] } }));
    await vi.waitFor(() => expect(opened[0]?.received).toHaveLength(1));
    media.follow(room({ media: { epoch: 2 } }));
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(opened.map(({ epoch, isClosed }) => [epoch, isClosed])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('receive what others offer, and nothing of the viewer', async () => {
    const { media, opened } = setUp();
    const own = roomSnapshot().self.attendeeId;
    media.follow(room({ media: { producers: [producer('a'), { ...producer('e'), attendeeId: own ?? '' }] } }));
    await vi.waitFor(() => expect(opened[0]?.received).toEqual([producer('a').producerId]));
  });

  it('show in the next session what was shown before, but for what is gone', async () => {
    const { media, opened } = setUp();
    media.show(producer('a').producerId, { width: 1, height: 1 });
    media.show(producer('b').producerId, null);
    media.follow(room({ media: { producers: [producer('a')] } }));
    await vi.waitFor(() => expect(opened[0]?.received).toHaveLength(1));
    media.follow(room({ media: { epoch: 2 } }));
    await vi.waitFor(() => expect(opened[1]?.received).toHaveLength(2));
    expect([...(opened[1]?.shown ?? [])]).toEqual([[producer('a').producerId, { width: 1, height: 1 }]]);
  });
});
