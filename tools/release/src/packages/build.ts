import { execFile } from 'node:child_process';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withBuildLock } from './build-lock.ts';
import { type PublishablePackage, ROOT } from './publishable-packages.ts';

const run = promisify(execFile);

const newest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

/** How every library is built; a change of it makes every build an old one. */
const SHARED_BUILD = join(ROOT, 'tools/workspace-config/src/tsdown.ts');

interface NxSettings {
  targets?: { build?: { inputs?: readonly unknown[] } };
}

/** Files elsewhere in the workspace that a library says its build is made of. */
function builtFrom({ manifest }: PublishablePackage): string[] {
  const inputs = (manifest['nx'] as NxSettings | undefined)?.targets?.build?.inputs ?? [];
  const patterns = inputs.filter((input) => typeof input === 'string').filter((input) => input.startsWith('{workspaceRoot}/'));
  return globSync(
    patterns.map((input) => input.replace('{workspaceRoot}/', '')),
    { cwd: ROOT, exclude: ['**/node_modules/**'] },
  ).map((file) => join(ROOT, file));
}

/** Whether a library's build is newer than its sources. */
export function isBuilt(library: PublishablePackage): boolean {
  const { folder } = library;
  const dist = join(folder, 'dist');
  const settings = [join(folder, 'tsdown.config.ts'), SHARED_BUILD, ...builtFrom(library)].map((file) => statSync(file).mtimeMs);
  return existsSync(dist) && newest(dist) >= Math.max(newest(join(folder, 'src')), ...settings);
}

/** Builds a library unless its build is newer than its sources. Two processes never build the same one at once. */
export async function build(library: PublishablePackage): Promise<void> {
  if (isBuilt(library)) return;
  await withBuildLock(join(library.folder, 'node_modules', '.building'), async () => {
    if (!isBuilt(library)) await run('npx', ['tsdown'], { cwd: library.folder });
  });
}
