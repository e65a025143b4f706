export { atOneMoment, failAtMultiples } from './account-answers.ts';
export { BodyTooLargeError, readBoundedText } from './bounded-body.ts';
export { appOriginsOf, ownOriginsOf, readSessionConfig, type SessionConfig, sessionEnvironment } from './config.ts';
export { checkPublicOrigin, type PublicOriginReport } from './public-origin.ts';
export { relayStoreApi } from './relay.ts';
export type { RelayErrorCode } from './relay-answer.ts';
export {
  areTrustedProxies,
  createRemoteAddress,
  createTrust,
  isOwnMachine,
  limitKeyOf,
  parseTrustedProxies,
  type RemoteAddress,
} from './remote-address.ts';
export { createRequestSession, type RequestSession } from './request-session.ts';
export type { OpenedSession, ResolvedSession, SessionRequest } from './resolve-session.ts';
export { type CookiePort, createRoomSessionHost, type RoomSessionHost } from './room-host.ts';
export { isSessionError, SessionError, type SessionErrorCode } from './session-error.ts';
export type { SharedCatalogue } from './shared-catalogue.ts';
