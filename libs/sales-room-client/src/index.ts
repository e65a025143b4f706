export { FULL_VIDEO_BUDGET, VIDEO_BUDGET_RULES, type VideoBudget, VideoBudgetController } from './adaptation/video-budget.ts';
export {
  createRoomApi,
  type InstantListing,
  type InstantListingContent,
  type InvitationAnswer,
  type InvitationAnswerName,
  type JoinInput,
  ROOM_API_TIMEOUT_MS,
  type RoomApi,
  type RoomApiOptions,
} from './api/room-api.ts';
export {
  combineDeviceErrors,
  DEVICE_ERROR_CODES,
  DeviceError,
  type DeviceErrorCode,
  deviceErrorCode,
  isDeviceError,
} from './errors/device-error.ts';
export { isRoomError, type RoomClientErrorCode, RoomError } from './errors/room-error.ts';
export { type LocalMediaState } from './local/local-media.ts';
export { type LocalSource, type LocalSourceName } from './local/local-source.ts';
export type { BackgroundBlurOptions } from './media/background-blur.ts';
export type { Segmenter, SegmenterImage } from './media/color-segmenter.ts';
export {
  browserDevices,
  type DeviceAccess,
  listDevices,
  type MediaDeviceChoice,
  openScreen,
  openTrack,
  type SharedScreen,
  watchDevices,
} from './media/devices.ts';
export { levelOf, watchLevel } from './media/level-meter.ts';
export { loadBackgroundBlur } from './media/load-background-blur.ts';
export { type ReceiveMode, type RemoteTrack } from './media/media-session.ts';
export { type MediaTransportState } from './media/media-transports.ts';
export { type DevicePermission, type PermissionAccess, watchPermission } from './media/permissions.ts';
export { canChooseSpeaker, playTestSound, setSpeaker, testSound } from './media/speakers.ts';
export { layerFor, type TileSize } from './media/video-layers.ts';
export { type VideoProcessor } from './media/video-processor.ts';
export { type OutboxStorage, type OutgoingCommand, type QueuedCommand } from './outbox/outbox.ts';
export { compareLinkSamples, type LinkFigures, type LinkSample, readLinkSample } from './quality/link-sample.ts';
export {
  QUALITY_CAUSES,
  QUALITY_REMEDIES,
  type QualityCause,
  type QualityFacts,
  type QualityRemedy,
  type QualityReport,
  qualityReport,
  UNKNOWN_QUALITY,
} from './quality/quality-report.ts';
export { createRecoveryPolicy, RECOVERY_LADDER, type RecoveryPolicy, type RecoveryStep } from './reconnect/media-recovery.ts';
export { createReconnectPolicy, RECONNECT_DELAYS_MS, type ReconnectPolicy } from './reconnect/reconnect-policy.ts';
export { LOG_LIMIT, type RoomLog } from './replay/room-log.ts';
export { createRoomClient, type RoomClient, type RoomClientOptions, type RoomEvent } from './room/room-client.ts';
export {
  COMMAND_TIMEOUT_MS,
  createSignalling,
  type Signalling,
  type SignallingEvents,
  type SignallingSocket,
} from './signalling/signalling.ts';
export { DEAD_AFTER_MS, SIGNALLING_SILENCE_MS } from './signalling/silence-monitor.ts';
export { createSocket, type SocketOptions } from './signalling/socket.ts';
export { EMPTY_ROOM_CLIENT_SNAPSHOT, type RoomClientInput, type RoomClientSnapshot } from './state/client-state.ts';
