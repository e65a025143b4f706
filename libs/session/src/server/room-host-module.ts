import { configureLocales, withBuiltInLocales } from '@vitrine/routing';
import { readSessionConfig } from './config.ts';
import { createRoomSessionHost, type RoomSessionHost } from './room-host.ts';

/**
 * The host module of a room server: `sales-room-server --host-module …`. Settings come from the environment: those of a session, and
 * `EXTRA_LOCALES`, the codes of the languages that the shop adds to the product's, with commas between them.
 * @public
 */
export function createRoomHost(env: Readonly<Record<string, string | undefined>>): RoomSessionHost {
  const codes = (env['EXTRA_LOCALES'] ?? '').split(',').map((code) => code.trim());
  configureLocales({ locales: withBuiltInLocales(codes.filter(Boolean).map((code) => ({ code }))) });
  return createRoomSessionHost(readSessionConfig(env));
}
