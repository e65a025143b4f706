/** `npm run fuzz -- room --inputs 100000 [--seed 1]`: random messages and bodies against a room server. */
import { parseArgs } from 'node:util';
import { fuzzRoom } from './fuzz-room.ts';

const { values, positionals } = parseArgs({
  options: { inputs: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
if (positionals[0] !== 'room') {
  console.error('npm run fuzz -- room [--inputs 100000] [--seed 1]');
  process.exit(2);
}
const since = performance.now();
const outcome = await fuzzRoom({
  inputs: Number(values.inputs),
  seed: Number(values.seed),
  log: (line) => Number.parseInt(line, 10) % 5_000 === 0 && process.stdout.write(`${line}\n`),
});
const { failures, answers, ...counts } = outcome;
process.stdout.write(
  `${JSON.stringify({ ...counts, seed: Number(values.seed), seconds: Math.round((performance.now() - since) / 1_000) })}\n`,
);
process.stdout.write(`${JSON.stringify(answers)}\n`);
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
