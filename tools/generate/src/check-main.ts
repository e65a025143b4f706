/**
 * `npm run generate:check`: the long tier. Runs every generator in a copy of the workspace, with all that follows the writing, and on the
 * copy the parts of the gate that can notice what is wrong with it.
 */
import { SAMPLE_TESTS, SAMPLES } from './check/samples.ts';
import { changedFiles, copyWorkspace, failureOf } from './check/workspace-copy.ts';
import { run } from './run.ts';

/** Tests of the workspace that read what was written, by the project that has them. */
const READERS: readonly { readonly project: string; readonly tests: readonly string[] }[] = [
  { project: 'tools/workspace-tests', tests: [] },
  { project: 'tools/eslint-plugin-workspace', tests: [] },
  { project: 'libs/cms-blocks', tests: ['src/render'] },
  { project: 'libs/store-api-client', tests: ['src/resources', 'src/schemas'] },
  { project: 'libs/sales-room-protocol', tests: [] },
  { project: 'libs/sales-room-client', tests: ['src/room'] },
  { project: 'libs/sales-room-server', tests: ['src/realtime/permissions.test.ts', 'src/realtime/hostile.test.ts'] },
  { project: 'tools/demo-store', tests: ['src/catalogue', 'src/api/pages.test.ts'] },
  { project: 'tools/scripts', tests: ['src/operation-schemas', 'src/protocol-docs'] },
  { project: 'tools/release', tests: ['src/packages', 'src/release/plan.test.ts'] },
  {
    project: 'tools/contract-tests',
    tests: [
      'src/official/official.test.ts',
      'src/operation-table',
      'src/surface',
      'src/answer-checks.test.ts',
      'src/packages/packages.test.ts',
    ],
  },
  { project: 'tools/bench', tests: ['src/imports'] },
];

/** Packages are built and sites are written in between, on a machine that may do other work. */
const PATIENT = ['--hookTimeout=600000', '--testTimeout=600000'];

const copy = copyWorkspace();
let failures = 0;
function report(what: string, failure: string): void {
  if (failure !== '') failures += 1;
  console.log(failure === '' ? `ok      ${what}` : `FAILED  ${what}\n${failure}`);
}

try {
  const before = new Set(changedFiles(copy.path));
  for (const sample of SAMPLES) {
    await run(copy.path, sample, { log: () => undefined });
    console.log(`written ${sample.join(' ')}`);
  }
  const files = changedFiles(copy.path).filter((file) => !before.has(file));
  // What is new counts as a file of the workspace once git knows it.
  report('git add', failureOf(copy.path, 'node', ['-e', "require('node:child_process').execFileSync('git', ['add', '--all'])"]));
  report('formatting', failureOf(copy.path, 'prettier', ['--check', ...files]));
  report('unused files, exports and dependencies', failureOf(copy.path, 'knip', ['--no-progress']));
  report('the graph of projects', failureOf(copy.path, 'nx', ['show', 'projects']));
  report('lint', failureOf(copy.path, 'eslint', ['--quiet', ...files.filter((file) => /\.tsx?$/.test(file))]));
  report('types', failureOf(copy.path, 'nx', ['run-many', '-t', 'typecheck', '--skip-nx-cache', '--output-style=static']));
  for (const { project, tests } of [...SAMPLE_TESTS, ...READERS])
    report(`tests of ${[project, ...tests].join(' ')}`, failureOf(copy.path, 'vitest', ['run', ...PATIENT, ...tests], project));
} finally {
  copy.remove();
}
console.log(failures === 0 ? 'What the generators write passes as it is.' : `${failures} parts of the gate failed.`);
process.exitCode = failures === 0 ? 0 : 1;
