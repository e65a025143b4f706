import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WORKSPACE_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The project folder that a file belongs to, as `libs/ui`, and its path inside; undefined at the root. */
export function projectOf(filename) {
  const parts = relative(WORKSPACE_ROOT, filename).split(sep);
  if (parts.length < 3 || !['apps', 'libs', 'tools'].includes(parts[0])) return undefined;
  return { folder: `${parts[0]}/${parts[1]}`, name: parts[1], path: parts.slice(2).join('/') };
}

const manifests = new Map();

/** A project's package.json, read once. */
export function manifestOf(folder) {
  if (!manifests.has(folder)) {
    try {
      manifests.set(folder, JSON.parse(readFileSync(join(WORKSPACE_ROOT, folder, 'package.json'), 'utf8')));
    } catch {
      manifests.set(folder, undefined);
    }
  }
  return manifests.get(folder);
}

/** Calls `check(node, specifier)` for each import, export-from and dynamic import of a module. */
export function eachImport(check) {
  const visit = (node) => {
    if (typeof node.source?.value === 'string') check(node, node.source.value);
  };
  return { ImportDeclaration: visit, ExportNamedDeclaration: visit, ExportAllDeclaration: visit, ImportExpression: visit };
}
