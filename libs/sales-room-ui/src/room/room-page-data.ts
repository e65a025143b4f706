import type { InvitationAnswerName } from '@vitrine/sales-room-client/api';
import type { RoomEntry } from '@vitrine/sales-room-protocol';

/** What a page of the room is drawn from. */
export interface RoomPageData {
  /** Path of the presentation, as it stands in the address. */
  path: string;
  entry: RoomEntry;
  /** Name that this browser joined by last time; empty if none. */
  attendeeName: string;
  /** The server's time in milliseconds since 1970, so that server and browser write the same times. */
  now: number;
}

/** The invitation of whoever opened a mail's link. */
export interface OwnInvitation {
  /** False where the token is not known, or holds no more. */
  isValid: boolean;
  /** Null before the first answer. */
  answer: InvitationAnswerName | null;
}

/** What the invitation's page is drawn from. */
export interface InvitationPageData extends RoomPageData {
  /** Null on the public page, which no mail's token leads to. */
  invitation: OwnInvitation | null;
}
