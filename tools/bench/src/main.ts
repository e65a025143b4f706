/** `npm run bench -- NAME [--json] [--write-readme]`: ours beside its peers and the limit, or figures beside what they aim at. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { aimsTable, type MeasureBench, writeBetween } from './bench-report.ts';

// React and its friends choose their build when they are first imported.
process.env.NODE_ENV = 'production';

const FOLDER = join(import.meta.dirname, 'benches');
/** Each file of the folder is a benchmark of its own name. */
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();

const [name = '', ...args] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`Which benchmark? npm run bench -- NAME [--json]\n${names.map((key) => `  ${key}`).join('\n')}`);
  process.exit(2);
}
const { bench } = (await import(`./benches/${name}.ts`)) as { bench: Bench | MeasureBench };

async function compare(comparison: Bench): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const rows = await comparison.run((line) => {
    if (!values.json) console.log(line);
  });
  if (values.json) {
    console.log(JSON.stringify({ bench: name, rows }));
    return;
  }
  console.log(comparison.description);
  for (const row of rows) {
    const peers = Object.entries(row.peers).map(([peer, value]) => `${peer} ${value.toFixed(2)} ${row.unit}`);
    console.log(
      `${row.name}: ours ${row.ours.toFixed(2)} ${row.unit}; ${peers.join('; ')}; ratio ${row.ratio.toFixed(2)} (aim ≤ ${row.aim}: ${row.met ? 'met' : 'not met'})`,
    );
  }
}

async function measure(measurement: MeasureBench): Promise<void> {
  const writesReadme = args.includes('--write-readme');
  const rest = args.filter((arg) => arg !== '--write-readme' && arg !== '--json');
  const since = Date.now();
  const { aims, results, markdown, readme } = await measurement.measure(rest, (line) => console.error(line));
  const text = [`\`${['npm run bench --', name, ...rest].join(' ')}\``, ...(aims.length > 0 ? [aimsTable(aims)] : []), markdown].join(
    '\n\n',
  );
  console.log(args.includes('--json') ? JSON.stringify({ bench: name, aims, results }) : `${measurement.description}\n\n${text}`);
  if (writesReadme) await writeBetween(readme.file, readme.marker, text);
  console.error(`${Math.round((Date.now() - since) / 1_000)} s${writesReadme ? `; written to ${readme.file}` : ''}`);
}

await ('measure' in bench ? measure(bench) : compare(bench));
// Servers of the benchmark may keep sockets open: the work is done.
process.exit(0);
