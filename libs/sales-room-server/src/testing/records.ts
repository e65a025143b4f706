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
  portrait: null,
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
  orders: [],
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
    isAnnounced: false,
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
  pinnedMessageId: null,
  controllerId: null,
  ownerId: null,
  controlOfferedTo: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

/** An attendee as the database has them. */
export const attendeeRow = (attendee: AttendeeRecord): object => ({
  id: attendee.id,
  appointment_id: attendee.appointmentId,
  type: attendee.type,
  guide_user_id: attendee.guideUserId,
  name: attendee.name,
  status: attendee.status,
  mic_on: attendee.micOn,
  camera_on: attendee.cameraOn,
  screen_on: attendee.screenOn,
  mic_forced_off: attendee.micForcedOff,
  camera_forced_off: attendee.cameraForcedOff,
  hand_raised_at: null,
  cart_access: attendee.cartAccess,
  wishlist_access: attendee.wishlistAccess,
  turnover: attendee.turnover,
  invitation_answer: attendee.invitationAnswer,
  joined_at: null,
  connected_to: attendee.isConnected ? 'server' : null,
  liked: attendee.liked,
  last_seen: attendee.lastSeen,
});

/** An appointment as the database has it. */
export const appointmentRow = ({
  id,
  path,
  madeBy,
  definition,
  seq,
  status,
  startedAt,
  endedAt,
  updatedAt,
}: AppointmentRecord): object => ({
  id,
  path,
  made_by: madeBy,
  definition,
  seq,
  status,
  started_at: startedAt === null ? null : new Date(startedAt),
  ended_at: endedAt === null ? null : new Date(endedAt),
  updated_at: new Date(updatedAt),
});
