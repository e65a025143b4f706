/** `npm run bench -- NAME [--json]`: ours beside its peers and the limit. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';

// React and its friends choose their build when they are first imported.
process.env.NODE_ENV = 'production';

const FOLDER = join(import.meta.dirname, 'benches');
/** Each file of the folder is a benchmark of its own name. */
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
const [name = ''] = positionals;
if (!names.includes(name)) {
  console.error(`Which benchmark? npm run bench -- NAME [--json]\n${names.map((key) => `  ${key}`).join('\n')}`);
  process.exit(2);
}
const { bench } = (await import(`./benches/${name}.ts`)) as { bench: Bench };
const rows = await bench.run((line) => {
  if (!values.json) console.log(line);
});
if (values.json) console.log(JSON.stringify({ bench: name, rows }));
else {
  console.log(bench.description);
  for (const row of rows) {
    const peers = Object.entries(row.peers).map(([peer, value]) => `${peer} ${value.toFixed(2)} ${row.unit}`);
    console.log(`${row.name}: ours ${row.ours.toFixed(2)} ${row.unit}; ${peers.join('; ')}; ratio ${row.ratio.toFixed(2)} (aim ≤ ${row.aim}: ${row.met ? 'met' : 'not met'})`);
  }
}
// Servers of the benchmark may keep sockets open: the work is done.
process.exit(0);
