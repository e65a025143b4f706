import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of packages that keep what a run writes: a tree of its own makes its own. */
const CACHES: ReadonlySet<string> = new Set(['.vite', '.cache', '.vite-temp']);

/**
 * A tree of the last commit whose files may be changed while people go on in theirs. Packages are those that are
 * installed; the workspace's own lead to the tree's sources.
 * @returns Its folder, and how it goes away.
 */
export function addWorkTree(root: string, folder: string): { readonly path: string; remove(): void } {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  remove();
  mkdirSync(dirname(folder), { recursive: true });
  git('worktree', 'add', '--detach', folder, 'HEAD');
  for (const modules of ['node_modules', ...globSync('{apps,libs,tools}/*/node_modules', { cwd: root })]) {
    if (existsSync(join(folder, dirname(modules)))) linkPackages(join(root, modules), join(folder, modules));
  }
  return { path: folder, remove };
}

/** Brings what is not committed yet, new files and removals included, from one tree into another of the same commit. */
export function copyUncommitted(root: string, folder: string): void {
  const list = (...args: readonly string[]): string[] =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  for (const path of [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')]) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
    else rmSync(join(folder, path), { force: true });
  }
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (CACHES.has(name)) continue;
    if (name === '@vitrine') linkOwnPackages(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** The workspace's own packages are links relative to where they stand, so that copies of them lead into the tree. */
function linkOwnPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}
