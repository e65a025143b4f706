/**
 * `npm run mutants [-- --sample N --seed N --libs a,b --tests N]`: part of the long tier. Changes the libraries'
 * sources at random places, one at a time, and asks the tests of the whole workspace that reach the place, the nearest
 * first. A change that does not compile is passed over. Prints every change that no test noticed, and the share of each
 * library that was.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createTestRunner } from './ask-tests.ts';
import { mutate, type Mutation, mutationsOf } from './mutations.ts';
import { readSourceGraph } from './source-graph.ts';
import { createTally, type Outcome } from './tally.ts';
import { createTypeCheck } from './type-check.ts';
import { addWorkTree } from './work-tree.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    libs: { type: 'string' },
    tests: { type: 'string', default: '60' },
  },
});
const [sample, seed, mostTests] = [Number(values.sample), Number(values.seed), Number(values.tests)];
if (![sample, seed, mostTests].every(Number.isInteger) || sample < 1 || mostTests < 1) {
  console.error(
    'npm run mutants -- --sample N --seed N --libs a,b --tests N: expected whole numbers, at least one place and one test file.',
  );
  process.exit(2);
}

const folders = values.libs?.split(',').map((name) => `libs/${name}`) ?? ['libs/*'];
const root = join(import.meta.dirname, '..', '..', '..', '..');
const tree = addWorkTree(root, join(root, '.data', 'mutants', values.libs ?? 'all'));
const places = globSync(
  folders.map((folder) => `${folder}/src/**/*.{ts,tsx}`),
  { cwd: tree.path },
)
  .filter((file) => !/\.(?:test|stories|d)\.tsx?$|\/testing\/|\/messages\//.test(file))
  .sort()
  .flatMap((file) => mutationsOf(file, readFileSync(join(tree.path, file), 'utf8')).map((mutation) => ({ file, mutation })));
const graph = readSourceGraph(tree.path);
const runner = createTestRunner(tree.path);
/** Test files that passed on the sources as they are, and tests that failed on them. */
const sound = new Set<string>();
const unsound = new Set<string>();
const types = createTypeCheck(tree.path);
const tally = createTally();

const [drawn = []] = fc.sample(fc.shuffledSubarray(places, { minLength: places.length, maxLength: places.length }), { seed, numRuns: 1 });
console.log(`${places.length} places below ${folders.join(', ')}; ${Math.min(sample, places.length)} of them, seed ${seed}`);
let asked = 0;
for (const { file, mutation } of drawn) {
  if (asked === sample) break;
  if (!types.compiles(file, mutate(readFileSync(join(tree.path, file), 'utf8'), mutation))) continue;
  asked += 1;
  const since = performance.now();
  const [outcome, by] = await ask(file, mutation);
  const what = `${file}:${mutation.line}  ${mutation.what}`;
  tally.add(file, outcome, what);
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(`${asked}  ${outcome.toUpperCase()}  ${what}  (${by}, ${seconds} s)`);
}
await runner.close();
tree.remove();
for (const line of tally.lines()) console.log(line);
process.exit(0);

/** Asks the tests about one change, and takes it back. */
async function ask(file: string, mutation: Mutation): Promise<readonly [Outcome, string]> {
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
    for (let rest = asked; ;) {
      write(mutate(original, mutation));
      const failure = await runner.firstFailure(rest, unsound);
      if (failure === undefined) return ['survived', `${asked.length} of ${related.length} test files asked`];
      const test = failure.split(' › ')[0] ?? '';
      if (sound.has(test)) return ['killed', failure];
      // Before a test is believed it has to pass on the source as it is.
      write(original);
      const failsAnyway = await runner.firstFailure([test], unsound);
      if (failsAnyway === undefined) {
        sound.add(test);
        return ['killed', failure];
      }
      console.log(`   left out, fails without any change: ${failsAnyway}`);
      unsound.add(failsAnyway);
      rest = rest.slice(rest.indexOf(test));
    }
  } finally {
    write(original);
  }
}
