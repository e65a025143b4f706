import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { MigrateError } from '../migrate-error.ts';
import { filesOfGit } from './git.ts';

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
/** Their scripts may call a package, and are not read. */
const UNREAD = /\.(?:vue|svelte|astro)$/;
const MANIFEST = /(?:^|\/)package\.json$/;
const CONFIG = /(?:^|\/)[jt]sconfig(?:\.[\w-]+)*\.json$/;

/** What is read of somebody's repository. */
export interface Repository {
  readonly folder: string;
  /** Text of each source, by its path from the folder on. */
  readonly sources: ReadonlyMap<string, string>;
  /** Text of each `package.json`, by its path. */
  readonly manifests: ReadonlyMap<string, string>;
  /** Text of each `tsconfig.json` and `jsconfig.json`, by its path. */
  readonly configs: ReadonlyMap<string, string>;
  /** Files that may hold call sites, and are of a kind that is not read. */
  readonly unread: readonly string[];
}

/** Outside of git nothing says what is made by a build; folders with a dot and installed packages are left out. */
function walk(folder: string, below = folder): string[] {
  return readdirSync(below, { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : walk(folder, path);
    return entry.isFile() ? [relative(folder, path).split(sep).join('/')] : [];
  });
}

/** Links are not followed: what is written stays in the repository. */
const isFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Reads a folder's sources and manifests. @throws MigrateError `FOLDER` where there is none. */
export function readRepository(folder: string): Repository {
  if (!(lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false))
    throw new MigrateError('FOLDER', `${folder} is no folder: name the one of the repository.`);
  const files = (filesOfGit(folder) ?? walk(folder))
    .filter((file) => !file.split('/').includes('node_modules') && isFile(join(folder, file)))
    .toSorted();
  const textOf = (pattern: RegExp): Map<string, string> =>
    new Map(files.filter((file) => pattern.test(file)).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const manifests = textOf(MANIFEST);
  if (manifests.size === 0)
    throw new MigrateError('FOLDER', `${folder} holds no package.json: name the folder of a repository that has one.`);
  return { folder, sources: textOf(SOURCE), manifests, configs: textOf(CONFIG), unread: files.filter((file) => UNREAD.test(file)) };
}
