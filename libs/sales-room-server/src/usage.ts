import { environment } from './environment.ts';
import { settingLines } from './setting-table.ts';
import { STANDALONE_FALLBACKS, standaloneEnvironment } from './standalone/standalone-settings.ts';

/** How the command is called. */
export const USAGE = `sales-room-server --standalone [--example] [--import FILE]
sales-room-server --host-module MODULE [--import FILE]

  --standalone          rooms alone, without a shop around them: all settings come from the environment
  --example             makes or changes the presentation "example", of the first products of the store
  --host-module MODULE  a module that exports createRoomHost(environment): sessions and cookies of your product
  --import FILE         presentations to make or change at start (JSON)
  --help                says this, and every setting with its default

sales-room-server import FILE [--dry-run]

  makes and changes presentations while no server runs on an embedded database: all of the file, or none`;

/** The same with every setting, from the tables that they are read by. */
export const help = (): string => `${USAGE}

Environment variables, with their defaults:

${settingLines(environment).join('\n')}

With --standalone:

${settingLines(
  standaloneEnvironment.extend(environment.pick({ PUBLIC_ORIGIN: true, ADMIN_API_ENDPOINT: true }).shape),
  STANDALONE_FALLBACKS,
).join('\n')}`;
