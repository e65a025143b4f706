import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import type { Commands } from '../release/commands.ts';
import type { PlannedPackage } from '../release/plan.ts';
import type { SurfaceChange } from './under-bump.ts';

/** What changed in each package since its last release; a package that was never released has nothing to break. */
export async function surfaceChanges({ read }: Commands, planned: readonly PlannedPackage[]): Promise<SurfaceChange[]> {
  const tags = (await read('git', 'tag', '--list', '@vitrine/*', 'create-vitrine@*')).split('\n');
  const changes: SurfaceChange[] = [];
  for (const { home, folder, manifest, next } of planned) {
    const versions = tags.filter((tag) => tag.startsWith(`${manifest.name}@`)).map((tag) => tag.slice(manifest.name.length + 1));
    const released = semver.rsort(versions.filter((version) => semver.valid(version) !== null))[0];
    const report = join(folder, 'api-report.md');
    if (released === undefined || !existsSync(report)) continue;
    const before = await read('git', 'show', `${manifest.name}@${released}:${home}/api-report.md`);
    changes.push({ name: manifest.name, released, before, next, after: readFileSync(report, 'utf8') });
  }
  return changes;
}
