import { dirname } from 'node:path';
import type { Recording } from './record-task.ts';

/** Something that a task sees and that does not change its hash. */
export interface Miss {
  readonly task: string;
  /** A file, a folder (with a slash at its end), or `git`, which knows the names of all. */
  readonly path: string;
  readonly why: string;
}

const folderOf = (file: string): string => (dirname(file) === '.' ? '' : dirname(file));

/**
 * What a task reads and Nx does not hash for it. A folder whose names it lists counts as seen where an input lies directly in it,
 * for inputs are patterns: a new file of the kind is one, too; or in each folder below it. What a task lists of its
 * own project is seen: all of that is hashed but for the kinds that its inputs leave out by name.
 */
export function missesOf(
  { task, files, folders, asksGit }: Recording,
  { inputs, tracked, ownFolder }: { readonly inputs: ReadonlySet<string>; readonly tracked: readonly string[]; readonly ownFolder: string },
): Miss[] {
  // What was recorded before may be gone by now.
  const isThere = new Set(tracked);
  const misses: Miss[] = files
    .filter((file) => isThere.has(file) && !inputs.has(file))
    .map((path) => ({ task, path, why: 'is opened and not hashed' }));
  for (const folder of folders) {
    if (`${folder}/`.startsWith(`${ownFolder}/`)) continue;
    const direct = tracked.filter((file) => folderOf(file) === folder);
    const children = childrenOf(folder, tracked);
    const isSeen = direct.some((file) => inputs.has(file)) || (children.length > 0 && children.every((child) => holds(child, inputs)));
    if (!isSeen) misses.push({ task, path: `${folder}/`, why: 'is listed, and nothing in it is hashed' });
  }
  if (asksGit && tracked.some((file) => !inputs.has(file)))
    misses.push({ task, path: 'git', why: 'is asked for the names of all files, and not all are hashed' });
  return misses;
}

/** The folders directly below a folder, each with a slash at its end. */
function childrenOf(folder: string, tracked: readonly string[]): string[] {
  const prefix = `${folder}/`;
  const below = tracked.flatMap((file) => (file.startsWith(prefix) ? [file.slice(prefix.length)] : []));
  return [...new Set(below.flatMap((path) => (path.includes('/') ? [`${prefix}${path.split('/')[0]}/`] : [])))];
}

const holds = (folder: string, inputs: ReadonlySet<string>): boolean => [...inputs].some((file) => file.startsWith(folder));
