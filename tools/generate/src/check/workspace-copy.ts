import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addWorkTree, copyUncommitted } from '@vitrine/scripts/work-tree';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** A copy of the workspace as it lies here, with its packages linked, where generators may write. */
export function copyWorkspace(): { readonly path: string; remove(): void } {
  const copy = addWorkTree(ROOT, mkdtempSync(join(tmpdir(), 'vitrine-generate-')));
  copyUncommitted(ROOT, copy.path);
  return copy;
}

/** Files of a copy that are new or changed since the last commit. */
export const changedFiles = (root: string): string[] =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((line) => line !== '' && !line.slice(0, 2).includes('D'))
    .map((line) => line.slice(3));

/**
 * Runs a command of the workspace in a copy.
 * @returns What it printed where it failed; empty where all is well.
 */
export function failureOf(root: string, command: string, args: readonly string[], folder = '.'): string {
  const bin = join(root, 'node_modules', '.bin');
  try {
    execFileSync(join(bin, command), [...args], {
      cwd: join(root, folder),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, NX_DAEMON: 'false', FORCE_COLOR: '0', NODE_OPTIONS: '' },
    });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}\n${stderr}`.trim() || String(error);
  }
}
