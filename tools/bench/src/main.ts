/** `npm run bench -- NAME [--json]`: ours beside its peers and the limit. */
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { storefrontServer } from './storefront-server.ts';

const BENCHES: Record<string, Bench> = { 'storefront-server': storefrontServer };

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
const [name = ''] = positionals;
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(`Which benchmark? npm run bench -- NAME [--json]\n${Object.entries(BENCHES).map(([key, { description }]) => `  ${key}: ${description}`).join('\n')}`);
  process.exit(2);
}
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
