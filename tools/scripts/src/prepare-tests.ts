import { ENGINES, isEngineError } from '@vitrine/engines';
import { ensureChromium, ensureHeadlessShell } from '@vitrine/engines/chromium';
import { ensureEngines } from '@vitrine/engines/ensure';
import { ensureMediaWorker } from '@vitrine/media-worker';
import { ensureFallbackFonts } from './fallback-fonts.ts';

/**
 * Makes everything available that tests start besides Node, and names its place in the environment. Ends the process, with what
 * to do, where that can't be done.
 */
export async function prepareTests(log: (line: string) => void): Promise<void> {
  const worker = await ensureMediaWorker({ log, installPackages: true });
  if (!('path' in worker)) {
    console.error(`Media worker: ${worker.missing}\nThe tests of the room need it.`);
    process.exit(1);
  }
  process.env.MEDIASOUP_WORKER_BIN = worker.path;
  process.env.CHROMIUM_PATH = ensureChromium(log);
  const shell = ensureHeadlessShell(process.env.CHROMIUM_PATH, log);
  if (shell !== undefined) process.env.CHROMIUM_SHELL_PATH = shell;
  await ensureFallbackFonts(log);
  try {
    Object.assign(process.env, await ensureEngines(ENGINES, { log: (line) => log(`Engines: ${line}`) }));
  } catch (error) {
    console.error(isEngineError(error) ? error.message : error);
    process.exit(1);
  }
}
