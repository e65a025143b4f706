/** `npm run soak [-- --rounds N --seed N]`: the long tier. Ten kills of worker, room server and store per round, each round with another seed. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '@vitrine/engines/chromium';
import { ensureMediaWorker } from '@vitrine/media-worker';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' }, seed: { type: 'string', default: '100' } } });
const rounds = Number(values.rounds);
const seed = Number(values.seed);
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  console.error('npm run soak -- --rounds N --seed N: expected whole numbers, at least one round.');
  process.exit(2);
}
const log = (line: string) => console.log(line);
const worker = await ensureMediaWorker({ log, installPackages: true });
if (!('path' in worker)) {
  console.error(`Media worker: ${worker.missing}`);
  process.exit(1);
}
log(`${rounds} rounds of ten kills, seeds ${seed} to ${seed + rounds - 1}`);
const child = spawn('npm', ['run', 'e2e', '-w', '@vitrine/sales-room', '--', 'kills'], {
  cwd: join(import.meta.dirname, '..', '..', '..'),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    MEDIASOUP_WORKER_BIN: worker.path,
    CHROMIUM_PATH: ensureChromium(log),
    KILL_ROUNDS: String(rounds),
    KILL_SEED: String(seed),
  },
});
child.on('close', (code) => process.exit(code ?? 1));
