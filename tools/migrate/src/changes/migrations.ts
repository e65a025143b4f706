import { appShellHttpServer } from './app-shell-http-server.ts';
import type { Migration } from './change.ts';
import { cmsBlocksModel } from './cms-blocks-model.ts';
import { commerceAppShell } from './commerce-app-shell.ts';
import { commerceOrders } from './commerce-orders.ts';
import { routingRoutes } from './routing-routes.ts';
import { salesRoomClientCalls } from './sales-room-client-calls.ts';
import { salesRoomClientNames } from './sales-room-client-names.ts';
import { salesRoomProtocolNames } from './sales-room-protocol-names.ts';
import { salesRoomUiNames } from './sales-room-ui-names.ts';
import { sessionAppServer } from './session-app-server.ts';
import { sessionHttpServer } from './session-http-server.ts';
import { sessionPaths } from './session-paths.ts';
import { storeApiClientResponses } from './store-api-client-responses.ts';
import { storeApiClientServers } from './store-api-client-servers.ts';
import { storeApiClientSettings } from './store-api-client-settings.ts';
import { uiDurations } from './ui-durations.ts';

/** Every migration that is known, one file each. */
export const MIGRATIONS: readonly Migration[] = [
  appShellHttpServer,
  cmsBlocksModel,
  commerceAppShell,
  commerceOrders,
  routingRoutes,
  salesRoomClientCalls,
  salesRoomClientNames,
  salesRoomProtocolNames,
  salesRoomUiNames,
  sessionAppServer,
  sessionHttpServer,
  sessionPaths,
  storeApiClientResponses,
  storeApiClientServers,
  storeApiClientSettings,
  uiDurations,
];
