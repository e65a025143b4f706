import { ensureMediaWorker } from './ensure-media-worker.ts';

// The path alone goes to standard output, so that a script can take it.
const worker = await ensureMediaWorker({ log: (line) => console.error(`[media-worker] ${line}`) });
if (worker.path !== undefined) console.log(worker.path);
else {
  console.error(`[media-worker] no media worker: ${worker.missing}`);
  process.exitCode = 1;
}
