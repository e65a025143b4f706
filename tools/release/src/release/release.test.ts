import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../packages/publishable-packages.ts';
import { publish } from './publish.ts';
import type { ReleaseOptions } from './refusals.ts';
import { describeSteps, planRelease } from './release.ts';
import { ready } from './scripted-commands.ts';

const OPTIONS: ReleaseOptions = { tag: 'latest', provenance: false, resume: false };
const READS = /^(git (status|branch|ls-remote|merge-base|rev-parse|tag --list|show)|npm (whoami|view)) ?/;

/** What a release writes, as it is. Git would know of every file, and make each an input of these tests. */
const writtenFiles = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(['libs/*/{package.json,CHANGELOG.md}', '.changeset/*', 'package-lock.json'], { cwd: ROOT }).map((file) => [
      file,
      readFileSync(join(ROOT, file), 'utf8'),
    ]),
  );

describe('a dry run', () => {
  test('says each step in its order', async () => {
    const plan = await planRelease(ready(), OPTIONS);
    const steps = await describeSteps(plan, OPTIONS);
    expect(steps.map((step) => step.split(/ {2,}/)[0])).toEqual([
      'version',
      'lock file',
      'gate',
      'build',
      'stage',
      'verify',
      'publish',
      'tags',
      'notes',
    ]);
  });

  test('asks questions alone: it changes no file, no tag and no registry', async () => {
    const before = writtenFiles();
    const commands = ready();
    await describeSteps(await planRelease(commands, OPTIONS), OPTIONS);
    expect(commands.asked.filter((line) => !READS.test(line))).toEqual([]);
    expect(writtenFiles()).toEqual(before);
  });
});

test('a canary gives every package a version that its tag alone leads to, and takes no changeset', async () => {
  const plan = await planRelease(ready(), { ...OPTIONS, tag: 'canary' }, new Date('2026-11-27T10:30:00.000Z'));
  expect(plan.changesets).toBe(0);
  expect(plan.wanted.length).toBe(plan.packages.length);
  expect(plan.wanted.filter(({ next }) => !next.endsWith('-canary.20261127103000.g1a2b3c4'))).toEqual([]);
});

test('a package is published for everybody, under its tag, with or without a proof of its origin', async () => {
  const commands = ready({ 'npm publish': '' });
  await publish(commands, 'ui.tgz', { tag: 'canary', provenance: true, registry: 'http://127.0.0.1:4873/' });
  expect(commands.asked).toEqual(['npm publish ui.tgz --access=public --tag=canary --provenance=true --registry=http://127.0.0.1:4873/']);
});

test.each(['.github/workflows/release.yml', 'docs/operations/releasing.md'])('%s names commands that there are', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named).toContain('release');
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});
