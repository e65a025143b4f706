#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ensureMediaWorker } from './ensure-media-worker.ts';

const USAGE = `media-worker [--install-packages]

  prints the path of mediasoup's media worker, which it finds, downloads or builds

  --install-packages  installs the Debian packages that building needs, as root or through sudo`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'install-packages': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  // The path alone goes to standard output, so that a script can take it.
  const log = (line: string) => console.error(`[media-worker] ${line}`);
  const worker = await ensureMediaWorker({ log, installPackages: values['install-packages'] });
  if (worker.path !== undefined) console.log(worker.path);
  else {
    log(`no media worker: ${worker.missing}`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
