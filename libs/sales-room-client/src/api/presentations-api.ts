import {
  type GuideRecap,
  guideRecapSchema,
  type GuideResponse,
  guideSchema,
  type ImportOutcome,
  importOutcomeSchema,
  type InvitationList,
  invitationListSchema,
  type InvitationResponse,
  invitationResponseSchema,
  type PresentationCheck,
  presentationCheckSchema,
  type PresentationInput,
  type PresentationList,
  presentationListSchema,
  type PresentationResponse,
  presentationResponseSchema,
} from '@vitrine/sales-room-protocol';
import { createRoomCall, readResponse, type RoomApiOptions } from './room-call.ts';

/** How a definition takes the place of another one. */
export interface ChangeOptions {
  /** Ids of slides that were there and are left out: instant listings of the room would stay otherwise. */
  without?: readonly string[];
}

/** What a guide does with presentations outside of any room: the calls below `/room-api/presentations`. */
export interface PresentationsApi {
  /** The guide who is signed in. @throws RoomError `unauthenticated`. */
  guide(): Promise<GuideResponse>;
  /** The presentations that this guide may present. */
  list(): Promise<PresentationList>;
  get(id: string): Promise<PresentationResponse>;
  /** What clients would miss on its slides. @throws RoomError `store-unavailable` where that could not be found out. */
  check(id: string): Promise<PresentationCheck>;
  /** @throws RoomError with `issues`: `invalid-payload`, or `wrong-state` for a path that is taken. */
  create(definition: PresentationInput): Promise<PresentationResponse>;
  /** @throws RoomError as `create` does; `not-permitted` for another guide's. */
  change(id: string, definition: PresentationInput, options?: ChangeOptions): Promise<PresentationResponse>;
  /** Deletes it with its invitations, chat and notes. @throws RoomError `wrong-state` while it runs. */
  remove(id: string): Promise<void>;
  /** Takes all of a file or nothing. @param file As it was read: the server says what is wrong with it. */
  importFile(file: unknown, options: { dryRun: boolean }): Promise<ImportOutcome>;
  /** What came of a presentation. @throws RoomError `not-permitted` for another guide's. */
  recap(id: string): Promise<GuideRecap>;
  listInvitations(id: string): Promise<InvitationList>;
  /** Invites one person; the secret link is told here and never again. */
  invite(id: string, name: string): Promise<InvitationResponse>;
  /** The link of the invitation leads nowhere from now on. */
  takeInvitationBack(id: string, attendeeId: string): Promise<void>;
}

/** Calls `/room-api/presentations`. Every failure is a `RoomError`. */
export function createPresentationsApi(options: RoomApiOptions = {}): PresentationsApi {
  const call = createRoomCall(options);
  return {
    guide: () => readResponse(guideSchema, call('GET', '/room-api/guide/me')),
    list: () => readResponse(presentationListSchema, call('GET', BASE)),
    get: (id) => readResponse(presentationResponseSchema, call('GET', addressOf(id))),
    check: (id) => readResponse(presentationCheckSchema, call('GET', `${addressOf(id)}/check`)),
    create: (definition) => readResponse(presentationResponseSchema, call('POST', BASE, definition)),
    change: (id, definition, { without = [] } = {}) => {
      const query = without.length === 0 ? '' : `?${new URLSearchParams(without.map((slideId) => ['without', slideId]))}`;
      return readResponse(presentationResponseSchema, call('PUT', addressOf(id) + query, definition));
    },
    remove: async (id) => void (await call('DELETE', addressOf(id))),
    importFile: (file, { dryRun }) => readResponse(importOutcomeSchema, call('POST', `${BASE}/import?dryRun=${dryRun}`, file)),
    recap: (id) => readResponse(guideRecapSchema, call('GET', `${addressOf(id)}/recap`)),
    listInvitations: (id) => readResponse(invitationListSchema, call('GET', `${addressOf(id)}/invitations`)),
    invite: (id, name) => readResponse(invitationResponseSchema, call('POST', `${addressOf(id)}/invitations`, { name })),
    takeInvitationBack: async (id, attendeeId) =>
      void (await call('DELETE', `${addressOf(id)}/invitations/${encodeURIComponent(attendeeId)}`)),
  };
}

const BASE = '/room-api/presentations';
const addressOf = (id: string): string => `${BASE}/${encodeURIComponent(id)}`;
