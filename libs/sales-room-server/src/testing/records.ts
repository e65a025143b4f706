import type { AppointmentRecord, AttendeeRecord, StoredDefinition, StoredSlide } from '../rooms/records.ts';

/** An id of 32 hexadecimal digits that is told from others by its letter. */
export const idOf = (letter: string): string => letter.repeat(32);

/** A client who has come in, with everything off. */
export const attendeeRecord = (id: string, change: Partial<AttendeeRecord> = {}): AttendeeRecord => ({
  id,
  appointmentId: 'appointment',
  type: 'CLIENT',
  guideUserId: null,
  name: 'Clara',
  status: 'joined',
  micOn: false,
  cameraOn: false,
  screenOn: false,
  micForcedOff: false,
  cameraForcedOff: false,
  handRaisedAt: null,
  cartAccess: 'none',
  wishlistAccess: 'none',
  turnover: null,
  invitationAnswer: null,
  joinedAt: null,
  isConnected: true,
  liked: [],
  lastSeen: [],
  ...change,
});

/** A slide of a page of the store. */
export const slideRecord = (change: object = {}): StoredSlide =>
  ({
    kind: 'cms',
    cmsPageId: idOf('c'),
    id: idOf('5'),
    sectionId: idOf('6'),
    name: 'Spring',
    isInstantListing: false,
    ...change,
  }) as StoredSlide;

/** A presentation that nobody has begun. */
export const appointmentRecord = (
  change: Partial<Omit<AppointmentRecord, 'definition'>> = {},
  definition: Partial<StoredDefinition> = {},
): AppointmentRecord => ({
  id: 'appointment',
  path: 'spring',
  madeBy: null,
  definition: {
    path: 'spring',
    name: { 'en-US': 'Spring', 'de-DE': 'Frühling' },
    accessibleFrom: null,
    accessibleTo: null,
    isPreview: false,
    videoAudioSettings: 'both',
    attendeeRestriction: 'open',
    waitingRoom: false,
    slides: [slideRecord()],
    ...definition,
  } as StoredDefinition,
  seq: 7,
  status: 'not-started',
  startedAt: null,
  endedAt: null,
  currentSlide: 0,
  currentSlidePage: 1,
  viewMode: 'conference',
  broadcastMode: false,
  shownProductId: null,
  controllerId: null,
  ownerId: null,
  controlOfferedTo: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});
