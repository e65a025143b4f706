/**
 * `npm run mutants [-- --sample N --seed N --in libs/routing --tests N]`: part of the long tier. Changes the libraries'
 * sources at random places, one at a time, and asks the tests of the whole workspace that reach the place, the nearest
 * first. Prints every change that no test noticed, and the share that was.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createTestRunner } from './ask-tests.ts';
import { mutate, type Mutation, mutationsOf } from './mutations.ts';
import { readSourceGraph } from './source-graph.ts';
import { addWorkTree } from './work-tree.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: 'libs/*' },
    tests: { type: 'string', default: '60' },
  },
});
const [sample, seed, mostTests] = [Number(values.sample), Number(values.seed), Number(values.tests)];
if (![sample, seed, mostTests].every(Number.isInteger) || sample < 1 || mostTests < 1) {
  console.error(
    'npm run mutants -- --sample N --seed N --in libs/routing --tests N: expected whole numbers, at least one place and one test file.',
  );
  process.exit(2);
}

const root = join(import.meta.dirname, '..', '..', '..', '..');
const tree = addWorkTree(root, join(root, '.data', 'mutants'));
const places = globSync(`${values.in}/src/**/*.{ts,tsx}`, { cwd: tree.path })
  .filter((file) => !/\.(?:test|stories|d)\.tsx?$|\/testing\/|\/messages\//.test(file))
  .sort()
  .flatMap((file) => mutationsOf(file, readFileSync(join(tree.path, file), 'utf8')).map((mutation) => ({ file, mutation })));
const graph = readSourceGraph(tree.path);
const runner = createTestRunner(tree.path);
const isSound = new Map<string, boolean>();
const tally = { killed: 0, survived: 0, untested: 0 };

const size = Math.min(sample, places.length);
const [drawn = []] = fc.sample(fc.shuffledSubarray(places, { minLength: size, maxLength: size }), { seed, numRuns: 1 });
console.log(`${places.length} places below ${values.in}; ${size} of them, seed ${seed}`);
for (const [index, { file, mutation }] of drawn.entries()) {
  const since = performance.now();
  const [outcome, by] = await ask(file, mutation);
  tally[outcome] += 1;
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(`${index + 1}  ${outcome.toUpperCase()}  ${file}:${mutation.line}  ${mutation.what}  (${by}, ${seconds} s)`);
}
await runner.close();
tree.remove();
const asked = tally.killed + tally.survived + tally.untested;
console.log(
  `${tally.killed} of ${asked} noticed (${((100 * tally.killed) / asked).toFixed(1)} %), ${tally.survived} not, ${tally.untested} that no test reaches`,
);
process.exit(0);

/** Asks the tests about one change, and takes it back. */
async function ask(file: string, mutation: Mutation): Promise<readonly [keyof typeof tally, string]> {
  const path = join(tree.path, file);
  const related = graph.testsOf(file);
  if (related.length === 0) return ['untested', 'no test imports it'];
  const asked = related.slice(0, mostTests);
  const original = readFileSync(path, 'utf8');
  const write = (text: string) => {
    writeFileSync(path, text);
    runner.changed(file);
  };
  try {
    for (let rest = asked.filter((test) => isSound.get(test) !== false); ;) {
      write(mutate(original, mutation));
      const failure = await runner.firstFailure(rest);
      if (failure === undefined) return ['survived', `${asked.length} of ${related.length} test files asked`];
      const test = failure.split(' › ')[0] ?? '';
      if (isSound.get(test)) return ['killed', failure];
      // Before a test is believed it has to pass on the source as it is.
      write(original);
      const failsAnyway = await runner.firstFailure([test]);
      isSound.set(test, failsAnyway === undefined);
      if (failsAnyway === undefined) return ['killed', failure];
      console.log(`   left out, fails without any change: ${failsAnyway}`);
      rest = rest.slice(rest.indexOf(test) + 1);
    }
  } finally {
    write(original);
  }
}
