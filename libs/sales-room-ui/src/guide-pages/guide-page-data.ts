import type { GuideConsultations, InvitationList, PresentationSummary } from '@vitrine/sales-room-protocol';

/** The presentations that a guide may give, and who asks in the shop. */
export interface GuideHome {
  presentations: readonly PresentationSummary[];
  consultations: GuideConsultations;
}

/** A presentation of one's own, and who is invited to it. */
export interface GuideInvitations extends InvitationList {
  presentation: PresentationSummary;
}

/** A presentation that a guide may give, and the slides that are looked at before. */
export interface GuideRehearsal {
  presentation: PresentationSummary;
  /** In the page's language. */
  slides: readonly { id: string; name: string }[];
}

/** What one of a guide's own pages is drawn from; anything but `ready` is said in its place. */
export type GuidePageData<Content> =
  | {
      state: 'ready';
      guideName: string;
      content: Content;
      /** The server's time in milliseconds since 1970, so that server and browser write the same. */
      now: number;
    }
  | { state: GuidePageProblem };

/** Why a page shows something else than what it is for. */
export type GuidePageProblem = 'signed-out' | 'not-found' | 'not-permitted' | 'unavailable';
