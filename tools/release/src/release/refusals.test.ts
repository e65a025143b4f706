import { describe, expect, test } from 'vitest';
import { publishablePackages } from '../packages/publishable-packages.ts';
import { type PlannedPackage, planVersions } from './plan.ts';
import { refusals, type ReleaseOptions } from './refusals.ts';
import { ready, type Script } from './scripted-commands.ts';

const LATEST: ReleaseOptions = { tag: 'latest', provenance: false, resume: false };
const wanted: PlannedPackage[] = planVersions(publishablePackages(), new Map([['@vitrine/ui', 'minor' as const]])).filter(
  ({ lib }) => lib === 'ui',
);
const refused = (changes: Script, options: Partial<ReleaseOptions> = {}, environment: NodeJS.ProcessEnv = {}): Promise<string[]> =>
  refusals(ready(changes), wanted, { ...LATEST, ...options }, environment);

test('a clean main of somebody who may publish is released', async () => {
  expect(await refused({})).toEqual([]);
});

describe('a release that would go wrong is refused with a sentence that says what to do', () => {
  test.each<[string, RegExp, Script]>([
    ['a changed file', /1 files are changed and not committed\. Commit or stash them/, { 'git status': ' M package.json' }],
    ['another branch', /This is the branch feature.* Run git switch main, or release with --tag canary/, { 'git branch': 'feature' }],
    ['no branch', /This is no branch; releases are made of main/, { 'git branch': '' }],
    ['a main that is behind', /origin has commits of main.* Run git pull --ff-only/, { 'git merge-base': new Error('no ancestor') }],
    ['nobody signed in', /npm does not know who publishes\. Run npm login/, { 'npm whoami': new Error('ENEEDAUTH') }],
    ['a version that is published', /@vitrine\/ui@0\.1\.0 is on the registry already.* Add a changeset/, { 'npm view': '0.1.0' }],
  ])('%s', async (_case, sentence, script) => {
    const found = await refused(script);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(sentence);
  });

  test('a proof of origin where none can be made', async () => {
    expect((await refused({}, { provenance: true })).join()).toMatch(/Start the workflow "Release", or publish without proof/);
  });

  test('a tag that npm would take for a version', async () => {
    expect((await refused({}, { tag: '1.2.3' })).join()).toMatch(/cannot be a tag/);
  });

  test('nothing that changed', async () => {
    expect((await refusals(ready(), [], LATEST, {})).join()).toMatch(/Nothing changed since the last release\. Add a changeset/);
  });

  test('everything that stands against it is said at once', async () => {
    expect(await refused({ 'git status': '?? a\n?? b', 'npm whoami': new Error('ENEEDAUTH') })).toHaveLength(2);
  });
});

describe('what is no reason to refuse', () => {
  test('a prerelease of any branch', async () => {
    expect(await refused({ 'git branch': 'feature' }, { tag: 'canary' })).toEqual([]);
  });

  test('the workflow needs no login and can prove where packages come from', async () => {
    const environment = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://ci.example' };
    expect(await refused({ 'npm whoami': new Error('ENEEDAUTH') }, { provenance: true }, environment)).toEqual([]);
  });

  test('a run that broke off is gone on with, though some of it is published', async () => {
    expect(await refused({ 'npm view': '0.1.0' }, { resume: true })).toEqual([]);
  });
});

test('a registry that does not answer is not taken for one that has nothing', async () => {
  await expect(refused({ 'npm view': new Error('ECONNREFUSED') })).rejects.toThrow(/did not say whether @vitrine\/ui 0\.1\.0/);
});
