import {
  type RoomAppointment,
  type RoomAttendee,
  type RoomPoll,
  type RoomSelf,
  type RoomSlide,
  type RoomSnapshot,
  textFor,
  type ViewerRole,
  viewerRoleOf,
} from '@vitrine/sales-room-protocol';
import type { PollRecord } from './polls.ts';
import type { AppointmentRecord, AttendeeRecord, StoredSlide } from './records.ts';

/** Who looks at a room: enough to decide what they may see. */
export interface Viewer {
  attendeeId: string | null;
  as: 'guide' | 'client';
  role: ViewerRole;
  locale: string;
  /** What they have chosen in the poll that the room sees. */
  ownVote: OwnVote | null;
}

/** A viewer's vote: nobody else is told of it. */
export interface OwnVote {
  readonly pollId: string;
  readonly answer: number;
}

/** Whether somebody of this role is in the room, and not at its door. */
export function isInside(role: ViewerRole): boolean {
  return role === 'client' || isGuide(role);
}

/** Whether somebody of this role leads the room. */
export function isGuide(role: ViewerRole): boolean {
  return role === 'guide' || role === 'guide-preview';
}

/** The role of an attendee in this appointment; undefined stands for a visitor. */
export function roleOf(appointment: AppointmentRecord, attendee: AttendeeRecord | undefined): ViewerRole {
  return viewerRoleOf(attendee ?? null, appointment.definition.isPreview);
}

/** The appointment as everybody may know it, named in the viewer's language. */
export function appointmentView(record: AppointmentRecord, locale: string): RoomAppointment {
  const { definition } = record;
  return {
    id: record.id,
    path: record.path,
    name: textFor(definition.name, locale),
    status: record.status,
    startedAt: record.startedAt,
    endedAt: record.endedAt,
    accessibleFrom: definition.accessibleFrom,
    accessibleTo: definition.accessibleTo,
    isPreview: definition.isPreview,
    videoAudioSettings: definition.videoAudioSettings,
    attendeeRestriction: definition.attendeeRestriction,
    waitingRoom: definition.waitingRoom,
  };
}

/** Whether this viewer sees this other attendee: guides see everybody, clients those who came in. */
export function canSee(viewer: Viewer, attendee: AttendeeRecord): boolean {
  if (isGuide(viewer.role)) return true;
  return viewer.role === 'client' && (attendee.status === 'joined' || attendee.status === 'inactive');
}

/** Address of a portrait: whoever is told of it may see it, and nobody finds it by guessing. */
export function portraitUrl(version: string): string {
  return `/room-api/portraits/${version}`;
}

function portraitOf(record: AttendeeRecord | undefined): { portraitUrl?: string } {
  return record === undefined || record.portrait === null ? {} : { portraitUrl: portraitUrl(record.portrait) };
}

/** An attendee as this viewer may see them. */
export function attendeeView(record: AttendeeRecord, viewer: Viewer): RoomAttendee {
  return {
    attendeeId: record.id,
    type: record.type,
    name: record.name,
    status: record.status,
    micOn: record.micOn,
    cameraOn: record.cameraOn,
    screenOn: record.screenOn,
    micForcedOff: record.micForcedOff,
    cameraForcedOff: record.cameraForcedOff,
    handRaisedAt: record.handRaisedAt,
    joinedAt: record.joinedAt,
    ...portraitOf(record),
    insights: isGuide(viewer.role)
      ? {
          cartAccess: record.cartAccess,
          wishlistAccess: record.wishlistAccess,
          likedProductIds: record.liked,
          lastSeenProductIds: record.lastSeen,
          turnover: record.turnover,
          orders: [...record.orders],
          invitationAnswer: record.invitationAnswer,
        }
      : null,
  };
}

/** The viewer to themselves. */
export function selfView(record: AttendeeRecord | undefined, viewer: Viewer): RoomSelf {
  return {
    attendeeId: record?.id ?? null,
    type: viewer.as === 'guide' ? 'GUIDE' : 'CLIENT',
    role: viewer.role,
    name: record?.name ?? '',
    status: record?.status ?? null,
    micOn: record?.micOn ?? false,
    cameraOn: record?.cameraOn ?? false,
    screenOn: record?.screenOn ?? false,
    micForcedOff: record?.micForcedOff ?? false,
    cameraForcedOff: record?.cameraForcedOff ?? false,
    handRaisedAt: record?.handRaisedAt ?? null,
    ...portraitOf(record),
    cartAccess: record?.cartAccess ?? 'none',
    wishlistAccess: record?.wishlistAccess ?? 'none',
  };
}

/** The poll as this viewer may see it: its votes are for guides, for those who have voted, and for all once it is closed. */
export function pollView(poll: PollRecord, viewer: Viewer): RoomPoll {
  const ownAnswer = viewer.ownVote?.pollId === poll.id ? viewer.ownVote.answer : null;
  const seesVotes = isGuide(viewer.role) || ownAnswer !== null || poll.status === 'closed';
  return { ...poll, answers: [...poll.answers], votes: seesVotes ? [...poll.votes] : null, ownAnswer };
}

/** The viewer's vote as their snapshot has it. */
export function ownVoteIn({ poll }: Pick<RoomSnapshot, 'poll'>): OwnVote | null {
  return poll === null || poll.ownAnswer === null ? null : { pollId: poll.id, answer: poll.ownAnswer };
}

/** The slides as this viewer may see them: none from outside, notes for guides alone. */
export function slideViews(slides: readonly StoredSlide[], viewer: Viewer): RoomSlide[] {
  if (!isInside(viewer.role)) return [];
  return slides.map((slide, index) => ({
    index,
    groupId: slide.id,
    sectionId: slide.sectionId,
    name: textFor(slide.name, viewer.locale),
    kind: slide.kind === 'search' ? 'listing' : slide.kind,
    isInstantListing: slide.isInstantListing,
    pickedProductsCount: slide.kind === 'listing' ? slide.productIds.length : 0,
    notes: isGuide(viewer.role) ? (slide.notes ?? '') : null,
  }));
}
