import { spawnSync } from 'node:child_process';

function git(folder: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}

/** Files below a folder that git knows or would take, relative to it; undefined outside of a repository. */
export function filesOfGit(folder: string): string[] | undefined {
  const listed = git(folder, ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  return listed?.split('\0').filter((file) => file !== '');
}

/** `clean`, `changed`, or `none` where git keeps nothing of the folder. */
export function gitState(folder: string): 'clean' | 'changed' | 'none' {
  const status = git(folder, ['status', '--porcelain', '--untracked-files=all', '--', '.']);
  if (status === undefined) return 'none';
  return status.trim() === '' ? 'clean' : 'changed';
}
