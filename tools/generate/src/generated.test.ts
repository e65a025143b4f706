import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_TESTS, SAMPLES } from './check/samples.ts';
import { changedFiles, copyWorkspace, failureOf } from './check/workspace-copy.ts';
import { run } from './run.ts';

/** A limit against hanging: compilers and servers of a whole workspace, on a machine that may do other work. */
const LIMIT_MS = 300_000;

let copy: ReturnType<typeof copyWorkspace>;
let sources: readonly string[];

beforeAll(async () => {
  copy = copyWorkspace();
  const before = new Set(changedFiles(copy.path));
  // Reports of the packages' surface need all of them built: the long tier does that.
  for (const sample of SAMPLES) await run(copy.path, sample, { log: () => undefined, followUp: () => undefined });
  for (const step of ['operation-schemas', 'protocol-docs'])
    expect(failureOf(copy.path, 'node', ['--conditions=@vitrine/source', `tools/scripts/src/${step}/main.ts`])).toBe('');
  sources = changedFiles(copy.path).filter((file) => !before.has(file));
}, LIMIT_MS);
afterAll(() => copy.remove());

describe('what the generators write, one of each kind in one copy of the workspace', () => {
  it(
    'is formatted, and linted without a fault',
    () => {
      expect(sources.length).toBeGreaterThan(40);
      expect(failureOf(copy.path, 'prettier', ['--check', ...sources])).toBe('');
      expect(failureOf(copy.path, 'eslint', ['--quiet', ...sources.filter((file) => /\.tsx?$/.test(file))])).toBe('');
    },
    LIMIT_MS,
  );

  it(
    'type-checks',
    () => {
      const config = {
        extends: './tools/workspace-config/tsconfig.base.json',
        compilerOptions: { types: ['node', 'vite/client'], incremental: false, tsBuildInfoFile: null },
        files: sources.filter((file) => /^(?:libs|tools)\/.*\.tsx?$/.test(file)),
      };
      writeFileSync(join(copy.path, 'tsconfig.generated.json'), JSON.stringify(config));
      expect(failureOf(copy.path, 'tsc', ['--noEmit', '-p', 'tsconfig.generated.json'])).toBe('');
    },
    LIMIT_MS,
  );

  it.each(SAMPLE_TESTS)(
    'of $project passes its own tests',
    ({ project, tests }) => {
      expect(tests.filter((file) => !existsSync(join(copy.path, project, file)))).toEqual([]);
      expect(failureOf(copy.path, 'vitest', ['run', ...tests], project)).toBe('');
    },
    LIMIT_MS,
  );

  it.each([
    ['library', 'libs/gift-card', 'src/read-gift-card.ts', 'MAX_ID_LENGTH = 64', 'MAX_ID_LENGTH = 63', 'src/read-gift-card.test.ts'],
    ['block', 'libs/cms-blocks', 'src/render/blocks/info-card.tsx', "slot('image')", "slot('content')", 'src/render/blocks'],
    [
      'operation',
      'libs/store-api-client',
      'src/resources/context/get-budget-statistic.ts',
      "'GET'",
      "'POST'",
      'src/resources/context/get-budget-statistic.test.ts',
    ],
    ['room-command', 'libs/sales-room-protocol', 'src/bell-ring.ts', 'maxLength(80)', 'maxLength(81)', 'src/bell-ring.test.ts'],
  ])(
    'a broken %s fails its tests',
    (_kind, project, file, from, to, test) => {
      const path = join(copy.path, project, file);
      const whole = readFileSync(path, 'utf8');
      expect(whole).toContain(from);
      writeFileSync(path, whole.replace(from, to));
      expect(failureOf(copy.path, 'vitest', ['run', test], project)).toContain('AssertionError');
      writeFileSync(path, whole);
    },
    LIMIT_MS,
  );
});

describe('a second time', () => {
  it.each(SAMPLES)('%s %s is refused, and nothing is written', async (...sample) => {
    const before = changedFiles(copy.path);
    await expect(run(copy.path, sample, { log: () => undefined })).rejects.toThrow(/ is taken: /);
    expect(changedFiles(copy.path)).toEqual(before);
  });
});
