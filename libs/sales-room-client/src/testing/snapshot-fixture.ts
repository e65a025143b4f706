import { testFakeParameters } from 'mediasoup-client';
import { allowedCommands, type RoomSelf, type RoomSnapshot, viewerFacts } from '@vitrine/sales-room-protocol';

const OFF = { micOn: false, cameraOn: false, screenOn: false, micForcedOff: false, cameraForcedOff: false };

/** An id of the protocol: one hexadecimal digit, 32 times. */
export const id = (digit: string): string => digit.repeat(32);

/** A started appointment as a client who has joined sees it. */
export function roomSnapshot(change: Partial<RoomSnapshot> = {}, self: Partial<RoomSelf> = {}): RoomSnapshot {
  const snapshot: RoomSnapshot = {
    seq: 5,
    appointment: {
      id: id('0'),
      path: 'spring-collection',
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
    self: {
      attendeeId: id('c'),
      type: 'CLIENT',
      role: 'client',
      name: 'Clara',
      status: 'joined',
      ...OFF,
      handRaisedAt: null,
      cartAccess: 'none',
      wishlistAccess: 'none',
      ...self,
    },
    attendees: [],
    slides: [],
    currentSlide: 0,
    currentSlidePage: 1,
    viewMode: 'conference',
    broadcastMode: false,
    locked: false,
    shownProductId: null,
    chat: [],
    pinnedMessage: null,
    poll: null,
    likes: [],
    lastSeen: [],
    notes: [],
    control: { controllerId: null, ownerId: null, offeredTo: null },
    acts: [],
    media: {
      available: true,
      reason: null,
      epoch: 1,
      routerRtpCapabilities: { ...testFakeParameters.generateRouterRtpCapabilities() },
      producers: [],
      activeSpeakerId: null,
    },
    commands: [],
    ...change,
  };
  return { ...snapshot, commands: allowedCommands(viewerFacts(snapshot)) };
}
