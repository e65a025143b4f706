/** `npm run endings`: plays every way that an order can end, for every buyer, and writes `docs/endings.md` from its report. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '@vitrine/engines/chromium';
import { ensureMediaWorker } from '@vitrine/media-worker';
import { ranTests } from '../checklist/ran-tests.ts';
import { clearReports, loadReports } from '../reports.ts';
import { endingsTable } from './endings-table.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const log = (line: string) => console.log(line);
const worker = await ensureMediaWorker({ log, installPackages: true });
if (!('path' in worker)) {
  console.error(`Media worker: ${worker.missing}`);
  process.exit(1);
}
// A run that never begins leaves the table as it is, whatever an earlier one has reported.
clearReports(root);
const child = spawn('npm', ['run', 'e2e', '-w', '@vitrine/storefront', '--', 'endings.spec.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, MEDIASOUP_WORKER_BIN: worker.path, CHROMIUM_PATH: ensureChromium(log), ENDINGS_OF_EVERY_BUYER: '1' },
});
const [code] = (await once(child, 'close')) as [number | null];
const table = endingsTable(ranTests(loadReports(root)));
if (table === undefined) {
  console.error('No ending was played: docs/endings.md stays as it is.');
  process.exit(1);
}
writeFileSync(join(root, 'docs', 'endings.md'), table);
log('docs/endings.md');
process.exit(code ?? 1);
