import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Exports, type Manifest, type PublishablePackage, ROOT } from './publishable-packages.ts';

const run = promisify(execFile);

/** Resolves siblings to their sources inside the workspace; nobody else has them. */
const WORKSPACE_CONDITION = '@vitrine/source';

/** The manifest as it is published: what serves the workspace alone is left out. */
export function publishedManifest({ nx: _nx, scripts: _scripts, devDependencies: _dev, ...manifest }: Manifest): Manifest {
  const exports = Object.entries(manifest.exports).map(([path, target]) => [
    path,
    typeof target === 'string'
      ? target
      : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== WORKSPACE_CONDITION)),
  ]);
  return { ...manifest, exports: Object.fromEntries(exports) as Exports };
}

/**
 * Packs a built library.
 *
 * @param target - Folder for what is packed and for the tarball.
 * @returns The tarball's path.
 */
export async function pack(library: PublishablePackage, target: string): Promise<string> {
  const stage = join(target, library.lib);
  mkdirSync(stage, { recursive: true });
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(publishedManifest(library.manifest), undefined, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'));
  for (const entry of ['README.md', 'CHANGELOG.md', ...(library.manifest.files ?? [])]) {
    const source = join(library.folder, entry);
    if (existsSync(source)) cpSync(source, join(stage, entry), { recursive: true });
  }
  const { stdout } = await run('npm', ['pack', '--pack-destination', target, '--silent', '--ignore-scripts'], { cwd: stage });
  return join(target, basename(stdout.trim().split('\n').at(-1) ?? ''));
}
