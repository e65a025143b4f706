#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createJsonLogger } from './logger.ts';
import { importPresentationFile } from './presentations/import-command.ts';
import { parsePresentationFile } from './presentations/presentation-file.ts';
import type { RoomHost } from './room-host.ts';
import { runServer } from './run-server.ts';
import { readServerSettings } from './settings.ts';
import { prepareStandalone } from './standalone/prepare-standalone.ts';
import { help, USAGE } from './usage.ts';

async function runHosted(hostModule: string, importFile: string | undefined): Promise<void> {
  const { logLevel, ...settings } = readServerSettings(process.env);
  const { createRoomHost } = (await import(pathToFileURL(resolve(hostModule)).href)) as {
    createRoomHost?: (env: NodeJS.ProcessEnv) => RoomHost | Promise<RoomHost>;
  };
  if (createRoomHost === undefined) throw new Error(`${hostModule} exports no createRoomHost.`);
  const presentations = await readPresentations(importFile);
  await runServer({
    ...settings,
    room: await createRoomHost(process.env),
    logger: createJsonLogger(logLevel),
    ...(presentations === undefined ? {} : { presentations }),
  });
}

async function runStandalone(example: boolean, importFile: string | undefined): Promise<void> {
  const imported = await readPresentations(importFile);
  const { options, logLevel, greeting } = await prepareStandalone(process.env, { example, imported });
  console.log(greeting(await runServer({ ...options, logger: createJsonLogger(logLevel) })));
}

const readPresentations = async (file: string | undefined) =>
  file === undefined ? undefined : parsePresentationFile(await readFile(file, 'utf8'), file);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      example: { type: 'boolean', default: false },
      'host-module': { type: 'string' },
      import: { type: 'string' },
      standalone: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help());
    return;
  }
  const [command, file] = positionals;
  const { standalone: isStandalone, 'host-module': hostModule } = values;
  if (command === 'import' && file !== undefined) {
    const { storage, logLevel } = readServerSettings(process.env);
    const { made, changed, unchanged } = await importPresentationFile(file, {
      storage,
      dryRun: values['dry-run'],
      logger: createJsonLogger(logLevel),
    });
    console.log(`${values['dry-run'] ? 'would be ' : ''}made ${made}, changed ${changed}, unchanged ${unchanged}`);
  } else if (command === undefined && isStandalone && hostModule === undefined) await runStandalone(values.example, values.import);
  else if (command === undefined && !isStandalone && hostModule !== undefined && !values.example)
    await runHosted(hostModule, values.import);
  else {
    console.log(USAGE);
    process.exitCode = 2;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
