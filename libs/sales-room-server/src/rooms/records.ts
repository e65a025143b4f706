import type {
  AccessStatus,
  AppointmentStatus,
  AttendeeInsights,
  AttendeeOrder,
  AttendeeStatus,
  PresentationDefinition,
  SlideDefinition,
  ViewMode,
} from '@vitrine/sales-room-protocol';

/** A slide as it is kept: with its ids. One slide is one group with one section. */
export type StoredSlide = SlideDefinition & { id: string; sectionId: string; isInstantListing: boolean };

/** A definition as it is kept. */
export type StoredDefinition = Omit<PresentationDefinition, 'slides' | 'id'> & { slides: StoredSlide[] };

/** An appointment as it is kept. Times are ISO 8601 in UTC. */
export interface AppointmentRecord {
  id: string;
  path: string;
  /** The admin user who made it; null where it was imported. */
  madeBy: string | null;
  definition: StoredDefinition;
  seq: number;
  status: AppointmentStatus;
  startedAt: string | null;
  endedAt: string | null;
  currentSlide: number;
  currentSlidePage: number;
  viewMode: ViewMode;
  broadcastMode: boolean;
  shownProductId: string | null;
  /** The message that stands over the chat. */
  pinnedMessageId: string | null;
  /** Attendee id of the guide who has control. */
  controllerId: string | null;
  /** Attendee id of the guide who came first: may take control back. */
  ownerId: string | null;
  /** Attendee id of the guide to whom control is offered. */
  controlOfferedTo: string | null;
  updatedAt: string;
}

/** An attendee as it is kept, with what they like and saw. */
export interface AttendeeRecord {
  id: string;
  appointmentId: string;
  type: 'GUIDE' | 'CLIENT';
  guideUserId: string | null;
  name: string;
  /** Version of a guide's portrait; null where there is none. */
  portrait: string | null;
  status: AttendeeStatus;
  micOn: boolean;
  cameraOn: boolean;
  screenOn: boolean;
  micForcedOff: boolean;
  cameraForcedOff: boolean;
  handRaisedAt: string | null;
  cartAccess: AccessStatus;
  wishlistAccess: AccessStatus;
  turnover: AttendeeInsights['turnover'];
  /** What they ordered since they joined, oldest first. */
  orders: readonly AttendeeOrder[];
  invitationAnswer: 'accepted' | 'maybe' | 'declined' | null;
  joinedAt: string | null;
  /** Whether they have a socket, at whichever server. */
  isConnected: boolean;
  /** Newest first. */
  liked: string[];
  /** Newest first. */
  lastSeen: string[];
}
