/** `npm run fuzz -- http|sockets [--inputs 100000] [--seed 1] [--only 17,18] [--without KIND]`: random bytes against the whole product. */
import { parseArgs } from 'node:util';
import { startOwnProduct } from '@vitrine/e2e-kit/own-product';
import { runFuzz } from './run-fuzz.ts';

const USAGE = 'npm run fuzz -- http|sockets|room [--inputs 100000] [--seed 1] [--only 17,18] [--without KIND,KIND] [--port 3700]';
const { values, positionals } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    without: { type: 'string' },
    port: { type: 'string', default: '3700' },
  },
  allowPositionals: true,
});
const [sort] = positionals;
if (sort !== 'http' && sort !== 'sockets') {
  console.error(USAGE);
  process.exit(2);
}
const [inputs, seed, port] = [Number(values.inputs), Number(values.seed), Number(values.port)];
const product = await startOwnProduct({ port });
const since = performance.now();
try {
  const { failures, ...counts } = await runFuzz({
    sort,
    inputs,
    seed,
    port,
    dataDir: product.dataDir,
    ...(values.only === undefined ? {} : { only: values.only.split(',').map(Number) }),
    ...(values.without === undefined ? {} : { without: values.without.split(',') }),
    log: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(
    `${JSON.stringify({ sort, seed, seconds: Math.round((performance.now() - since) / 1_000), failures: failures.length, ...counts })}\n`,
  );
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
