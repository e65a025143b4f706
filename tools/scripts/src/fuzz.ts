/**
 * `npm run fuzz -- http|sockets|room [--inputs 100000] [--seed 1]`: bytes against the whole product, or messages and bodies
 * against a room server whose state is watched from within. Makes the media worker available first.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureMediaWorker } from '@vitrine/media-worker';

const worker = await ensureMediaWorker({ log: (line) => console.error(line), installPackages: true });
if (worker.path === undefined) {
  console.error(`Media worker: ${worker.missing}`);
  process.exit(1);
}
const main = process.argv[2] === 'room' ? 'libs/sales-room-server/src/testing/fuzz-main.ts' : 'tools/security/src/fuzz/main.ts';
const child = spawn(
  process.execPath,
  ['--conditions=@vitrine/source', join(import.meta.dirname, '../../..', main), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, MEDIASOUP_WORKER_BIN: worker.path } },
);
// Ctrl-C reaches the child, too: it ends what it has started.
process.on('SIGINT', () => undefined);
child.once('exit', (code) => process.exit(code ?? 1));
