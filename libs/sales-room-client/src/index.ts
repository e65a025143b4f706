export type { VideoBudget } from './adaptation/video-budget.ts';
export { hasBrowserRecogniser } from './captions/browser-speech.ts';
export { captionSpeech, type CaptionSpeechOptions } from './captions/caption-speech.ts';
export { loadBrowserRecogniser } from './captions/load-browser-recogniser.ts';
export {
  /** @public */ RECOGNISER_ERROR_CODES,
  type RecogniserErrorCode,
  type SpeechRecogniser,
  type SpeechSession,
} from './captions/speech-recogniser.ts';
export {
  combineDeviceErrors,
  DEVICE_ERROR_CODES,
  /** @public */ DeviceError,
  type DeviceErrorCode,
  isDeviceError,
} from './errors/device-error.ts';
export { isRoomError, type RoomClientErrorCode, /** @public */ RoomError } from './errors/room-error.ts';
export { type LocalMediaState } from './local/local-media.ts';
export { type LocalSource, type LocalSourceName } from './local/local-source.ts';
export type { BackgroundBlurOptions } from './media/background-blur.ts';
export type { Segmenter, SegmenterImage } from './media/color-segmenter.ts';
export { type DeviceAccess, listDevices, type MediaDeviceChoice, openTrack, type SharedScreen, watchDevices } from './media/devices.ts';
export { watchLevel } from './media/level-meter.ts';
export { loadBackgroundBlur } from './media/load-background-blur.ts';
export { preloadMedia } from './media/load-media-session.ts';
export { type ReceiveMode, type RemoteTrack } from './media/media-session.ts';
export { type MediaTransportState } from './media/media-transports.ts';
export { type DevicePermission, type PermissionAccess, /** @public */ watchPermission } from './media/permissions.ts';
export { canChooseSpeaker, playTestSound, setSpeaker } from './media/speakers.ts';
export type { TileSize } from './media/video-layers.ts';
export { type VideoProcessor } from './media/video-processor.ts';
export { type OutboxStorage, type OutgoingCommand, type QueuedCommand } from './outbox/outbox.ts';
export type { LinkFigures, LinkSample } from './quality/link-sample.ts';
export {
  QUALITY_CAUSES,
  QUALITY_REMEDIES,
  type QualityCause,
  type QualityFacts,
  type QualityRemedy,
  type QualityReport,
} from './quality/quality-report.ts';
export type { RecoveryPolicy, RecoveryStep } from './reconnect/media-recovery.ts';
export type { ReconnectPolicy } from './reconnect/reconnect-policy.ts';
export type { RoomLog } from './replay/room-log.ts';
export { createRoomClient, type RoomClient, type RoomClientOptions, type RoomEntrance, type RoomEvent } from './room/room-client.ts';
export type { Signalling, SignallingEvents, SignallingSocket } from './signalling/signalling.ts';
export { /** @public */ createSocket, type SocketOptions } from './signalling/socket.ts';
export { EMPTY_ROOM_CLIENT_SNAPSHOT, type RoomClientInput, type RoomClientSnapshot } from './state/client-state.ts';
