import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Repository } from './read-repository.ts';
import { compareVersions, isVersion, lowestOf } from './version.ts';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** What was found of a package: its oldest version in the repository; undefined where neither a range nor `node_modules` says it. */
export type InstalledVersions = ReadonlyMap<string, string | undefined>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The version below the nearest `node_modules`, from a manifest's folder up to the repository's. */
function versionInNodeModules(root: string, home: string, name: string): string | undefined {
  for (let folder = home; ; folder = dirname(folder)) {
    const manifest = join(root, folder, 'node_modules', name, 'package.json');
    if (existsSync(manifest)) {
      const { version } = readJson(readFileSync(manifest, 'utf8'));
      return typeof version === 'string' && isVersion(version) ? version : undefined;
    }
    if (folder === '.') return undefined;
  }
}

/** The packages that the manifests of a repository name, as far as `isWanted` says so. */
export function installedVersions({ folder, manifests }: Repository, isWanted: (name: string) => boolean): InstalledVersions {
  const found = new Map<string, string | undefined>();
  for (const [file, text] of manifests) {
    const manifest = readJson(text);
    for (const field of FIELDS) {
      const dependencies = manifest[field];
      if (!isRecord(dependencies)) continue;
      for (const [name, range] of Object.entries(dependencies)) {
        if (!isWanted(name)) continue;
        const version = versionInNodeModules(folder, dirname(file), name) ?? (typeof range === 'string' ? lowestOf(range) : undefined);
        const known = found.get(name);
        const isFirst = !found.has(name);
        if (isFirst || (known !== undefined && (version === undefined || compareVersions(version, known) < 0))) found.set(name, version);
      }
    }
  }
  return found;
}
