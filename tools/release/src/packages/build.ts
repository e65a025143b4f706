import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
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

/** Whether a library's build is newer than its sources. */
export function isBuilt({ folder }: PublishablePackage): boolean {
  const dist = join(folder, 'dist');
  const settings = [join(folder, 'tsdown.config.ts'), SHARED_BUILD].map((file) => statSync(file).mtimeMs);
  return existsSync(dist) && newest(dist) >= Math.max(newest(join(folder, 'src')), ...settings);
}

/** Builds a library unless its build is newer than its sources. Two processes never build the same one at once. */
export async function build(library: PublishablePackage): Promise<void> {
  if (isBuilt(library)) return;
  await withBuildLock(join(library.folder, 'node_modules', '.building'), async () => {
    if (!isBuilt(library)) await run('npx', ['tsdown'], { cwd: library.folder });
  });
}
