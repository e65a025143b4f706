import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Which files of a workspace import which. */
export interface SourceGraph {
  /**
   * Test files that reach a file through their imports, the nearest first: by the number of imports between them, those
   * of the file's own project before others at the same distance.
   */
  testsOf(file: string): string[];
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const SOURCES = ['libs/*/src/**/*.{ts,tsx}', 'tools/*/src/**/*.{ts,tsx}', 'apps/*/{app,src}/**/*.{ts,tsx}'];
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const projectOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/**
 * Reads a workspace. Paths are relative to its root; an import of a sibling package leads to the source that its manifest
 * names under `@vitrine/source`.
 */
export function readSourceGraph(root: string): SourceGraph {
  const doors = new Map<string, string>();
  for (const path of globSync('{libs,tools,apps}/*/package.json', { cwd: root })) {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
    for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
      const source = typeof target === 'string' ? target : target['@vitrine/source'];
      if (source) doors.set(join(manifest.name, subpath), join(dirname(path), source));
    }
  }
  const importersOf = new Map<string, Set<string>>();
  for (const file of globSync(SOURCES, { cwd: root })) {
    for (const { fileName: specifier } of ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true).importedFiles) {
      const target = specifier.startsWith('.') ? fileAt(root, join(dirname(file), specifier)) : doors.get(specifier);
      if (!target) continue;
      const importers = importersOf.get(target) ?? new Set();
      importersOf.set(target, importers.add(file));
    }
  }
  return {
    testsOf(file) {
      const distances = new Map([[file, 0]]);
      const queue = [file];
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        for (const importer of importersOf.get(next) ?? []) {
          if (distances.has(importer)) continue;
          distances.set(importer, (distances.get(next) ?? 0) + 1);
          queue.push(importer);
        }
      }
      const rank = (test: string) => (distances.get(test) ?? 0) * 2 + (projectOf(test) === projectOf(file) ? 0 : 1);
      return [...distances.keys()].filter(isTest).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
    },
  };
}

function fileAt(root: string, path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (one) => existsSync(join(root, one)) && statSync(join(root, one)).isFile(),
  );
}
