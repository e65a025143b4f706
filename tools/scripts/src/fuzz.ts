/** `npm run fuzz -- room [--inputs 100000] [--seed 1]`: makes the media worker available, then runs the room server's own fuzzer. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureMediaWorker } from '@vitrine/media-worker';

const worker = await ensureMediaWorker({ log: (line) => console.error(line) });
if (worker.path === undefined) {
  console.error(`Media worker: ${worker.missing}`);
  process.exit(1);
}
const main = join(import.meta.dirname, '../../../libs/sales-room-server/src/testing/fuzz-main.ts');
const child = spawn(process.execPath, ['--conditions=@vitrine/source', main, ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, MEDIASOUP_WORKER_BIN: worker.path } });
child.once('exit', (code) => process.exit(code ?? 1));
