import {
  type GuideLogin,
  type GuideResponse,
  guideSchema,
  type Recap,
  recapSchema,
  type RoomEntry,
  roomEntrySchema,
} from '@vitrine/sales-room-protocol';
import { createRoomCall, readResponse as read, type RoomApiOptions } from './room-call.ts';

/** The HTTP side of a room: who may enter, signing in, joining. */
export interface RoomApi {
  /** Which screen a visitor of a presentation belongs to. */
  entry(presentationPath: string, viewerType: 'guide' | 'client'): Promise<RoomEntry>;
  /** Signs a guide in with an admin user. @throws RoomError `login-failed` or `login-throttled`. */
  loginGuide(login: GuideLogin): Promise<GuideResponse>;
  logoutGuide(): Promise<void>;
  /** Joins as a client; the attendee's cookie comes with the answer. */
  joinAsClient(presentationPath: string, input?: JoinInput): Promise<JoinedClient>;
  /** Joins as the guide who is signed in. @param appointmentId 32 hexadecimal characters. */
  joinAsGuide(appointmentId: string): Promise<void>;
  /** Says that the session of this browser has changed; its cookies say to what. */
  tellSession(presentationPath: string): Promise<void>;
  /** What a presentation showed. @throws RoomError `wrong-state` before its end, `not-entered` or `blocked`. */
  recap(presentationPath: string): Promise<Recap>;
  /** The instant listings of an appointment that this guide has joined: published ones, then drafts. */
  listInstantListings(appointmentId: string): Promise<InstantListing[]>;
  /** Makes a draft. */
  createInstantListing(appointmentId: string, name: string, content: InstantListingContent): Promise<{ id: string }>;
  /** Changes a draft or a published listing, which everybody sees at once. */
  changeInstantListing(appointmentId: string, id: string, change: { name: string } & InstantListingContent): Promise<void>;
  /** Makes a slide of a draft, after the slide with this group id or at the end; with `goTo` it is shown to everybody. */
  publishInstantListing(
    appointmentId: string,
    id: string,
    options: { afterGroupId?: string | undefined; goTo?: boolean | undefined },
  ): Promise<{ index: number }>;
  deleteInstantListing(appointmentId: string, id: string): Promise<void>;
  /** What an invitation was answered with so far, by the token from the mail; nothing is answered by it. */
  readInvitation(appointmentId: string, token: string): Promise<InvitationAnswer>;
  /** Answers an invitation by the token from the mail. */
  respondInvitation(appointmentId: string, token: string, answer: InvitationAnswerName): Promise<InvitationAnswer>;
}

/** A product list that guides make in the room: a draft, or a slide that everybody sees. */
export interface InstantListing {
  id: string;
  name: string;
  /** Picked products in their order; empty for a dynamic group. */
  productIds: string[];
  /** Stored search of a dynamic group; null for picked products. */
  search: string | null;
  isPublished: boolean;
  /** Index of its slide; null for a draft. */
  index: number | null;
}

/** What an instant listing becomes: picked products, or a stored search. */
export type InstantListingContent = { productIds: readonly string[] } | { search: string };

/** What an invitation can be answered with. */
export type InvitationAnswerName = 'accepted' | 'maybe' | 'declined';

/** What the server says about an invitation. */
export interface InvitationAnswer {
  appointment: { id: string; accessibleFrom: string | null; accessibleTo: string | null; status: 'started' | 'ended' | null };
  /** Null before the first answer. */
  answer: InvitationAnswerName | null;
}

/** What joining has brought. */
export interface JoinedClient {
  /** Lets in over a connection that was there before; see `RoomClient.prepare`. An older server gives none. */
  entryTicket: string | undefined;
}

/** What somebody who joins says about themselves. */
export interface JoinInput {
  /** Left out by a customer who is logged in, and by somebody who comes back. */
  attendeeName?: string | undefined;
  /** Secret of the invitation's mail: whoever brings it is the one invited. */
  invitationToken?: string | undefined;
}

/** Calls `/room-api` and the joining calls of `/store-api/dsr`. Every failure is a {@link RoomError}. */
export function createRoomApi(options: RoomApiOptions = {}): RoomApi {
  const call = createRoomCall(options);
  return {
    entry: (path, viewerType) => read(roomEntrySchema, call('GET', `/room-api/rooms/${segment(path)}/entry?as=${viewerType}`)),
    loginGuide: (login) => read(guideSchema, call('POST', '/room-api/guide/login', login)),
    logoutGuide: async () => void (await call('POST', '/room-api/guide/logout', {})),
    joinAsClient: async (path, { attendeeName, invitationToken } = {}) =>
      joinedClient(
        await call('POST', `/store-api/dsr/appointment/${segment(path)}/join-as-client`, {
          ...(attendeeName === undefined ? {} : { attendeeName }),
          ...(invitationToken === undefined ? {} : { invitationToken }),
        }),
      ),
    joinAsGuide: async (appointmentId) =>
      void (await call('POST', `/api/_action/dsr/appointment/${segment(appointmentId)}/join-as-guide`, {})),
    tellSession: async (path) => void (await call('POST', `/room-api/rooms/${segment(path)}/session`, {})),
    recap: (path) => read(recapSchema, call('GET', `/room-api/rooms/${segment(path)}/recap`)),
    listInstantListings: async (appointmentId) => ((await call('GET', listings(appointmentId))) as { listings: InstantListing[] }).listings,
    createInstantListing: async (appointmentId, pageName, content) => {
      const answer = (await call('POST', listings(appointmentId), { pageName, ...content, publish: false })) as {
        extensions: { vitrine: { id: string } };
      };
      return { id: answer.extensions.vitrine.id };
    },
    changeInstantListing: async (appointmentId, currentPageGroupId, { name, ...content }) =>
      void (await call('PATCH', listings(appointmentId), { currentPageGroupId, pageName: name, ...content })),
    publishInstantListing: async (appointmentId, id, { afterGroupId, goTo = false }) =>
      (await call('POST', `${listings(appointmentId)}/${segment(id)}/publish`, {
        ...(afterGroupId === undefined ? {} : { currentPageGroupId: afterGroupId }),
        goTo,
      })) as { index: number },
    deleteInstantListing: async (appointmentId, id) => void (await call('DELETE', `${listings(appointmentId)}/${segment(id)}`)),
    readInvitation: async (appointmentId, token) => (await call('PATCH', invitation(appointmentId), { token })) as InvitationAnswer,
    respondInvitation: async (appointmentId, token, answer) =>
      (await call('PATCH', invitation(appointmentId), { token, answer })) as InvitationAnswer,
  };
}

function joinedClient(body: unknown): JoinedClient {
  const { extensions } = (body ?? {}) as { extensions?: { vitrine?: { entryTicket?: unknown } } };
  const ticket = extensions?.vitrine?.entryTicket;
  return { entryTicket: typeof ticket === 'string' ? ticket : undefined };
}

const segment = encodeURIComponent;
const listings = (appointmentId: string): string => `/api/_action/dsr/appointment/${segment(appointmentId)}/instant-listing`;
const invitation = (appointmentId: string): string => `/store-api/dsr/appointment/${segment(appointmentId)}/attendee/respond-invitation`;
