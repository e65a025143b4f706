export { createSalesRoomServer, type SalesRoomServer, type SalesRoomServerOptions } from './sales-room-server.ts';
export { readServerSettings, type ServerSettings } from './settings.ts';
export { createJsonLogger, type LogFields, type LogLevel, type Logger } from './logger.ts';
export type { MediaOptions } from './media/media-workers.ts';
export type { GatewayLimits } from './realtime/gateway.ts';
export type { CookiePort, RoomHost, SessionSource, ViewerSession } from './room-host.ts';
export { RoomError, isRoomError } from './room-error.ts';
export type { StorageOptions } from './storage/open-storage.ts';
