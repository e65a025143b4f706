#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createJsonLogger, errorFields } from './logger.ts';
import { importPresentationFile } from './presentations/import-command.ts';
import { parsePresentationFile } from './presentations/presentation-file.ts';
import type { RoomHost } from './room-host.ts';
import { createSalesRoomServer } from './sales-room-server.ts';
import { readServerSettings } from './settings.ts';

const USAGE = `sales-room-server --host-module MODULE [--import FILE]

  --host-module MODULE  a module that exports createRoomHost(environment): sessions and cookies of your product
  --import FILE         presentations to make or change at start (JSON)

sales-room-server import FILE [--dry-run]

  makes and changes presentations while no server runs on an embedded database: all of the file, or none

Settings come from the environment: see the README.`;

/** Longest time that a server which can't go on takes to say goodbye. */
const LAST_WORDS_MS = 2_000;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'host-module': { type: 'string' },
      import: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, file] = positionals;
  if (command === 'import' && file !== undefined) {
    const { storage, logLevel } = readServerSettings(process.env);
    const { made, changed, unchanged } = await importPresentationFile(file, {
      storage,
      dryRun: values['dry-run'],
      logger: createJsonLogger(logLevel),
    });
    console.log(`${values['dry-run'] ? 'would be ' : ''}made ${made}, changed ${changed}, unchanged ${unchanged}`);
    return;
  }
  const hostModule = values['host-module'];
  if (values.help === true || hostModule === undefined || command !== undefined) {
    console.log(USAGE);
    process.exitCode = values.help === true ? 0 : 2;
    return;
  }
  const { logLevel, ...settings } = readServerSettings(process.env);
  const logger = createJsonLogger(logLevel);
  const { createRoomHost } = (await import(pathToFileURL(resolve(hostModule)).href)) as {
    createRoomHost?: (env: NodeJS.ProcessEnv) => RoomHost | Promise<RoomHost>;
  };
  if (createRoomHost === undefined) throw new Error(`${hostModule} exports no createRoomHost.`);
  const server = await createSalesRoomServer({
    ...settings,
    room: await createRoomHost(process.env),
    logger,
    ...(values.import === undefined ? {} : { presentations: parsePresentationFile(await readFile(values.import, 'utf8'), values.import) }),
    onFatal(error) {
      logger.error('server.fatal', { error: error.message });
      process.exit(1);
    },
  });
  // What nothing has caught leaves a state that nobody knows: it is noted, people are told to come back, and the process ends.
  process.once('uncaughtException', (error) => {
    logger.error('server.fatal', errorFields(error));
    const end = () => process.exit(1);
    setTimeout(end, LAST_WORDS_MS);
    server.close().then(end, end);
  });
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
