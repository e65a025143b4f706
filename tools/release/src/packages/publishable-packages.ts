import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workspace's folder. */
export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** Where an entry of a package leads, by condition; a path alone leads there under all of them. */
export type Exports = Record<string, string | Record<string, string>>;

/** What is read of a package's `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  description?: string;
  keywords?: string[];
  license?: string;
  type?: string;
  engines?: Record<string, string>;
  bin?: Record<string, string>;
  exports: Exports;
  files?: string[];
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  scripts?: Record<string, string>;
  /** Siblings that what this package writes depends on, with their versions. */
  shopDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** A library or a tool that is published. */
export interface PublishablePackage {
  /** Its folder's name. */
  lib: string;
  /** Its folder from the workspace on, such as `libs/ui`. */
  home: string;
  folder: string;
  manifest: Manifest;
}

/** Reads a `package.json`. */
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Every library and every tool that is published, in the order of its folder. */
export function publishablePackages(root = ROOT): PublishablePackage[] {
  return ['libs', 'tools']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) =>
      readdirSync(join(root, group))
        .toSorted()
        .map((lib) => ({ lib, home: `${group}/${lib}` })),
    )
    .map(({ lib, home }) => ({ lib, home, folder: join(root, home) }))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')))
    .map((found) => ({ ...found, manifest: readManifest(found.folder) }))
    .filter(({ manifest }) => manifest.private !== true);
}
