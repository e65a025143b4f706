import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { PublishablePackage } from './publishable-packages.ts';
import type { Versions } from './published-manifest.ts';
import { stage } from './stage.ts';

const run = promisify(execFile);

/** Packs a folder that is laid out as it is published, and gives the tarball's path. */
export async function packStage(folder: string, target: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--pack-destination', target, '--silent', '--ignore-scripts'], { cwd: folder });
  return join(target, basename(stdout.trim().split('\n').at(-1) ?? ''));
}

/**
 * Packs a built library.
 *
 * @param target - Folder for what is packed and for the tarball.
 * @returns The tarball's path.
 */
export const pack = (library: PublishablePackage, target: string, versions?: Versions): Promise<string> =>
  packStage(stage(library, target, versions), target);
