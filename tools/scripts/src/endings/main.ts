/** Writes `docs/endings.md` from the report of the storefront's last end-to-end run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ranTests } from '../checklist/ran-tests.ts';
import { loadReports } from '../reports.ts';
import { endingsTable } from './endings-table.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const table = endingsTable(ranTests(loadReports(root)));
if (table === undefined) {
  console.error('No report of the endings: run `npx nx e2e @vitrine/storefront` first.');
  process.exit(1);
}
writeFileSync(join(root, 'docs', 'endings.md'), table);
console.log('docs/endings.md');
