import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type PublishablePackage, publishablePackages, ROOT } from '../packages/publishable-packages.ts';
import { newShopsChangeset, planVersions, prereleaseVersion, waitingBumps, waitingChangesets } from './plan.ts';

const library = (lib: string, version: string, dependencies: Record<string, string> = {}): PublishablePackage => ({
  lib,
  home: `libs/${lib}`,
  folder: lib,
  manifest: { name: lib, version, exports: {}, dependencies },
});
const packages = [library('app', '0.4.0', { base: '0.4.2' }), library('base', '0.4.2'), library('other', '1.0.0')];
const versions = (...changed: [string, 'patch' | 'minor' | 'major'][]) =>
  planVersions(packages, new Map(changed)).map(({ lib, next }) => `${lib} ${next}`);

describe('the versions of a release', () => {
  test('a package whose dependency changes gets a patch, for it names that one’s exact version', () => {
    expect(versions(['base', 'minor'])).toEqual(['base 0.5.0', 'app 0.4.1', 'other 1.0.0']);
  });

  test('a package’s own change counts where it is the larger one', () => {
    expect(versions(['base', 'patch'], ['app', 'minor'])).toEqual(['base 0.4.3', 'app 0.5.0', 'other 1.0.0']);
  });

  test('without a changeset nothing gets a version', () => {
    expect(versions()).toEqual(['base 0.4.2', 'app 0.4.0', 'other 1.0.0']);
  });

  test('what writes shops gets a patch with every package that it writes them with, and follows them', () => {
    const create = { ...library('a-create', '0.4.0') };
    create.manifest.shopDependencies = { app: '0.4.0' };
    const bumps = new Map([['base', 'minor' as const]]);
    const planned = planVersions([create, ...packages], bumps);
    expect(planned.map(({ lib, next }) => `${lib} ${next}`)).toEqual(['base 0.5.0', 'app 0.4.1', 'a-create 0.4.1', 'other 1.0.0']);
    const changeset = newShopsChangeset(planned, bumps);
    expect(changeset).toMatch(/^---\n'a-create': patch\n---\n\nNew shops begin/);
    const unrelated = new Map([['other', 'minor' as const]]);
    expect(newShopsChangeset(planVersions([create, ...packages], unrelated), unrelated)).toBeUndefined();
    const named = new Map([...bumps, ['a-create', 'minor' as const]]);
    expect(newShopsChangeset(planVersions([create, ...packages], named), named)).toBeUndefined();
  });

  test('create-vitrine is released with each package that new shops are written with', () => {
    for (const name of Object.keys(publishablePackages().find(({ lib }) => lib === 'create-vitrine')?.manifest.shopDependencies ?? {})) {
      const next = planVersions(publishablePackages(), new Map([[name, 'patch']])).find(({ lib }) => lib === 'create-vitrine');
      expect(next?.next, name).not.toBe(next?.manifest.version);
    }
  });

  test('a package is published after all that it needs', () => {
    expect(versions(['other', 'major']).indexOf('base 0.4.2')).toBeLessThan(versions().indexOf('app 0.4.0'));
  });

  test('a prerelease is older than the version that it leads to, and two never share a name', () => {
    expect(prereleaseVersion('0.5.0', 'canary', new Date('2026-11-27T10:30:00.000Z'), '01a2b3c4d5')).toBe(
      '0.5.0-canary.20261127103000.g01a2b3c',
    );
  });
});

describe('the changesets that wait', () => {
  test('of several for one package the largest counts', () => {
    const root = mkdtempSync(join(tmpdir(), 'vitrine-changesets-'));
    try {
      mkdirSync(join(root, '.changeset'));
      writeFileSync(
        join(root, '.changeset/a.md'),
        "---\n'@vitrine/ui': patch\n'@vitrine/i18n': minor\n---\n\nText with '@vitrine/routing': major\n",
      );
      writeFileSync(join(root, '.changeset/b.md'), '---\n"@vitrine/ui": minor\n---\n\nMore.\n');
      expect([...waitingBumps(root)]).toEqual([
        ['@vitrine/ui', 'minor'],
        ['@vitrine/i18n', 'minor'],
      ]);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  test('each names packages that are published, and says something to those who have them', () => {
    const names = new Set(publishablePackages().map(({ manifest }) => manifest.name));
    expect([...waitingBumps().keys()].filter((name) => !names.has(name))).toEqual([]);
    const silent = waitingChangesets().filter(
      (file) => (readFileSync(join(ROOT, file), 'utf8').split(/^---$/m)[2] ?? '').trim().length < 20,
    );
    expect(silent).toEqual([]);
  });
});
