import semver from 'semver';
import type { StagedPackage } from './staged-package.ts';

/** What is read of an installed package in `package-lock.json`. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  engines?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** Installed packages by their path from the root. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Where Node finds a package that is asked for from another one's folder. */
function locate(locked: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = locked[path];
    if (found !== undefined) return found.link === true ? found.resolved : path;
    if (folder === '') return undefined;
    const end = folder.lastIndexOf('/node_modules/');
    folder = end === -1 ? '' : folder.slice(0, end);
  }
}

/** What an importer cannot do without: dependencies, and peers that are no choice. */
const needed = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage): string[] => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];

/**
 * Whether a package runs on every Node that it names: all that it cannot do without does, down to the last dependency.
 *
 * @param folder - The library's folder in the lock file, such as `libs/ui`.
 */
export function checkEngines({ manifest }: Pick<StagedPackage, 'manifest'>, locked: LockedPackages, folder: string): string[] {
  const { name, engines } = manifest;
  const own = engines?.['node'];
  if (own === undefined) return [`${name}: engines.node is not set. Name the oldest Node that it runs on.`];
  const seen = new Set<string>();
  const queue = needed(manifest).map((other) => ({ from: folder, other }));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const path = locate(locked, next.from, next.other);
    if (path === undefined || seen.has(path)) continue;
    seen.add(path);
    queue.push(...needed(locked[path] ?? {}).map((other) => ({ from: path, other })));
  }
  return [...seen].toSorted().flatMap((path) => {
    const range = locked[path]?.engines?.['node'];
    return range === undefined || semver.subset(own, range)
      ? []
      : [`${name}: engines says Node ${own}, but ${path.replace(/^.*node_modules\//, '')} needs ${range}. Raise engines to that.`];
  });
}
