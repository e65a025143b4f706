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
  [field: string]: unknown;
}

/** A library that is published. */
export interface PublishablePackage {
  /** Its folder's name. */
  lib: string;
  folder: string;
  manifest: Manifest;
}

/** Reads a `package.json`. */
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Every library that is published, in the order of its name. */
export function publishablePackages(root = ROOT): PublishablePackage[] {
  return readdirSync(join(root, 'libs'))
    .toSorted()
    .map((lib) => ({ lib, folder: join(root, 'libs', lib) }))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')))
    .map(({ lib, folder }) => ({ lib, folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.private !== true);
}
