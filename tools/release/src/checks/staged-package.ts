import { readdirSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import type { Manifest } from '../packages/publishable-packages.ts';

/** A package laid out as it is published. */
export interface StagedPackage {
  folder: string;
  manifest: Manifest;
}

/** Files of a package, hidden ones too, each by its path inside of it; with a pattern, those alone that it names. */
export const filesOf = ({ folder }: Pick<StagedPackage, 'folder'>, pattern?: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => pattern === undefined || matchesGlob(file, pattern))
    .toSorted();
