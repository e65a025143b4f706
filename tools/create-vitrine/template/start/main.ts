import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@vitrine/start';
import { type RunningShop, startShop } from './shop.ts';

const ROOT = join(import.meta.dirname, '..');
const dev = process.argv.includes('--dev');

let running: RunningShop | undefined;
let isEnding = false;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    // Whoever asks twice is not to be kept waiting: the processes notice that their starter is gone.
    if (isEnding || running === undefined) process.exit(1);
    isEnding = true;
    console.error('\nStopping …');
    void running.stop().then(() => process.exit(0));
  });
}

try {
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  if (!dev && !existsSync(join(ROOT, 'apps/storefront/build')))
    throw new StartError('BUILD_FAILED', 'The shop is not built yet: run npm run build first, or npm run dev.');
  running = await startShop({ env: process.env, dev, log: (source, line) => console.error(`[${source}] ${line}`) });
  console.log(`\nThe shop is open: ${running.origin}`);
  if (running.invitationPath !== undefined) console.log(`Join a presentation: ${running.origin}/invitation/${running.invitationPath}`);
  if (running.mediaMissing !== undefined) console.log(`Rooms have no audio and video: ${running.mediaMissing}.`);
  console.log('Ctrl-C stops it.');
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
