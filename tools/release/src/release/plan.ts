import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { type PublishablePackage, ROOT } from '../packages/publishable-packages.ts';

/** How much of a version changes. */
export type Bump = 'patch' | 'minor' | 'major';

const BUMPS: readonly Bump[] = ['patch', 'minor', 'major'];
const larger = (a: Bump | undefined, b: Bump): Bump => (a !== undefined && BUMPS.indexOf(a) > BUMPS.indexOf(b) ? a : b);

/** The changesets that wait, by file. */
export const waitingChangesets = (root = ROOT): string[] =>
  globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted();

/** The largest change that waiting changesets name for each package. */
export function waitingBumps(root = ROOT): Map<string, Bump> {
  const bumps = new Map<string, Bump>();
  for (const file of waitingChangesets(root)) {
    const [, head = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m);
    for (const [, name = '', bump = ''] of head.matchAll(/^['"]?([^'":]+)['"]?:\s*(patch|minor|major)\s*$/gm))
      bumps.set(name, larger(bumps.get(name), bump as Bump));
  }
  return bumps;
}

/** A package with the version that it gets. */
export interface PlannedPackage extends PublishablePackage {
  next: string;
}

const siblingsOf = ({ manifest }: PublishablePackage): string[] =>
  Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.shopDependencies });

/** Packages with each after all that it needs, so that nobody can install one whose dependency is not there yet. */
function inOrder(packages: readonly PublishablePackage[]): PublishablePackage[] {
  const sorted = new Set<PublishablePackage>();
  const visit = (library: PublishablePackage): void => {
    if (sorted.has(library)) return;
    const needed = packages.filter(({ manifest }) => siblingsOf(library).includes(manifest.name));
    for (const sibling of needed) visit(sibling);
    sorted.add(library);
  };
  for (const library of packages) visit(library);
  return [...sorted];
}

/**
 * Every package with the version that it has once the waiting changesets are applied, in the order of publishing.
 * A package whose dependency changes gets a patch: it names that one by its exact version. So does one that writes shops with it.
 */
export function planVersions(packages: readonly PublishablePackage[], bumps: ReadonlyMap<string, Bump>): PlannedPackage[] {
  const changed = new Map(bumps);
  return inOrder(packages).map((library) => {
    const { name, version } = library.manifest;
    if (!changed.has(name) && siblingsOf(library).some((sibling) => changed.has(sibling))) changed.set(name, 'patch');
    const bump = changed.get(name);
    return { ...library, next: bump === undefined ? version : (semver.inc(version, bump) ?? version) };
  });
}

/**
 * The changeset of those packages that get a version because what they write shops with does: the tool of changesets reads dependencies
 * alone. Undefined where none is missing.
 */
export function newShopsChangeset(planned: readonly PlannedPackage[], bumps: ReadonlyMap<string, Bump>): string | undefined {
  const unnamed = planned.filter(
    ({ manifest, next }) => manifest.shopDependencies && next !== manifest.version && !bumps.has(manifest.name),
  );
  if (unnamed.length === 0) return undefined;
  return `---\n${unnamed.map(({ manifest }) => `'${manifest.name}': patch\n`).join('')}---\n\nNew shops begin with the packages of this release.\n`;
}

/** The version of a release that only its own tag leads to: `0.1.0-canary.20261127103000.1a2b3c4`. */
export const prereleaseVersion = (version: string, tag: string, now: Date, commit: string): string =>
  `${version}-${tag}.${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}.g${commit.slice(0, 7)}`;

/** The git tag of a released version. */
export const tagOf = ({ manifest, next }: PlannedPackage): string => `${manifest.name}@${next}`;
