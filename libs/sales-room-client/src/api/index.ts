export { isRoomError, type RoomClientErrorCode, /** @public */ RoomError } from '../errors/room-error.ts';
export {
  type ConsultationApi,
  createConsultationApi,
  createGuideConsultationApi,
  type GuideConsultationApi,
  leaveAvailability,
} from './consultation-api.ts';
export { removePortrait, uploadPortrait } from './portrait.ts';
export { createPresentationsApi, type PresentationsApi } from './presentations-api.ts';
export {
  createRoomApi,
  type InstantListing,
  type InstantListingContent,
  type InvitationAnswer,
  type InvitationAnswerName,
  type JoinedClient,
  type JoinInput,
  type RoomApi,
} from './room-api.ts';
export type { RoomApiOptions } from './room-call.ts';
