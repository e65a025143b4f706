import { MIGRATIONS } from './changes/migrations.ts';
import { mendShopwareClient } from './from-shopware/mend-shopware-client.ts';
import { VITRINE_CLIENT } from './from-shopware/shopware-place.ts';
import { MigrateError } from './migrate-error.ts';
import type { Finding } from './report/finding.ts';
import { installedVersions } from './repository/installed-versions.ts';
import { readRepository } from './repository/read-repository.ts';
import { compareVersions, isVersion } from './repository/version.ts';
import { openConsumerProgram } from './syntax/consumer-program.ts';
import { FileEdits } from './syntax/file-edits.ts';
import { mendUpgrade } from './upgrade/mend-upgrade.ts';

/** The client of Shopware itself, whose consumers may come over. */
export const SHOPWARE_CLIENT = '@shopware/api-client';

/** A package of a repository, with where it comes from and where it goes. */
export interface MigratedPackage {
  readonly name: string;
  /** The oldest version in the repository; undefined where nothing says it, and every change is looked for. */
  readonly installed: string | undefined;
  /** A version, `the newest known`, or the package that takes its place. */
  readonly target: string;
}

/** What an upgrade does to a repository. Nothing of it is written yet. */
export interface Impact {
  readonly folder: string;
  readonly packages: readonly MigratedPackage[];
  /** In the order of their packages, files and places. */
  readonly findings: readonly Finding[];
  /** New text of each file that codemods change, by its path from the folder on. */
  readonly changed: ReadonlyMap<string, string>;
  /** How many sources were read. */
  readonly sources: number;
  /** Files whose scripts are not read (`.vue`, `.svelte`, `.astro`). */
  readonly unread: readonly string[];
}

/** What is to be looked for. */
export interface ExamineOptions {
  /** Where an upgrade of `@vitrine/…` goes, `0.2.0`; the newest that is known without it. */
  readonly to?: string | undefined;
  /** Looks for calls of another client instead. */
  readonly from?: typeof SHOPWARE_CLIENT | undefined;
}

const isVitrine = (name: string): boolean => name.startsWith('@vitrine/');

function concerned(installed: string | undefined, since: string, to: string | undefined): boolean {
  return (installed === undefined || compareVersions(installed, since) < 0) && (to === undefined || compareVersions(since, to) <= 0);
}

const byPlace = (a: Finding, b: Finding): number =>
  a.package.localeCompare(b.package, 'en') || a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/**
 * Reads a repository and says what breaks in it, and how. Writes nothing.
 *
 * @param folder - The repository, or a part of it that has a `package.json`.
 * @throws MigrateError `FOLDER` where there is nothing to examine, `VERSION` for a target that is none, or behind what is installed.
 */
export function examine(folder: string, { to, from }: ExamineOptions = {}): Impact {
  if (to !== undefined && !isVersion(to)) throw new MigrateError('VERSION', `${to} is no version: expected one such as 0.1.0.`);
  const repository = readRepository(folder);
  const installed = installedVersions(repository, from === undefined ? isVitrine : (name) => name === from);
  if (installed.size === 0)
    throw new MigrateError('FOLDER', `No package.json in ${folder} names ${from ?? 'a package of @vitrine'}: there is nothing to migrate.`);
  for (const [name, version] of installed)
    if (from === undefined && to !== undefined && version !== undefined && compareVersions(to, version) < 0)
      throw new MigrateError('VERSION', `${name} is ${version} here, and --to says ${to}: an upgrade goes forward only.`);
  const migrations = MIGRATIONS.filter(
    (migration) => installed.has(migration.package) && concerned(installed.get(migration.package), migration.since, to),
  );
  const { checker, sources } = openConsumerProgram(repository.sources, repository.configs);
  const files = new Map([...sources].map(([file, source]) => [file, new FileEdits(source)]));
  const findings: Finding[] = [];
  const report = (finding: Finding): void => void findings.push(finding);
  if (from === undefined) for (const [file, edits] of files) mendUpgrade(edits, file, migrations, checker, report);
  else mendShopwareClient(files, checker, report);
  return {
    folder,
    packages: [...installed].map(([name, version]) => ({
      name,
      installed: version,
      target: from === undefined ? (to ?? 'the newest known') : VITRINE_CLIENT,
    })),
    findings: findings.toSorted(byPlace),
    changed: new Map([...files].filter(([, edits]) => !edits.isEmpty).map(([file, edits]) => [file, edits.apply()])),
    sources: sources.size,
    unread: repository.unread,
  };
}
