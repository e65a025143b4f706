import type { Project } from './project.ts';
import type { Exports, Manifest, PublishablePackage } from './publishable-packages.ts';

/** Resolves siblings to their sources inside the workspace; nobody else has them. */
const WORKSPACE_CONDITION = '@vitrine/source';

/** What TypeScript reads of a stylesheet, so that importing one needs no declaration of the importer's own. */
export const STYLESHEET_TYPES = './dist/stylesheet.d.ts';

/** Versions by package name, where they are not those of the sources: a canary's. */
export type Versions = ReadonlyMap<string, string>;

const published = (path: string, target: string | Record<string, string>): string | Record<string, string> => {
  if (typeof target === 'string') return target;
  const conditions = Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== WORKSPACE_CONDITION));
  return path.endsWith('.css') ? { types: STYLESHEET_TYPES, ...conditions } : conditions;
};

/** The manifest as it is published: what serves the workspace alone is left out, and what every package says of the project is put in. */
export function publishedManifest(
  { home, manifest }: PublishablePackage,
  project: Project,
  versions: Versions = new Map<string, string>(),
): Manifest {
  const { nx: _nx, scripts: _scripts, devDependencies: _dev, version, exports, files = [], dependencies, ...rest } = manifest;
  const { name, description, keywords, shopDependencies, ...others } = rest;
  const released = (ranges: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(ranges).map(([other, range]) => [other, versions.get(other) ?? range]));
  return {
    name,
    version: versions.get(name) ?? version,
    ...(description !== undefined && { description }),
    ...(keywords && { keywords }),
    license: project.license,
    author: project.author,
    homepage: `${project.address}/tree/main/${home}#readme`,
    repository: { ...project.repository, directory: home },
    bugs: `${project.address}/issues`,
    ...others,
    exports: Object.fromEntries(
      Object.entries(exports)
        .map(([path, target]) => [path, published(path, target)] as const)
        // What has nothing but its source serves the workspace alone.
        .filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0),
    ) as Exports,
    // What source and declaration maps lead to.
    files: [...files, 'src'],
    ...(dependencies && { dependencies: released(dependencies) }),
    // What a shop is written with is of the same release, too.
    ...(shopDependencies && { shopDependencies: released(shopDependencies) }),
    publishConfig: { access: 'public', provenance: true },
  };
}
