#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { presentationFileSchema, type PresentationFile } from '@vitrine/sales-room-protocol';
import { createJsonLogger } from './logger.ts';
import type { RoomHost } from './room-host.ts';
import { createSalesRoomServer } from './sales-room-server.ts';
import { readServerSettings } from './settings.ts';

const USAGE = `sales-room-server --host-module MODULE [--import FILE]

  --host-module MODULE  a module that exports createRoomHost(environment): sessions and cookies of your product
  --import FILE         presentations to make or change at start (JSON)

Settings come from the environment: see the README.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'host-module': { type: 'string' }, import: { type: 'string' }, help: { type: 'boolean' } } });
  const hostModule = values['host-module'];
  if (values.help === true || hostModule === undefined) {
    console.log(USAGE);
    process.exitCode = values.help === true ? 0 : 2;
    return;
  }
  const { logLevel, ...settings } = readServerSettings(process.env);
  const logger = createJsonLogger(logLevel);
  const { createRoomHost } = (await import(pathToFileURL(resolve(hostModule)).href)) as { createRoomHost?: (env: NodeJS.ProcessEnv) => RoomHost | Promise<RoomHost> };
  if (createRoomHost === undefined) throw new Error(`${hostModule} exports no createRoomHost.`);
  const server = await createSalesRoomServer({
    ...settings,
    room: await createRoomHost(process.env),
    logger,
    ...(values.import === undefined ? {} : { presentations: await readPresentations(values.import) }),
    onFatal(error) {
      logger.error('server.fatal', { error: error.message });
      process.exit(1);
    },
  });
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function readPresentations(file: string): Promise<PresentationFile> {
  const parsed = presentationFileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${file}: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
