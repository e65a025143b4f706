import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMediaWorkerError } from '@vitrine/media-worker';
import { isSessionError } from '@vitrine/session/server';
import { announcementLines, announcementOf } from './announcement.ts';
import { readArguments, USAGE } from './arguments.ts';
import { StartError } from './start-error.ts';
import { type RunningVitrine, startVitrine } from './start-vitrine.ts';
import { WORKSPACE_ROOT } from './workspace-root.ts';

/** Lines go to standard error, so that standard output holds the announcement alone. */
const log = (source: string, line: string) => console.error(`${`[${source}]`.padEnd(20)} ${line}`);

const interrupt = new AbortController();
let running: RunningVitrine | undefined;
let signals = 0;

async function end(): Promise<void> {
  interrupt.abort();
  // An interrupted start ends by itself, in `run`.
  if (!running) return;
  await running.stop();
  process.exit(0);
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    signals += 1;
    if (signals === 1) console.error('\nStopping …');
    // Whoever asks three times is not to be kept waiting: the processes notice that their starter is gone.
    if (signals >= 3) process.exit(1);
    void end();
  });
}

async function run(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  if (args.help) {
    console.log(USAGE);
    return;
  }
  const file = join(WORKSPACE_ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  running = await startVitrine({
    ...(args.products === undefined ? {} : { products: args.products }),
    reset: args.reset,
    dev: args.dev,
    build: args.build,
    log,
    signal: interrupt.signal,
  });
  const announcement = announcementOf(running);
  console.log(args.json ? JSON.stringify(announcement) : announcementLines(announcement).join('\n'));
}

try {
  await run();
} catch (error) {
  if (interrupt.signal.aborted) process.exit(0);
  // These are written for the person who started us; anything else is a fault of ours and keeps its stack.
  const isForPeople = error instanceof StartError || isSessionError(error) || isMediaWorkerError(error);
  console.error(isForPeople ? `\n${error.message}` : error);
  process.exit(1);
}
