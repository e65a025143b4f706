import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '../build/build-watch.ts';

/** React Router names a build by its manifest's file: pages carry the same version. */
const MANIFEST_FILE = /^manifest-([\w-]+)\.js$/;

/** Which build a folder of built files holds, for pages that ask whether they are still of the latest one. */
export async function readServedBuild(assetsDir: string, assetsPrefix: string): Promise<BuildManifest> {
  const folder = join(assetsDir, assetsPrefix);
  const names = (await readdir(folder)).sort();
  const manifest = names.find((name) => MANIFEST_FILE.test(name));
  const { mtimeMs } = await stat(manifest === undefined ? folder : join(folder, manifest));
  // File names carry hashes of their contents, so they name a build where no manifest does.
  const id =
    manifest === undefined
      ? createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
      : (MANIFEST_FILE.exec(manifest)?.[1] ?? '');
  return { id, timestamp: Math.round(mtimeMs) };
}
