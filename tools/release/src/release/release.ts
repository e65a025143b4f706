import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { surfaceChanges } from '../api/surface-changes.ts';
import { checkBump } from '../api/under-bump.ts';
import { publishablePackages, ROOT } from '../packages/publishable-packages.ts';
import type { Commands } from './commands.ts';
import { gateProof } from './gate-proof.ts';
import { releaseNotes } from './notes.ts';
import { newShopsChangeset, type PlannedPackage, planVersions, prereleaseVersion, tagOf, waitingBumps, waitingChangesets } from './plan.ts';
import { publish } from './publish.ts';
import { isPublished, refusals, type ReleaseOptions } from './refusals.ts';
import { stageRelease } from './staging.ts';

const NOTES = 'build/release-notes.md';
const STAGE = 'build/release';

/** What a release would do, found out without writing anything. */
export interface ReleasePlan {
  packages: readonly PlannedPackage[];
  /** Those that get a version which was never released. */
  wanted: readonly PlannedPackage[];
  changesets: number;
  refusals: readonly string[];
}

const isPrerelease = ({ tag }: ReleaseOptions): boolean => tag !== 'latest';

/** Finds out what a release would publish and what stands against it. */
export async function planRelease(commands: Commands, options: ReleaseOptions, now = new Date()): Promise<ReleasePlan> {
  const planned = planVersions(publishablePackages(), waitingBumps());
  if (isPrerelease(options)) {
    const commit = await commands.read('git', 'rev-parse', 'HEAD');
    const packages = planned.map((library) => ({ ...library, next: prereleaseVersion(library.next, options.tag, now, commit) }));
    return { packages, wanted: packages, changesets: 0, refusals: await refusals(commands, packages, options) };
  }
  const released = new Set((await commands.read('git', 'tag', '--list', '@vitrine/*', 'create-vitrine@*')).split('\n'));
  const wanted = planned.filter((library) => library.next !== '0.0.0' && !released.has(tagOf(library)));
  const underBumps = (await surfaceChanges(commands, planned)).flatMap(checkBump);
  return {
    packages: planned,
    wanted,
    changesets: waitingChangesets().length,
    refusals: [...(await refusals(commands, wanted, options)), ...underBumps],
  };
}

/** Every step of a release in its order, as sentences. */
export async function describeSteps(plan: ReleasePlan, options: ReleaseOptions): Promise<string[]> {
  const list = plan.wanted.map(tagOf).join(', ');
  const proof = await gateProof();
  const versions = isPrerelease(options)
    ? ['version    in the staged packages alone; nothing is committed', 'lock file  stays as it is']
    : plan.changesets > 0
      ? [
          `version    ${plan.changesets} changesets become versions and changelogs: ${list}`,
          'lock file  npm install --package-lock-only, committed with the versions',
        ]
      : ['version    no changeset waits; the versions are those of this commit', 'lock file  stays as it is'];
  return [
    ...versions,
    `gate       ${proof === undefined || plan.changesets > 0 ? 'npm test' : `was green for this commit: ${proof} passed`}`,
    `build      ${plan.wanted.length} packages`,
    `stage      ${STAGE}: without what serves the workspace alone, with licence, addresses and sources; a bill of materials for each`,
    'verify     every staged package, with publint; then packed, installed, compiled and run in clean folders',
    `publish    with the tag ${options.tag}, ${options.provenance ? 'with' : 'without'} a proof of origin: ${list}`,
    isPrerelease(options) ? 'tags       none' : `tags       ${list}; pushed with the commit`,
    isPrerelease(options) ? 'notes      none' : `notes      ${NOTES}`,
  ];
}

async function applyVersions({ run, read }: Commands, { packages }: ReleasePlan): Promise<void> {
  const newShops = newShopsChangeset(packages, waitingBumps());
  if (newShops !== undefined) writeFileSync(join(ROOT, '.changeset/new-shops.md'), newShops);
  await run('npx', 'changeset', 'version');
  await run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
  await run('npx', 'prettier', '--write', '--log-level=warn', 'libs/*/CHANGELOG.md', 'libs/*/package.json');
  await read('git', 'add', '--all');
  await read('git', 'commit', '--message', 'chore: release');
}

/**
 * Releases what is planned, step by step. Each package has its git tag as soon as it is on the registry, so that a run
 * that breaks off can be gone on with.
 */
export async function release(
  commands: Commands,
  plan: ReleasePlan,
  options: ReleaseOptions,
  log: (line: string) => void = console.log,
): Promise<void> {
  const { read, run } = commands;
  if (plan.changesets > 0) {
    log('version and lock file');
    await applyVersions(commands, plan);
  }
  log('gate');
  const proof = await gateProof();
  if (proof === undefined) await run('npm', 'run', '--silent', 'verify');
  else log(`was green for this commit: ${proof} passed`);

  log('build, stage, verify');
  const versions = new Map(plan.packages.map(({ manifest, next }) => [manifest.name, next]));
  // The manifests are read anew: the versions are in them now.
  const fresh = new Map(publishablePackages().map((library) => [library.lib, library]));
  const wanted = plan.wanted.map((library) => ({ ...library, ...fresh.get(library.lib) }));
  const tarballs = await stageRelease(wanted, join(ROOT, STAGE), versions, log);
  await run('npm', 'run', '--silent', 'test:packages');

  if ((await read('git', 'status', '--porcelain')) !== '')
    throw new Error(
      'The gate or the build changed files. See git status, commit what belongs there, and begin again: nothing is published yet.',
    );

  log('publish');
  for (const { library, tarball } of tarballs) {
    if (options.resume && (await isPublished(commands, library))) log(`${tagOf(library)} is there already`);
    else await publish(commands, tarball, options);
    if (!isPrerelease(options)) await read('git', 'tag', '--annotate', tagOf(library), '--message', tagOf(library));
    log(`${tagOf(library)} is published`);
  }
  if (isPrerelease(options)) return;

  log('tags and notes');
  await read('git', 'push', '--follow-tags', 'origin', 'HEAD');
  const notes = join(ROOT, NOTES);
  mkdirSync(dirname(notes), { recursive: true });
  writeFileSync(notes, releaseNotes(wanted));
  log(`The notes are in ${NOTES}.`);
}
