/**
 * `npm run mutants [-- --sample N --seed N --libs a,b --files path,path --tests path,path --static]`: part of the long
 * tier. Changes the libraries' sources at random places, one at a time, in a tree of its own, and asks the library's tests
 * that run through the place, or those of them that `--tests` names by their paths in the library. Prints every change that
 * no test noticed, and the share of each library that was. A change that does not compile is none. One that acts only while
 * its module loads is asked about with `--static`: it takes a library's whole tests, 10 min each in the largest.
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import fc from 'fast-check';
import { ensureMediaWorker } from '@vitrine/media-worker';
import { type Outcome, outcomeOf } from './outcome.ts';
import { announceDrawn, changed, inWords, keyOf, LEFT_ALONE, type Place, placeOfResult, placesOf, rangeOf } from './places.ts';
import { createTally } from './tally.ts';
import { createTypeCheck, libraryOf } from './type-check.ts';
import { addWorkTree } from './work-tree.ts';

const USAGE = 'npm run mutants -- --sample N --seed N --libs a,b --files path,path --tests path,path --static';

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    libs: { type: 'string', default: '*' },
    files: { type: 'string' },
    tests: { type: 'string' },
    static: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(`${USAGE}\n400 places of all libraries and seed 1 unless told; CONTRIBUTING.md says what each is for.`);
  process.exit(0);
}
const [sample, seed] = [Number(values.sample), Number(values.seed)];
if (![sample, seed].every(Number.isInteger) || sample < 1) {
  console.error(`${USAGE}: expected whole numbers, at least one place.`);
  process.exit(2);
}

const root = join(import.meta.dirname, '..', '..', '..', '..');
// Tests of the room server send media through a real worker.
const worker = await ensureMediaWorker({ log: (line) => console.log(line), installPackages: true });
if (worker.path !== undefined) process.env.MEDIASOUP_WORKER_BIN = worker.path;
const tree = addWorkTree(root, join(root, '.data', 'mutants', values.libs === '*' ? 'all' : values.libs));
const patterns = values.files?.split(',') ?? values.libs.split(',').map((name) => `libs/${name}/src/**/*.{ts,tsx}`);
const files = globSync(patterns, { cwd: tree.path })
  .filter((file) => !/\.(?:test|stories|d)\.tsx?$|\/testing\/|\/messages\//.test(file))
  .sort();
const places = await placesOf(tree.path, files);
const types = createTypeCheck(tree.path);
const drawn = draw(places);
console.log(`${places.length} places below ${patterns.join(', ')}; ${drawn.length} of them that compile, seed ${seed}`);

const tally = createTally();
for (const [library, asked] of Map.groupBy(drawn, ({ file }) => libraryOf(file))) {
  const outcomes = await ask(library, asked);
  for (const place of asked) {
    const outcome = outcomes.get(keyOf(place));
    if (outcome !== undefined) tally.add(place.file, outcome, inWords(textOf(place), place));
  }
  for (const line of tally.shares()) console.log(line);
}
tree.remove();
for (const line of [...tally.unnoticed(), ...tally.shares()]) console.log(line);
process.exit(0);

function draw(all: readonly Place[]): readonly Place[] {
  const [shuffled = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length }), { seed, numRuns: 1 });
  const some: Place[] = [];
  // Library by library, since the types of one are read at a time; a part of the changes does not compile.
  for (let at = 0; some.length < sample && at < shuffled.length;) {
    const candidates = shuffled.slice(at, at + 2 * (sample - some.length));
    at += candidates.length;
    const compiling = new Set<Place>();
    for (const [, places] of Map.groupBy(candidates, ({ file }) => libraryOf(file)))
      for (const place of places) if (types.compiles(place.file, changed(textOf(place), place))) compiling.add(place);
    some.push(...candidates.filter((place) => compiling.has(place)));
  }
  return some.slice(0, sample);
}

function textOf({ file }: Place): string {
  return readFileSync(join(tree.path, file), 'utf8');
}

/** What the tests of a library say to some changes of it, by their keys; nothing of a change that was left out. */
async function ask(library: string, asked: readonly Place[]): Promise<ReadonlyMap<string, Outcome>> {
  const folder = join(tree.path, library);
  process.chdir(folder);
  announceDrawn({ root: tree.path, words: new Map(asked.map((place) => [keyOf(place), inWords(textOf(place), place)])) });
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      ...['drawn-places.ts', 'unnoticed-reporter.ts'].map((file) => join(import.meta.dirname, file)),
    ],
    checkers: ['drawn'],
    vitest: { configFile: 'vitest.config.ts' },
    ...(values.tests === undefined ? {} : { testFiles: values.tests.split(',') }),
    testRunnerNodeArgs: ['--conditions=@vitrine/source'],
    mutate: [...new Set(asked.map(rangeOf))].map((range) => range.replace(`${library}/`, '')),
    mutator: { excludedMutations: LEFT_ALONE },
    coverageAnalysis: 'perTest',
    ignoreStatic: !values.static,
    // A library's whole tests, one after the other, beside whatever else a machine does.
    dryRunTimeoutMinutes: 60,
    // A change that makes a test hang counts as noticed: a machine that is slow for a moment must not look like one.
    timeoutMS: 30_000,
    // The tree is this run's own.
    inPlace: true,
    // One more than there are cores: the plugin's process hardly works.
    concurrency: availableParallelism() + 1,
    reporters: ['progress-append-only', 'unnoticed'],
    allowConsoleColors: false,
  }).runMutationTest();
  return new Map(
    results.flatMap((result) => {
      const outcome = outcomeOf(result.status);
      return outcome === undefined ? [] : [[keyOf(placeOfResult(tree.path, result)), outcome]];
    }),
  );
}
