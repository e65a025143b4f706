import { readSessionConfig } from './config.ts';
import { createRoomSessionHost, type RoomSessionHost } from './room-host.ts';

/**
 * The host module of a room server: `sales-room-server --host-module …`. Settings come from the environment.
 * @public
 */
export function createRoomHost(env: Readonly<Record<string, string | undefined>>): RoomSessionHost {
  return createRoomSessionHost(readSessionConfig(env));
}
