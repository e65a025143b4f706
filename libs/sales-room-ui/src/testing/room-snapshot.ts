import { EMPTY_ROOM_CLIENT_SNAPSHOT, type RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { RoomAttendee, RoomSelf, RoomSnapshot } from '@vitrine/sales-room-protocol';

const id = (digit: string): string => digit.repeat(32);

/** Ids for tests. */
export const IDS = { appointment: id('a'), guide: id('1'), ann: id('2'), bob: id('3'), product: id('c'), other: id('d') } as const;

const QUIET = { micOn: false, cameraOn: false, screenOn: false, micForcedOff: false, cameraForcedOff: false, handRaisedAt: null };

/** An attendee who has joined, for tests. */
export function attendee(changes: Partial<RoomAttendee> = {}): RoomAttendee {
  return {
    attendeeId: IDS.bob,
    type: 'CLIENT',
    name: 'Bob',
    status: 'joined',
    joinedAt: '2026-01-01T10:00:00Z',
    insights: null,
    ...QUIET,
    ...changes,
  };
}

/** Somebody in a running room, for tests. */
export function self(changes: Partial<RoomSelf> = {}): RoomSelf {
  return {
    attendeeId: IDS.ann,
    type: 'CLIENT',
    role: 'client',
    name: 'Ann',
    status: 'joined',
    cartAccess: 'none',
    wishlistAccess: 'none',
    ...QUIET,
    ...changes,
  };
}

/** A running room with a guide, seen by a client, for tests. */
export function room(changes: Partial<RoomSnapshot> = {}): RoomSnapshot {
  return {
    seq: 1,
    appointment: {
      id: IDS.appointment,
      path: 'spring',
      name: 'Spring',
      status: 'started',
      startedAt: null,
      endedAt: null,
      accessibleFrom: null,
      accessibleTo: null,
      isPreview: false,
      videoAudioSettings: 'both',
      attendeeRestriction: 'open',
      waitingRoom: false,
    },
    self: self(),
    attendees: [attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara' })],
    slides: [0, 1, 2].map((index) => ({
      index,
      groupId: id('e'),
      sectionId: String(index).repeat(32),
      name: `Slide ${index + 1}`,
      kind: 'cms',
      isInstantListing: false,
      pickedProductsCount: 0,
      notes: null,
    })),
    currentSlide: 0,
    currentSlidePage: 1,
    viewMode: 'content',
    broadcastMode: false,
    locked: false,
    shownProductId: null,
    chat: [],
    pinnedMessage: null,
    poll: null,
    likes: [],
    lastSeen: [],
    notes: [],
    control: { controllerId: IDS.guide, ownerId: IDS.guide, offeredTo: null },
    acts: [],
    media: { available: true, reason: null, epoch: 1, routerRtpCapabilities: {}, producers: [], activeSpeakerId: null },
    commands: ['chat.send', 'like.set'],
    ...changes,
  };
}

/** What the room client says, for tests. */
export function clientSnapshot(changes: Partial<RoomClientSnapshot> = {}): RoomClientSnapshot {
  return { ...EMPTY_ROOM_CLIENT_SNAPSHOT, connection: 'connected', room: room(), mediaState: 'connected', ...changes };
}
